// Ops with every constraint of the prelude that is a definition, and with an
// instance of every class of them: what the generator makes of these has to
// compile.

include "mlir/IR/BuiltinTypes.td"
include "instances.td"

def C : Dialect {
  let name = "c";
}

def TypesOp : Op<C, "types", [AttrSizedOperandSegments]> {
  let arguments = (ins
      AnyComplex:$x0, AnyFixedVectorOfAnyRank:$x1,
      AnyFixedVectorOfNonZeroRank:$x2, AnyFloat:$x3, AnyI1:$x4, AnyI16:$x5,
      AnyI32:$x6, AnyI64:$x7, AnyI8:$x8, AnyInteger:$x9, AnyMemRef:$x10,
      AnyNon0RankedMemRef:$x11, AnyNon0RankedOrUnrankedMemRef:$x12,
      AnyNon0RankedOrUnrankedTensor:$x13, AnyNon0RankedTensor:$x14,
      AnyRankedOrUnrankedMemRef:$x15, AnyRankedTensor:$x16,
      AnyScalableVectorOfAnyRank:$x17, AnyShaped:$x18, AnySignedInteger:$x19,
      AnySignlessInteger:$x20, AnySignlessIntegerOrIndex:$x21,
      AnyStaticShapeMemRef:$x22, AnyStaticShapeTensor:$x23,
      AnyStridedMemRef:$x24, AnyTensor:$x25, AnyTuple:$x26, AnyType:$x27,
      AnyUnrankedMemRef:$x28, AnyUnrankedTensor:$x29, AnyUnsignedInteger:$x30,
      AnyVectorOfAnyRank:$x31, AnyVectorOfNonZeroRank:$x32, BF16:$x33,
      BF16MemRef:$x34, BF16Tensor:$x35, BoolLike:$x36, F128:$x37, F16:$x38,
      F16MemRef:$x39, F16Tensor:$x40, F32:$x41, F32MemRef:$x42, F32Tensor:$x43,
      F4E2M1FN:$x44, F64:$x45, F64MemRef:$x46, F64Tensor:$x47, F6E2M3FN:$x48,
      F6E3M2FN:$x49, F80:$x50, F8E3M4:$x51, F8E4M3:$x52, F8E4M3B11FNUZ:$x53,
      F8E4M3FN:$x54, F8E4M3FNUZ:$x55, F8E5M2:$x56, F8E5M2FNUZ:$x57,
      F8E8M0FNU:$x58, FloatLike:$x59, FloatTypeInterface:$x60,
      FunctionType:$x61, GraphType:$x62, I1:$x63, I128:$x64, I16:$x65,
      I16MemRef:$x66, I16Tensor:$x67, I1MemRef:$x68, I1Tensor:$x69, I32:$x70,
      I32MemRef:$x71, I32Tensor:$x72, I64:$x73, I64MemRef:$x74, I64Tensor:$x75,
      I8:$x76, I8MemRef:$x77, I8Tensor:$x78, Index:$x79, IndexTensor:$x80,
      MemRefElementTypeInterface:$x81, NoneType:$x82, SI1:$x83, SI16:$x84,
      SI32:$x85, SI64:$x86, SI8:$x87, ShapedTypeInterface:$x88,
      SignlessIntegerLike:$x89, SignlessIntegerOrFloatLike:$x90,
      SignlessIntegerOrIndexLike:$x91, SignlessIntegerOrIndexOrFloatLike:$x92,
      TF32:$x93, UI1:$x94, UI16:$x95, UI32:$x96, UI64:$x97, UI8:$x98,
      VectorElementTypeInterface:$x99, instance_0:$x100, instance_1:$x101,
      instance_2:$x102, instance_3:$x103, instance_4:$x104, instance_5:$x105,
      instance_6:$x106, instance_8:$x108, instance_9:$x109,
      instance_10:$x110, instance_11:$x111, instance_12:$x112,
      instance_13:$x113, instance_14:$x114, instance_15:$x115,
      instance_16:$x116, instance_17:$x117, instance_18:$x118,
      instance_19:$x119, instance_20:$x120, instance_21:$x121,
      instance_22:$x122, instance_23:$x123, instance_24:$x124,
      instance_25:$x125, instance_26:$x126, instance_27:$x127,
      instance_28:$x128, instance_29:$x129, instance_30:$x130,
      instance_31:$x131, instance_32:$x132, instance_33:$x133,
      instance_34:$x134, instance_35:$x135, instance_36:$x136,
      instance_37:$x137, instance_38:$x138, instance_39:$x139,
      instance_40:$x140, instance_41:$x141, instance_42:$x142,
      instance_43:$x143, instance_44:$x144, instance_45:$x145,
      instance_46:$x146, instance_47:$x147, instance_48:$x148,
      instance_49:$x149, instance_50:$x150, instance_51:$x151,
      instance_52:$x152, instance_53:$x153, instance_54:$x154,
      instance_55:$x155, instance_56:$x156, instance_57:$x157,
      instance_58:$x158, instance_59:$x159, instance_60:$x160,
      instance_61:$x161, instance_62:$x162, instance_63:$x163,
      instance_64:$x164, instance_65:$x165, instance_66:$x166,
      instance_67:$x167);
}

