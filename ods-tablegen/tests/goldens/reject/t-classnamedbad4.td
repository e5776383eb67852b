class C<int a, int b> { int x = a; }
def A : C<1, zz=2>;
