class E { bits<8> I = 0; } def X : E { let I{3-0} = 0b10101; }
