func.func @f(%c: i1, %x: f32) {
  cf.cond_br %c, ^a(%c : i1), ^b {operandSegmentSizes = array<i32: 1, 0, 1>}
^a(%d: i1):
  return
^b:
  return
}

// -----

func.func @f(%c: i1, %x: f32) {
  cf.cond_br %c weights([1,2]), ^a, ^b {branch_weights = array<i32: 1, 0>}
^a:
  return
^b:
  return
}

// -----

func.func @f(%c: i1, %x: f32) {
  cf.cond_br %c, ^a, ^b {branch_weights = [1,2]}
^a:
  return
^b:
  return
}

// -----

func.func @f(%c: i32, %x: f32) {
  cf.switch %c : i32, [ default: ^a, 1 : ^b] {case_values = dense<7> : vector<1xi32>}
^a:
  return
^b:
  return
}

// -----

func.func @f(%c: i32, %x: f32) {
  cf.switch %c : i32, [ default: ^a, 1 : ^b] {case_operand_segments = array<i32: 1>}
^a:
  return
^b:
  return
}

// -----

func.func @f(%c: i32, %x: f32) {
  cf.switch %c : i32, [ default: ^a, 1 : ^b] {case_values = 1}
^a:
  return
^b:
  return
}

// -----

func.func @f(%c: i1) {
  cf.cond_br %c, ^a, ^b {operandSegmentSizes = [2,0,0]}
^a:
  return
^b:
  return
}

// -----

func.func @f(%c: i1) {
  cf.cond_br %c, ^a, ^b {operandSegmentSizes = array<i32: 1, 0, 0>}
^a:
  return
^b:
  return
}

// -----

func.func @f(%c: i1) {
  cf.cond_br %c, ^a, ^b {operandSegmentSizes = array<i64: 1, 0, 0>}
^a:
  return
^b:
  return
}

// -----

func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^a, ^b] {operandSegmentSizes = [1,0,0]} : (i1) -> ()
^a:
  return
^b:
  return
}

// -----

func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^a, ^b] {operandSegmentSizes = [2,0,0]} : (i1) -> ()
^a:
  return
^b:
  return
}

// -----

func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^a, ^b] <{operandSegmentSizes = [2,0,0]}> : (i1) -> ()
^a:
  return
^b:
  return
}

// -----

func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^a, ^b] <{operandSegmentSizes = array<i32: 2,0,0>}> : (i1) -> ()
^a:
  return
^b:
  return
}

// -----

func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^a, ^b] <{operandSegmentSizes = array<i32: 1,0>}> : (i1) -> ()
^a:
  return
^b:
  return
}

// -----

func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^a, ^b] : (i1) -> ()
^a:
  return
^b:
  return
}

// -----

func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^a, ^b] <{operandSegmentSizes = array<i32: -1,1,1>}> : (i1) -> ()
^a:
  return
^b:
  return
}
