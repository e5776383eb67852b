func.func @branches(%0: i1, %1: i32, %2: f32) {
  spirv.Branch ^bb1
^bb1:
  spirv.BranchConditional %0, ^bb2, ^bb3(%1 : i32)
^bb2:
  spirv.BranchConditional %0 [5, 10], ^bb4(%1, %2 : i32, f32), ^bb3(%1 : i32)
^bb3(%3: i32):
  spirv.Branch ^bb4(%3, %2 : i32, f32)
^bb4(%4: i32, %5: f32):
  spirv.Return
}
// -----
func.func @switches(%0: i32, %1: f32, %2: si8) {
  spirv.Switch %0 : i32, [
    default: ^bb1(%0 : i32),
    0: ^bb2(%1 : f32),
    1: ^bb3,
    -7: ^bb1(%0 : i32)
  ]
^bb1(%3: i32):
  spirv.Switch %2 : si8, [
    default: ^bb3
  ]
^bb2(%4: f32):
  spirv.Switch %0 : i32, [
    default: ^bb3,
    5: ^bb1(%0 : i32)
  ] {a.b = 3 : i32}
^bb3:
  spirv.Return
}
// -----
func.func @loops(%0: i32, %1: i1) {
  spirv.mlir.loop {
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %1, ^body, ^merge
  ^body:
    spirv.Branch ^continue
  ^continue:
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge
  }
  spirv.mlir.loop control(Unroll) {
    spirv.Branch ^header(%0 : i32)
  ^header(%2: i32):
    spirv.BranchConditional %1, ^continue, ^merge
  ^continue:
    spirv.Branch ^header(%2 : i32)
  ^merge:
    spirv.mlir.merge
  }
  spirv.mlir.loop {}
  spirv.Return
}
// -----
func.func @results(%0: i32, %1: i1) {
  %2 = spirv.mlir.loop -> i32 {
    spirv.Branch ^header(%0 : i32)
  ^header(%5: i32):
    spirv.BranchConditional %1, ^continue, ^merge
  ^continue:
    spirv.Branch ^header(%5 : i32)
  ^merge:
    spirv.mlir.merge %5 : i32
  }
  %3:2 = spirv.mlir.selection control(Flatten) -> i32, i1 {
    spirv.BranchConditional %1, ^then, ^merge(%0, %1 : i32, i1)
  ^then:
    spirv.Branch ^merge(%2, %1 : i32, i1)
  ^merge(%6: i32, %7: i1):
    spirv.mlir.merge %6, %7 : i32, i1
  }
  spirv.Return
}
// -----
func.func @selections(%0: i1) {
  spirv.mlir.selection {
    spirv.BranchConditional %0, ^then, ^merge
  ^then:
    spirv.Branch ^merge
  ^merge:
    spirv.mlir.merge
  }
  spirv.mlir.selection control(DontFlatten) {
    spirv.Branch ^merge
  ^merge:
    spirv.mlir.merge
  }
  spirv.Return
}
// -----
func.func @ends(%0: i1, %1: f32, %2: f32, %3: vector<4xi1>, %4: vector<4xf32>) -> f32 {
  %5 = spirv.Select %0, %1, %2 : i1, f32
  %6 = spirv.Select %3, %4, %4 : vector<4xi1>, vector<4xf32>
  spirv.BranchConditional %0, ^bb1, ^bb2
^bb1:
  spirv.Kill
^bb2:
  spirv.ReturnValue %5 : f32
^bb3:
  spirv.Unreachable
}
