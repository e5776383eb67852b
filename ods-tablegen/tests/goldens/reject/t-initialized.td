class C<int x = ?> { bit b = !initialized(x); int y = x; }
def A : C; def B : C<3>; def D : C<?>;
