omp.declare_reduction @sum : i32 init {
^bb0(%old: i32):
  omp.yield(%old : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
omp.private {type = private} @own : i32
func.func @tasks(%a: memref<i32>, %b: memref<i32>, %n: i32, %i: index, %c: i1) {
  omp.task allocate(%n : i32 -> %a : memref<i32>) depend(taskdependin -> %a : memref<i32>, taskdependinoutset -> %b : memref<i32>) final(%c) if(%c) mergeable priority(%n : i32) untied detach(%b : memref<i32>) in_reduction(@sum %a -> %x, byref @sum %b -> %y : memref<i32>, memref<i32>) private(@own %a -> %z : memref<i32>) {
    omp.terminator
  }
  omp.taskgroup allocate(%n : i32 -> %a : memref<i32>) task_reduction(byref @sum %a -> %x : memref<i32>) {
    omp.terminator
  }
  omp.taskloop grainsize(strict, %n : i32) priority(%n : i32) nogroup in_reduction(@sum %a -> %x : memref<i32>) private(@own %b -> %z : memref<i32>) {
    omp.loop_nest (%j) : index = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  omp.taskloop num_tasks(strict, %i : index) if(%c) reduction(mod: task, @sum %b -> %y : memref<i32>) {
    omp.loop_nest (%j) : index = (%i) to (%i) step (%i) {
      omp.cancel cancellation_construct_type(taskgroup)
      omp.yield
    }
  }
  omp.taskloop num_tasks(%n : i32) {
    omp.loop_nest (%j) : index = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  omp.taskwait
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %i: index, %c: i1) {
  omp.task depend(taskdependin = %a : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %i: index, %c: i1) {
  omp.task depend(taskdependin -> %n : i32) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %i: index, %c: i1) {
  omp.task depend() {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %i: index, %c: i1) {
  omp.task in_reduction(mod: task, @x %a -> %x : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %i: index, %c: i1) {
  omp.task in_reduction(@x %a -> %x : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %i: index, %c: i1) {
  omp.task reduction(@x %a -> %x : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %i: index, %c: i1) {
  omp.task private(@x %a -> %x : memref<i32>) private_barrier in_reduction(@x %a -> %y : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %i: index, %c: i1) {
  omp.task final(%n) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %i: index, %c: i1) {
  omp.task detach(%n : i32) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %i: index, %c: i1) {
  omp.task allocate(%n : i32) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %i: index, %c: i1) {
  omp.task allocate(%n -> %a : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>) {
  "omp.task"(%a) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0>}> ({
    omp.terminator
  }) : (memref<i32>) -> ()
  return
}
// -----
func.func @wrong(%a: memref<i32>) {
  "omp.task"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>, depend_kinds = [#omp<clause_task_depend(taskdependin)>]}> ({
    omp.terminator
  }) : () -> ()
  return
}
// -----
func.func @right(%a: memref<i32>) {
  "omp.task"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>, depend_kinds = []}> ({
    omp.terminator
  }) : () -> ()
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %i: index, %c: i1) {
  omp.taskgroup task_reduction(@x %a -> %x : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i32, %i: index, %c: i1) {
  omp.taskgroup task_reduction(mod: task, @x %a -> %x : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
omp.declare_reduction @sum : i32 init {
^bb0(%old: i32):
  omp.yield(%old : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @wrong(%a: memref<i32>, %n: i32, %i: index, %c: i1) {
  omp.taskloop grainsize(loose, %n : i32) {
    omp.loop_nest (%j) : index = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  return
}
// -----
omp.declare_reduction @sum : i32 init {
^bb0(%old: i32):
  omp.yield(%old : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @wrong(%a: memref<i32>, %n: i32, %i: index, %c: i1) {
  omp.taskloop grainsize(strict) {
    omp.loop_nest (%j) : index = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  return
}
// -----
omp.declare_reduction @sum : i32 init {
^bb0(%old: i32):
  omp.yield(%old : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @wrong(%a: memref<i32>, %n: i32, %i: index, %c: i1) {
  omp.taskloop grainsize(strict %n : i32) {
    omp.loop_nest (%j) : index = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  return
}
// -----
omp.declare_reduction @sum : i32 init {
^bb0(%old: i32):
  omp.yield(%old : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @wrong(%a: memref<i32>, %n: i32, %i: index, %c: i1) {
  omp.taskloop num_tasks(loose, %n : i32) {
    omp.loop_nest (%j) : index = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  return
}
// -----
omp.declare_reduction @sum : i32 init {
^bb0(%old: i32):
  omp.yield(%old : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @wrong(%a: memref<i32>, %n: i32, %i: index, %c: i1) {
  omp.taskloop grainsize(%n : i32) num_tasks(%n : i32) {
    omp.loop_nest (%j) : index = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  return
}
// -----
omp.declare_reduction @sum : i32 init {
^bb0(%old: i32):
  omp.yield(%old : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @wrong(%a: memref<i32>, %n: i32, %i: index, %c: i1) {
  omp.taskloop nogroup reduction(@sum %a -> %x : memref<i32>) {
    omp.loop_nest (%j) : index = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  return
}
// -----
omp.declare_reduction @sum : i32 init {
^bb0(%old: i32):
  omp.yield(%old : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @wrong(%a: memref<i32>, %n: i32, %i: index, %c: i1) {
  omp.taskloop in_reduction(@sum %a -> %x : memref<i32>) reduction(@sum %a -> %y : memref<i32>) {
    omp.loop_nest (%j) : index = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  return
}
// -----
omp.declare_reduction @sum : i32 init {
^bb0(%old: i32):
  omp.yield(%old : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @wrong(%a: memref<i32>, %n: i32, %i: index, %c: i1) {
  omp.taskloop reduction(@sum %a -> %x, @sum %a -> %y : memref<i32>, memref<i32>) {
    omp.loop_nest (%j) : index = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  return
}
// -----
omp.declare_reduction @sum : i32 init {
^bb0(%old: i32):
  omp.yield(%old : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @wrong(%a: memref<i32>, %n: i32, %i: index, %c: i1) {
  omp.taskloop grainsize(%c : f32) {
    omp.loop_nest (%j) : index = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  return
}
