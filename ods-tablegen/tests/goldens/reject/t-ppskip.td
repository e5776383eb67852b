#ifdef X
"unterminated
[{ foo
/* open
#endif
def A;
