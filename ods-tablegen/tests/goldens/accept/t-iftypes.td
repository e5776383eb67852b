class P; class Q : P; class R : P; def q : Q; def r : R;
class C<bit b> { P p = !if(b, q, r); }
def A : C<1>;
