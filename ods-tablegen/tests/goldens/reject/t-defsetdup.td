class B; defset list<B> all = { } defset list<B> all = { }
