deftype N = int; class N;
