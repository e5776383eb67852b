// RUN: not ods-opt %s --pass-pipeline=builtin.module(nope)
// RUN: not ods-opt %s --pass-pipeline=builtin.module(func.func(symbol-dce))
// RUN: not ods-opt %s --pass-pipeline=func.func(cse)
// RUN: not ods-opt %s --pass-pipeline=builtin.module(cse) --cse
// RUN: not ods-opt %s --canonicalize=region-simplify=some
// RUN: not ods-opt %s --pass-pipeline=builtin.module(composite-fixed-point-pass{max-iterations=0})

func.func @f() {
  return
}
func.func @g() {
  return
}
