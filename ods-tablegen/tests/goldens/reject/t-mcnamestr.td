multiclass M<string s> { def s; def "k"#s; def NAME#s; } defm A : M<"q">;
