// RUN: not ods-opt %s --scf-forall-to-for
// RUN: not ods-opt %s --scf-forall-to-parallel
// RUN: not ods-opt %s --convert-scf-to-cf
// RUN: not ods-opt %s --arith-expand=include-bf16
// RUN: not ods-opt %s --lift-cf-to-scf
// RUN: not ods-opt %s --scf-parallel-loop-tiling=parallel-loop-tile-sizes=2
// RUN: not ods-opt %s --scf-parallel-loop-tiling=parallel-loop-tile-sizes=0
// RUN: not ods-opt %s --scf-parallel-loop-tiling=parallel-loop-tile-sizes=x
// RUN: not ods-opt %s --convert-scf-to-cf=allow-pattern-rollback=maybe
// RUN: not ods-opt %s --arith-expand=include-f64
// RUN: not ods-opt %s --pass-pipeline=builtin.module(func.func(duplicate-function-elimination))

func.func @outputs(%t: tensor<4xi32>, %n: index) -> tensor<4xi32> {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<4xi32> {
    scf.forall.in_parallel {
    }
  }
  scf.parallel (%i) = (%n) to (%n) step (%n) {
  }
  return %r : tensor<4xi32>
}

func.func @rounding(%a: f32) -> bf16 {
  %0 = arith.truncf %a upward : f32 to bf16
  return %0 : bf16
}

func.func @unreachable() {
  return
^bb1:
  return
}