def BuiltinOp : Op<C, "builtin"> {
  let arguments = (ins Builtin_VectorTypeElementType:$element);
}

def ResultsOp : Op<C, "results"> {
  let results = (outs
      AnyComplex:$x0, AnyFixedVectorOfAnyRank:$x1,
      AnyFixedVectorOfNonZeroRank:$x2, AnyFloat:$x3, AnyI1:$x4, AnyI16:$x5,
      AnyI32:$x6, AnyI64:$x7, AnyI8:$x8, AnyInteger:$x9, AnyMemRef:$x10,
      AnyNon0RankedMemRef:$x11, AnyNon0RankedOrUnrankedMemRef:$x12,
      AnyNon0RankedOrUnrankedTensor:$x13, AnyNon0RankedTensor:$x14,
      AnyRankedOrUnrankedMemRef:$x15, AnyRankedTensor:$x16,
      AnyScalableVectorOfAnyRank:$x17, AnyShaped:$x18, AnySignedInteger:$x19,
      AnySignlessInteger:$x20, AnySignlessIntegerOrIndex:$x21,
      AnyStaticShapeMemRef:$x22, AnyStaticShapeTensor:$x23,
      AnyStridedMemRef:$x24, AnyTensor:$x25, AnyTuple:$x26, AnyType:$x27,
      AnyUnrankedMemRef:$x28, AnyUnrankedTensor:$x29, AnyUnsignedInteger:$x30,
      AnyVectorOfAnyRank:$x31, AnyVectorOfNonZeroRank:$x32, BF16:$x33,
      BF16MemRef:$x34, BF16Tensor:$x35, BoolLike:$x36, F128:$x37, F16:$x38,
      F16MemRef:$x39, F16Tensor:$x40, F32:$x41, F32MemRef:$x42, F32Tensor:$x43,
      F4E2M1FN:$x44, F64:$x45, F64MemRef:$x46, F64Tensor:$x47, F6E2M3FN:$x48,
      F6E3M2FN:$x49, F80:$x50, F8E3M4:$x51, F8E4M3:$x52, F8E4M3B11FNUZ:$x53,
      F8E4M3FN:$x54, F8E4M3FNUZ:$x55, F8E5M2:$x56, F8E5M2FNUZ:$x57,
      F8E8M0FNU:$x58, FloatLike:$x59, FloatTypeInterface:$x60,
      FunctionType:$x61, GraphType:$x62, I1:$x63, I128:$x64, I16:$x65,
      I16MemRef:$x66, I16Tensor:$x67, I1MemRef:$x68, I1Tensor:$x69, I32:$x70,
      I32MemRef:$x71, I32Tensor:$x72, I64:$x73, I64MemRef:$x74, I64Tensor:$x75,
      I8:$x76, I8MemRef:$x77, I8Tensor:$x78, Index:$x79, IndexTensor:$x80,
      MemRefElementTypeInterface:$x81, NoneType:$x82, SI1:$x83, SI16:$x84,
      SI32:$x85, SI64:$x86, SI8:$x87, ShapedTypeInterface:$x88,
      SignlessIntegerLike:$x89, SignlessIntegerOrFloatLike:$x90,
      SignlessIntegerOrIndexLike:$x91, SignlessIntegerOrIndexOrFloatLike:$x92,
      TF32:$x93, UI1:$x94, UI16:$x95, UI32:$x96, UI64:$x97, UI8:$x98,
      VectorElementTypeInterface:$x99, instance_0:$x100, instance_1:$x101,
      instance_2:$x102, instance_3:$x103, instance_4:$x104, instance_8:$x106,
      instance_9:$x107, instance_10:$x108, instance_11:$x109,
      instance_12:$x110, instance_13:$x111, instance_14:$x112,
      instance_15:$x113, instance_16:$x114, instance_17:$x115,
      instance_18:$x116, instance_19:$x117, instance_20:$x118,
      instance_21:$x119, instance_22:$x120, instance_23:$x121,
      instance_24:$x122, instance_25:$x123, instance_26:$x124,
      instance_27:$x125, instance_28:$x126, instance_29:$x127,
      instance_30:$x128, instance_31:$x129, instance_32:$x130,
      instance_33:$x131, instance_34:$x132, instance_35:$x133,
      instance_36:$x134, instance_37:$x135, instance_38:$x136,
      instance_39:$x137, instance_40:$x138, instance_41:$x139,
      instance_42:$x140, instance_43:$x141, instance_44:$x142,
      instance_45:$x143, instance_46:$x144, instance_47:$x145,
      instance_48:$x146, instance_49:$x147, instance_50:$x148,
      instance_51:$x149, instance_52:$x150, instance_53:$x151,
      instance_54:$x152, instance_55:$x153, instance_56:$x154,
      instance_57:$x155, instance_58:$x156, instance_59:$x157,
      instance_60:$x158, instance_61:$x159, instance_62:$x160,
      instance_63:$x161, instance_64:$x162, instance_65:$x163,
      instance_66:$x164, instance_67:$x165);
}

