class A { int x = 1; int y = !add(x, 1); list<int> l = [x, y]; }
def B : A { let x = 10; }
def D : A { let y = 3; let x = !mul(y, 2); }
