class C<string n, int i> { string cn = n; int ci = i; }
multiclass M<int k> { def a : C<NAME, k>; def b : C<"q" # NAME, !add(k, 1)>; }
defm W : M<7>, C<"z", 9>;
