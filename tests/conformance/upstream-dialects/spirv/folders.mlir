// with: --canonicalize
func.func @integers(%0: i32, %1: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
  %2 = spirv.Constant 0 : i32
  %3 = spirv.Constant 1 : i32
  %4 = spirv.Constant -7 : i32
  %5 = spirv.Constant 3 : i32
  %6 = spirv.IAdd %0, %2 : i32
  %7 = spirv.IAdd %4, %5 : i32
  %8 = spirv.IMul %0, %2 : i32
  %9 = spirv.IMul %0, %3 : i32
  %10 = spirv.IMul %4, %5 : i32
  %11 = spirv.ISub %0, %0 : i32
  %12 = spirv.ISub %4, %5 : i32
  %13 = spirv.IAdd %5, %0 : i32
  return %6, %7, %8, %9, %10, %11, %12, %13 : i32, i32, i32, i32, i32, i32, i32, i32
}
// -----
func.func @quotients(%0: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %1 = spirv.Constant 0 : i32
  %2 = spirv.Constant 1 : i32
  %3 = spirv.Constant -7 : i32
  %4 = spirv.Constant 3 : i32
  %5 = spirv.Constant -2147483648 : i32
  %6 = spirv.Constant -1 : i32
  %7 = spirv.SDiv %0, %2 : i32
  %8 = spirv.SDiv %3, %4 : i32
  %9 = spirv.SDiv %3, %1 : i32
  %10 = spirv.SDiv %5, %6 : i32
  %11 = spirv.UDiv %3, %4 : i32
  %12 = spirv.SRem %3, %4 : i32
  %13 = spirv.SMod %3, %4 : i32
  %14 = spirv.SMod %4, %3 : i32
  %15 = spirv.UMod %3, %4 : i32
  %16 = spirv.UMod %0, %2 : i32
  %17 = spirv.UMod %3, %1 : i32
  return %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
}
// -----
func.func @vectors(%0: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi1>) {
  %1 = spirv.Constant dense<[1, 2]> : vector<2xi32>
  %2 = spirv.Constant dense<3> : vector<2xi32>
  %3 = spirv.Constant dense<0> : vector<2xi32>
  %4 = spirv.Constant dense<[0, 2]> : vector<2xi32>
  %5 = spirv.IAdd %1, %2 : vector<2xi32>
  %6 = spirv.IAdd %0, %3 : vector<2xi32>
  %7 = spirv.SDiv %2, %4 : vector<2xi32>
  %8 = spirv.SNegate %1 : vector<2xi32>
  %9 = spirv.BitwiseXor %0, %0 : vector<2xi32>
  %10 = spirv.SLessThan %1, %4 : vector<2xi32>
  return %5, %6, %7, %8, %9, %10 : vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi1>
}
// -----
func.func @bits(%0: i32, %1: i8) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %2 = spirv.Constant 0 : i32
  %3 = spirv.Constant -1 : i32
  %4 = spirv.Constant 255 : i32
  %5 = spirv.Constant 40 : i32
  %6 = spirv.UConvert %1 : i8 to i32
  %7 = spirv.BitwiseAnd %0, %0 : i32
  %8 = spirv.BitwiseAnd %0, %2 : i32
  %9 = spirv.BitwiseAnd %6, %4 : i32
  %10 = spirv.BitwiseOr %0, %3 : i32
  %11 = spirv.BitwiseOr %4, %5 : i32
  %12 = spirv.BitwiseXor %0, %2 : i32
  %13 = spirv.BitwiseXor %0, %0 : i32
  %14 = spirv.Not %4 : i32
  %15 = spirv.Not %0 : i32
  %16 = spirv.Not %15 : i32
  %17 = spirv.ShiftLeftLogical %0, %2 : i32, i32
  %18 = spirv.ShiftLeftLogical %4, %5 : i32, i32
  %19 = spirv.Constant 4 : i32
  %20 = spirv.ShiftRightArithmetic %3, %19 : i32, i32
  return %7, %8, %9, %10, %11, %12, %13, %14, %16, %17, %18, %20 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
}
// -----
func.func @logic(%0: i1, %1: i32, %2: vector<2xi1>) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, vector<2xi1>) {
  %3 = spirv.Constant true
  %4 = spirv.Constant false
  %5 = spirv.Constant 5 : i32
  %6 = spirv.Constant -6 : i32
  %7 = spirv.LogicalAnd %0, %3 : i1
  %8 = spirv.LogicalAnd %0, %4 : i1
  %9 = spirv.LogicalOr %0, %3 : i1
  %10 = spirv.LogicalEqual %0, %0 : i1
  %11 = spirv.LogicalNotEqual %0, %4 : i1
  %12 = spirv.LogicalNotEqual %3, %4 : i1
  %13 = spirv.LogicalNot %3 : i1
  %14 = spirv.IEqual %1, %1 : i32
  %15 = spirv.SGreaterThan %5, %6 : i32
  %16 = spirv.UGreaterThan %5, %6 : i32
  %17 = spirv.ULessThanEqual %1, %1 : i32
  %18 = spirv.LogicalEqual %2, %2 : vector<2xi1>
  return %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, vector<2xi1>
}
// -----
func.func @selections(%0: i1, %1: f32, %2: f32, %3: vector<2xi32>) -> (f32, f32, f32, vector<2xi32>, vector<2xi32>) {
  %4 = spirv.Constant true
  %5 = spirv.Constant dense<[true, false]> : vector<2xi1>
  %6 = spirv.Constant dense<[1, 2]> : vector<2xi32>
  %7 = spirv.Constant dense<3> : vector<2xi32>
  %8 = spirv.Select %0, %1, %1 : i1, f32
  %9 = spirv.Select %4, %1, %2 : i1, f32
  %10 = spirv.Select %0, %1, %2 : i1, f32
  %11 = spirv.Select %5, %6, %7 : vector<2xi1>, vector<2xi32>
  %12 = spirv.Select %5, %6, %3 : vector<2xi1>, vector<2xi32>
  return %8, %9, %10, %11, %12 : f32, f32, f32, vector<2xi32>, vector<2xi32>
}
// -----
func.func @composites(%0: !spirv.struct<(f32, i32)>, %1: f32, %2: i32, %3: vector<2xf32>) -> (f32, f32, i32, i32, f32, f32, i32, f32) {
  %4 = spirv.CompositeInsert %1, %0[0 : i32] : f32 into !spirv.struct<(f32, i32)>
  %5 = spirv.CompositeInsert %2, %4[1 : i32] : i32 into !spirv.struct<(f32, i32)>
  %6 = spirv.CompositeExtract %5[0 : i32] : !spirv.struct<(f32, i32)>
  %7 = spirv.CompositeExtract %4[0 : i32] : !spirv.struct<(f32, i32)>
  %8 = spirv.CompositeExtract %5[1 : i32] : !spirv.struct<(f32, i32)>
  %9 = spirv.CompositeConstruct %1, %2 : (f32, i32) -> !spirv.struct<(f32, i32)>
  %10 = spirv.CompositeExtract %9[1 : i32] : !spirv.struct<(f32, i32)>
  %11 = spirv.CompositeConstruct %1, %3 : (f32, vector<2xf32>) -> vector<3xf32>
  %12 = spirv.CompositeExtract %11[0 : i32] : vector<3xf32>
  %13 = spirv.Constant dense<[1.0, 2.0]> : vector<2xf32>
  %14 = spirv.CompositeExtract %13[1 : i32] : vector<2xf32>
  %15 = spirv.Constant [dense<[3, 4]> : vector<2xi32>, dense<5> : vector<2xi32>] : !spirv.array<2 x vector<2xi32>>
  %16 = spirv.CompositeExtract %15[0 : i32, 1 : i32] : !spirv.array<2 x vector<2xi32>>
  %17 = spirv.CompositeExtract %3[0 : i32] : vector<2xf32>
  return %6, %7, %8, %10, %12, %14, %16, %17 : f32, f32, i32, i32, f32, f32, i32, f32
}
// -----
func.func @casts(%0: f32, %1: i32) -> (f32, vector<2xi16>, i32) {
  %2 = spirv.Bitcast %0 : f32 to i32
  %3 = spirv.Bitcast %2 : i32 to f32
  %4 = spirv.Bitcast %2 : i32 to vector<2xi16>
  %5 = spirv.Bitcast %1 : i32 to f32
  %6 = spirv.Bitcast %5 : f32 to i32
  return %3, %4, %6 : f32, vector<2xi16>, i32
}
