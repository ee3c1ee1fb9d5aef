/* python.exe: Python itself, or in an environment the way to the Python that made it. */
#include <windows.h>
#include <stdio.h>
#include <wchar.h>

int wmain(int argc, wchar_t **argv)
{
    static wchar_t own[4096], base[4096], command[32768], line[4096];
    GetModuleFileNameW(NULL, own, 4096);
    wcscpy(base, own);
    *wcsrchr(base, L'\\') = 0;
    wchar_t *name = wcsrchr(own, L'\\') + 1;
    wchar_t config[4096];
    _snwprintf(config, 4096, L"%ls\\..\\pyvenv.cfg", base);
    FILE *file = _wfopen(config, L"rt, ccs=UTF-8");
    if (!file) {
        wcscat(base, L"\\python311.dll");
        HMODULE library = LoadLibraryW(base);
        int (*start)(int, wchar_t **) = library ? (void *)GetProcAddress(library, "Py_Main") : NULL;
        return start ? start(argc, argv) : 106;
    }
    command[0] = 0;
    while (fgetws(line, 4096, file))
        if (!wcsncmp(line, L"home = ", 7)) {
            line[wcscspn(line, L"\r\n")] = 0;
            _snwprintf(command, 32768, L"\"%ls\\%ls\" ", line + 7, name);
        }
    fclose(file);
    if (!command[0])
        return 106;
    wchar_t *rest = GetCommandLineW();
    if (*rest == L'"') { rest = wcschr(rest + 1, L'"'); rest = rest ? rest + 1 : L""; }
    else while (*rest && *rest != L' ') rest++;
    wcscat(command, rest);
    SetEnvironmentVariableW(L"__PYVENV_LAUNCHER__", own);
    STARTUPINFOW start = {sizeof start};
    GetStartupInfoW(&start);
    PROCESS_INFORMATION made;
    DWORD status = 107;
    if (CreateProcessW(NULL, command, NULL, NULL, TRUE, 0, NULL, NULL, &start, &made)) {
        WaitForSingleObject(made.hProcess, INFINITE);
        GetExitCodeProcess(made.hProcess, &status);
    }
    return status;
}
