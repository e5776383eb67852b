// a comment
"t.a"() : () -> () // another
// a "string" in a comment
"t.b"( // inside
) /// three
: () // {
-> () //
// -----
//
// -----
"t.a"() {a = "// no comment", b = "/* nor this */"} : () -> ()
// -----
"t.r"() ({ // region
  // nothing
  ^bb0: // label
  // op
  "t.op"() : () -> ()
  // end
}) // close
: () -> ()
// no newline at the end
