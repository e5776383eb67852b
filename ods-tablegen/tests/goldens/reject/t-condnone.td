class C<int x> { string s = !cond(!lt(x, 0): "neg"); }
def A : C<3>;
