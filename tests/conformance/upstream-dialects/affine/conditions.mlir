#set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 mod 2 == 0)>
func.func @branches(%n: index, %x: f32, %y: f32) -> f32 {
  affine.if #set(%n)[%n] {
    "t.then"() : () -> ()
  }
  affine.if affine_set<() : (1 >= 0)>() {
  } else {
    "t.else"() : () -> ()
    affine.yield
  } {tag = 1 : i32}
  %0 = affine.if #set(%n)[%n] -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %y : f32
  }
  %1:2 = affine.if affine_set<(d0) : (d0 >= 1)>(%n) -> (f32, index) {
    affine.yield %x, %n : f32, index
  } else {
    affine.yield %y, %n : f32, index
  } {other}
  return %0 : f32
}
// -----
func.func @empty_else() {
  affine.if affine_set<() : (1 >= 0)>() {
  } else {
  }
  return
}
// -----
func.func @dims(%n: index) {
  affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)>(%n) {
  }
  return
}
// -----
func.func @symbols(%n: index) {
  affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%n)[%n, %n] {
  }
  return
}
// -----
func.func @no_set(%n: index) {
  affine.if affine_map<(d0) -> (d0)>(%n) {
  }
  return
}
// -----
func.func @no_list(%n: index) {
  affine.if affine_set<(d0) : (d0 >= 0)> {
  }
  return
}
// -----
func.func @loaded(%m: memref<4xindex>) {
  affine.for %k = 0 to 4 {
    %b = memref.load %m[%k] : memref<4xindex>
    affine.if affine_set<(d0) : (d0 >= 0)>(%b) {
    }
  }
  return
}
// -----
func.func @symbol(%m: memref<4xindex>) {
  affine.for %k = 0 to 4 {
    affine.if affine_set<()[s0] : (s0 >= 0)>()[%k] {
    }
  }
  return
}
// -----
func.func @no_else(%x: f32) {
  %0 = affine.if affine_set<() : (1 >= 0)>() -> f32 {
    affine.yield %x : f32
  }
  return
}
// -----
func.func @yields(%x: f32) {
  %0 = affine.if affine_set<() : (1 >= 0)>() -> f32 {
    affine.yield %x : f32
  } else {
  }
  return
}
// -----
func.func @type(%x: i32) {
  %0 = affine.if affine_set<() : (1 >= 0)>() -> f32 {
    affine.yield %x : i32
  } else {
    affine.yield %x : i32
  }
  return
}
// -----
func.func @generic(%n: index) {
  "affine.if"(%n) ({
    "affine.yield"() : () -> ()
  }, {
  }) {condition = affine_set<(d0) : (d0 >= 0)>} : (index) -> ()
  return
}
// -----
func.func @no_condition(%n: index) {
  "affine.if"(%n) ({
    "affine.yield"() : () -> ()
  }, {
  }) : (index) -> ()
  return
}
// -----
func.func @wrong_condition(%n: index) {
  "affine.if"(%n) ({
    "affine.yield"() : () -> ()
  }, {
  }) {condition = 1 : i1} : (index) -> ()
  return
}
// -----
func.func @operands(%n: index) {
  "affine.if"(%n) ({
    "affine.yield"() : () -> ()
  }, {
  }) {condition = affine_set<() : (1 >= 0)>} : (index) -> ()
  return
}
// -----
func.func @no_block(%n: index) {
  "affine.if"(%n) ({
  }, {
  }) {condition = affine_set<(d0) : (d0 >= 0)>} : (index) -> ()
  return
}
// -----
func.func @operand_type(%n: i32) {
  "affine.if"(%n) ({
    "affine.yield"() : () -> ()
  }, {
  }) {condition = affine_set<(d0) : (d0 >= 0)>} : (i32) -> ()
  return
}
// -----
func.func @repeated(%n: index) {
  affine.if affine_set<(d0) : (d0 >= 0)>(%n) {
  } {condition = 1}
  return
}
