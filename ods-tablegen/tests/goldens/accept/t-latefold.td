class A<list<int> l> { int s = !foldl(0, l, a, b, !add(a, b)); string t = !foldl("", !foreach(x, l, !cast<string>(x)), a, b, !strconcat(a, b)); }
def X : A<[1,2,3]>;
class B : A<[4]> { let s = 9; }
def Y : B;
