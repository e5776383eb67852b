// with: --symbol-dce
module {
  wasmssa.import_global "a" from "env" as @used : i32
  wasmssa.import_global "b" from "env" as @unused : i32
  wasmssa.import_func "f" from "env" as @f {type = () -> ()}
  wasmssa.import_mem "m" from "env" as @m {limits = !wasmssa<limit[2: 5]>}
  wasmssa.memory @mem !wasmssa<limit[0: 65536]>
  wasmssa.memory exported @mem2 !wasmssa<limit[0: 65536]>
  wasmssa.table exported @table !wasmssa<tabletype !wasmssa.externref [0: 2]>
  wasmssa.global exported @g i32 : {
    %0 = wasmssa.global_get @used : i32
    wasmssa.return %0 : i32
  }
  wasmssa.func @called() {
    wasmssa.return
  }
  wasmssa.func exported @main() {
    wasmssa.call @called : () -> ()
    wasmssa.return
  }
  wasmssa.func @unused_function() {
    wasmssa.return
  }
}
