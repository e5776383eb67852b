class X; def x : X; def y : X;
def A { X v = !subst(x, y, x); dag d = !subst(x, y, (x x, y:$n, 3)); list<int> l = !foreach(i, [1,2], !subst(1, 5, i)); }
