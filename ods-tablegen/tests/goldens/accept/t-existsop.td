class B; def b : B; class Z; 
def A { bit x = !exists<B>("b"); bit y = !exists<B>("later"); bit z = !exists<Z>("b"); bit s = !exists<B>("A"); }
def later : B;
