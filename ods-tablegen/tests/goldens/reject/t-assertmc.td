multiclass M<int x> { assert !lt(x, 3), "big"; def a; }
defm A : M<1>;
defm B : M<5>;
