def A { string a = !tolower("AbC1"); string b = !toupper("abC-"); string c = !repr([1, 2]); string d = !repr("a"); string e = !repr(A2); }
def A2;
