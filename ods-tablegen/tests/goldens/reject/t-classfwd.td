class B; class A { B b = ?; } class B { int x = 1; } def b : B; def a : A { let b = b; }
