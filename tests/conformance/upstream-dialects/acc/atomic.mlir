func.func @atomics(%x: memref<i32>, %v: memref<i32>, %e: i32, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {
  acc.atomic.read if(%c) %v = %x : memref<i32>, memref<i32>, i32
  acc.atomic.read %p = %q : !llvm.ptr, !llvm.ptr, i32
  acc.atomic.write if(%c) %x = %e : memref<i32>, i32
  acc.atomic.update if(%c) %x : memref<i32> {
  ^bb0(%old: i32):
    %new = arith.addi %old, %e : i32
    acc.yield %new : i32
  }
  acc.atomic.capture if(%c) {
    acc.atomic.update %x : memref<i32> {
    ^bb0(%old: i32):
      acc.yield %old : i32
    }
    acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    acc.terminator
  }
  acc.atomic.capture {
    acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    acc.atomic.write %x = %e : memref<i32>, i32
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  acc.atomic.read %x = %x : memref<i32>, memref<i32>, i32
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  acc.atomic.read %v = %x : memref<i32>, memref<i32>
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  acc.atomic.write %x = %l : memref<i32>, i64
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  acc.atomic.update %x : memref<i32> {
  ^bb0(%old: i64):
    acc.yield %old : i64
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  acc.atomic.update %x : memref<i32> {
  ^bb0(%old: i32, %b: i32):
    acc.yield %old : i32
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  acc.atomic.update %x : memref<i32> {
  ^bb0(%old: i32):
    acc.yield %l : i64
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  acc.atomic.update %x : memref<i32> {
  ^bb0(%old: i32):
    acc.yield 
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  acc.atomic.write %e = %e : i32, i32
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  acc.atomic.capture {
    acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  acc.atomic.capture {
    acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  acc.atomic.capture {
    acc.atomic.write %x = %e : memref<i32>, i32
    acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  acc.atomic.capture {
    acc.atomic.update %y : memref<i32> {
    ^bb0(%old: i32):
      acc.yield %old : i32
    }
    acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  acc.atomic.capture {
    acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    acc.atomic.update %y : memref<i32> {
    ^bb0(%old: i32):
      acc.yield %old : i32
    }
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  acc.atomic.capture {
    acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    acc.atomic.write %y = %e : memref<i32>, i32
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  acc.atomic.capture {
    acc.atomic.update %x : memref<i32> {
    ^bb0(%old: i32):
      acc.yield %old : i32
    }
    acc.atomic.update %x : memref<i32> {
    ^bb0(%old: i32):
      acc.yield %old : i32
    }
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%x: memref<i32>, %v: memref<i32>, %y: memref<i32>, %e: i32, %l: i64) {
  acc.atomic.capture {
    acc.wait
    acc.wait
    acc.terminator
  }
  return
}
