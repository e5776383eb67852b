class A { string s = NAME; string t = !toupper(NAME); } let s = "x" in def b : A; let s = NAME in def c : A;
