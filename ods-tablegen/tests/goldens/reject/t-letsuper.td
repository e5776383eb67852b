class A { int x = 1; }
class B : A { let x = 2; }
def C : A, B;
def D : B, A;
