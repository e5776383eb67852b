class A { bits<8> b = 0; }
def B : A { let b{0,0} = 0b11; }
