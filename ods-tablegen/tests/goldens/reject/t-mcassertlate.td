multiclass M<int i> { foreach j = !range(i) in assert !lt(j, 2), "j is " # j; def x; }
defm A : M<2>;
defm B : M<3>;
