multiclass M<int a> { def x; } defm A : M<"s">;
