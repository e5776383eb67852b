multiclass M { def a; }
defm X : M { int y = 1; }
