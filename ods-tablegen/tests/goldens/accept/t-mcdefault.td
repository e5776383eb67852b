multiclass M<int a, int b = !add(a, 1), int c = !add(b, 1)> { def d { int x = a; int y = b; int z = c; } }
defm A : M<1>;
defm B : M<1, 5>;
defm C : M<1, c=9>;