def AttributesOp : Op<C, "attributes"> {
  let arguments = (ins
      APIntAttr:$x0, AffineMapArrayAttr:$x1, AffineMapAttr:$x2, AnyAttr:$x3,
      AnyI16Attr:$x4, AnyI1Attr:$x5, AnyI32Attr:$x6, AnyI32ElementsAttr:$x7,
      AnyI64Attr:$x8, AnyI64ElementsAttr:$x9, AnyI8Attr:$x10,
      AnyIntElementsAttr:$x11, ArrayAttr:$x12, BoolArrayAttr:$x13,
      BoolAttr:$x14, DenseBoolArrayAttr:$x15, DenseF32ArrayAttr:$x16,
      DenseF64ArrayAttr:$x17, DenseI16ArrayAttr:$x18, DenseI32ArrayAttr:$x19,
      DenseI64ArrayAttr:$x20, DenseI8ArrayAttr:$x21, DictArrayAttr:$x22,
      DictionaryAttr:$x23, ElementsAttr:$x24, ElementsAttrInterface:$x25,
      F32ArrayAttr:$x26, F32Attr:$x27, F64ArrayAttr:$x28, F64Attr:$x29,
      F64ElementsAttr:$x30, FlatSymbolRefArrayAttr:$x31,
      FlatSymbolRefAttr:$x32, I16Attr:$x33, I1Attr:$x34, I32ArrayAttr:$x35,
      I32Attr:$x36, I32ElementsAttr:$x37, I64ArrayAttr:$x38, I64Attr:$x39,
      I64ElementsAttr:$x40, I64SmallVectorArrayAttr:$x41, I8Attr:$x42,
      IndexAttr:$x43, IndexElementsAttr:$x44, IndexListArrayAttr:$x45,
      IntegerSetAttr:$x46, LocationArrayAttr:$x47, LocationAttr:$x48,
      SI16Attr:$x49, SI1Attr:$x50, SI32Attr:$x51, SI64Attr:$x52, SI8Attr:$x53,
      StrArrayAttr:$x54, StrAttr:$x55, StringElementsAttr:$x56,
      SymbolNameAttr:$x57, SymbolRefArrayAttr:$x58, SymbolRefAttr:$x59,
      TypeArrayAttr:$x60, TypeAttr:$x61, TypedAttrInterface:$x62,
      UI16Attr:$x63, UI1Attr:$x64, UI32Attr:$x65, UI64Attr:$x66, UI8Attr:$x67,
      UnitAttr:$x68, instance_68:$x69, instance_69:$x70, instance_70:$x71,
      instance_71:$x72, instance_72:$x73, instance_73:$x74, instance_74:$x75,
      instance_75:$x76, instance_76:$x77, instance_77:$x78, instance_78:$x79,
      instance_79:$x80, instance_80:$x81, instance_81:$x82, instance_85:$x83,
      instance_91:$x84);
}

