deftype Byte = bits<8>; deftype Bytes = list<bits<8>>;
class A; class B : A; class C : A; class BC : B, C; def b : B; def c : C; def bc : BC;
class T<A a, list<A> la, Byte by, bit f> { A x = a; list<A> l = !listconcat(la, [a]); Byte y = by; bit g = !if(f, by{0}, by{7}); bits<4> n = by{7...4}; bits<8> rev = {by{0}, by{1}, by{2}, by{3}, by{7-4}}; int i = by; bit isB = !isa<B>(a); list<B> bs = !foreach(q, !filter(p, la, !isa<B>(p)), !cast<B>(q)); bits<16> w = {by, by}; }
def t1 : T<b, [b, c, bc], 0x5A, 1>; def t2 : T<bc, [], {1,0,1,0,1,0,1,0}, 0>;
def u { Bytes l = [1, 0b10101010, {0,0,0,0,1,1,1,1}]; list<A> m = [b, c]; A i = !if(1, b, c); list<list<A>> n = [[b], [c], []]; bit q = 0x1; int h = 0xFFFFFFFFFFFFFFFF; bits<3> neg = -3; int x = {1,0,1}; }
