class C { int x = 1; assert !eq(x, 1), "x changed"; }
def A : C { let x = 2; }
