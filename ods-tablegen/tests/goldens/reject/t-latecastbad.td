class T { int v = 1; }
class A<int i> { T t = !cast<T>("T" # i); }
def X : A<2>;
