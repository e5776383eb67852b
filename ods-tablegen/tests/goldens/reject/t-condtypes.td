def A { int s = !cond(true: 1, false: "a"); }
