class A { int x = 1; }
def B : A { let x = !add(x, 1); }
