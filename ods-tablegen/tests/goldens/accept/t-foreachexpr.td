defvar l = [4, 5];
foreach i = l in def A#i;
foreach i = l[0-1] in def B#i;
foreach i = !listconcat(l, [6]) in def C#i;
