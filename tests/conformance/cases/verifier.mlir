// FLAGS:
// FLAGS: --verify-each=0
// FLAGS: --verify-each=0 --canonicalize
// FLAGS: --verify-each=0 --mlir-very-unsafe-disable-verifier-on-parsing
// FLAGS: --verify-each=0 --mlir-very-unsafe-disable-verifier-on-parsing --mlir-print-assume-verified
// FLAGS: --mlir-very-unsafe-disable-verifier-on-parsing
// FLAGS: --mlir-very-unsafe-disable-verifier-on-parsing --mlir-print-assume-verified
func.func @invalid() -> i32 {
  return
}
