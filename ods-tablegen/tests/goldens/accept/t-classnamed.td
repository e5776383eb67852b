class C<int a, string s = "d", int b = a> { int x = a; string y = s; int z = b; }
def A : C<1, b=4>;
def B : C<s="k", a=2>;
def D { C c = C<5, s="u">; }
