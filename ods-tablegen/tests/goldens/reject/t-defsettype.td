class B; class C; defset list<B> all = { def a : C; }
