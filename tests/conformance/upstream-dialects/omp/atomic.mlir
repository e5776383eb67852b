func.func @atomics(%x: memref<i32>, %v: memref<i32>, %e: i32, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  omp.atomic.read %p = %q memory_order(acquire) hint(contended, speculative) : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.write %x = %e : memref<i32>, i32
  omp.atomic.write %p = %e hint(none) memory_order(release) : !llvm.ptr, i32
  omp.atomic.update memory_order(seq_cst) hint(nonspeculative) %x : memref<i32> {
  ^bb0(%old: i32):
    %new = arith.addi %old, %e : i32
    omp.yield(%new : i32)
  }
  omp.atomic.capture hint(uncontended) memory_order(relaxed) {
    omp.atomic.update %x : memref<i32> {
    ^bb0(%old: i32):
      %new = arith.addi %old, %e : i32
      omp.yield(%new : i32)
    }
    omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  }
  omp.atomic.capture {
    omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    omp.atomic.write %x = %e : memref<i32>, i32
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.read %x = %x : memref<i32>, memref<i32>, i32
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.read %v = %x memory_order(release) : memref<i32>, memref<i32>, i32
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.read %v = %x memory_order(acq_rel) : memref<i32>, memref<i32>, i32
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.read %v = %x hint(contended, uncontended) : memref<i32>, memref<i32>, i32
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.read %v = %x : memref<i32>, memref<i32>
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.read %v = %x memory_order(strong) : memref<i32>, memref<i32>, i32
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.read %e = %x : i32, memref<i32>, i32
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.write %x = %l : memref<i32>, i64
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.write %x = %e memory_order(acquire) : memref<i32>, i32
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.write %x = %e memory_order(acq_rel) : memref<i32>, i32
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.write %x = %e hint(speculative, nonspeculative) : memref<i32>, i32
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.write %e = %e : i32, i32
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.update %x : memref<i32> {
  ^bb0(%old: i64):
    omp.yield(%old : i64)
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.update %x : memref<i32> {
  ^bb0(%old: i32, %b: i32):
    omp.yield(%old : i32)
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.update %x : memref<i32> {
  ^bb0(%old: i32):
    omp.yield(%l : i64)
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.update %x : memref<i32> {
  ^bb0(%old: i32):
    omp.yield(%old, %old : i32, i32)
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.update memory_order(acquire) %x : memref<i32> {
  ^bb0(%old: i32):
    omp.yield(%old : i32)
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.update memory_order(acq_rel) %x : memref<i32> {
  ^bb0(%old: i32):
    omp.yield(%old : i32)
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.update hint(contended, uncontended) %x : memref<i32> {
  ^bb0(%old: i32):
    omp.yield(%old : i32)
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.update %x : memref<i32> {
    omp.yield(%e : i32)
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.update %e : i32 {
  ^bb0(%old: i32):
    omp.yield(%old : i32)
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.capture {
    omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.capture {
    omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.capture {
    omp.atomic.write %x = %e : memref<i32>, i32
    omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.capture {
    omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    omp.atomic.write %x = %e : memref<i32>, i32
    omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.capture {
    omp.atomic.update %y : memref<i32> {
    ^bb0(%old: i32):
      omp.yield(%old : i32)
    }
    omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.capture {
    omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    omp.atomic.update %y : memref<i32> {
    ^bb0(%old: i32):
      omp.yield(%old : i32)
    }
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.capture {
    omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    omp.atomic.write %y = %e : memref<i32>, i32
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.capture {
    omp.atomic.update hint(contended) %x : memref<i32> {
    ^bb0(%old: i32):
      omp.yield(%old : i32)
    }
    omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.capture {
    omp.atomic.update %x : memref<i32> {
    ^bb0(%old: i32):
      omp.yield(%old : i32)
    }
    omp.atomic.read %v = %x memory_order(acquire) : memref<i32>, memref<i32>, i32
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.capture hint(contended, uncontended) {
    omp.atomic.update %x : memref<i32> {
    ^bb0(%old: i32):
      omp.yield(%old : i32)
    }
    omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.capture {
    omp.barrier
    omp.barrier
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.capture {
    omp.atomic.update %x : memref<i32> {
    ^bb0(%old: i32):
      omp.yield(%old : i32)
    }
    omp.atomic.update %x : memref<i32> {
    ^bb0(%old: i32):
      omp.yield(%old : i32)
    }
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  omp.atomic.capture {
    omp.atomic.update %x : memref<i32> {
    ^bb0(%old: i32):
      omp.yield(%old : i32)
    }
    omp.atomic.write %x = %e : memref<i32>, i32
  }
  return
}
