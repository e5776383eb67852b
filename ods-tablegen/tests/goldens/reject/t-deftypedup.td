deftype N = int; deftype N = string;
