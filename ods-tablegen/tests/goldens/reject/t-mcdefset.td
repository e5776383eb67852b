multiclass M { defset list<A> l = { } }
