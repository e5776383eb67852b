class A<string s> { code c = s; string d = c # "x"; bits<4> b = !cast<int>(!size(s)); }
def X : A<"abc">;
