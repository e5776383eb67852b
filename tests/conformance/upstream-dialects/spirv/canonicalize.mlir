// with: --canonicalize
func.func @chains(%0: !spirv.ptr<!spirv.array<4 x !spirv.array<4 x f32>>, Function>, %1: i32) -> !spirv.ptr<f32, Function> {
  %2 = spirv.AccessChain %0[%1] : !spirv.ptr<!spirv.array<4 x !spirv.array<4 x f32>>, Function>, i32 -> !spirv.ptr<!spirv.array<4 x f32>, Function>
  %3 = spirv.AccessChain %2[%1] : !spirv.ptr<!spirv.array<4 x f32>, Function>, i32 -> !spirv.ptr<f32, Function>
  return %3 : !spirv.ptr<f32, Function>
}
// -----
func.func @carries(%0: i32) -> (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) {
  %1 = spirv.Constant 0 : i32
  %2 = spirv.Constant -1 : i32
  %3 = spirv.Constant 5 : i32
  %4 = spirv.IAddCarry %0, %1 : !spirv.struct<(i32, i32)>
  %5 = spirv.IAddCarry %2, %3 : !spirv.struct<(i32, i32)>
  return %4, %5 : !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>
}
// -----
func.func @products(%0: i32) -> (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) {
  %1 = spirv.Constant 0 : i32
  %2 = spirv.Constant -7 : i32
  %3 = spirv.Constant 1 : i32
  %4 = spirv.SMulExtended %0, %1 : !spirv.struct<(i32, i32)>
  %5 = spirv.SMulExtended %2, %2 : !spirv.struct<(i32, i32)>
  %6 = spirv.UMulExtended %0, %3 : !spirv.struct<(i32, i32)>
  return %4, %5, %6 : !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>
}
// -----
func.func @vectors() -> (!spirv.struct<(vector<2xi32>, vector<2xi32>)>, !spirv.struct<(vector<2xi32>, vector<2xi32>)>) {
  %1 = spirv.Constant dense<[-1, 7]> : vector<2xi32>
  %2 = spirv.Constant dense<[5, -3]> : vector<2xi32>
  %3 = spirv.IAddCarry %1, %2 : !spirv.struct<(vector<2xi32>, vector<2xi32>)>
  %4 = spirv.UMulExtended %1, %2 : !spirv.struct<(vector<2xi32>, vector<2xi32>)>
  return %3, %4 : !spirv.struct<(vector<2xi32>, vector<2xi32>)>, !spirv.struct<(vector<2xi32>, vector<2xi32>)>
}
// -----
func.func @remainders(%0: i32) -> (i32, i32, i32) {
  %1 = spirv.Constant 32 : i32
  %2 = spirv.Constant 4 : i32
  %3 = spirv.Constant 3 : i32
  %4 = spirv.UMod %0, %1 : i32
  %5 = spirv.UMod %4, %2 : i32
  %6 = spirv.UMod %4, %3 : i32
  %7 = spirv.UMod %5, %1 : i32
  return %5, %6, %7 : i32, i32, i32
}
// -----
func.func @negations(%0: i32, %1: i32, %2: i1, %3: i1) -> (i1, i1, i1, i1, i1) {
  %4 = spirv.IEqual %0, %1 : i32
  %5 = spirv.INotEqual %0, %1 : i32
  %6 = spirv.LogicalEqual %2, %3 : i1
  %7 = spirv.LogicalNotEqual %2, %3 : i1
  %8 = spirv.LogicalNot %4 : i1
  %9 = spirv.LogicalNot %5 : i1
  %10 = spirv.LogicalNot %6 : i1
  %11 = spirv.LogicalNot %7 : i1
  %12 = spirv.LogicalNot %2 : i1
  return %8, %9, %10, %11, %12 : i1, i1, i1, i1, i1
}
// -----
func.func @selections(%0: i1, %1: !spirv.ptr<i32, Function>, %2: i32, %3: i32) {
  spirv.mlir.selection {
    spirv.BranchConditional %0, ^then, ^else
  ^then:
    spirv.Store "Function" %1, %2 ["Aligned", 4] : i32
    spirv.Branch ^merge
  ^else:
    spirv.Store "Function" %1, %3 ["Aligned", 4] : i32
    spirv.Branch ^merge
  ^merge:
    spirv.mlir.merge
  }
  spirv.mlir.selection {
    spirv.BranchConditional %0, ^then, ^else
  ^then:
    spirv.Store "Function" %1, %2 ["Aligned", 8] : i32
    spirv.Branch ^merge
  ^else:
    spirv.Store "Function" %1, %3 ["Aligned", 4] : i32
    spirv.Branch ^merge
  ^merge:
    spirv.mlir.merge
  }
  spirv.Return
}
