def a; defvar a = 1;
