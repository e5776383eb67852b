// An error within an operation is the only one.
"test.op"() {t = !a.b<a / b & ; ! # ^ ~ % ->} : () -> ()
