foreach s = ["a", "b"] in foreach i = !range(2) in def s#i#_x { string n = NAME; }
