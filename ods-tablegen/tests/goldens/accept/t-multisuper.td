class A<int i> { int a = i; } class B<int i> { int b = i; } class C<int i> : A<i>, B<!add(i, 1)> { int c = a; } def D : C<5>;
