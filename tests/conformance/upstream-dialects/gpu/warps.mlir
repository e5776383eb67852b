func.func @f(%l: index, %a: vector<1xf32>, %b: vector<4xf32>) {
  gpu.warp_execute_on_lane_0(%l)[32] { }
  gpu.warp_execute_on_lane_0(%l)[32] {
    "t.a"() : () -> ()
    gpu.yield
  } {b = 3}
  %0 = gpu.warp_execute_on_lane_0(%l)[32] -> vector<1xf32> {
    %x = "t.a"() : () -> vector<32xf32>
    gpu.yield %x : vector<32xf32>
  }
  %1:2 = gpu.warp_execute_on_lane_0(%l)[32] args(%a, %b : vector<1xf32>, vector<4xf32>) -> (vector<1xf32>, f32) {
   ^bb0(%c : vector<32xf32>, %d : vector<128xf32>):
    %x = "t.a"() : () -> f32
    gpu.yield %c, %x : vector<32xf32>, f32
  }
  return
}
// -----
func.func @f(%l: index, %a: vector<1xf32>, %b: vector<4xf32>) {
  gpu.warp_execute_on_lane_0(%l)[32] args(%a : vector<1xf32>) { }
  return
}
// -----
func.func @f(%l: index, %a: vector<1xf32>, %b: vector<4xf32>) {
  gpu.warp_execute_on_lane_0(%l)[32] args(%a : vector<1xf32>) {
  ^bb0(%c : vector<33xf32>):
  }
  return
}
// -----
func.func @f(%l: index, %a: vector<2xf32>, %b: vector<4xf32>) {
  gpu.warp_execute_on_lane_0(%l)[32] args(%a : vector<2xf32>) {
  ^bb0(%c : vector<33xf32>):
  }
  return
}
// -----
func.func @f(%l: index, %a: vector<2xf32>, %b: vector<4xf32>) {
  gpu.warp_execute_on_lane_0(%l)[32] args(%a : vector<2xf32>) {
  ^bb0(%c : vector<32x2xf32>):
  }
  return
}
// -----
func.func @f(%l: index, %a: vector<2xf32>, %b: vector<4xf32>) {
  gpu.warp_execute_on_lane_0(%l)[32] args(%a : vector<2xf32>) {
  ^bb0(%c : f32):
  }
  return
}
// -----
func.func @f(%l: index, %a: vector<2xf32>, %b: vector<4xf32>) {
  %0 = gpu.warp_execute_on_lane_0(%l)[32] -> (f32) {
  }
  return
}
// -----
func.func @f(%l: index, %a: vector<2xf32>, %b: vector<4xf32>) {
  gpu.warp_execute_on_lane_0(%l)[32] {
    cf.br ^bb1
  ^bb1:
    gpu.yield
  }
  return
}
// -----
func.func @f(%l: index, %a: vector<2xf32>, %b: vector<4xf32>) {
  "gpu.warp_execute_on_lane_0"(%l) <{warp_size = 32 : i64}> ({
    "t.op"() : () -> ()
  }) : (index) -> ()
  return
}
// -----
func.func @f(%l: index, %a: vector<2xf32>, %b: vector<4xf32>) {
  "gpu.warp_execute_on_lane_0"(%l) <{warp_size = 32 : i64}> ({
  }) : (index) -> ()
  return
}
// -----
func.func @f(%l: index, %a: vector<2xf32>, %b: vector<4xf32>) {
  gpu.warp_execute_on_lane_0(%l)[32] args() {
  }
  gpu.warp_execute_on_lane_0(%l)[32] args( : ) {
  }
  return
}
// -----
func.func @f(%l: index, %a: vector<2xf32>, %b: vector<4xf32>) {
  gpu.warp_execute_on_lane_0(%l)[32] args( %a : f32, f32) {
  }
  return
}
// -----
func.func @f(%l: index, %a: vector<2xf32>, %b: vector<4xf32>) {
  gpu.warp_execute_on_lane_0(%l)[-32] -> () {
  } {warp_size = 3 : i64}
  return
}
// -----
func.func @f(%l: index, %a: vector<2xf32>, %b: vector<4xf32>) {
  gpu.warp_execute_on_lane_0(%l)[-32] -> () {
  }
  return
}
// -----
func.func @f(%l: index, %a: vector<0xf32>, %b: vector<[4]xf32>) {
  gpu.warp_execute_on_lane_0(%l)[32] args(%b : vector<[4]xf32>) {
  ^bb0(%x: vector<128xf32>):
  }
  return
}
// -----
func.func @f(%l: index, %a: vector<2x2xf32>, %b: vector<[4]xf32>) {
  gpu.warp_execute_on_lane_0(%l)[32] args(%a : vector<2x2xf32>) {
  ^bb0(%x: vector<64x3xf32>):
  }
  return
}