class Absent<Attr attr> : OptionalAttr<attr>;

def OptionalAttributesOp : Op<C, "optional_attributes"> {
  let arguments = (ins
      Absent<APIntAttr>:$x0, Absent<AffineMapArrayAttr>:$x1,
      Absent<AffineMapAttr>:$x2, Absent<AnyAttr>:$x3, Absent<AnyI16Attr>:$x4,
      Absent<AnyI1Attr>:$x5, Absent<AnyI32Attr>:$x6,
      Absent<AnyI32ElementsAttr>:$x7, Absent<AnyI64Attr>:$x8,
      Absent<AnyI64ElementsAttr>:$x9, Absent<AnyI8Attr>:$x10,
      Absent<AnyIntElementsAttr>:$x11, Absent<ArrayAttr>:$x12,
      Absent<BoolArrayAttr>:$x13, Absent<BoolAttr>:$x14,
      Absent<DenseBoolArrayAttr>:$x15, Absent<DenseF32ArrayAttr>:$x16,
      Absent<DenseF64ArrayAttr>:$x17, Absent<DenseI16ArrayAttr>:$x18,
      Absent<DenseI32ArrayAttr>:$x19, Absent<DenseI64ArrayAttr>:$x20,
      Absent<DenseI8ArrayAttr>:$x21, Absent<DictArrayAttr>:$x22,
      Absent<DictionaryAttr>:$x23, Absent<ElementsAttr>:$x24,
      Absent<ElementsAttrInterface>:$x25, Absent<F32ArrayAttr>:$x26,
      Absent<F32Attr>:$x27, Absent<F64ArrayAttr>:$x28, Absent<F64Attr>:$x29,
      Absent<F64ElementsAttr>:$x30, Absent<FlatSymbolRefArrayAttr>:$x31,
      Absent<FlatSymbolRefAttr>:$x32, Absent<I16Attr>:$x33,
      Absent<I1Attr>:$x34, Absent<I32ArrayAttr>:$x35, Absent<I32Attr>:$x36,
      Absent<I32ElementsAttr>:$x37, Absent<I64ArrayAttr>:$x38,
      Absent<I64Attr>:$x39, Absent<I64ElementsAttr>:$x40,
      Absent<I64SmallVectorArrayAttr>:$x41, Absent<I8Attr>:$x42,
      Absent<IndexAttr>:$x43, Absent<IndexElementsAttr>:$x44,
      Absent<IndexListArrayAttr>:$x45, Absent<IntegerSetAttr>:$x46,
      Absent<LocationArrayAttr>:$x47, Absent<LocationAttr>:$x48,
      Absent<SI16Attr>:$x49, Absent<SI1Attr>:$x50, Absent<SI32Attr>:$x51,
      Absent<SI64Attr>:$x52, Absent<SI8Attr>:$x53, Absent<StrArrayAttr>:$x54,
      Absent<StrAttr>:$x55, Absent<StringElementsAttr>:$x56,
      Absent<SymbolNameAttr>:$x57, Absent<SymbolRefArrayAttr>:$x58,
      Absent<SymbolRefAttr>:$x59, Absent<TypeArrayAttr>:$x60,
      Absent<TypeAttr>:$x61, Absent<TypedAttrInterface>:$x62,
      Absent<UI16Attr>:$x63, Absent<UI1Attr>:$x64, Absent<UI32Attr>:$x65,
      Absent<UI64Attr>:$x66, Absent<UI8Attr>:$x67, Absent<UnitAttr>:$x68,
      Absent<instance_68>:$x69, Absent<instance_69>:$x70,
      Absent<instance_70>:$x71, Absent<instance_71>:$x72,
      Absent<instance_72>:$x73, Absent<instance_73>:$x74,
      Absent<instance_74>:$x75, Absent<instance_75>:$x76,
      Absent<instance_76>:$x77, Absent<instance_77>:$x78,
      Absent<instance_78>:$x79, Absent<instance_79>:$x80,
      Absent<instance_80>:$x81, Absent<instance_81>:$x82,
      Absent<instance_85>:$x83, Absent<instance_91>:$x84);
}

