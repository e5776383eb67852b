class O; class P; def op : O;
def A { P y = !getdagop<P>((op)); }
