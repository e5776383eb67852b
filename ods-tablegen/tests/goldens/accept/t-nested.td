class A<int x> { int v = x; } class B<A a> { int w = a.v; } def C : B<A<4>>; def D { int z = B<A<!add(1, 2)>>.w; }
