def A { list<int> a = !foreach(x, [1,2], !mul(x, x)); list<string> b = !foreach(x, [1,2], "a" # x); dag d = !foreach(x, (op 1, 2:$n), !if(!isa<int>(x), x, x)); }
def op;
