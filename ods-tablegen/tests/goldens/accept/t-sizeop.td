def op;
def A { int a = !size([1,2]); int b = !size("abc"); int c = !size((op 1, 2, 3)); int d = !size([]<int>); bit e = !empty((op)); bit f = !empty(""); bit g = !empty([1]); }
