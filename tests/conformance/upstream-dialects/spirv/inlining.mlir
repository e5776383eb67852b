// with: --inline=default-pipeline=
spirv.module Logical GLSL450 {
  spirv.func @value(%0: i32) -> i32 "None" {
    %1 = spirv.IAdd %0, %0 : i32
    spirv.ReturnValue %1 : i32
  }
  spirv.func @nothing() "None" {
    spirv.Return
  }
  spirv.func @caller(%0: i32) -> i32 "None" {
    spirv.FunctionCall @nothing() : () -> ()
    %1 = spirv.FunctionCall @value(%0) : (i32) -> i32
    spirv.ReturnValue %1 : i32
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @blocks(%0: i1) "None" {
    spirv.BranchConditional %0, ^bb1, ^bb2
  ^bb1:
    spirv.Return
  ^bb2:
    spirv.Return
  }
  spirv.func @returns(%0: i1) "None" {
    spirv.mlir.selection {
      spirv.BranchConditional %0, ^then, ^merge
    ^then:
      spirv.Return
    ^merge:
      spirv.mlir.merge
    }
    spirv.Return
  }
  spirv.func @caller(%0: i1) "None" {
    spirv.FunctionCall @blocks(%0) : (i1) -> ()
    spirv.FunctionCall @returns(%0) : (i1) -> ()
    spirv.mlir.selection {
      spirv.BranchConditional %0, ^then, ^merge
    ^then:
      spirv.FunctionCall @blocks(%0) : (i1) -> ()
      spirv.Branch ^merge
    ^merge:
      spirv.mlir.merge
    }
    spirv.Return
  }
}
