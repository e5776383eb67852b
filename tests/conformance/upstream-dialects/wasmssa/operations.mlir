wasmssa.import_global "from_js" from "env" as @global : i32
wasmssa.import_func "foo" from "my_module" as @func {type = (i32) -> ()}
wasmssa.import_table "table" from "my_module" as @table {type = !wasmssa<tabletype !wasmssa.funcref [2:]>}
wasmssa.import_mem "mem" from "my_module" as @mem {limits = !wasmssa<limit[2:5]>}
// -----
wasmssa.memory @mem !wasmssa<limit[0: 65536]>
wasmssa.table @table !wasmssa<tabletype !wasmssa.externref [0:2]>
// -----
func.func @arithmetic(%a: i32, %b: i32, %f: f32, %l: i64) {
  %0 = wasmssa.const 10 : i32
  %1 = wasmssa.const 1.5 : f64
  %2 = wasmssa.add %a %b : i32
  %3 = wasmssa.sub %a %b : i32
  %4 = wasmssa.mul %f %f : f32
  %5 = wasmssa.and %a %b : i32
  %6 = wasmssa.clz %a : i32
  %7 = wasmssa.popcnt %a : i32
  %8 = wasmssa.sqrt %f : f32
  %9 = wasmssa.eq %a %b : i32 -> i32
  %10 = wasmssa.lt_si %a %b : i32 -> i32
  %11 = wasmssa.eqz %a : i32 -> i32
  %12 = wasmssa.div_si %a %b : i32
  %13 = wasmssa.min %f %f : f32
  %14 = wasmssa.rotl %l %l : i64
  %15 = wasmssa.wrap %l : i64 to i32
  %16 = wasmssa.promote %f : f32 to f64
  %17 = wasmssa.convert_s %a : i32 to f32
  return
}
// -----
func.func private @types(!wasmssa.funcref, !wasmssa.externref, !wasmssa<local ref to i32>)
// -----
func.func private @wrong(!wasmssa<local ref to index>)
// -----
func.func private @wrong(!wasmssa<limit[a]>)
// -----
func.func @wrong(%a: i8) {
  %0 = "wasmssa.add"(%a, %a) : (i8, i8) -> i8
  return
}
// -----
func.func @wrong(%a: i32, %f: f32) {
  %0 = "wasmssa.add"(%a, %f) : (i32, f32) -> i32
  return
}
