} def A;
