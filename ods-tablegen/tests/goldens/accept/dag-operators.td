class Op; class Op2 : Op; def ins : Op2; def outs : Op; def z;
class D<dag d, Op o> {
  dag c = !con(d, (ins 9:$nine)); dag f = !foreach(x, d, !if(!isa<Op>(x), x, x)); Op op = !getdagop<Op>(d); dag so = !setdagop(d, o); int n = !size(d);
  dag mk = !dag(o, [1, 2], ["a", ?]); dag mk2 = !dag(o, ?, ["p", "q"]); string nm = !getdagname(d, 0); int ga = !getdagarg<int>(d, 0); int gb = !getdagarg<int>(d, "b"); dag sa = !setdagarg(d, "b", "new"); dag sn = !setdagname(d, 0, "zero"); dag sn2 = !setdagname(d, "b", ?);
  string on = !getdagopname(!setdagopname(d, "nm")); dag nest = (o:$top d:$inner, (outs "t", [1, 2]:$l, "s", ?:$u, $only)); int em = !empty(d);
}
def d : D<(ins 1:$a, 2:$b), outs>;
