class A { int x = 1; }
def C : A { string x = "a"; }
