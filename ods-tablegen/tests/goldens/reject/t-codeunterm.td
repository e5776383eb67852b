def A { code a = [{ abc
