class A<int x> { int v = x; } def B { list<A> l = !foreach(i, [1,2,1], A<i>); list<int> m = !foreach(a, l, a.v); }
