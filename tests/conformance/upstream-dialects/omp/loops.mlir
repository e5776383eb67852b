omp.declare_reduction @sum : i32 init {
^bb0(%old: i32):
  omp.yield(%old : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
omp.private {type = private} @own : i32
func.func @loops(%l: i32, %u: index, %s: index, %a: memref<i32>, %c: i1) {
  omp.wsloop schedule(dynamic = %l : i32, monotonic, simd) order(reproducible:concurrent) linear(%a = %l : memref<i32>) allocate(%l : i32 -> %a : memref<i32>) nowait private(@own %a -> %x : memref<i32>) reduction(mod: inscan, byref @sum %a -> %y : memref<i32>) {
    omp.loop_nest (%i, %j) : index = (%u, %u) to (%s, %s) inclusive step (%s, %s) collapse(2) tiles(4, 8) {
      omp.scan inclusive(%y : memref<i32>)
      omp.yield
    }
  } {linear_var_types = [i32]}
  omp.wsloop schedule(static) ordered(0) order(concurrent) {
    omp.loop_nest (%i) : index = (%u) to (%s) step (%s) {
      omp.ordered.region par_level_simd {
        omp.terminator
      }
      omp.yield
    } {some}
  }
  omp.wsloop schedule(auto, simd) ordered(1) {
    omp.loop_nest (%i) : index = (%u) to (%s) step (%s) {
      omp.ordered depend_type(dependsource) depend_vec(%i : index) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  omp.wsloop schedule(distribute, nonmonotonic) {
    omp.loop_nest (%i) : index = (%u) to (%s) step (%s) {
      omp.cancel cancellation_construct_type(loop)
      omp.cancellation_point cancellation_construct_type(loop)
      omp.yield
    }
  }
  omp.simd aligned(%a : memref<i32> -> 32 : i64) if(%c) nontemporal(%a : memref<i32>) order(unconstrained:concurrent) safelen(8) simdlen(4) private(@own %a -> %x : memref<i32>) reduction(@sum %a -> %y : memref<i32>) {
    omp.loop_nest (%i) : index = (%u) to (%s) step (%s) {
      omp.yield
    }
  }
  omp.distribute dist_schedule_static dist_schedule_chunk_size(%l : i32) order(concurrent) {
    omp.loop_nest (%i) : index = (%u) to (%s) step (%s) {
      omp.yield
    }
  }
  omp.loop bind(thread) private(@own %a -> %x : memref<i32>) reduction(@sum %a -> %y : memref<i32>) {
    omp.loop_nest (%i) : index = (%u) to (%s) step (%s) {
      omp.yield
    }
  }
  omp.workshare {
    omp.workshare.loop_wrapper {
      omp.loop_nest (%i) : index = (%u) to (%s) step (%s) {
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
// -----
func.func @composite(%u: index) {
  omp.wsloop {
    omp.simd {
      omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  omp.parallel {
    omp.distribute {
      omp.wsloop {
        omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
          omp.yield
        }
      } {omp.composite}
    } {omp.composite}
    omp.terminator
  } {omp.composite}
  omp.distribute {
    omp.simd {
      omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  omp.taskloop {
    omp.simd {
      omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop schedule(unknown) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop schedule(static, simd, monotonic) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop schedule(static, fast) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop schedule(static, monotonic, simd, none) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop schedule(runtime = %n : i32) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop schedule(static = %n) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop order(random) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop order(reproducible:random) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop ordered(-1) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop nowait nowait {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop linear(%a = %n : memref<i32>, %a = %n : i32) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop linear(%a : memref<i32>) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop schedule(static) map_entries(%a -> %x : memref<i32>) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop private(@x %a -> %x : memref<i32>) reduction(%a -> %y : memref<i32>) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop reduction(@x %a -> %x : memref<i32>) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop linear(%a = %n : memref<i32>) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  } {linear_var_types = [i32, i32]}
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  } {omp.composite}
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop {
    omp.simd {
      omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
        omp.yield
      }
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop {
    omp.simd {
      omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
        omp.yield
      }
    }
  } {omp.composite}
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop {
    omp.simd {
      omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
        omp.yield
      }
    } {omp.composite}
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop {
    omp.distribute {
      omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
        omp.yield
      }
    }
  } {omp.composite}
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop {
    omp.barrier
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop {
    omp.barrier
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop {
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.distribute {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.distribute {
    omp.taskloop {
      omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
        omp.yield
      }
    }
  } {omp.composite}
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.distribute {
    omp.simd {
      omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
        omp.yield
      }
    } {omp.composite}
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.distribute {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  } {omp.composite}
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.distribute dist_schedule_chunk_size(%n : i32) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.distribute bind(teams) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.simd {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
        omp.yield
      }
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.simd {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  } {omp.composite}
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.simd {
    omp.simd {
      omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
        omp.yield
      }
    } {omp.composite}
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.simd simdlen(8) safelen(4) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.simd simdlen(0) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.simd aligned(%a : memref<i32> -> 0 : i64) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.simd aligned(%a : memref<i32> -> -8 : i64) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.simd aligned(%a : memref<i32> -> 8 : i64, %a : memref<i32> -> 8 : i64) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.simd aligned(%a : memref<i32> -> 1.5) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.simd aligned(%n : i32 -> 8 : i64) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.simd nontemporal(%a, %a : memref<i32>, memref<i32>) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.simd private(@x %a -> %x : memref<i32>) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.simd if(%n) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
omp.private {type = firstprivate} @copied : i32 copy {
^bb0(%from: memref<i32>, %to: memref<i32>):
  omp.yield(%to : memref<i32>)
}
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.simd private(@copied %a -> %x : memref<i32>) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.loop {
    omp.simd {
      omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
        omp.yield
      }
    } {omp.composite}
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop {
    omp.loop {
      omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
        omp.yield
      }
    }
  } {omp.composite}
  return
}
// -----
func.func @right(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.loop bind(parallel) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.loop bind(sections) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.workshare.loop_wrapper {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.workshare {
    omp.workshare.loop_wrapper {
      omp.simd {
        omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
          omp.yield
        }
      } {omp.composite}
    }
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.taskloop {
    omp.simd {
      omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
        omp.yield
      }
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.taskloop {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.taskloop {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  } {omp.composite}
  return
}
// -----
func.func @wrong(%u: index) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop {
    omp.loop_nest (%i, %j) : index = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop {
    omp.loop_nest (%i) : index = (%u, %u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) collapse(2) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) tiles(2, 2) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop {
    omp.loop_nest (%i) : index = (%u) to (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop {
    omp.loop_nest (%i) : index = (%n) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) tiles() {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop {
    omp.loop_nest () : index = () to () step () {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) collapse(0) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop {
    omp.loop_nest (%i : index) = (%u) to (%u) step (%u) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index) {
  omp.wsloop {
    "omp.loop_nest"(%u, %u, %u) ({
    ^bb0(%i: i32):
      omp.yield
    }) : (index, index, index) -> ()
  }
  return
}
// -----
func.func @wrong(%u: index) {
  omp.wsloop {
    "omp.loop_nest"(%u, %u, %u) ({
      omp.yield
    }) : (index, index, index) -> ()
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.ordered.region {
        omp.terminator
      }
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop ordered(1) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.ordered.region {
        omp.terminator
      }
      omp.yield
    }
  }
  return
}
// -----
func.func @right(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.simd {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.ordered.region {
        omp.terminator
      }
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.distribute {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.ordered.region {
        omp.terminator
      }
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop ordered(0) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.ordered depend_type(dependsource)
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.ordered depend_type(dependsource)
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop ordered(1) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.ordered depend_type(dependsink) depend_vec(%i : index) {doacross_num_loops = 2 : i64}
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong() {
  omp.ordered depend_type(dependsource)
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop nowait {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.cancel cancellation_construct_type(loop)
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop ordered(0) {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.cancel cancellation_construct_type(loop)
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.scan inclusive(%a : memref<i32>)
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%u: index, %a: memref<i32>, %n: i32, %c: i1) {
  omp.wsloop {
    omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
      omp.scan inclusive(%a : memref<i32>) exclusive(%a : memref<i32>)
      omp.yield
    }
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>) {
  omp.scan exclusive(%a : memref<i32>)
  return
}
// -----
func.func @wrong(%u: index) {
  omp.parallel {
    omp.distribute {
      omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%u: index) {
  omp.parallel {
    omp.distribute {
      omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
        omp.yield
      }
    }
    omp.barrier
    omp.terminator
  } {omp.composite}
  return
}
// -----
func.func @wrong(%u: index) {
  omp.parallel {
    omp.distribute {
      omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
        omp.yield
      }
    }
    omp.distribute {
      omp.loop_nest (%i) : index = (%u) to (%u) step (%u) {
        omp.yield
      }
    }
    omp.terminator
  } {omp.composite}
  return
}
