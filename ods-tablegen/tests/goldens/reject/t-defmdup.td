multiclass M { def x; } defm A : M; def Ax;
