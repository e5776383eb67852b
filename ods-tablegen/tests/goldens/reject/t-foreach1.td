foreach i = [1,2,3] in def A#i { int v = i; }
foreach i = 0-2 in { def B#i; def C#i; }
foreach i = 3...1 in def D#i;
foreach i = {0, 2-4, 7} in def E#i;
foreach i = {1,} in def F#i;
