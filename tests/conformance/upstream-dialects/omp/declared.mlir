omp.private {type = private} @plain : memref<4xf32>
omp.private {type = private} @made : i32 init {
^bb0(%from: !llvm.ptr, %to: !llvm.ptr):
  omp.yield(%to : !llvm.ptr)
} dealloc {
^bb0(%old: !llvm.ptr):
  omp.yield
}
omp.private {type = firstprivate} @copied : i32 init {
^bb0(%from: i32, %to: i32):
  cf.br ^last(%to : i32)
^last(%x: i32):
  omp.yield(%x : i32)
} copy {
^bb0(%from: i32, %to: i32):
  omp.yield(%from : i32)
}
omp.declare_reduction @all : i32 alloc {
  %zero = arith.constant 0 : i32
  omp.yield(%zero : i32)
} init {
^bb0(%old: i32, %new: i32):
  omp.yield(%new : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield
} cleanup {
^bb0(%a: i32):
  omp.yield
}
omp.declare_reduction @pointers : !llvm.ptr init {
^bb0(%old: !llvm.ptr):
  omp.yield(%old : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
} data_ptr_ptr {
^bb0(%a: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}
// -----
omp.private {type = private} @wrong : i32 copy {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
}
// -----
omp.private {type = firstprivate} @wrong : i32
// -----
omp.private {type = private} @wrong : i32 init {
^bb0(%a: i32, %b: i32):
  omp.yield
}
// -----
omp.private {type = private} @wrong : i32 init {
^bb0(%a: i32, %b: i32):
  omp.terminator
}
// -----
omp.private {type = private} @wrong : i32 init {
^bb0(%b: i32):
  omp.yield(%b : i32)
}
// -----
omp.private {type = private} @wrong : i32 init {
^bb0(%a: i32, %b: i64):
  omp.yield(%b : i64)
}
// -----
omp.private {type = private} @wrong : i32 init {
^bb0(%a: i32, %b: i32):
  omp.yield(%a, %b : i32, i32)
}
// -----
omp.private {type = firstprivate} @wrong : i32 copy {
^bb0(%b: i32):
  omp.yield(%b : i32)
}
// -----
omp.private {type = firstprivate} @wrong : i32 copy {
^bb0(%a: i32, %b: i32):
  omp.yield
}
// -----
omp.private {type = private} @wrong : i32 init {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
} dealloc {
^bb0(%b: i32):
  omp.yield(%b : i32)
}
// -----
omp.private {type = private} @wrong : i32 init {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
} dealloc {
^bb0(%a: i32, %b: i32):
  omp.yield
}
// -----
omp.private {type = private} @wrong : i32 init {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
} dealloc {
^bb0(%b: i64):
  omp.yield
}
// -----
omp.private {type = shared} @wrong : i32
// -----
omp.private {type = private} @wrong : i32 dealloc {
^bb0(%b: i32):
  omp.yield
} init {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
}
// -----
omp.private {type = private} @wrong : i32 init {
^bb0(%a: i32, %b: i32):
  "t.x"() : () -> ()
}
// -----
omp.private {type = private} @wrong : i32 init {
^bb0(%a: i32, %b: i32):
  %c = arith.constant 1 : i64
  omp.yield(%c : i64)
}
// -----
omp.declare_reduction @wrong : i32 init {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
}
// -----
omp.declare_reduction @wrong : i32 init {
^bb0(%a: i32, %b: i32, %c: i32):
  omp.yield(%b : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
}
// -----
omp.declare_reduction @wrong : i32 init {
  %b = arith.constant 0 : i32
  omp.yield(%b : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
}
// -----
omp.declare_reduction @wrong : i32 init {
^bb0(%b: i64):
  omp.yield(%b : i64)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
}
// -----
omp.declare_reduction @wrong : i32 init {
^bb0(%b: i32):
  omp.yield
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
}
// -----
omp.declare_reduction @wrong : i32 init {
^bb0(%x: i32):
  %b = arith.constant 0 : i64
  omp.yield(%b : i64)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
}
// -----
omp.declare_reduction @wrong : i32 alloc {
  %b = arith.constant 0 : i64
  omp.yield(%b : i64)
} init {
^bb0(%b: i32):
  omp.yield(%b : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
}
// -----
omp.declare_reduction @wrong : i32 alloc {
  %b = arith.constant 0 : i32
  omp.yield(%b : i32)
} init {
^bb0(%b: i32):
  omp.yield(%b : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
}
// -----
omp.declare_reduction @right : i32 alloc {
  %b = arith.constant 0 : i32
  omp.yield(%b : i32)
} init {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
}
// -----
omp.declare_reduction @wrong : i32 init {
^bb0(%b: i32):
  omp.yield(%b : i32)
} combiner {
^bb0(%b: i32):
  omp.yield(%b : i32)
}
// -----
omp.declare_reduction @wrong : i32 init {
^bb0(%b: i32):
  omp.yield(%b : i32)
} combiner {
^bb0(%b: i32, %a: i64):
  omp.yield(%b : i32)
}
// -----
omp.declare_reduction @wrong : i32 init {
^bb0(%b: i32):
  omp.yield(%b : i32)
} combiner {
^bb0(%a: i64, %b: i64):
  omp.yield(%b : i64)
}
// -----
omp.declare_reduction @wrong : i32 init {
^bb0(%b: i32):
  omp.yield(%b : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield
}
// -----
omp.declare_reduction @wrong : i32 init {
^bb0(%b: i32):
  omp.yield(%b : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
} atomic {
^bb0(%a: memref<i32>):
  omp.yield
}
// -----
omp.declare_reduction @wrong : i32 init {
^bb0(%b: i32):
  omp.yield(%b : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
} atomic {
^bb0(%a: memref<i32>, %b: memref<i64>):
  omp.yield
}
// -----
omp.declare_reduction @wrong : i32 init {
^bb0(%b: i32):
  omp.yield(%b : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
} atomic {
^bb0(%a: memref<i64>, %b: memref<i64>):
  omp.yield
}
// -----
omp.declare_reduction @wrong : i32 init {
^bb0(%b: i32):
  omp.yield(%b : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
} atomic {
^bb0(%a: i32, %b: i32):
  omp.yield
}
// -----
omp.declare_reduction @wrong : i32 init {
^bb0(%b: i32):
  omp.yield(%b : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
} cleanup {
^bb0(%a: i64):
  omp.yield
}
// -----
omp.declare_reduction @wrong : i32 init {
^bb0(%b: i32):
  omp.yield(%b : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
} cleanup {
^bb0(%a: i32, %b: i32):
  omp.yield
}
// -----
omp.declare_reduction @wrong : i32 init {
^bb0(%b: i32):
  omp.yield(%b : i32)
}
// -----
omp.declare_reduction @wrong : i32 combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
}
// -----
"omp.declare_reduction"() <{sym_name = "wrong", type = i32}> ({}, {}, {}, {}, {}, {}) : () -> ()
// -----
"omp.declare_reduction"() <{sym_name = "wrong", type = i32}> ({}, {
^bb0(%a: i32):
  omp.yield(%a : i32)
}, {}, {}, {}, {}) : () -> ()
// -----
omp.declare_mapper @wrong : i32 {
^bb0(%a: memref<i32>):
  omp.terminator
}
// -----
omp.declare_mapper @wrong : i32 {
^bb0(%a: memref<i32>):
  omp.declare_mapper.info map_entries(%a : memref<i32>)
}
// -----
func.func @wrong() {
  omp.declare_mapper.info map_entries()
}
// -----
func.func @wrong() {
  omp.yield
}
// -----
"omp.private"() <{sym_name = "wrong", type = i32, data_sharing_type = #omp<data_sharing_type {type = private}>}> ({
^bb0(%a: i32, %b: i32):
  omp.yield(%c : i32)
}, {}, {
^bb0(%c: i32):
  omp.yield
}) : () -> ()
// -----
"omp.private"() <{sym_name = "wrong", type = i32, data_sharing_type = #omp<data_sharing_type {type = private}>}> ({
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
}, {}, {
^bb0(%c: i32):
  "some.use"(%a) : (i32) -> ()
  omp.yield
}) : () -> ()
