class A { int x = 1; }
let z = 3 in def B : A;
