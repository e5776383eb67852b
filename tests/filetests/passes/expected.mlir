// RUN: ods-opt %s --pass-pipeline=builtin.module(any(symbol-dce)) --verify-diagnostics --split-input-file

// expected-error@+1 {{was scheduled to run under SymbolDCE, but does not define a symbol table}}
func.func @f() {
  return
}

// -----

module @table {
  module @inner {
    func.func private @gone()
  }
}
