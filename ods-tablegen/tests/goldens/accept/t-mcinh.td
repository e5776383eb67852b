multiclass A<int i> { def _a { int v = i; } } multiclass B<int j> : A<!add(j, 1)> { def _b { int w = j; } } defm X : B<3>;
