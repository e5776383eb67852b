multiclass M<string s> { defvar t = s # "!"; dump t; def x { dump "in def " # t; } }
defm A : M<"hi">;
