func.func @f(%0: i1) {
  spirv.BranchConditional %0 [0, 0], ^bb1, ^bb1
  ^bb1:
  return
}
// -----
func.func @f(%0: i1) {
  "spirv.BranchConditional"(%0)[^bb1, ^bb1] {branch_weights = [1 : i32], operandSegmentSizes = array<i32: 1, 0, 0>} : (i1) -> ()
  ^bb1:
  return
}
// -----
func.func @f(%0: i1) {
  spirv.BranchConditional %0 [1, 2.0], ^bb1, ^bb1
  ^bb1:
  return
}
// -----
func.func @f(%0: i1) {
  spirv.BranchConditional %0, ^bb1
  ^bb1:
  return
}
// -----
func.func @f(%0: i32) {
  spirv.BranchConditional %0, ^bb1, ^bb1
  ^bb1:
  return
}
// -----
func.func @f(%0: i32) {
  spirv.Branch ^bb1(%0 : i32)
  ^bb1:
  return
}
// -----
func.func @f(%0: i32) {
  "spirv.Switch"(%0)[^bb1] {case_operand_segments = array<i32>, literals = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
  ^bb1:
  return
}
// -----
func.func @f(%0: i32) {
  "spirv.Switch"(%0)[^bb1, ^bb1] {case_operand_segments = array<i32: 0>, literals = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
  ^bb1:
  return
}
// -----
func.func @f(%0: i32) {
  "spirv.Switch"(%0)[^bb1, ^bb1] {case_operand_segments = array<i32: 0>, literals = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
  ^bb1:
  return
}
// -----
func.func @f(%0: i32) {
  "spirv.Switch"(%0)[^bb1, ^bb1] {case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
  ^bb1:
  return
}
// -----
func.func @f(%0: f32) {
  spirv.Switch %0 : f32, [
  default: ^bb1
  ]
  ^bb1:
  return
}
// -----
func.func @f(%0: i32) {
  spirv.Switch %0 : i32, [
  0: ^bb1
  ]
  ^bb1:
  return
}
// -----
func.func @f() {
  spirv.mlir.loop {
    spirv.Return
  }
  return
}
// -----
func.func @f() {
  spirv.mlir.loop {
    spirv.mlir.merge
  }
  return
}
// -----
func.func @f() {
  spirv.mlir.loop {
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  return
}
// -----
func.func @f() {
  spirv.mlir.loop {
    spirv.Branch ^m
  ^h:
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  return
}
// -----
func.func @f() {
  spirv.mlir.loop {
    spirv.Branch ^h
  ^h:
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  return
}
// -----
func.func @f() {
  spirv.mlir.loop {
    spirv.Branch ^h
  ^h:
    spirv.Branch ^c
  ^c:
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  return
}
// -----
func.func @f(%0: i1) {
  spirv.mlir.loop {
    spirv.Branch ^h
  ^h:
    spirv.BranchConditional %0, ^b, ^m
  ^b:
    spirv.BranchConditional %0, ^h, ^c
  ^c:
    spirv.Branch ^h
  ^m:
    spirv.mlir.merge
  }
  return
}
// -----
func.func @f() {
  spirv.mlir.loop control(Foo) {}
  return
}
// -----
func.func @f() {
  spirv.mlir.loop control {}
  return
}
// -----
func.func @f() {
  spirv.mlir.selection {
    spirv.Return
  }
  return
}
// -----
func.func @f() {
  spirv.mlir.selection {
    spirv.mlir.merge
  }
  return
}
// -----
func.func @f() {
  spirv.mlir.merge
  return
}
// -----
func.func @f(%0: i32) {
  %1 = spirv.mlir.selection -> i32 {
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  return
}
// -----
func.func @f(%0: i32) {
  spirv.mlir.selection {
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge %0 : i32
  }
  return
}
// -----
func.func @f(%0: f32) {
  %1 = spirv.mlir.selection -> i32 {
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge %0 : f32
  }
  return
}
// -----
func.func @f(%0: i1) {
  spirv.mlir.selection {
    spirv.BranchConditional %0, ^a, ^m
  ^a:
    spirv.mlir.merge
  ^m:
    spirv.mlir.merge
  }
  return
}
// -----
func.func @f(%0: i1) {
  spirv.mlir.selection {
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  } loc(unknown)
  spirv.Unreachable
  return
}
// -----
func.func @f() {
  spirv.Unreachable
}
// -----
spirv.Branch ^bb1
^bb1:
// -----
spirv.Return
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() -> i32 "None" {
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%0: i32) "None" {
    spirv.ReturnValue %0 : i32
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%0: i32) -> f32 "None" {
    spirv.ReturnValue %0 : i32
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%0: i32) -> (i32, i32) "None" {
    spirv.ReturnValue %0 : i32
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "Foo" {
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() {
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None"
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%0: i32) "None" {
    spirv.FunctionCall @g(%0) : (i32) -> ()
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @g() "None" {
    spirv.Return
  }
  spirv.func @f(%0: i32) "None" {
    spirv.FunctionCall @g(%0) : (i32) -> ()
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @g(%0: f32) "None" {
    spirv.Return
  }
  spirv.func @f(%0: i32) "None" {
    spirv.FunctionCall @g(%0) : (i32) -> ()
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @g(%0: i32) "None" {
    spirv.Return
  }
  spirv.func @f(%0: i32) "None" {
    %1 = spirv.FunctionCall @g(%0) : (i32) -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @g(%0: i32) -> i32 "None" {
    spirv.ReturnValue %0 : i32
  }
  spirv.func @f(%0: i32) "None" {
    %1 = spirv.FunctionCall @g(%0) : (i32) -> f32
    spirv.Return
  }
}
