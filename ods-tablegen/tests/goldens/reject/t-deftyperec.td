class B; deftype R = B; def b : B; def A { R x = b; list<R> l = [b]; }
