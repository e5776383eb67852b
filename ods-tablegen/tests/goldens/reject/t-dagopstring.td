def A { dag d = ("op" 1); }
