llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", "x">]
// -----
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", 5 : i32>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [5 : i32]>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @a, to = @b, count = 2>]>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", 3 : i64>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", [3 : i64]>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "k", [3 : i64]>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "k", 3.0 : f64>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "k", unit>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "k", @a>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", []>]
// -----
llvm.module_flags [4 : i32]
// -----
func.func @f() {
  llvm.module_flags [#llvm.mlir.module_flag<error, "k", 4 : i32>]
  return
}
