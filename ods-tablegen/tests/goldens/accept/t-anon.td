class C<int i> { int v = i; } def : C<1>; def : C<2>; def X { C c = C<1>; C d = C<1>; C e = C<3>; list<C> l = [C<1>, C<4>]; int z = C<9>.v; }
