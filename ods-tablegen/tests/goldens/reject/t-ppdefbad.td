#define
def A;
