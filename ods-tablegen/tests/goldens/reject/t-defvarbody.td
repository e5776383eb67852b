def D { int a = 1; defvar a = 2; }
