class A { list<int> x = [1]; }
class B : A { let x = !listconcat(x, [2]); }
def C : B { let x = x # [3]; }
