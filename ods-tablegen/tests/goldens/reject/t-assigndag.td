def A { dag d = 5; }
