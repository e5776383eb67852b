class E { bits<8> I = 0; } def X : E { let I{7-4} = 16; }
