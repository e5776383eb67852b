class B; defset list<B> all = { def a : B; def b : B; foreach i = [1,2] in def c#i : B; }
def X { list<B> l = all; int n = !size(all); }
