func.func @plain(%n: index) {
  scf.forall (%i) in (%n) {
    "some.use"(%i) : (index) -> ()
  }
  scf.forall (%i, %j) in (%n, 8) {
  }
  scf.forall (%i) = (0) to (10) step (1) {
  }
  scf.forall (%i, %j) = (1, %n) to (%n, 20) step (%n, 2) {
    scf.forall.in_parallel {
    }
  } {note = 1 : i8}
  scf.forall () in () {
  }
  return
}
// -----
func.func @outputs(%n: index, %t: tensor<4xf32>, %u: tensor<?x4xi8>) -> tensor<4xf32> {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
    }
  }
  %1:2 = scf.forall (%i, %j) = (0, 0) to (%n, 4) step (2, 1) shared_outs(%o = %t, %p = %u) -> (tensor<4xf32>, tensor<?x4xi8>) {
    scf.forall.in_parallel {
    } {note}
  } {note}
  return %0 : tensor<4xf32>
}
// -----
func.func @mapping(%n: index) {
  scf.forall (%i, %j) in (4, 5) {
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  scf.forall (%i) in (4) {
  } {mapping = [#gpu.block<linear_dim_0>]}
  scf.forall (%i) in (%n) {
  } {mapping = []}
  return
}
// -----
// NO ROUND TRIP: the custom form has numbers for values that are constants.
func.func @constants_count_as_numbers() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.forall (%i) = (%c0) to (%c8) step (%c1) {
  }
  scf.forall (%i) = (%c1) to (%c8) step (%c1) {
  }
  return
}
// -----
func.func @generic_form(%n: index, %t: tensor<4xf32>) {
  "scf.forall"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
  ^bb0(%i: index):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (index) -> ()
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%i: index, %o: tensor<4xf32>):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @number_of_outputs(%t: tensor<4xf32>) {
  "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%i: index, %o: tensor<4xf32>):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (tensor<4xf32>) -> ()
  return
}
// -----
func.func @number_of_arguments(%n: index) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%i: index, %j: index):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @type_of_variable(%n: index) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%i: i32):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @type_of_output(%t: tensor<4xf32>) {
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%i: index, %o: tensor<5xf32>):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @number_of_upper_bounds(%n: index) {
  scf.forall (%i) in (4, 5) {
  }
  return
}
// -----
func.func @number_of_steps(%n: index) {
  scf.forall (%i) = (0) to (4) step (1, 2) {
  }
  return
}
// -----
func.func @number_of_lower_bounds(%n: index) {
  scf.forall (%i) = (0, 0) to (4) step (1) {
  }
  return
}
// -----
func.func @dynamic_bounds(%n: index) {
  "scf.forall"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%i: index):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (index) -> ()
  return
}
// -----
func.func @size_of_mapping(%n: index) {
  scf.forall (%i, %j) in (4, 5) {
  } {mapping = [#gpu.thread<x>]}
  return
}
// -----
func.func @kind_of_mapping(%n: index) {
  scf.forall (%i) in (4) {
  } {mapping = ["x"]}
  return
}
// -----
func.func @mapping_is_number(%n: index) {
  scf.forall (%i) in (4) {
  } {mapping = 5 : i32}
  return
}
// -----
func.func @result_type_differs(%t: tensor<4xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<5xf32>) {
  }
  return
}
// -----
func.func @output_is_vector(%t: vector<4xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (vector<4xf32>) {
  }
  return
}
// -----
func.func @outputs_without_types(%t: tensor<4xf32>) {
  scf.forall (%i) in (4) shared_outs(%o = %t) {
  }
  return
}
// -----
func.func @no_bounds() {
  scf.forall (%i) {
  }
  return
}
// -----
func.func @word_as_bound() {
  scf.forall (%i) in (x) {
  }
  return
}
// -----
func.func @type_of_bound(%n: i32) {
  scf.forall (%i) in (%n) {
  }
  return
}
// -----
func.func @no_step(%n: index) {
  scf.forall (%i) = (0) to (%n) {
  }
  return
}
// -----
func.func @other_op_inside(%t: tensor<4xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      %c = arith.constant 1 : i32
    }
  }
  return
}
// -----
func.func @in_parallel_elsewhere() {
  scf.forall.in_parallel {
  }
}
// -----
func.func @in_parallel_empty(%t: tensor<4xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) {
    "scf.forall.in_parallel"() ({}) : () -> ()
  }
  return
}
// -----
func.func @yield(%t: tensor<4xf32>) {
  scf.forall (%i) in (4) {
    scf.yield
  }
  return
}
