class B; def b2 : B; def b1 : B; def c : B;
def A { list<B> l = !instances<B>(); list<B> m = !instances<B>("b.*"); list<B> n = !instances<B>("^$"); }
