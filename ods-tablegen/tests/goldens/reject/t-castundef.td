class B;
def A { B x = !cast<B>("nope"); }
