class C<int n> { list<int> l = !cond(!eq(n, 0): []<int>, true: !listconcat(!if(!lt(n, 2), []<int>, C<!sub(n, 1)>.l), [n])); }
def A : C<4>;
