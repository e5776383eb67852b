omp.private {type = private} @own : i32
omp.declare_reduction @sum : i32 init {
^bb0(%old: i32):
  omp.yield(%old : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
omp.declare_mapper @mapper : i32 {
^bb0(%a: memref<i32>):
  %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> memref<i32>
  omp.declare_mapper.info map_entries(%0 : memref<i32>)
}
func.func @target(%a: memref<i32>, %i: index, %n: i32, %c: i1) {
  %bounds = omp.map.bounds lower_bound(%i : index) upper_bound(%i : index) extent(%i : index) stride(%i : index) start_idx(%i : index) {stride_in_bytes = true}
  %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(always, implicit, tofrom) capture(ByRef) bounds(%bounds) -> memref<i32> {name = "a"}
  %1 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(present, close, to) capture(ByCopy) var_ptr_ptr(%a : memref<i32>) mapper(@mapper) -> memref<i32>
  %2 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(ompx_hold, from, return_param, private, literal) capture(This) members(%0, %1 : [0], [1, 2] : memref<i32>, memref<i32>) -> memref<i32> {partial_map = true}
  %3 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(storage, attach, ref_ptr, is_device_ptr) capture(VLAType) -> memref<i32>
  %4 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(delete, attach_always, attach_none, attach_auto, ref_ptee, ref_ptr_ptee) capture(ByRef) -> memref<i32>
  %5 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(to) capture(ByRef) -> memref<i32>
  %6 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(from) capture(ByRef) -> memref<i32>
  omp.target depend(taskdependin -> %a : memref<i32>) device(%n : i32) if(%c) is_device_ptr(%a : memref<i32>) nowait thread_limit(%n : i32) ompx_bare has_device_addr(%0 -> %x : memref<i32>) in_reduction(@sum %a -> %y : memref<i32>) map_entries(%1 -> %z, %2 -> %w : memref<i32>, memref<i32>) private(@own %a -> %p [map_idx=0], @own %a -> %q : memref<i32>, memref<i32>) {
    omp.terminator
  }
  omp.target_data device(%n : i32) if(%c) map_entries(%0 : memref<i32>) use_device_addr(%1 -> %x : memref<i32>) use_device_ptr(%3 -> %y : memref<i32>) {
    omp.terminator
  }
  omp.target_enter_data depend(taskdependout -> %a : memref<i32>) device(%n : i32) nowait map_entries(%5 : memref<i32>)
  omp.target_exit_data if(%c) map_entries(%4, %6 : memref<i32>, memref<i32>)
  omp.target_update map_entries(%5 : memref<i32>)
  return
}
// -----
func.func @host(%lower: i32, %upper: i32, %steps: i32, %n: i32) {
  omp.target host_eval(%n -> %teams, %n -> %limit : i32, i32) {
    omp.teams num_teams(to %teams : i32) thread_limit(%limit : i32) {
      omp.terminator
    }
    omp.terminator
  }
  omp.target host_eval(%n -> %threads, %lower -> %l, %upper -> %u, %steps -> %s : i32, i32, i32, i32) {
    omp.teams {
      omp.parallel num_threads(%threads : i32) {
        omp.distribute {
          omp.wsloop {
            omp.loop_nest (%i) : i32 = (%l) to (%u) step (%s) {
              omp.yield
            }
          } {omp.composite}
        } {omp.composite}
        omp.terminator
      } {omp.composite}
      omp.terminator
    }
    omp.terminator
  }
  omp.target host_eval(%lower -> %l, %upper -> %u, %steps -> %s : i32, i32, i32) {
    omp.teams {
      omp.distribute {
        omp.loop_nest (%i) : i32 = (%l) to (%u) step (%s) {
          omp.yield
        }
      }
      omp.terminator
    }
    omp.terminator
  }
  omp.target host_eval(%lower -> %l : i32) {
    omp.teams {
      omp.loop {
        omp.loop_nest (%i) : i32 = (%l) to (%l) step (%l) {
          omp.yield
        }
      }
      omp.terminator
    }
    omp.terminator
  }
  omp.target host_eval(%n -> %threads : i32) {
    %one = arith.constant 1 : i32
    omp.parallel num_threads(%threads : i32) {
      omp.wsloop {
        omp.loop_nest (%i) : i32 = (%one) to (%one) step (%one) {
          omp.yield
        }
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(to) capture(ByName) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.info var_ptr(%n : i32, i32) map_clauses(to) capture(ByRef) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(to) capture(ByRef) -> i32
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses() capture(ByRef) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.info var_ptr(%a : memref<i32>) map_clauses(to) capture(ByRef) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(to) capture(ByRef) mapper(@missing) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(to) capture(ByRef) members(%a : [0] : memref<i32>) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(to) capture(ByRef) members(%a : [x] : memref<i32>) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(to) capture(ByRef) members(%a : 0 : memref<i32>) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.bounds stride(%n : i32)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.bounds lower_bound(%n : f32)
  return
}
// -----
func.func @right(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(whatever, to) capture(ByRef) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(delete) capture(ByRef) -> memref<i32>
  omp.target map_entries(%0 -> %x : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(to, delete) capture(ByRef) -> memref<i32>
  omp.target map_entries(%0 -> %x : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(delete) capture(ByRef) -> memref<i32>
  omp.target_data map_entries(%0 : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target_data if(%c) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target_data use_device_ptr(%a -> %x : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target_data use_device_addr(%a -> %x : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target_data use_device_ptr(%a : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target_data use_device_addr(%a : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target_data map_entries(%a -> %x : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target_data map_entries(%a : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = memref.alloc() : memref<i32>
  omp.target_data map_entries(%0 : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target has_device_addr(%a -> %x : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target map_entries(%a -> %x : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target host_eval(%n -> %x : i64) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target map_entries(%a -> %x) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target private(@x %a -> %x [map_idx] : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target private(@x %a -> %x [index=0] : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target reduction(@x %a -> %x : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target private(@x %a -> %x : memref<i32>) map_entries(%a -> %y : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @right(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target private(@x %a -> %x : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(to) capture(ByRef) -> memref<i32>
  omp.target_exit_data map_entries(%0 : memref<i32>)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(from) capture(ByRef) -> memref<i32>
  omp.target_enter_data map_entries(%0 : memref<i32>)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(delete) capture(ByRef) -> memref<i32>
  omp.target_enter_data map_entries(%0 : memref<i32>)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> memref<i32>
  omp.target_update map_entries(%0 : memref<i32>)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(delete) capture(ByRef) -> memref<i32>
  omp.target_update map_entries(%0 : memref<i32>)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(to, delete) capture(ByRef) -> memref<i32>
  omp.target_update map_entries(%0 : memref<i32>)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(storage) capture(ByRef) -> memref<i32>
  omp.target_update map_entries(%0 : memref<i32>)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(always, to) capture(ByRef) -> memref<i32>
  omp.target_update map_entries(%0 : memref<i32>)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(close, from) capture(ByRef) -> memref<i32>
  omp.target_update map_entries(%0 : memref<i32>)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(implicit, to) capture(ByRef) -> memref<i32>
  omp.target_update map_entries(%0 : memref<i32>)
  return
}
// -----
func.func @right(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(present, to) capture(ByRef) -> memref<i32>
  omp.target_update map_entries(%0 : memref<i32>)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(to) capture(ByRef) -> memref<i32>
  %1 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(from) capture(ByRef) -> memref<i32>
  omp.target_update map_entries(%0, %1 : memref<i32>, memref<i32>)
  return
}
// -----
func.func @right(%a: memref<i32>, %n: i32, %c: i1) {
  %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(to) capture(ByRef) -> memref<i32>
  %1 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(to) capture(ByRef) -> memref<i32>
  omp.target_update map_entries(%0, %1 : memref<i32>, memref<i32>)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target_update map_entries(%a : memref<i32>)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  "omp.target_update"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<i32>) -> ()
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  "omp.target"(%a) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>, private_maps = array<i64: 0, 1>}> ({
  ^bb0(%x: memref<i32>):
    omp.terminator
  }) : (memref<i32>) -> ()
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target {
    omp.teams {
      omp.terminator
    }
    omp.teams {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target host_eval(%n -> %x : i32) {
    %0 = arith.addi %x, %x : i32
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target host_eval(%n -> %x : i32) {
    omp.teams num_teams(to %x : i32) {
      omp.masked filter(%x : i32) {
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target host_eval(%n -> %x : i32) {
    omp.teams allocate(%x : i32 -> %x : i32) {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target host_eval(%n -> %x : i32) {
    omp.parallel num_threads(%x : i32) {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target host_eval(%n -> %x : i32) {
    omp.parallel {
      omp.wsloop {
        omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
          omp.yield
        }
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target host_eval(%n -> %x : i32) {
    omp.teams {
      omp.barrier
      omp.distribute {
        omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
          omp.yield
        }
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target host_eval(%n -> %x : i32) {
    omp.teams {
      omp.distribute {
        omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
          omp.yield
        }
      }
      omp.distribute {
        omp.loop_nest (%j) : i32 = (%x) to (%x) step (%x) {
          omp.yield
        }
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target host_eval(%n -> %x, %c -> %y : i32, i1) {
    cf.cond_br %y, ^one, ^two
  ^one:
    omp.teams {
      omp.distribute {
        omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
          omp.yield
        }
      }
      omp.terminator
    }
    omp.terminator
  ^two:
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target host_eval(%n -> %x : i32) {
    %y = arith.constant true
    cf.br ^one
  ^one:
    omp.teams {
      omp.distribute {
        omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
          omp.yield
        }
      }
      omp.terminator
    }
    cf.cond_br %y, ^one, ^two
  ^two:
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target host_eval(%n -> %x : i32) {
    omp.teams {
      omp.distribute {
        omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
          omp.parallel num_threads(%x : i32) {
            omp.terminator
          }
          omp.yield
        }
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @right(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target host_eval(%n -> %x : i32) {
    omp.teams {
      %0 = memref.alloca() : memref<i32>
      omp.distribute {
        omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
          omp.yield
        }
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @right(%a: memref<i32>, %n: i32, %c: i1) {
  omp.target host_eval(%n -> %x : i32) {
    omp.teams {
      omp.distribute {
        omp.simd {
          omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    }
    omp.terminator
  }
  return
}
