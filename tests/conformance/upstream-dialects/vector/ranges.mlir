// with: --int-range-optimizations
func.func @ranges(%n: i8, %v: vector<4xindex>) -> (vector<4xi1>, vector<2x4xi1>, i1, vector<4xi1>, vector<4xi1>, vector<[4]xi1>, vector<4xi1>, vector<4xindex>) {
  %e = arith.extui %n : i8 to i32
  %c300 = arith.constant dense<300> : vector<4xi32>
  %b = vector.broadcast %e : i32 to vector<4xi32>
  %0 = arith.cmpi ult, %b, %c300 : vector<4xi32>
  %b2 = vector.broadcast %b : vector<4xi32> to vector<2x4xi32>
  %t = vector.transpose %b2, [1, 0] : vector<2x4xi32> to vector<4x2xi32>
  %s = vector.shape_cast %t : vector<4x2xi32> to vector<2x4xi32>
  %c3 = arith.constant dense<300> : vector<2x4xi32>
  %1 = arith.cmpi ult, %s, %c3 : vector<2x4xi32>
  %x = vector.extract %s[0, 1] : i32 from vector<2x4xi32>
  %k = arith.constant 300 : i32
  %2 = arith.cmpi ult, %x, %k : i32
  %z = arith.constant dense<400> : vector<4xi32>
  %i = vector.insert %e, %z [1] : i32 into vector<4xi32>
  %3 = arith.cmpi ult, %i, %c300 : vector<4xi32>
  %q = arith.constant dense<401> : vector<4xi32>
  %4 = arith.cmpi ult, %i, %q : vector<4xi32>
  %st = vector.step : vector<[4]xindex>
  %c4 = arith.constant dense<4> : vector<[4]xindex>
  %5 = arith.cmpi ult, %st, %c4 : vector<[4]xindex>
  %s4 = vector.step : vector<4xindex>
  %c5 = arith.constant dense<4> : vector<4xindex>
  %6 = arith.cmpi slt, %s4, %c5 : vector<4xindex>
  %7 = arith.remui %s4, %c5 : vector<4xindex>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<4xi1>, vector<2x4xi1>, i1, vector<4xi1>, vector<4xi1>, vector<[4]xi1>, vector<4xi1>, vector<4xindex>
}
