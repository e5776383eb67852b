%a = calc.number 2
%b = calc.sum(%a)
%c = calc.sum(%b)
%d = calc.sum(%c, %a)
"test.use"(%d) : (i64) -> ()
