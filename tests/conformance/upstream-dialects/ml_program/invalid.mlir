ml_program.global @a : i32
// -----
ml_program.global private @a : i32
// -----
ml_program.global private @a(dense<4>) : i32
// -----
ml_program.global private @a(4) : i32
// -----
ml_program.global private @a 4 : i32
// -----
ml_program.global private @a(4 : i64 : i32
// -----
ml_program.func @f() {
  %0 = ml_program.global_load @b : tensor<?xi32>
  ml_program.return
}
// -----
ml_program.global private mutable @b : i32
ml_program.func @f() {
  %0 = ml_program.global_load @b : tensor<?xi32>
  ml_program.return
}
// -----
ml_program.global private mutable @b : i32
ml_program.func @f() {
  %0 = ml_program.global_load_const @b : i32
  ml_program.return
}
// -----
ml_program.global private @b(4 : i32) : i32
ml_program.func @f() {
  %0 = ml_program.global_load_const @b : i64
  ml_program.return
}
// -----
ml_program.func @f() {
  %0 = ml_program.global_load_const @b : i64
  ml_program.return
}
// -----
ml_program.global private @b(4 : i32) : i32
ml_program.func @f(%x: i32) {
  ml_program.global_store @b = %x : i32
  ml_program.return
}
// -----
ml_program.global private mutable @b(4 : i32) : i32
ml_program.func @f(%x: i64) {
  ml_program.global_store @b = %x : i64
  ml_program.return
}
// -----
ml_program.func @f(%x: i64) {
  ml_program.global_store @b = %x : i64
  ml_program.return
}
// -----
ml_program.global private mutable @b(4 : i32) : i32
ml_program.subgraph @f(%x: i64) {
  %0, %1 = ml_program.global_load_graph @b ordering(() -> !ml_program.token) : i64
  ml_program.output
}
// -----
ml_program.subgraph @f(%x: i64) {
  %0, %1 = ml_program.global_load_graph @b ordering(() -> !ml_program.token) : i64
  ml_program.output
}
// -----
ml_program.subgraph @f(%x: i64) {
  %1 = ml_program.global_store_graph @b = %x ordering(() -> !ml_program.token) : i64
  ml_program.output
}
// -----
ml_program.global private @b(4 : i32) : i32
ml_program.subgraph @f(%x: i32) {
  %1 = ml_program.global_store_graph @b = %x ordering(() -> !ml_program.token) : i32
  ml_program.output
}
// -----
ml_program.global private mutable @b(4 : i32) : i32
ml_program.subgraph @f(%x: i64) {
  %1 = ml_program.global_store_graph @b = %x ordering(() -> !ml_program.token) : i64
  ml_program.output
}
// -----
ml_program.global private mutable @b(4 : i32) : i32
ml_program.subgraph @f(%x: i32) {
  %1 = ml_program.global_store_graph @b = %x ordering(-> !ml_program.token) : i32
  ml_program.output
}
// -----
ml_program.global private mutable @b(4 : i32) : i32
ml_program.subgraph @f(%x: i32) {
  %t = ml_program.token
  %1 = ml_program.global_store_graph @b = %x ordering((%t) -> !ml_program.token) : i32
  ml_program.output
}
// -----
ml_program.global private mutable @b(4 : i32) : i32
ml_program.subgraph @f(%x: i32) {
  %t = ml_program.token
  %1 = ml_program.global_store_graph @b = %x ordering(%t !ml_program.token) : i32
  ml_program.output
}
// -----
ml_program.global private mutable @b(4 : i32) : i32
ml_program.subgraph @f(%x: i32) {
  %t = ml_program.token
  %1 = ml_program.global_store_graph @b = %x ordering(%t, -> !ml_program.token) : i32
  ml_program.output
}
// -----
ml_program.subgraph @f(%x: i32) -> i32 {
  ml_program.output
}
// -----
ml_program.subgraph @f(%x: i32) -> i64 {
  ml_program.output %x : i32
}
// -----
ml_program.func @f(%x: i32) -> i64 {
  ml_program.return %x : i32
}
// -----
ml_program.func @f(%x: i32) -> i64 {
  ml_program.return
}
// -----
ml_program.func @f(%x: i32, ...)
// -----
ml_program.func @f(%x: i32) {
  %0 = ml_program.global_load @m::@b : i32
  ml_program.return
}
// -----
module @m { ml_program.global private mutable @b(4 : i32) : i32 }
ml_program.func @f(%x: i32) {
  %0 = ml_program.global_load @m::@b : i32
  ml_program.return
}
// -----
ml_program.global private @e(#ml_program.extern) : tensor<4xi32>
// -----
ml_program.global private @e(#ml_program.extern<i32>) : tensor<4xi32>
// -----
ml_program.subgraph @f(%x: i32)
// -----
ml_program.global private @g(4 : i32) {a = 1} : i32
// -----
ml_program.global private @g(4 : i32) : i32 attributes {a = 1}
// -----
ml_program.global private @g(4 : i32) : i32 {a = 1}
// -----
ml_program.global private @g : 4
// -----
"ml_program.return"() : () -> ()
// -----
"ml_program.global"() {sym_name = "a", type = i32, sym_visibility = "odd", is_mutable} : () -> ()
// -----
func.func @f(%x: i32) -> i32 {
  ml_program.return %x : i32
}
