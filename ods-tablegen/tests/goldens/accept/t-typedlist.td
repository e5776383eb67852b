class A; class B : A; class C : A; def b : B; def c : C;
def X { list<A> l = [b, c]; list<A> m = !if(1, [b], [c]); list<A> n = !listconcat([b], [c]); A h = !head([b, c]); }
