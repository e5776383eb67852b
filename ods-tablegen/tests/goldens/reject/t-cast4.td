class B; def A { B b = !cast<B>(5); }
