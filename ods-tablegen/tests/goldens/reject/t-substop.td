def x; def y;
def A { string s = !subst("a", "bb", "banana"); string t = !subst("aa", "b", "aaa"); string u = !subst("zz", "b", "aaa"); x_t v = !subst(x, y, x); }
