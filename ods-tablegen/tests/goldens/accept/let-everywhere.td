class I<string n> { string Name = n; bits<8> Op = 0; int Size = 4; field bits<2> F; list<string> L = []; bit P = 0; int Sum = !add(Size, 1); string Q = Name # "_" # Size; }
let Size = 8, L = ["a"] in { def x : I<"x">; let Op<7...4> = 0xA in { def y : I<"y"> { let Op{3-0} = 5; let Size = 2; } def z : I<"z"> { let Name = "zz"; let L = !listconcat(["q"], ["r"]); int Own = !mul(Size, 2); } } }
class J<int s> : I<"j" # s> { let Size = s; let P = !gt(s, 4); defvar h = !div(s, 2); int Half = h; string N2 = !if(P, "big", "small"); }
foreach s = [2, 6] in { def j#s : J<s>; def k#s : J<!add(s, 1)> { let Name = "k"; } }
def anon { list<J> js = [J<1>, J<2>, J<1>]; string n = J<3>.Q; int hh = J<10>.Half; }
