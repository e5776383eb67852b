#ifdef A
#ifndef B
x "
#else
y [{
#endif
#else
def ok1;
#ifndef B
#define B
def ok2;
#else
bad
#endif
#ifdef B
def ok3;
#endif
#endif
