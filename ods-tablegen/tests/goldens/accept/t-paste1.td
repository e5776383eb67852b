class C<string a, string b> { string v = a#b; string w = a # "-" # b # 3; list<string> l = [a] # [b, "c"]; string n = NAME # _ # a; }
def x : C<"p", "q">;
