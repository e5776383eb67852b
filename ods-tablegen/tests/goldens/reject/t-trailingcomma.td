class C<int a, int b = 2,> { int x = a; }
def A : C<1,>;
