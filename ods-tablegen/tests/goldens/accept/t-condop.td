class C<int x> { string s = !cond(!lt(x, 0): "neg", !eq(x, 0): "zero", true: "pos"); }
def A : C<-3>; def B : C<0>; def D : C<4>;
