foreach i = [1] in def A;
def B { int x = i; }
