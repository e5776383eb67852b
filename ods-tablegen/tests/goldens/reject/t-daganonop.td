class O<int i> { int v = i; }
def A { dag d = (O<3> 1); O<3> e = O<3>; }
