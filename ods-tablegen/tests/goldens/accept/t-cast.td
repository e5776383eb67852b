class B; def b0 : B; def b1 : B;
def A { B x = !cast<B>("b" # 1); string s = !cast<string>(b0); int i = !cast<int>(true); string t = !cast<string>(5); }
