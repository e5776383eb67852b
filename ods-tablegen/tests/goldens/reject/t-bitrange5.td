class E { int I = 0; } def X : E { let I{3-0} = 5; }
