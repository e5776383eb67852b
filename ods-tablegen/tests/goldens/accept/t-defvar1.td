defvar a = 1; defvar b = !add(a, 1); class C { defvar x = b; int y = x; } def D : C { defvar x = 9; int z = x; }
