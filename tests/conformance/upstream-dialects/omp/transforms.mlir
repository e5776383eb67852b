func.func @tiled(%n: i32, %s: i32) {
  %0 = omp.new_cli
  %1 = omp.new_cli
  %2 = omp.new_cli
  %3 = omp.new_cli
  %4 = omp.new_cli
  %5 = omp.new_cli
  omp.canonical_loop(%0) %i : i32 in range(%n) {
    omp.canonical_loop(%1) %j : i32 in range(%n) {
      omp.terminator
    } {some}
    omp.terminator
  }
  omp.tile (%2, %3, %4, %5) <- (%0, %1) sizes(%s, %s : i32, i32)
  omp.unroll_heuristic(%3) -> ()
  return
}
// -----
func.func @names(%n: i32, %c: i1) {
  omp.canonical_loop %a : i32 in range(%n) {
    omp.canonical_loop %b : i32 in range(%n) {
      omp.canonical_loop %d : i32 in range(%n) {
        omp.terminator
      }
      omp.canonical_loop %e : i32 in range(%n) {
        omp.canonical_loop %f : i32 in range(%n) {
          omp.terminator
        }
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  scf.if %c {
    omp.canonical_loop %a : i32 in range(%n) {
      omp.terminator
    }
  } else {
    %0 = omp.new_cli
    omp.canonical_loop(%0) %a : i32 in range(%n) {
      omp.canonical_loop %b : i32 in range(%n) {
        omp.terminator
      }
      omp.terminator
    }
    omp.unroll_heuristic(%0)
  }
  omp.parallel {
    omp.canonical_loop %a : i32 in range(%n) {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @names(%n: i32) {
  %0 = omp.new_cli
  %1 = omp.new_cli
  cf.br ^next
^next:
  omp.canonical_loop(%0) %a : i32 in range(%n) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%n: i32, %m: i64, %c: !omp.cli) {
  %0 = omp.new_cli
  omp.canonical_loop(%0) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%0) %j : i32 in range(%n) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%n: i32, %m: i64, %c: !omp.cli) {
  %0 = omp.new_cli
  omp.canonical_loop(%0) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.unroll_heuristic(%0)
  omp.unroll_heuristic(%0)
  return
}
// -----
func.func @wrong(%n: i32, %m: i64, %c: !omp.cli) {
  %0 = omp.new_cli
  omp.unroll_heuristic(%0)
  return
}
// -----
func.func @wrong(%n: i32, %m: i64, %c: !omp.cli) {
  %0 = omp.new_cli
  omp.canonical_loop(%0) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.tile <- () sizes(%n : i32)
  return
}
// -----
func.func @wrong(%n: i32, %m: i64, %c: !omp.cli) {
  %0 = omp.new_cli
  omp.canonical_loop(%0) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.tile <- (%0) sizes(%n, %n : i32, i32)
  return
}
// -----
func.func @wrong(%n: i32, %m: i64, %c: !omp.cli) {
  %0 = omp.new_cli
  omp.canonical_loop(%0) %i : i32 in range(%n) {
    omp.terminator
  }
  %1 = omp.new_cli
  omp.tile (%1) <- (%0) sizes(%n : i32)
  return
}
// -----
func.func @wrong(%n: i32, %m: i64, %c: !omp.cli) {
  %0 = omp.new_cli
  %1 = omp.new_cli
  omp.canonical_loop(%0) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%1) %j : i32 in range(%n) {
    omp.terminator
  }
  omp.tile <- (%0, %1) sizes(%n, %n : i32, i32)
  return
}
// -----
func.func @wrong(%n: i32, %m: i64, %c: !omp.cli) {
  %0 = omp.new_cli
  %1 = omp.new_cli
  omp.canonical_loop(%0) %i : i32 in range(%n) {
    omp.canonical_loop(%1) %j : i32 in range(%i) {
      omp.terminator
    }
    omp.terminator
  }
  omp.tile <- (%0, %1) sizes(%n, %n : i32, i32)
  return
}
// -----
func.func @wrong(%n: i32, %m: i64, %c: !omp.cli) {
  %0 = omp.new_cli
  %1 = omp.new_cli
  omp.canonical_loop(%0) %i : i32 in range(%n) {
    omp.canonical_loop(%1) %j : i32 in range(%n) {
      omp.terminator
    }
    omp.barrier
    omp.terminator
  }
  omp.tile <- (%0, %1) sizes(%n, %n : i32, i32)
  return
}
// -----
func.func @wrong(%n: i32, %m: i64, %c: !omp.cli) {
  omp.canonical_loop %i : i32 in range(%m) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%n: i32, %m: i64, %c: !omp.cli) {
  "omp.canonical_loop"(%m) ({
  ^bb0(%i: i32):
    omp.terminator
  }) : (i64) -> ()
  return
}
// -----
func.func @wrong(%n: i32, %m: i64, %c: !omp.cli) {
  "omp.canonical_loop"(%m) ({
  ^bb0(%i: i64, %j: i64):
    omp.terminator
  }) : (i64) -> ()
  return
}
// -----
func.func @wrong(%n: i32, %m: i64, %c: !omp.cli) {
  omp.canonical_loop(%n) %i : i32 in range(%n) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%n: i32, %m: i64, %c: !omp.cli) {
  omp.canonical_loop %i in range(%n) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%n: i32, %m: i64, %c: !omp.cli) {
  omp.canonical_loop %i : i32 range(%n) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%n: i32, %m: i64, %c: !omp.cli) {
  omp.unroll_heuristic %c
  return
}
// -----
func.func @wrong(%n: i32, %m: i64, %c: !omp.cli) {
  %0 = omp.new_cli
  omp.canonical_loop(%0) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.unroll_heuristic(%0) -> (%0)
  return
}
// -----
func.func @wrong(%n: i32, %m: i64, %c: !omp.cli) {
  %0 = omp.new_cli
  omp.canonical_loop(%0) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.tile (%0) sizes(%n : i32)
  return
}
