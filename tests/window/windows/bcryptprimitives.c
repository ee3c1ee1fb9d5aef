/* bcryptprimitives.dll, which this Wine lacks: random bytes. */
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(void *, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(BYTE *data, SIZE_T size) { return SystemFunction036(data, size); }
