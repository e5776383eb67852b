class C<int i> { int v = i; string n = NAME; }
multiclass M<int i> { def "" : C<i>; def : C<!add(i, 10)>; }
defm A : M<1>; defm : M<2>;
