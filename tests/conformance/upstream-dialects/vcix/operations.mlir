func.func @binary(%v: vector<[4] x f32>, %s: i64, %vl: i64) {
  %0 = "vcix.v.iv"(%v, %vl) <{opcode = 3 : i64, imm = 10 : i64}> : (vector<[4] x f32>, i64) -> vector<[4] x f32>
  %1 = "vcix.v.sv"(%v, %v) <{opcode = 3 : i32}> : (vector<[4] x f32>, vector<[4] x f32>) -> vector<[4] x f32>
  %2 = "vcix.v.sv"(%v, %s, %vl) <{opcode = 1 : i64}> : (vector<[4] x f32>, i64, i64) -> vector<[4] x f32>
  return
}
