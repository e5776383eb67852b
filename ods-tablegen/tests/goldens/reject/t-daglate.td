def op; def ins; class R; def r : R; def s : R;
class I<dag o> { dag x = o; dag y = !con((ins), !foreach(a, o, !if(!isa<R>(a), s, a))); int n = !size(o); list<string> names = !foreach(i, !range(!size(o)), !getdagname(o, i)); }
def A : I<(ins r:$a, 3:$b, r)>;
