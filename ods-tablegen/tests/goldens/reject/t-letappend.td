class A { list<int> x = [1]; string s = "a"; dag d = (ins); }
def ins;
def B : A { let append x = [2]; let prepend x = [0]; let append s = "b"; let prepend s = "p"; }
