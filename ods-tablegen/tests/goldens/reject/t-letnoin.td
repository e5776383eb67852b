let x = 1 def A;
