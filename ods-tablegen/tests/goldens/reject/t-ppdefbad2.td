#define 1x
def A;
