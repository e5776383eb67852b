def A; /* foo
