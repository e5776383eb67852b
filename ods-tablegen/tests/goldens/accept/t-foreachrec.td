class B<int i> { int v = i; } def b3 : B<3>; def b1 : B<1>;
foreach b = [b3, b1] in def "d" # b { int w = b.v; string n = !cast<string>(b); }
foreach b = !instances<B>() in def "e" # b.v;
