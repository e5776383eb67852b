if "a" then def A;