class Confined<AttrConstraint constraint> : ConfinedAttr<AnyAttr, [constraint]>;

def ConfinedOp : Op<C, "confined"> {
  let arguments = (ins
      Confined<ConstBoolAttrFalse>:$x0, Confined<ConstBoolAttrTrue>:$x1,
      Confined<ConstUnitAttr>:$x2, Confined<IntNonNegative>:$x3,
      Confined<IntPositive>:$x4, Confined<IntPositivePowerOf2>:$x5,
      Confined<IntPowerOf2>:$x6, Confined<instance_82>:$x7,
      Confined<instance_83>:$x8, Confined<instance_84>:$x9,
      Confined<instance_86>:$x10, Confined<instance_87>:$x11,
      Confined<instance_88>:$x12, Confined<instance_89>:$x13,
      Confined<instance_90>:$x14, Confined<instance_92>:$x15,
      Confined<instance_93>:$x16, Confined<instance_94>:$x17,
      Confined<instance_95>:$x18, Confined<instance_96>:$x19,
      Confined<instance_97>:$x20, Confined<instance_98>:$x21,
      Confined<instance_99>:$x22, Confined<instance_100>:$x23,
      Confined<instance_101>:$x24, Confined<instance_102>:$x25,
      Confined<instance_103>:$x26, Confined<instance_104>:$x27,
      Confined<instance_105>:$x28, Confined<instance_107>:$x29);
}

def PredicatesOp
    : Op<C, "predicates", [instance_117, instance_118, instance_119,
                           instance_120, instance_121, instance_122,
                           instance_123, instance_124, instance_125,
                           instance_126, instance_127, instance_128,
                           instance_129, instance_130, instance_131,
                           instance_132, instance_133, instance_134]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs, AnyType:$t,
                       Variadic<AnyType>:$elts);
  let results = (outs AnyType:$a_b, AnyType:$c);
}

def RegionsOp : Op<C, "regions"> {
  let regions = (region
      AnyRegion:$x0, instance_135:$x1, instance_136:$x2, instance_137:$x3,
      instance_138:$x4);
  let successors = (successor AnySuccessor:$one,
                              VariadicSuccessor<AnySuccessor>:$rest);
}
