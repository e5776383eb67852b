class P { int a = 1; } class Q { P p = ?; list<P> ps = []; } def p : P; def p2 : P { let a = 2; }
def X : Q { let p = p2; let ps = [p, p2]; int s = p.a; int t = !head(ps).a; int u = ps[1].a; }
