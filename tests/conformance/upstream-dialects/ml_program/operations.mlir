ml_program.global private @a(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global public mutable @b : tensor<?xi32>
ml_program.global private @e(#ml_program.extern<tensor<4xi32>>) : tensor<4xi32>
ml_program.global private @e2(#ml_program.extern : tensor<4xi32>) : tensor<?xi32>
ml_program.func @f(%x: i32) -> i32 {
  %0 = ml_program.global_load @b : tensor<?xi32>
  %1 = ml_program.global_load_const @a : tensor<4xi32>
  ml_program.global_store @b = %0 : tensor<?xi32>
  ml_program.return %x : i32
}
ml_program.func private @g(i32)
ml_program.subgraph @s(%x: tensor<?xi32>) -> tensor<?xi32> {
  %t = ml_program.token
  %0, %t0 = ml_program.global_load_graph @b ordering(() -> !ml_program.token) : tensor<?xi32>
  %2, %t2 = ml_program.global_load_graph @b ordering(%t0, %t -> !ml_program.token) : tensor<?xi32>
  %t1 = ml_program.global_store_graph @b = %x ordering(%t, %t0 -> !ml_program.token) : tensor<?xi32>
  ml_program.output %0 : tensor<?xi32>
}
// -----
ml_program.global nested mutable @n(#ml_program.extern : tensor<2xi8>) : tensor<2xi8> {note}
ml_program.func private @external(%a: i32 {note = 1 : i8}) -> (i32 {other})
ml_program.func @several(%a: i32, %b: f32) -> (f32, i32) attributes {x = @n} {
  %0 = "ml_program.global_load"() <{global = @n}> : () -> tensor<2xi8>
  "ml_program.global_store"(%0) <{global = @n}> : (tensor<2xi8>) -> ()
  ml_program.return {note} %b, %a : f32, i32
}
// -----
ml_program.global private mutable @s(1.0 : f32) : f32
ml_program.subgraph private @declared(f32) -> f32
ml_program.subgraph @ordered(%a: f32) -> (f32, !ml_program.token) {
  ml_program.output %1, %t : f32, !ml_program.token
  %1, %t = ml_program.global_load_graph @s ordering(%0, %2 -> !ml_program.token) : f32 {note}
  %0 = ml_program.token {note}
  %2 = ml_program.global_store_graph @s = %a ordering(-> !ml_program.token) : f32
}
// -----
ml_program.global private mutable @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
"t.unknown"() ({
  %0 = ml_program.global_load @g : tensor<4xi32>
  ml_program.global_store @g = %0 : tensor<4xi32>
}) : () -> ()
module {
  %0 = ml_program.global_load @g : tensor<4xi32>
}
// -----
ml_program.global private @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
"t.unknown"() ({
  %0 = ml_program.global_load_const @g : tensor<4xi32>
}) : () -> ()
