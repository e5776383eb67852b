class B; defset list<B> o = { def a : B; defset list<B> i = { def b : B; } def c : B; }
def X { list<B> l = o; list<B> m = i; }
