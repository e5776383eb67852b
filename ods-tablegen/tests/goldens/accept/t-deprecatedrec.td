class Deprecated<string reason> { string odsDeprecated = reason; } class OpX; def P : OpX, Deprecated<"old">; def Q { OpX p = P; }
