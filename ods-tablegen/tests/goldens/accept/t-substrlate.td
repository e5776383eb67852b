class A<string s> { string a = !substr(s, 1, !sub(!size(s), 2)); int f = !find(s, "b"); string u = !toupper(!substr(s, 0, 1)) # !substr(s, 1); } def X : A<"abcd">;
