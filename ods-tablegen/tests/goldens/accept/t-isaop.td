class B; class C : B; def c : C; def b : B;
class U<B x> { bit i = !isa<C>(x); }
def A : U<c>; def D : U<b>; def E { bit s = !isa<string>("a"); bit t = !isa<int>(3); bit u = !isa<list<int>>([1]); bit v = !isa<list<B>>([c]); }
