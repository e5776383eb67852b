class C<int a, int b> { int x = a; }
def A : C<b=1>;
