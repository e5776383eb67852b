multiclass M<int i> { def _a { int v = i; } def NAME#_b { int v = i; } def x_#NAME; }
defm P : M<1>;
defm : M<2>;
