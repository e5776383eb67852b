class C<list<int> l> { foreach x = l in int y = x; }
