def A { string s = 1 # 2; string t = "a" # true # {1,0}; }
