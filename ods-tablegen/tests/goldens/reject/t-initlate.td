class C<int a = ?, string s = ?> { bit ia = !initialized(a); string v = !if(!initialized(s), s, "dflt"); }
def A : C; def B : C<1>; def D : C<s = "q">; def E : C<?, "r">;
