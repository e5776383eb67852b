class N; deftype N = int;
