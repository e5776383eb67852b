class B; class C; def b0 : B;
def A { C x = !cast<C>("b0"); }
