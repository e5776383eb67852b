class T { int v = 1; } def T1 : T; def T2 : T { let v = 2; }
class A<int i> { int w = !cast<T>("T" # i).v; T t = !cast<T>("T" # i); }
def X : A<2>;
multiclass M<int i> { def a { int w = !cast<T>("T" # i).v; } }
defm P : M<1>;
