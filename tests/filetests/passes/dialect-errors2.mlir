// RUN: not ods-opt %s --arith-expand --split-input-file
// RUN: not ods-opt %s --lift-cf-to-scf --split-input-file --allow-unregistered-dialect

// There is no constant of a dynamic shape.
func.func @dynamic(%a: tensor<?xi32>) -> tensor<?xi32> {
  %0 = arith.ceildivsi %a, %a : tensor<?xi32>
  return %0 : tensor<?xi32>
}

// -----

func.func @scale(%a: f4E2M1FN, %b: f8E5M2) -> f32 {
  %0 = arith.scaling_extf %a, %b : f4E2M1FN, f8E5M2 to f32
  return %0 : f32
}

// -----

func.func @endless(%c: i1) {
  scf.execute_region {
    cf.br ^bb1
  ^bb1:
    cf.br ^bb1
  }
  return
}

// -----

func.func @unknown() {
  "t.branch"() [^bb1] : () -> ()
^bb1:
  return
}
