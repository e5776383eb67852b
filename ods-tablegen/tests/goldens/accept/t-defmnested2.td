multiclass I<string s> { def s { string n = NAME; string t = s; } }
multiclass O<string p> { defm p#"q" : I<p>; foreach i = 0...1 in defm "f"#i : I<p#i>; }
defm Z : O<"k">;
