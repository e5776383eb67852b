// Names of symbols are bytes.
func.func private @"\FF"()
func.func private @"\FE"()
func.func @f() {
  call @"\FF"() : () -> ()
  call @"\FE"() : () -> ()
  return
}
