class B; class C : B; def c : C; class U<B x> { string s = !if(!isa<C>(x), "C", "B"); } def X : U<c>; def Y : U<B>;
