wasmssa.import_global "from_js" from "env" as @global_0 : i32
wasmssa.import_global "from_js" from "env" as @global_5 mutable : i32
wasmssa.global @global_1 i32 : {
  %0 = wasmssa.const 10 : i32
  wasmssa.return %0 : i32
}
wasmssa.global exported @global_2 i32 mutable : {
  %0 = wasmssa.const 17 : i32
  wasmssa.return %0 : i32
}
wasmssa.global @global_4 i32 : {
  %0 = wasmssa.global_get @global_0 : i32
  wasmssa.return %0 : i32
}
wasmssa.func exported @func_0(%arg0 : !wasmssa<local ref to i32>) -> i32 {
  %cond = wasmssa.local_get %arg0 : ref to i32
  wasmssa.if %cond : {
    %c0 = wasmssa.const 0.5 : f32
    wasmssa.block_return %c0 : f32
  } else {
   %c1 = wasmssa.const 0.25 : f32
   wasmssa.block_return %c1 : f32
  } >^bb1
 ^bb1(%retVal: f32):
  wasmssa.return %retVal : f32
}
wasmssa.func @func_1(%arg0 : !wasmssa<local ref to i32>) -> i32 attributes {a} {
  %cond = wasmssa.local_get %arg0 : ref to i32
  %var = wasmssa.local of type i32
  %zero = wasmssa.const 0
  wasmssa.if %cond : {
    %c1 = wasmssa.const 1 : i32
    wasmssa.local_set %var : ref to i32 to %c1 : i32
    wasmssa.block_return
  } >^bb1
 ^bb1:
  %res = wasmssa.local_get %var : ref to i32
  %res2 = wasmssa.local_tee %var : ref to i32 to %res : i32
  wasmssa.return %res : i32
}
wasmssa.func @decl(!wasmssa<local ref to i32>) -> i32
wasmssa.table exported @table !wasmssa<tabletype !wasmssa.externref [0:2]>
wasmssa.import_func "foo" from "my_module" as @func {type = (i32) -> ()}
wasmssa.memory exported @mem !wasmssa<limit[0: 65536]>
// -----
wasmssa.func @f(%arg0 : i32) {
  wasmssa.return
}
// -----
wasmssa.func foo @f() {
  wasmssa.return
}
// -----
wasmssa.func "exported" @f() {
  wasmssa.return
}
// -----
wasmssa.func private @f() {
  wasmssa.return
}
// -----
wasmssa.func exported private @f() {
  wasmssa.return
}
// -----
wasmssa.global foo @f i32 : {}
// -----
wasmssa.global @f i32 : {}
// -----
wasmssa.global @f i8 : {}
// -----
wasmssa.global @f i32 : 
// -----
wasmssa.import_global 4 from "env" foo @global_0 : i32
// -----
wasmssa.import_global "from_js" from foo as @global_0 : i32
// -----
wasmssa.import_global "from_js" "from" "env" "as" @global_0 : i32
// -----
wasmssa.import_global "from_js" from "env" as 4 : i32
// -----
wasmssa.import_global "from_js" from "env" as @a i32
// -----
wasmssa.import_global "from_js" from "env" as @a : 
// -----
wasmssa.import_global "from_js" from "env" as @a : i8
// -----
"wasmssa.func"() ({
^bb0:
  wasmssa.return
}) {functionType = (i32) -> (), sym_name = "a"} : () -> ()
// -----
"wasmssa.func"() ({
^bb0(%a: i32):
  wasmssa.return
}) {functionType = (i32) -> (), sym_name = "a"} : () -> ()
// -----
"wasmssa.func"() ({
^bb0(%a: !wasmssa<local ref to i64>):
  wasmssa.return
}) {functionType = (i32) -> (), sym_name = "a"} : () -> ()
// -----
"wasmssa.func"() ({
}) {functionType = (i32) -> (), sym_name = "a"} : () -> ()
// -----
wasmssa.func @f(%a : !wasmssa<local ref to i64>) {
  wasmssa.loop : {
    %0 = wasmssa.const 1 : i32
    wasmssa.branch_if %0 to level 0 with args (%0 : i32) else ^bb1
  ^bb1:
    wasmssa.block_return
  } > ^bb1
^bb1:
  wasmssa.return
}
// -----
wasmssa.func @f(%a : !wasmssa<local ref to i64>) {
  wasmssa.loop : {
  } > ^bb1
^bb1:
  wasmssa.return
}
// -----
wasmssa.func @f(%a : !wasmssa<local ref to i64>) {
  wasmssa.block : {
  } > ^bb1
^bb1:
  wasmssa.return
}
// -----
wasmssa.func @f(%a : !wasmssa<local ref to i64>) {
  wasmssa.block : {
  }> ^bb1 
  %x = wasmssa.const 1 : i32
^bb1:
  wasmssa.return
}
// -----
wasmssa.global @f i32 : {
  %0 = wasmssa.const 1 : i32
  %1 = wasmssa.add %0 %0 : i32
  wasmssa.return %0 : i32
}
// -----
wasmssa.global @f i32 : {
  %0 = wasmssa.global_get @foo : i32
  wasmssa.return %0 : i32
}
// -----
wasmssa.import_global "from_js" from "env" as @foo mutable : i32
wasmssa.global @f i32 : {
  %0 = wasmssa.global_get @foo : i32
  wasmssa.return %0 : i32
}
// -----
wasmssa.func @f(%a : !wasmssa<local ref to i64>) {
  %0 = wasmssa.global_get @foo : i32
  wasmssa.return
}
// -----
wasmssa.func @f(%a : !wasmssa<local ref to i64>) {
  %0 = wasmssa.const 1 : i32
  wasmssa.local_set %a : ref to i64 to %0 : i32
  wasmssa.return
}
// -----
wasmssa.func @f(%a : !wasmssa<local ref to i64>) {
  %0 = wasmssa.const 1 : i32
  %1 = wasmssa.local_tee %a : ref to i64 to %0 : i32
  wasmssa.return
}
// -----
wasmssa.func @f(%a : !wasmssa<local ref to i64>) {
  %0 = wasmssa.const 1 : i32
  %1 = wasmssa.extend 7 : i32 low bits from %0 : i32
  wasmssa.return
}
// -----
wasmssa.func @f(%a : !wasmssa<local ref to i64>) {
  %0 = wasmssa.const 1 : i32
  %1 = wasmssa.extend 32 : i32 low bits from %0 : i32
  wasmssa.return
}
// -----
wasmssa.func @f(%a : !wasmssa<local ref to i64>) {
  %0 = wasmssa.const 1 : i32
  %1 = wasmssa.reinterpret %0 : i32 as i32
  wasmssa.return
}
// -----
wasmssa.func @f(%a : !wasmssa<local ref to i64>) {
  %0 = wasmssa.const 1 : i32
  %1 = wasmssa.reinterpret %0 : i32 as f64
  wasmssa.return
}
// -----
wasmssa.func @f(%a : !wasmssa<local ref to i64>) -> i32 {
  wasmssa.return
}
// -----
wasmssa.func @f(%a : !wasmssa<local ref to i64>) {
  %0 = "wasmssa.local_get"(%a) : (!wasmssa<local ref to i64>) -> i32
  wasmssa.return
}
// -----
wasmssa.func @f(%a : !wasmssa<local ref to i64>) {
  %0 = "wasmssa.local"() {type = i32} : () -> !wasmssa<local ref to i64>
  wasmssa.return
}
// -----
wasmssa.func @f(%a : !wasmssa<local ref to i64>) {
  %0 = wasmssa.const 1 : i32
  wasmssa.if %0 : {
  } foo {
  } > ^bb1
^bb1:
  wasmssa.return
}
// -----
wasmssa.func exported @f(!wasmssa<local ref to i64>)
// -----
wasmssa.func nested @f(!wasmssa<local ref to i64>)
// -----
wasmssa.func @f(%a : !wasmssa<local ref to i64>) {
  %0 = wasmssa.const 1 : i32
  wasmssa.if %0 (%0) : i32 : {
  ^bb0(%x: i32):
    wasmssa.block_return
  } "else" {
  } > ^bb1
^bb1:
  wasmssa.return
}
// -----
wasmssa.func @f(%a : !wasmssa<local ref to i64> {x.y}) -> (i32 {x.z}) {
  wasmssa.return
}
// -----
wasmssa.func @f(%a : !wasmssa<local ref to i64> {x.y}) attributes {exported} {
  wasmssa.return
}
