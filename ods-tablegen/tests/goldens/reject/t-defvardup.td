defvar a = 1; defvar a = 2;
