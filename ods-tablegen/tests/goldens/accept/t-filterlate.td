class C<list<int> l, int m> { list<int> r = !filter(x, l, !and(!gt(x, m), !ne(x, 4))); } def A : C<[1,2,3,4,5], 2>;
