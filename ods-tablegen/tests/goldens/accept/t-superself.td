class A { int v = 1; int w = v; } class B<int z> : A { let v = z; } def D : B<5>; def E : B<6> { let w = 0; }
