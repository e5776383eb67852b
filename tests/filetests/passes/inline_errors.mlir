// RUN: not ods-opt %s --allow-unregistered-dialect --inline=default-pipeline=nope
// RUN: not ods-opt %s --allow-unregistered-dialect --inline=op-pipelines=func.func
// RUN: not ods-opt %s --allow-unregistered-dialect --inline=max-iterations=-1
// RUN: not ods-opt %s --allow-unregistered-dialect --inline=unknown-option=1
// RUN: not ods-opt %s --allow-unregistered-dialect --inline
// RUN: not ods-opt %s --allow-unregistered-dialect --pass-pipeline=builtin.module(func.func(inline))
// RUN: not ods-opt %s --allow-unregistered-dialect --snapshot-op-locations=filename=/no/such/folder/a.mlir
// RUN: not ods-opt %s --allow-unregistered-dialect --generate-runtime-verification=verbose-level=2
// RUN: not ods-opt %s --allow-unregistered-dialect --view-op-graph=max-label-len=many

// The operation may be a symbol table, so that it is not known which function is called.
func.func @f() {
  "t.region"() ({
    "t.call"() {callee = @f} : () -> ()
  }) : () -> ()
  return
}
