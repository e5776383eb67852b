class C { int x = 3; }
def A2 : C; def op;
def A { string a = !repr(A2); string b = !repr((op 1:$x, "q")); string c = !repr({1,0,?}); string d = !repr("a\"b\n"); string e = !repr(?); }
