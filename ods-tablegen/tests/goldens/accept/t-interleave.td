def A { string a = !interleave(["a","b"], ", "); string b = !interleave([1,2], "-"); string c = !interleave([]<string>, ","); bits<2> x = 1; string d = !interleave([true, false], "/"); }
