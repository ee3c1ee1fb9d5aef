"""Static determinism checks: no randomness but the streams, no dependence on the order of a set.

Set order differs between processes, so rules may use sets for anything but their order. The finder
looks at displays, calls, operators and annotations, and follows no value further.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

CHANCE = frozenset(
    ("random", "secrets", "time", "uuid", "datetime", "numpy", "threading", "asyncio")
)
"""nondeterministic modules"""
CALLS = frozenset(("hash", "os.urandom", "os.getpid"))
"""calls with a different result in each process"""


def imported(tree: ast.AST) -> Iterator[str]:
    """Return the full names of all modules that a file imports, anywhere in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)


def chance_in(source: str) -> list[str]:
    """Return the nondeterministic modules and calls of a source."""
    tree = ast.parse(source)
    modules = {each.partition(".")[0] for each in imported(tree)} & CHANCE
    calls = {ast.unparse(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    return sorted(modules | calls & CALLS)


ORDERLESS = {"sorted", "set", "frozenset", "len", "any", "all", "sum", "min", "max", "bool"}
"""calls that may take a set without exposing its order"""
ORDERED = {"list", "tuple", "next", "iter", "enumerate", "zip", "map", "filter", "reversed", "dict"}
MAKERS = {"set", "frozenset"}


class Sets(ast.NodeVisitor):
    """Finds places where the order of a set escapes, function by function.

    Sets are recognized from displays, calls, set operators, and the annotations of names.
    """

    def __init__(self) -> None:
        self.found: list[int] = []
        self.names: set[str] = set()
        self.blind: set[ast.AST] = set()
        """parts whose order does not matter"""

    def is_set(self, node: ast.AST) -> bool:
        """Return True if this is known to be a set."""
        if isinstance(node, ast.Set | ast.SetComp):
            return True
        if isinstance(node, ast.Name):
            return node.id in self.names
        if isinstance(node, ast.BinOp) and isinstance(
            node.op, ast.BitOr | ast.BitAnd | ast.Sub | ast.BitXor
        ):
            return self.is_set(node.left) or self.is_set(node.right)
        if isinstance(node, ast.IfExp):
            return self.is_set(node.body) or self.is_set(node.orelse)
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                return node.func.id in MAKERS
            if isinstance(node.func, ast.Attribute):
                unions = ("union", "intersection", "difference", "symmetric_difference")
                return node.func.attr in unions
        return False

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        outer, self.names = self.names, set(self.names)
        for argument in (*node.args.args, *node.args.kwonlyargs):
            self.note(argument.arg, argument.annotation)
        for each in ast.walk(node):
            if isinstance(each, ast.Assign) and self.is_set(each.value):
                self.names |= {t.id for t in each.targets if isinstance(t, ast.Name)}
            elif isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
                self.note(each.target.id, each.annotation)
        self.generic_visit(node)
        self.names = outer

    def note(self, variable: str, annotation: ast.expr | None) -> None:
        kind = ast.unparse(annotation).partition("[")[0] if annotation else ""
        if kind in ("set", "frozenset", "AbstractSet", "Set", "MutableSet"):
            self.names.add(variable)

    def visit_For(self, node: ast.For) -> None:
        self.check(node.iter)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        called = node.func.id if isinstance(node.func, ast.Name) else ""
        method = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        if called in ORDERLESS:
            self.blind.update(node.args)
        # Keywords are looked up by name.
        self.blind.update(each.value for each in node.keywords if each.arg is None)
        if called in ORDERED or method in ("join", "extend", "fromkeys"):
            for argument in node.args:
                self.check(argument)
        if method == "pop" and not node.args and isinstance(node.func, ast.Attribute):
            self.check(node.func.value)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        for operator, right in zip(node.ops, node.comparators, strict=True):
            if isinstance(operator, ast.In | ast.NotIn) and isinstance(right, ast.Tuple):
                self.blind.update(right.elts)
        self.generic_visit(node)

    def visit_Starred(self, node: ast.Starred) -> None:
        if node not in self.blind:
            self.check(node.value)
        self.generic_visit(node)

    def visit_Set(self, node: ast.Set) -> None:
        for each in node.elts:  # a set built from a set does not expose its order
            self.visit(each.value if isinstance(each, ast.Starred) else each)

    def comprehension(self, node: ast.ListComp | ast.GeneratorExp | ast.DictComp) -> None:
        if node not in self.blind:
            for each in node.generators:
                self.check(each.iter)
        self.generic_visit(node)

    visit_ListComp = visit_GeneratorExp = visit_DictComp = comprehension

    def check(self, node: ast.expr) -> None:
        if self.is_set(node):
            self.found.append(node.lineno)


def leaks(source: str) -> list[int]:
    """Return the lines on which the order of a set escapes."""
    finder = Sets()
    finder.visit(ast.parse(source))
    return finder.found
