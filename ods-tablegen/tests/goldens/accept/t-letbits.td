class A { bits<8> b = 0; bit c = b{3}; bits<4> d = b{7-4}; }
def B : A { let b{3} = 1; let b{7-4} = 0b1010; }
def C : A { let b = {1,0,1,0,1,0,1,0}; }
def D : A { let b{0,2,4...6} = 0b11011; }
