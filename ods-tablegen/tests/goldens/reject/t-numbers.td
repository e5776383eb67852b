def A { int a = 0x7fffffffffffffff; int b = 0xffffffffffffffff; int c = -0x1; int d = 0b101; int e = +5; int f = 9223372036854775807; int g = -9223372036854775808; }
