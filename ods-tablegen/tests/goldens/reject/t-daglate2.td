def op; class R<int i> { int v = i; } def r1 : R<1>; def r2 : R<2>;
class I<dag o> { int t = !foldl(0, !range(!size(o)), acc, i, !add(acc, !getdagarg<R>(o, i).v)); }
def A : I<(op r1, r2, r2)>;
