// Definitions, right and wrong ones. Each case begins with its name and the
// generators of mlir-tblgen that look at it; what those say is in
// expected.tsv, beside what ods-tblgen says. See record.py.
//
// What stands before the first case goes before each.

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/SymbolInterfaces.td"

def D : Dialect { let name = "x"; let cppNamespace = "::x"; }
class XOp<string mnemonic, list<Trait> traits = []> : Op<D, mnemonic, traits>;

//# op-001 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins I32:$a, I32Attr:$a); }

//# op-002 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins I32Attr:$a, I32Attr:$a); }

//# op-003 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins I32Prop:$a, I32Attr:$a); }

//# op-004 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins I32Attr:$a); let results = (outs I32:$a); }

//# op-005 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let regions = (region AnyRegion:$a); let successors = (successor AnySuccessor:$a); }

//# op-006 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins I32:$a_b, I32:$aB); }

//# op-007 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins I32:$a_b, I32Attr:$aB); }

//# op-008 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins I32:$a_b); let results = (outs I32:$aB); }

//# op-009 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins I32Attr:$a, I32Attr:$a_attr); }

//# op-010 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins I32:$a, I32:$a_mutable); }

//# op-011 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins 5:$a); }

//# op-012 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins D:$a); }

//# op-013 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins AnyRegion:$a); }

//# op-014 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins I32Attr); }

//# op-015 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins I32Prop); }

//# op-016 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins DerivedTypeAttr<"x">:$a); }

//# op-017 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (outs I32:$a); }

//# op-018 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let results = (ins I32:$a); }

//# op-019 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let results = (outs I32Attr:$a); }

//# op-020 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let results = (outs 5:$a); }

//# op-021 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let results = (outs VariadicOfVariadic<I32,"b">:$a); }

//# op-022 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let successors = (ins AnySuccessor:$a); }

//# op-023 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let successors = (successor AnyRegion:$a); }

//# op-024 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let successors = (successor 5:$a); }

//# op-025 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let successors = (successor VariadicSuccessor<AnySuccessor>:$a, AnySuccessor:$b); }

//# op-026 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let regions = (ins AnyRegion:$a); }

//# op-027 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let regions = (region AnySuccessor:$a); }

//# op-028 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let regions = (region 5:$a); }

//# op-029 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let regions = (region VariadicRegion<AnyRegion>:$a, AnyRegion:$b); }

//# op-030 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let regions = (region VariadicRegion<AnyRegion>); }

//# op-031 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { I32Attr b = I32Attr; }

//# op-032 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { Attr b = I32Attr; }

//# op-033 -gen-op-defs -gen-op-decls
def A : XOp<"a", [IsolatedFromAbove, SymbolTable]>;

//# op-034 -gen-op-defs -gen-op-decls
def A : XOp<"a", [SymbolTable]>;

//# op-035 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let skipDefaultBuilders = 1; }

//# op-036 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins DefaultValuedAttr<AnyAttr, "x">:$a); }

//# op-037 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins DefaultValuedOptionalAttr<AnyAttr, "x">:$a); }

//# op-038 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins Variadic<I32>:$a, Optional<I32>:$b); }

//# op-039 -gen-op-defs -gen-op-decls
def A : XOp<"a", [AttrSizedOperandSegments]> { let arguments = (ins Variadic<I32>:$a); }

//# op-040 -gen-op-defs -gen-op-decls
def A : XOp<"a", [AttrSizedOperandSegments,SameVariadicOperandSize]> { let arguments = (ins Variadic<I32>:$a,Variadic<I32>:$b); }

//# op-041 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let results = (outs Variadic<I32>:$a, Optional<I32>:$b); }

//# op-042 -gen-op-defs -gen-op-decls
def A : XOp<"a", [AttrSizedResultSegments]> { let results = (outs Variadic<I32>:$a); }

//# op-043 -gen-op-defs -gen-op-decls
def A : XOp<"a", [AttrSizedResultSegments,SameVariadicResultSize]> { let results = (outs Variadic<I32>:$a,Variadic<I32>:$b); }

//# op-044 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let builders = [OpBuilder<(outs "int":$x)>]; }

//# op-045 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let builders = [OpBuilder<(ins CArg<"int", "3">:$x, "int":$y)>]; }

//# op-046 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let builders = [OpBuilder<(ins I32:$y)>]; }

//# op-047 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let builders = [OpBuilder<(ins 5:$y)>]; }

//# op-048 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let builders = [OpBuilder<(ins "int":$x)>, OpBuilder<(ins "int":$y)>]; }

//# op-049 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { DerivedAttr q = DerivedAttr<"int", "return 3;">; }

//# op-050 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins VariadicOfVariadic<I32,"b">:$a); }

//# op-051 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins VariadicOfVariadic<I32,"b">:$a, I32Attr:$b); }

//# op-052 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins VariadicOfVariadic<I32,"b">:$a, DenseI32ArrayAttr:$b); }

//# op-053 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins I32Prop:$p); let results = (outs I32:$q, AnyType:$r);  let traits = [AllTypesMatch<["p","r"]>]; }

//# op-054 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins I32:$p); let results = (outs I32:$q, AnyType:$r);  let traits = [AllTypesMatch<["zz","r"]>]; }

//# op-055 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let traits = [TypesMatchWith<"","aa", "b", "c">]; let results = (outs AnyType:$b); }

//# op-056 -gen-op-defs -gen-op-decls
def A : XOp<""> { }

//# op-057 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { }
def B : XOp<"a"> { }

//# op-058 -gen-op-defs -gen-op-decls
def A_X : XOp<"a"> { }
def B_X : XOp<"b"> { }

//# op-059 -gen-op-defs -gen-op-decls
def A : XOp<"a b"> { }

//# op-060 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins I32:$operandSegmentSizes); }

//# op-061 -gen-op-defs -gen-op-decls
def A : XOp<"a", [AttrSizedOperandSegments]> { let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b, DenseI32ArrayAttr:$operandSegmentSizes); }

//# op-062 -gen-op-defs -gen-op-decls
def A : XOp<"a", [PredOpTrait<"x", CPred<"y">>, PredOpTrait<"x", CPred<"y">>]> ;

//# op-063 -gen-op-defs -gen-op-decls
def A : XOp<"a", [SingleBlockImplicitTerminator<"X">]> ;

//# op-064 -gen-op-defs -gen-op-decls
def A : XOp<"a", [SingleBlock]> ;

//# op-065 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins Arg<I32Attr,"x">:$a, Res<I32,"x">:$b); let results = (outs Arg<I32,"x">:$c); }

//# op-066 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins OpVariable<5,"x">:$a); }

//# op-067 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins I32:$a); let assemblyFormat = "$a attr-dict"; let hasCustomAssemblyFormat = 1; }

//# op-068 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins AnyAttrOf<[I32Attr]>:$a, ArrayAttrBase<CPred<"">,"">:$b); }

//# op-069 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let hasCanonicalizer=1; let hasCanonicalizeMethod = 1; }

//# op-070 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let results = (outs I32); let hasFolder =1; let extraClassDefinition="x"; }

//# op-071 -gen-op-defs -gen-op-decls
def A : XOp<"a", [FirstAttrDerivedResultType]> { let results = (outs AnyType:$x); }

//# op-072 -gen-op-defs -gen-op-decls
def A : XOp<"a", [FirstAttrDerivedResultType]> { let arguments = (ins I32Prop:$p); let results = (outs AnyType:$x); }

//# op-073 -gen-op-defs -gen-op-decls
def A : XOp<"a", [SameOperandsAndResultType]> { let results = (outs AnyType:$x); }

//# op-074 -gen-op-defs -gen-op-decls
def A : XOp<"a", [SameVariadicOperandSize]> { }

//# op-075 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins I32:$x, OptionalAttr<I32Attr>:$y); let results = (outs I32:$z); let assemblyFormat = "$x attr-dict"; }

//# op-076 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins I32); let results = (outs I32); }

//# op-077 -gen-op-defs -gen-op-decls
class NoBuilder : Attr<CPred<"true">, "any">;
def NB : NoBuilder { let constBuilderCall = ?; let storageType = "::mlir::Attribute"; }
def A : XOp<"a"> { let arguments = (ins DefaultValuedAttr<NB, "x">:$x); }

//# op-078 -gen-op-defs -gen-op-decls
class NoBuilder : Attr<CPred<"true">, "any">;
def NB : NoBuilder { let constBuilderCall = ?; let storageType = "::mlir::Attribute"; }
def A : XOp<"a"> { let arguments = (ins DefaultValuedOptionalAttr<NB, "x">:$x); }

//# op-079 -gen-op-defs -gen-op-decls
class NoBuilder : Attr<CPred<"true">, "any">;
def NB : NoBuilder { let constBuilderCall = ?; let storageType = "::mlir::Attribute"; }
def A : XOp<"a"> { let arguments = (ins OptionalAttr<NB>:$x, NB:$y); }

//# op-080 -gen-op-defs -gen-op-decls
def A : XOp<"a", [AttrSizedOperandSegments]>;

//# op-081 -gen-op-defs -gen-op-decls
def A : XOp<"a", [SameVariadicOperandSize]> { let arguments = (ins Variadic<I32>:$a, Optional<I32>:$b); }

//# op-082 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins VariadicOfVariadic<I32, "s">:$a, Variadic<I32>:$b, DenseI32ArrayAttr:$s); }

//# op-083 -gen-op-defs -gen-op-decls
def A : XOp<"a", [AttrSizedOperandSegments]> { let arguments = (ins VariadicOfVariadic<I32, "s">:$a, Variadic<I32>:$b, DenseI32ArrayAttr:$s); }

//# op-084 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins VariadicOfVariadic<I32, "">:$a); }

//# op-085 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let skipDefaultBuilders = 1; let builders = [OpBuilder<(ins "int":$x)>]; }

//# op-086 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let builders = [OpBuilder<(ins)>]; }

//# op-087 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins I32:$v); let builders = [OpBuilder<(ins "Value":$v)>, OpBuilder<(ins "::mlir::Value":$v)>]; }

//# op-088 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let builders = [OpBuilder<(ins "int":$x, CArg<"int", "2">:$y)>, OpBuilder<(ins "int":$x)>]; }

//# op-089 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let builders = [OpBuilder<(ins "int":$x)>, OpBuilder<(ins "int":$x, CArg<"int", "2">:$y)>]; }

//# op-090 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let builders = [OpBuilder<(ins "int")>, OpBuilder<(ins CArg<"int">:$y, "bool":$z)>]; }

//# op-091 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let builders = [OpBuilder<(ins CArg<"int", "1">:$y, CArg<"bool", "true">:$z)>]; }

//# op-092 -gen-op-defs -gen-op-decls
def B : OpBuilder<(ins CArg<"int", "1">:$y, "bool":$z)>;
def A : XOp<"a"> { let builders = [B]; }

//# op-093 -gen-op-defs -gen-op-decls
def T1 : NativeOpTrait<"T1">;
def T2 : NativeOpTrait<"T2"> { let dependentTraits = [T1]; }
def A : XOp<"a", [T2, T1]>;

//# op-094 -gen-op-defs -gen-op-decls
def T1 : NativeOpTrait<"T1">;
def T2 : NativeOpTrait<"T2"> { let dependentTraits = [T1]; }
def A : XOp<"a", [T1, T2]>;

//# op-095 -gen-op-defs -gen-op-decls
def T1 : NativeOpTrait<"T1">;
def T2 : NativeOpTrait<"T2"> { let dependentTraits = [T1]; }
def L : TraitList<[T2, T1]>;
def A : XOp<"a", [L]>;

//# op-096 -gen-op-defs -gen-op-decls
def T1 : NativeOpTrait<"T1">;
def T2 : NativeOpTrait<"T2"> { let dependentTraits = [T1]; }
def L : TraitList<[T1, T2]>;
def A : XOp<"a", [L, T2]>;

//# op-097 -gen-op-defs -gen-op-decls
def A : XOp<"a", [Elementwise, Scalarizable, Vectorizable, Tensorizable]>;

//# op-098 -gen-op-defs -gen-op-decls
def A : XOp<"a", [ResultsBroadcastableShape, Commutative, Terminator, SingleBlock]>;

//# op-099 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let results = (outs Optional<I32>:$x); let hasFolder = 1; }

//# op-100 -gen-op-defs -gen-op-decls
def A : XOp<"a", [InferTypeOpInterface]> { let results = (outs AnyType:$x); let assemblyFormat = "attr-dict"; }

//# op-101 -gen-op-defs -gen-op-decls
def A : XOp<"a", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> { let results = (outs AnyType:$x); let assemblyFormat = "attr-dict"; }

//# op-102 -gen-op-defs -gen-op-decls
def A : XOp<"a", [AllTypesMatch<["x", "y"]>]> { let results = (outs AnyType:$x, AnyType:$y); let assemblyFormat = "attr-dict `:` type($x)"; }

//# op-103 -gen-op-defs -gen-op-decls
def A : XOp<"a", [TypesMatchWith<"s", "p", "y", "$_self">]> { let arguments = (ins I32Prop:$p); let results = (outs AnyType:$y); }

//# op-104 -gen-op-defs -gen-op-decls
def A : XOp<"a", [AllTypesMatch<["p", "y"]>]> { let arguments = (ins TypedAttrInterface:$p); let results = (outs AnyType:$y); let assemblyFormat = "$p attr-dict"; }

//# op-105 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let regions = (region SizedRegion<1>:$a, MaxSizedRegion<2>:$b, MinSizedRegion<1>:$c, VariadicRegion<SizedRegion<3>>:$d); }

//# op-106 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let regions = (region AnyRegion, AnyRegion); let successors = (successor AnySuccessor, AnySuccessor); }

//# op-107 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let regions = (region VariadicRegion<AnyRegion>:$r); let assemblyFormat = "$r attr-dict"; let arguments = (ins DefaultValuedAttr<I32Attr, "1">:$x); }

//# op-108 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins Arg<I32, "doc", [MemRead]>:$x, Arg<OptionalAttr<I32Attr>>:$y); let results = (outs Res<I32, "r", [MemWrite]>:$z); }

//# op-109 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins OptionalProp<I64Prop>:$x, ArrayProp<StringProp>:$y, UnitProp:$z, DefaultValuedProp<BoolProp, "true">:$w); let assemblyFormat = "$x $y ($z^)? ($w^)? attr-dict prop-dict"; }

//# op-110 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins OptionalProp<I64Prop>:$x); let assemblyFormat = "(`x` $x^)? attr-dict"; }

//# op-111 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { DerivedTypeAttr q = DerivedTypeAttr<"return x();">; }

//# op-112 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins I32Attr:$q); DerivedTypeAttr q = DerivedTypeAttr<"return x();">; }

//# op-113 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { DerivedAttr q = DerivedAttr<"int", "return 3;", "$_builder.x($_self)">; }

//# op-114 -gen-op-defs -gen-op-decls
class Old : Deprecated<"use New">;
def OldT : Type<CPred<"true">, "old">, Old;
def A : XOp<"a"> { let arguments = (ins OldT:$x); }

//# op-115 -gen-op-defs -gen-op-decls
def A : XOp<"a">, CppDeprecated<"no">;

//# op-116 -gen-op-defs -gen-op-decls
def A : XOp<"a">, Arguments<(ins I32:$x)>, Results<(outs I32:$y)>;

//# op-117 -gen-op-defs -gen-op-decls
def A : XOp<"a.b.c"> { let arguments = (ins I32:$x); let assemblyFormat = "$x attr-dict"; }

//# op-118 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let assemblyFormat = ""; }

//# op-119 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let assemblyFormat = [{
  attr-dict
    $nope
}]; }

//# op-120 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let assemblyFormat = "attr-dict"
  " $nope"; }

//# op-121 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let assemblyFormat = "attr-" # "dict $nope"; }

//# op-122 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let assemblyFormat = "	attr-dict	$nope"; }

//# op-123 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let assemblyFormat = "attr-dict \n\n  é $nope"; }

//# op-124 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins ConfinedAttr<I32Attr, [IntPositive]>:$x, TypedAttrInterface:$y, AnyAttrOf<[I32Attr, StrAttr]>:$z); let assemblyFormat = "$x `,` $z `,` $y attr-dict"; }

//# op-125 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins AnyAttr:$x); let regions = (region AnyRegion:$r); let assemblyFormat = "$x attr-dict `:` $r"; }

//# op-126 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins AnyAttr:$x); let assemblyFormat = "$x attr-dict `:` `y`"; }

//# op-127 -gen-op-defs -gen-op-decls
def A : XOp<"a", [AttrSizedOperandSegments]> { let arguments = (ins Optional<I32>:$x, Optional<I32>:$y); let assemblyFormat = "($x^ `:` type($x))? (`,` $y^ `:` type($y))? attr-dict"; }

//# op-128 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins UnitAttr:$x, I32Attr:$y); let assemblyFormat = "(`a` $x^) : ($y^)? attr-dict"; }

//# op-129 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins UnitAttr:$x, I32Attr:$y); let assemblyFormat = "(`a`) : ($y^)? $x attr-dict"; }

//# op-130 -gen-op-defs -gen-op-decls
def A : XOp<"a", [SameOperandsAndResultType]> { let arguments = (ins Variadic<I32>:$v); let results = (outs AnyType:$x); }

//# op-131 -gen-op-defs -gen-op-decls
def A : XOp<"a", [SameOperandsAndResultType]> { let arguments = (ins Variadic<I32>:$v); let results = (outs Variadic<AnyType>:$x); }

//# op-132 -gen-op-defs -gen-op-decls
def A : XOp<"a", [SameOperandsAndResultType]> { let arguments = (ins I32Attr:$v); let results = (outs Variadic<AnyType>:$x); }

//# op-133 -gen-op-defs -gen-op-decls
def A : XOp<"a", [SameOperandsAndResultType]> { let arguments = (ins I32Attr:$v); let results = (outs I32:$x); }

//# op-134 -gen-op-defs -gen-op-decls
def A : XOp<"a", [SameOperandsAndResultType]> { let arguments = (ins I32Attr:$v); }

//# op-135 -gen-op-defs -gen-op-decls
def A : XOp<"a", [SameOperandsAndResultType]> { let arguments = (ins Optional<I32>:$v); let results = (outs I32:$x); }

//# op-136 -gen-op-defs -gen-op-decls
def A : XOp<"a", [SameOperandsAndResultType, AttrSizedOperandSegments]> { let arguments = (ins Variadic<I32>:$v, Variadic<I32>:$w); let results = (outs I32:$x); }

//# op-137 -gen-op-defs -gen-op-decls
def A : XOp<"a", [SameOperandsAndResultType]> { let arguments = (ins Variadic<I32>:$v, I32:$w); let results = (outs I32:$x); }

//# op-138 -gen-op-defs -gen-op-decls
def A : XOp<"a", [SameOperandsAndResultType]> { let results = (outs I32:$x); let skipDefaultBuilders=1; let builders=[OpBuilder<(ins)>]; }

//# op-139 -gen-op-defs -gen-op-decls
def A : XOp<"a", [FirstAttrDerivedResultType]> { let arguments = (ins I32:$p); let results = (outs AnyType:$x); }

//# op-140 -gen-op-defs -gen-op-decls
def A : XOp<"a", [FirstAttrDerivedResultType]> { let arguments = (ins I32:$p); let results = (outs Variadic<AnyType>:$x); }

//# op-141 -gen-op-defs -gen-op-decls
def A : XOp<"a", [FirstAttrDerivedResultType]> { let arguments = (ins I32:$p, I32Attr:$a); let results = (outs AnyType:$x); }

//# op-142 -gen-op-defs -gen-op-decls
def A : XOp<"a", [FirstAttrDerivedResultType]> { let arguments = (ins I32:$p);  }

//# op-143 -gen-op-defs -gen-op-decls
def A : XOp<"a", [FirstAttrDerivedResultType]> { let arguments = (ins OptionalAttr<I32Attr>:$p); let results = (outs I32:$x); }

//# op-144 -gen-op-defs -gen-op-decls
def A : XOp<"a", [FirstAttrDerivedResultType]> { let arguments = (ins I32Prop:$q, I32Attr:$p); let results = (outs I32:$x); }

//# op-145 -gen-op-defs -gen-op-decls
def A : XOp<"a", [FirstAttrDerivedResultType]> { let arguments = (ins I32:$p); let results = (outs I32:$x); let skipDefaultBuilders=1; let builders=[OpBuilder<(ins)>]; }

//# op-146 -gen-op-defs -gen-op-decls
def A : XOp<"a", [AllTypesMatch<["r", "b"]>]> { let arguments = (ins I32:$a, TypedStrAttr<AnyType>:$b); let results = (outs AnyType:$r); }

//# op-147 -gen-op-defs -gen-op-decls
def A : XOp<"a", [AllTypesMatch<["r", "b"]>]> { let arguments = (ins TypedStrAttr<AnyType>:$b, I32:$a); let results = (outs AnyType:$r); }

//# op-148 -gen-op-defs -gen-op-decls
def A : XOp<"a", [AllTypesMatch<["r", "b"]>]> { let arguments = (ins I32:$a, TypedStrAttr<AnyType>:$c, TypedStrAttr<AnyType>:$b); let results = (outs AnyType:$r); }

//# op-149 -gen-op-defs -gen-op-decls
def A : XOp<"a", [AllTypesMatch<["r", "b", "a"]>]> { let arguments = (ins AnyType:$a, TypedStrAttr<AnyType>:$b); let results = (outs AnyType:$r); }

//# op-150 -gen-op-defs -gen-op-decls
def A : XOp<"a", [AllTypesMatch<["a", "b", "r"]>]> { let arguments = (ins AnyType:$a, TypedStrAttr<AnyType>:$b); let results = (outs AnyType:$r); }

//# op-151 -gen-op-defs -gen-op-decls
def A : XOp<"a", [AllTypesMatch<["r", "b"]>, AllTypesMatch<["r", "a"]>]> { let arguments = (ins AnyType:$a, TypedStrAttr<AnyType>:$b); let results = (outs AnyType:$r); }

//# op-152 -gen-op-defs -gen-op-decls
def A : XOp<"a", [AllTypesMatch<["r", "a"]>, AllTypesMatch<["r", "b"]>]> { let arguments = (ins AnyType:$a, TypedStrAttr<AnyType>:$b); let results = (outs AnyType:$r); }

//# op-153 -gen-op-defs -gen-op-decls
def A : XOp<"a", [AllTypesMatch<["r", "b"]>]> { let arguments = (ins I32:$a, TypedStrAttr<AnyType>:$b); let results = (outs AnyType:$r, AnyType:$s); }

//# op-154 -gen-op-defs -gen-op-decls
def A : XOp<"a", [AllTypesMatch<["r", "b"]>, SameOperandsAndResultType]> { let arguments = (ins I32:$a, TypedStrAttr<AnyType>:$b); let results = (outs AnyType:$r); }

//# op-155 -gen-op-defs -gen-op-decls
def A : XOp<"a", [AllTypesMatch<["r", "b"]>]> { let arguments = (ins I64Prop:$a, TypedStrAttr<AnyType>:$b); let results = (outs AnyType:$r); }

//# op-156 -gen-op-defs -gen-op-decls
def A : XOp<"a", [TypesMatchWith<"s", "b", "r", "$_self">]> { let arguments = (ins I32:$a, TypedStrAttr<AnyType>:$b); let results = (outs AnyType:$r); }

//# op-157 -gen-op-defs -gen-op-decls
def A : XOp<"a", [AllTypesMatch<["r", "b"]>, DeclareOpInterfaceMethods<InferTypeOpInterface>]> { let arguments = (ins I32:$a, TypedStrAttr<AnyType>:$b); let results = (outs AnyType:$r); }

//# name-operand-operands -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$operands); }

//# name-operand-regions -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$regions); }

//# name-operand-type -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$type); }

//# name-operand-attributes -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$attributes); }

//# name-operand-attribute_names -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$attribute_names); }

//# name-operand-operation -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$operation); }

//# name-operand-loc -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$loc); }

//# name-operand-results -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$results); }

//# name-operand-properties -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$properties); }

//# name-operand-operation_name -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$operation_name); }

//# name-operand-name -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$name); }

//# name-operand-attributeNames -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$attributeNames); }

//# name-operand-Type -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$Type); }

//# name-operand-operands_ -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$operands_); }

//# name-optoperand-operands -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Optional<I32>:$operands); }

//# name-optoperand-regions -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Optional<I32>:$regions); }

//# name-optoperand-type -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Optional<I32>:$type); }

//# name-optoperand-attributes -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Optional<I32>:$attributes); }

//# name-optoperand-attribute_names -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Optional<I32>:$attribute_names); }

//# name-optoperand-operation -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Optional<I32>:$operation); }

//# name-optoperand-loc -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Optional<I32>:$loc); }

//# name-optoperand-results -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Optional<I32>:$results); }

//# name-optoperand-properties -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Optional<I32>:$properties); }

//# name-optoperand-operation_name -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Optional<I32>:$operation_name); }

//# name-optoperand-name -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Optional<I32>:$name); }

//# name-optoperand-attributeNames -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Optional<I32>:$attributeNames); }

//# name-optoperand-Type -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Optional<I32>:$Type); }

//# name-optoperand-operands_ -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Optional<I32>:$operands_); }

//# name-varoperand-operands -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Variadic<I32>:$operands); }

//# name-varoperand-regions -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Variadic<I32>:$regions); }

//# name-varoperand-type -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Variadic<I32>:$type); }

//# name-varoperand-attributes -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Variadic<I32>:$attributes); }

//# name-varoperand-attribute_names -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Variadic<I32>:$attribute_names); }

//# name-varoperand-operation -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Variadic<I32>:$operation); }

//# name-varoperand-loc -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Variadic<I32>:$loc); }

//# name-varoperand-results -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Variadic<I32>:$results); }

//# name-varoperand-properties -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Variadic<I32>:$properties); }

//# name-varoperand-operation_name -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Variadic<I32>:$operation_name); }

//# name-varoperand-name -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Variadic<I32>:$name); }

//# name-varoperand-attributeNames -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Variadic<I32>:$attributeNames); }

//# name-varoperand-Type -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Variadic<I32>:$Type); }

//# name-varoperand-operands_ -gen-op-defs
def A : XOp<"a"> { let arguments = (ins Variadic<I32>:$operands_); }

//# name-two-operands-operands -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$operands, I32:$zz); }

//# name-two-operands-regions -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$regions, I32:$zz); }

//# name-two-operands-type -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$type, I32:$zz); }

//# name-two-operands-attributes -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$attributes, I32:$zz); }

//# name-two-operands-attribute_names -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$attribute_names, I32:$zz); }

//# name-two-operands-operation -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$operation, I32:$zz); }

//# name-two-operands-loc -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$loc, I32:$zz); }

//# name-two-operands-results -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$results, I32:$zz); }

//# name-two-operands-properties -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$properties, I32:$zz); }

//# name-two-operands-operation_name -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$operation_name, I32:$zz); }

//# name-two-operands-name -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$name, I32:$zz); }

//# name-two-operands-attributeNames -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$attributeNames, I32:$zz); }

//# name-two-operands-Type -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$Type, I32:$zz); }

//# name-two-operands-operands_ -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$operands_, I32:$zz); }

//# name-attr-operands -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$operands); }

//# name-attr-regions -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$regions); }

//# name-attr-type -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$type); }

//# name-attr-attributes -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$attributes); }

//# name-attr-attribute_names -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$attribute_names); }

//# name-attr-operation -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$operation); }

//# name-attr-loc -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$loc); }

//# name-attr-results -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$results); }

//# name-attr-properties -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$properties); }

//# name-attr-operation_name -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$operation_name); }

//# name-attr-name -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$name); }

//# name-attr-attributeNames -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$attributeNames); }

//# name-attr-Type -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$Type); }

//# name-attr-operands_ -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$operands_); }

//# name-prop-operands -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$operands); }

//# name-prop-regions -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$regions); }

//# name-prop-type -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$type); }

//# name-prop-attributes -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$attributes); }

//# name-prop-attribute_names -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$attribute_names); }

//# name-prop-operation -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$operation); }

//# name-prop-loc -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$loc); }

//# name-prop-results -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$results); }

//# name-prop-properties -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$properties); }

//# name-prop-operation_name -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$operation_name); }

//# name-prop-name -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$name); }

//# name-prop-attributeNames -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$attributeNames); }

//# name-prop-Type -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$Type); }

//# name-prop-operands_ -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$operands_); }

//# name-result-operands -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$operands); }

//# name-result-regions -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$regions); }

//# name-result-type -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$type); }

//# name-result-attributes -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$attributes); }

//# name-result-attribute_names -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$attribute_names); }

//# name-result-operation -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$operation); }

//# name-result-loc -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$loc); }

//# name-result-results -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$results); }

//# name-result-properties -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$properties); }

//# name-result-operation_name -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$operation_name); }

//# name-result-name -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$name); }

//# name-result-attributeNames -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$attributeNames); }

//# name-result-Type -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$Type); }

//# name-result-operands_ -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$operands_); }

//# name-two-results-operands -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$operands, I32:$zz); }

//# name-two-results-regions -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$regions, I32:$zz); }

//# name-two-results-type -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$type, I32:$zz); }

//# name-two-results-attributes -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$attributes, I32:$zz); }

//# name-two-results-attribute_names -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$attribute_names, I32:$zz); }

//# name-two-results-operation -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$operation, I32:$zz); }

//# name-two-results-loc -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$loc, I32:$zz); }

//# name-two-results-results -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$results, I32:$zz); }

//# name-two-results-properties -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$properties, I32:$zz); }

//# name-two-results-operation_name -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$operation_name, I32:$zz); }

//# name-two-results-name -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$name, I32:$zz); }

//# name-two-results-attributeNames -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$attributeNames, I32:$zz); }

//# name-two-results-Type -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$Type, I32:$zz); }

//# name-two-results-operands_ -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$operands_, I32:$zz); }

//# name-operand-and-result-operands -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$operands); let results = (outs I32:$zz); }

//# name-operand-and-result-regions -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$regions); let results = (outs I32:$zz); }

//# name-operand-and-result-type -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$type); let results = (outs I32:$zz); }

//# name-operand-and-result-attributes -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$attributes); let results = (outs I32:$zz); }

//# name-operand-and-result-attribute_names -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$attribute_names); let results = (outs I32:$zz); }

//# name-operand-and-result-operation -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$operation); let results = (outs I32:$zz); }

//# name-operand-and-result-loc -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$loc); let results = (outs I32:$zz); }

//# name-operand-and-result-results -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$results); let results = (outs I32:$zz); }

//# name-operand-and-result-properties -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$properties); let results = (outs I32:$zz); }

//# name-operand-and-result-operation_name -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$operation_name); let results = (outs I32:$zz); }

//# name-operand-and-result-name -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$name); let results = (outs I32:$zz); }

//# name-operand-and-result-attributeNames -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$attributeNames); let results = (outs I32:$zz); }

//# name-operand-and-result-Type -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$Type); let results = (outs I32:$zz); }

//# name-operand-and-result-operands_ -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$operands_); let results = (outs I32:$zz); }

//# name-result-and-operand-operands -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$zz); let results = (outs I32:$operands); }

//# name-result-and-operand-regions -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$zz); let results = (outs I32:$regions); }

//# name-result-and-operand-type -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$zz); let results = (outs I32:$type); }

//# name-result-and-operand-attributes -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$zz); let results = (outs I32:$attributes); }

//# name-result-and-operand-attribute_names -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$zz); let results = (outs I32:$attribute_names); }

//# name-result-and-operand-operation -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$zz); let results = (outs I32:$operation); }

//# name-result-and-operand-loc -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$zz); let results = (outs I32:$loc); }

//# name-result-and-operand-results -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$zz); let results = (outs I32:$results); }

//# name-result-and-operand-properties -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$zz); let results = (outs I32:$properties); }

//# name-result-and-operand-operation_name -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$zz); let results = (outs I32:$operation_name); }

//# name-result-and-operand-name -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$zz); let results = (outs I32:$name); }

//# name-result-and-operand-attributeNames -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$zz); let results = (outs I32:$attributeNames); }

//# name-result-and-operand-Type -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$zz); let results = (outs I32:$Type); }

//# name-result-and-operand-operands_ -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$zz); let results = (outs I32:$operands_); }

//# name-region-operands -gen-op-defs
def A : XOp<"a"> { let regions = (region AnyRegion:$operands); }

//# name-region-regions -gen-op-defs
def A : XOp<"a"> { let regions = (region AnyRegion:$regions); }

//# name-region-type -gen-op-defs
def A : XOp<"a"> { let regions = (region AnyRegion:$type); }

//# name-region-attributes -gen-op-defs
def A : XOp<"a"> { let regions = (region AnyRegion:$attributes); }

//# name-region-attribute_names -gen-op-defs
def A : XOp<"a"> { let regions = (region AnyRegion:$attribute_names); }

//# name-region-operation -gen-op-defs
def A : XOp<"a"> { let regions = (region AnyRegion:$operation); }

//# name-region-loc -gen-op-defs
def A : XOp<"a"> { let regions = (region AnyRegion:$loc); }

//# name-region-results -gen-op-defs
def A : XOp<"a"> { let regions = (region AnyRegion:$results); }

//# name-region-properties -gen-op-defs
def A : XOp<"a"> { let regions = (region AnyRegion:$properties); }

//# name-region-operation_name -gen-op-defs
def A : XOp<"a"> { let regions = (region AnyRegion:$operation_name); }

//# name-region-name -gen-op-defs
def A : XOp<"a"> { let regions = (region AnyRegion:$name); }

//# name-region-attributeNames -gen-op-defs
def A : XOp<"a"> { let regions = (region AnyRegion:$attributeNames); }

//# name-region-Type -gen-op-defs
def A : XOp<"a"> { let regions = (region AnyRegion:$Type); }

//# name-region-operands_ -gen-op-defs
def A : XOp<"a"> { let regions = (region AnyRegion:$operands_); }

//# name-varregion-operands -gen-op-defs
def A : XOp<"a"> { let regions = (region VariadicRegion<AnyRegion>:$operands); }

//# name-varregion-regions -gen-op-defs
def A : XOp<"a"> { let regions = (region VariadicRegion<AnyRegion>:$regions); }

//# name-varregion-type -gen-op-defs
def A : XOp<"a"> { let regions = (region VariadicRegion<AnyRegion>:$type); }

//# name-varregion-attributes -gen-op-defs
def A : XOp<"a"> { let regions = (region VariadicRegion<AnyRegion>:$attributes); }

//# name-varregion-attribute_names -gen-op-defs
def A : XOp<"a"> { let regions = (region VariadicRegion<AnyRegion>:$attribute_names); }

//# name-varregion-operation -gen-op-defs
def A : XOp<"a"> { let regions = (region VariadicRegion<AnyRegion>:$operation); }

//# name-varregion-loc -gen-op-defs
def A : XOp<"a"> { let regions = (region VariadicRegion<AnyRegion>:$loc); }

//# name-varregion-results -gen-op-defs
def A : XOp<"a"> { let regions = (region VariadicRegion<AnyRegion>:$results); }

//# name-varregion-properties -gen-op-defs
def A : XOp<"a"> { let regions = (region VariadicRegion<AnyRegion>:$properties); }

//# name-varregion-operation_name -gen-op-defs
def A : XOp<"a"> { let regions = (region VariadicRegion<AnyRegion>:$operation_name); }

//# name-varregion-name -gen-op-defs
def A : XOp<"a"> { let regions = (region VariadicRegion<AnyRegion>:$name); }

//# name-varregion-attributeNames -gen-op-defs
def A : XOp<"a"> { let regions = (region VariadicRegion<AnyRegion>:$attributeNames); }

//# name-varregion-Type -gen-op-defs
def A : XOp<"a"> { let regions = (region VariadicRegion<AnyRegion>:$Type); }

//# name-varregion-operands_ -gen-op-defs
def A : XOp<"a"> { let regions = (region VariadicRegion<AnyRegion>:$operands_); }

//# name-successor-operands -gen-op-defs
def A : XOp<"a"> { let successors = (successor AnySuccessor:$operands); }

//# name-successor-regions -gen-op-defs
def A : XOp<"a"> { let successors = (successor AnySuccessor:$regions); }

//# name-successor-type -gen-op-defs
def A : XOp<"a"> { let successors = (successor AnySuccessor:$type); }

//# name-successor-attributes -gen-op-defs
def A : XOp<"a"> { let successors = (successor AnySuccessor:$attributes); }

//# name-successor-attribute_names -gen-op-defs
def A : XOp<"a"> { let successors = (successor AnySuccessor:$attribute_names); }

//# name-successor-operation -gen-op-defs
def A : XOp<"a"> { let successors = (successor AnySuccessor:$operation); }

//# name-successor-loc -gen-op-defs
def A : XOp<"a"> { let successors = (successor AnySuccessor:$loc); }

//# name-successor-results -gen-op-defs
def A : XOp<"a"> { let successors = (successor AnySuccessor:$results); }

//# name-successor-properties -gen-op-defs
def A : XOp<"a"> { let successors = (successor AnySuccessor:$properties); }

//# name-successor-operation_name -gen-op-defs
def A : XOp<"a"> { let successors = (successor AnySuccessor:$operation_name); }

//# name-successor-name -gen-op-defs
def A : XOp<"a"> { let successors = (successor AnySuccessor:$name); }

//# name-successor-attributeNames -gen-op-defs
def A : XOp<"a"> { let successors = (successor AnySuccessor:$attributeNames); }

//# name-successor-Type -gen-op-defs
def A : XOp<"a"> { let successors = (successor AnySuccessor:$Type); }

//# name-successor-operands_ -gen-op-defs
def A : XOp<"a"> { let successors = (successor AnySuccessor:$operands_); }

//# both-operand-a-operand-a -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a, I32:$a); }

//# both-operand-a_b-operand-aB -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a_b, I32:$aB); }

//# both-operand-a-operand-a_attr -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a, I32:$a_attr); }

//# both-operand-a-operand-a_mutable -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a, I32:$a_mutable); }

//# both-operand-a-operand-A -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a, I32:$A); }

//# both-operand-a-attr-a -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a, I32Attr:$a); }

//# both-operand-a_b-attr-aB -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a_b, I32Attr:$aB); }

//# both-operand-a-attr-a_attr -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a, I32Attr:$a_attr); }

//# both-operand-a-attr-a_mutable -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a, I32Attr:$a_mutable); }

//# both-operand-a-attr-A -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a, I32Attr:$A); }

//# both-operand-a_1-attr-a1 -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a_1, I32Attr:$a1); }

//# both-operand-a-attr-a_attr_name -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a, I32Attr:$a_attr_name); }

//# both-operand-a-prop-a -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a, I32Prop:$a); }

//# both-operand-a_b-prop-aB -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a_b, I32Prop:$aB); }

//# both-operand-a-prop-a_attr -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a, I32Prop:$a_attr); }

//# both-operand-a-prop-a_mutable -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a, I32Prop:$a_mutable); }

//# both-operand-a-prop-A -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a, I32Prop:$A); }

//# both-operand-a-result-a -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a); let results = (outs I32:$a); }

//# both-operand-a_b-result-aB -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a_b); let results = (outs I32:$aB); }

//# both-operand-a-result-a_attr -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a); let results = (outs I32:$a_attr); }

//# both-operand-a-result-a_mutable -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a); let results = (outs I32:$a_mutable); }

//# both-operand-a-result-A -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a); let results = (outs I32:$A); }

//# both-operand-a-region-a -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a); let regions = (region AnyRegion:$a); }

//# both-operand-a_b-region-aB -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a_b); let regions = (region AnyRegion:$aB); }

//# both-operand-a-region-a_attr -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a); let regions = (region AnyRegion:$a_attr); }

//# both-operand-a-region-a_mutable -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a); let regions = (region AnyRegion:$a_mutable); }

//# both-operand-a-region-A -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a); let regions = (region AnyRegion:$A); }

//# both-operand-a-successor-a -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a); let successors = (successor AnySuccessor:$a); }

//# both-operand-a_b-successor-aB -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a_b); let successors = (successor AnySuccessor:$aB); }

//# both-operand-a-successor-a_attr -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a); let successors = (successor AnySuccessor:$a_attr); }

//# both-operand-a-successor-a_mutable -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a); let successors = (successor AnySuccessor:$a_mutable); }

//# both-operand-a-successor-A -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32:$a); let successors = (successor AnySuccessor:$A); }

//# both-attr-a-attr-a -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a, I32Attr:$a); }

//# both-attr-a_b-attr-aB -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a_b, I32Attr:$aB); }

//# both-attr-a-attr-a_attr -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a, I32Attr:$a_attr); }

//# both-attr-a-attr-a_mutable -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a, I32Attr:$a_mutable); }

//# both-attr-a-attr-A -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a, I32Attr:$A); }

//# both-attr-a_1-attr-a1 -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a_1, I32Attr:$a1); }

//# both-attr-a-attr-a_attr_name -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a, I32Attr:$a_attr_name); }

//# both-attr-a-prop-a -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a, I32Prop:$a); }

//# both-attr-a_b-prop-aB -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a_b, I32Prop:$aB); }

//# both-attr-a-prop-a_attr -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a, I32Prop:$a_attr); }

//# both-attr-a-prop-a_mutable -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a, I32Prop:$a_mutable); }

//# both-attr-a-prop-A -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a, I32Prop:$A); }

//# both-attr-a_1-prop-a1 -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a_1, I32Prop:$a1); }

//# both-attr-a-prop-a_attr_name -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a, I32Prop:$a_attr_name); }

//# both-attr-a-result-a -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a); let results = (outs I32:$a); }

//# both-attr-a_b-result-aB -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a_b); let results = (outs I32:$aB); }

//# both-attr-a-result-a_attr -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a); let results = (outs I32:$a_attr); }

//# both-attr-a-result-a_mutable -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a); let results = (outs I32:$a_mutable); }

//# both-attr-a-result-A -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a); let results = (outs I32:$A); }

//# both-attr-a_1-result-a1 -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a_1); let results = (outs I32:$a1); }

//# both-attr-a-result-a_attr_name -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a); let results = (outs I32:$a_attr_name); }

//# both-attr-a-region-a -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a); let regions = (region AnyRegion:$a); }

//# both-attr-a_b-region-aB -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a_b); let regions = (region AnyRegion:$aB); }

//# both-attr-a-region-a_attr -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a); let regions = (region AnyRegion:$a_attr); }

//# both-attr-a-region-a_mutable -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a); let regions = (region AnyRegion:$a_mutable); }

//# both-attr-a-region-A -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a); let regions = (region AnyRegion:$A); }

//# both-attr-a_1-region-a1 -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a_1); let regions = (region AnyRegion:$a1); }

//# both-attr-a-region-a_attr_name -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a); let regions = (region AnyRegion:$a_attr_name); }

//# both-attr-a-successor-a -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a); let successors = (successor AnySuccessor:$a); }

//# both-attr-a_b-successor-aB -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a_b); let successors = (successor AnySuccessor:$aB); }

//# both-attr-a-successor-a_attr -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a); let successors = (successor AnySuccessor:$a_attr); }

//# both-attr-a-successor-a_mutable -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a); let successors = (successor AnySuccessor:$a_mutable); }

//# both-attr-a-successor-A -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a); let successors = (successor AnySuccessor:$A); }

//# both-attr-a_1-successor-a1 -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a_1); let successors = (successor AnySuccessor:$a1); }

//# both-attr-a-successor-a_attr_name -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Attr:$a); let successors = (successor AnySuccessor:$a_attr_name); }

//# both-prop-a-prop-a -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$a, I32Prop:$a); }

//# both-prop-a_b-prop-aB -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$a_b, I32Prop:$aB); }

//# both-prop-a-prop-a_attr -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$a, I32Prop:$a_attr); }

//# both-prop-a-prop-a_mutable -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$a, I32Prop:$a_mutable); }

//# both-prop-a-prop-A -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$a, I32Prop:$A); }

//# both-prop-a-result-a -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$a); let results = (outs I32:$a); }

//# both-prop-a_b-result-aB -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$a_b); let results = (outs I32:$aB); }

//# both-prop-a-result-a_attr -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$a); let results = (outs I32:$a_attr); }

//# both-prop-a-result-a_mutable -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$a); let results = (outs I32:$a_mutable); }

//# both-prop-a-result-A -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$a); let results = (outs I32:$A); }

//# both-prop-a-region-a -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$a); let regions = (region AnyRegion:$a); }

//# both-prop-a_b-region-aB -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$a_b); let regions = (region AnyRegion:$aB); }

//# both-prop-a-region-a_attr -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$a); let regions = (region AnyRegion:$a_attr); }

//# both-prop-a-region-a_mutable -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$a); let regions = (region AnyRegion:$a_mutable); }

//# both-prop-a-region-A -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$a); let regions = (region AnyRegion:$A); }

//# both-prop-a-successor-a -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$a); let successors = (successor AnySuccessor:$a); }

//# both-prop-a_b-successor-aB -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$a_b); let successors = (successor AnySuccessor:$aB); }

//# both-prop-a-successor-a_attr -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$a); let successors = (successor AnySuccessor:$a_attr); }

//# both-prop-a-successor-a_mutable -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$a); let successors = (successor AnySuccessor:$a_mutable); }

//# both-prop-a-successor-A -gen-op-defs
def A : XOp<"a"> { let arguments = (ins I32Prop:$a); let successors = (successor AnySuccessor:$A); }

//# both-result-a-result-a -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$a, I32:$a); }

//# both-result-a_b-result-aB -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$a_b, I32:$aB); }

//# both-result-a-result-a_attr -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$a, I32:$a_attr); }

//# both-result-a-result-a_mutable -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$a, I32:$a_mutable); }

//# both-result-a-result-A -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$a, I32:$A); }

//# both-result-a-region-a -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$a); let regions = (region AnyRegion:$a); }

//# both-result-a_b-region-aB -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$a_b); let regions = (region AnyRegion:$aB); }

//# both-result-a-region-a_attr -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$a); let regions = (region AnyRegion:$a_attr); }

//# both-result-a-region-a_mutable -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$a); let regions = (region AnyRegion:$a_mutable); }

//# both-result-a-region-A -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$a); let regions = (region AnyRegion:$A); }

//# both-result-a-successor-a -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$a); let successors = (successor AnySuccessor:$a); }

//# both-result-a_b-successor-aB -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$a_b); let successors = (successor AnySuccessor:$aB); }

//# both-result-a-successor-a_attr -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$a); let successors = (successor AnySuccessor:$a_attr); }

//# both-result-a-successor-a_mutable -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$a); let successors = (successor AnySuccessor:$a_mutable); }

//# both-result-a-successor-A -gen-op-defs
def A : XOp<"a"> { let results = (outs I32:$a); let successors = (successor AnySuccessor:$A); }

//# both-region-a-region-a -gen-op-defs
def A : XOp<"a"> { let regions = (region AnyRegion:$a, AnyRegion:$a); }

//# both-region-a_b-region-aB -gen-op-defs
def A : XOp<"a"> { let regions = (region AnyRegion:$a_b, AnyRegion:$aB); }

//# both-region-a-region-a_attr -gen-op-defs
def A : XOp<"a"> { let regions = (region AnyRegion:$a, AnyRegion:$a_attr); }

//# both-region-a-region-a_mutable -gen-op-defs
def A : XOp<"a"> { let regions = (region AnyRegion:$a, AnyRegion:$a_mutable); }

//# both-region-a-region-A -gen-op-defs
def A : XOp<"a"> { let regions = (region AnyRegion:$a, AnyRegion:$A); }

//# both-region-a-successor-a -gen-op-defs
def A : XOp<"a"> { let regions = (region AnyRegion:$a); let successors = (successor AnySuccessor:$a); }

//# both-region-a_b-successor-aB -gen-op-defs
def A : XOp<"a"> { let regions = (region AnyRegion:$a_b); let successors = (successor AnySuccessor:$aB); }

//# both-region-a-successor-a_attr -gen-op-defs
def A : XOp<"a"> { let regions = (region AnyRegion:$a); let successors = (successor AnySuccessor:$a_attr); }

//# both-region-a-successor-a_mutable -gen-op-defs
def A : XOp<"a"> { let regions = (region AnyRegion:$a); let successors = (successor AnySuccessor:$a_mutable); }

//# both-region-a-successor-A -gen-op-defs
def A : XOp<"a"> { let regions = (region AnyRegion:$a); let successors = (successor AnySuccessor:$A); }

//# both-successor-a-successor-a -gen-op-defs
def A : XOp<"a"> { let successors = (successor AnySuccessor:$a, AnySuccessor:$a); }

//# both-successor-a_b-successor-aB -gen-op-defs
def A : XOp<"a"> { let successors = (successor AnySuccessor:$a_b, AnySuccessor:$aB); }

//# both-successor-a-successor-a_attr -gen-op-defs
def A : XOp<"a"> { let successors = (successor AnySuccessor:$a, AnySuccessor:$a_attr); }

//# both-successor-a-successor-a_mutable -gen-op-defs
def A : XOp<"a"> { let successors = (successor AnySuccessor:$a, AnySuccessor:$a_mutable); }

//# both-successor-a-successor-A -gen-op-defs
def A : XOp<"a"> { let successors = (successor AnySuccessor:$a, AnySuccessor:$A); }

//# attr-001 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int"); let assemblyFormat = "$x"; }

//# attr-002 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); }

//# attr-003 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let parameters = (ins "int":$x); let assemblyFormat = "$x"; }

//# attr-004 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let hasCustomAssemblyFormat = 1; }

//# attr-005 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let genAccessors = 0; }

//# attr-006 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, "int":$x); let assemblyFormat = "$x"; }

//# attr-007 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins APInt:$x); let assemblyFormat = "$x"; }

//# attr-008 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "APInt":$x); let assemblyFormat = "$x"; }

//# attr-009 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "::llvm::APInt":$x); let assemblyFormat = "$x"; }

//# attr-010 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins D:$x); let assemblyFormat = "$x"; }

//# attr-011 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins 5:$x); let assemblyFormat = "$x"; }

//# attr-012 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (outs "int":$x); let assemblyFormat = "$x"; }

//# attr-013 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$y"; }

//# attr-014 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins AttributeSelfTypeParameter<"">:$x, AttributeSelfTypeParameter<"">:$y); let assemblyFormat = "`a`"; }

//# attr-015 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let builders = [AttrBuilder<(ins "int":$x)>];}

//# attr-016 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let builders = [AttrBuilder<(ins "int")>];}

//# attr-017 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let builders = [AttrBuilder<(outs "int":$y)>];}

//# attr-018 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let skipDefaultBuilders = 1;}

//# attr-019 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = ""; let parameters = (ins "int":$x); let assemblyFormat = "$x"; }

//# attr-020 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let assemblyFormat = ""; }

//# attr-021 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins I32:$x); let assemblyFormat = "$x";  }

//# attr-022 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$type, "int":$context); let assemblyFormat = "$type $context";  }

//# attr-023 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; }
def B : AttrDef<D, "B"> { let mnemonic = "a"; }

//# attr-024 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; }
def B : AttrDef<D, "A"> { let mnemonic = "b"; }

//# attr-025 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A", [I32]> { let mnemonic = "a"; }

//# attr-026 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins Variadic<I32>:$x, StringRefParameter<"a">:$y); let assemblyFormat = "$x $y";  }

//# attr-027 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, DefaultValuedParameter<"int", "3">:$y); let assemblyFormat = "$x ($y^)";  }

//# attr-028 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; }

//# attr-029 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); }

//# attr-030 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "`<` struct(params) `>`"; }

//# attr-031 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "struct(params) `,` `a`"; }

//# attr-032 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "$x ($x^)?"; }

//# attr-033 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "$x attr-dict"; }

//# attr-034 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "params params"; }

//# attr-035 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "custom<X>($x, ref($y)) $y"; }

//# attr-036 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "struct(custom<X>($x, $y))"; }

//# attr-037 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "struct($x, `a`)"; }

//# attr-038 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "struct()"; }

//# attr-039 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "(`a` $y^ `b`)? $x"; }

//# attr-040 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "$x (params^)?"; }

//# attr-041 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "$x (`a`^ $y)?"; }

//# attr-042 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "(custom<X>(\"a\")^ $y)? $x"; }

//# attr-043 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "qualified(`a`) $x"; }

//# attr-044 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "operands $x"; }

//# attr-045 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "oilist(`a` $x)"; }

//# attr-046 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "ref($x)"; }

//# attr-047 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "`<` $x"; let builders = [AttrBuilder<(ins CArg<"int", "1">:$x)>]; }

//# attr-048 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let builders = [AttrBuilderWithInferredContext<(ins "int":$x)>]; }

//# attr-049 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let builders = [AttrBuilder<(ins "int":$x, "int":$y)>, AttrBuilder<(ins "int":$z, "int":$w)>]; }

//# attr-050 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let skipDefaultBuilders = 1; let builders = [AttrBuilder<(ins "int":$x)>]; }

//# attr-051 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let builders = [AttrBuilder<(ins 5:$x)>]; }

//# attr-052 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let builders = [AttrBuilder<(ins CArg<"int", "1">:$x, "int":$y)>]; }

//# attr-053 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins APFloatParameter<"f">:$x, StringRefParameter<"s">:$y, ArrayRefParameter<"int">:$z, "::mlir::Type":$t); let assemblyFormat = "$x $y $z $t"; }

//# attr-054 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let parameters = (ins "int":$x); }

//# attr-055 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let attrName = "x.a"; let parameters = (ins "int":$x); let hasCustomAssemblyFormat = 1; }

//# attr-056 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let attrName = "x.a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; }

//# attr-057 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A">;

//# attr-058 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let genVerifyDecl = 1; let parameters = (ins "int":$x); let hasCustomAssemblyFormat = 1; let genStorageClass = 0; }

//# type-001 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; }

//# type-002 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); }

//# type-003 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "`<` struct(params) `>`"; }

//# type-004 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "struct(params) `,` `a`"; }

//# type-005 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "$x ($x^)?"; }

//# type-006 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "$x attr-dict"; }

//# type-007 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "params params"; }

//# type-008 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "custom<X>($x, ref($y)) $y"; }

//# type-009 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "struct(custom<X>($x, $y))"; }

//# type-010 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "struct($x, `a`)"; }

//# type-011 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "struct()"; }

//# type-012 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "(`a` $y^ `b`)? $x"; }

//# type-013 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "$x (params^)?"; }

//# type-014 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "$x (`a`^ $y)?"; }

//# type-015 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "(custom<X>(\"a\")^ $y)? $x"; }

//# type-016 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"Type">:$y); let assemblyFormat = "qualified(`a`) $x"; }

//# type-017 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "operands $x"; }

//# type-018 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "oilist(`a` $x)"; }

//# type-019 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "ref($x)"; }

//# type-020 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "`<` $x"; let builders = [TypeBuilder<(ins CArg<"int", "1">:$x)>]; }

//# type-021 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let builders = [TypeBuilderWithInferredContext<(ins "int":$x)>]; }

//# type-022 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let builders = [TypeBuilder<(ins "int":$x, "int":$y)>, TypeBuilder<(ins "int":$z, "int":$w)>]; }

//# type-023 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let skipDefaultBuilders = 1; let builders = [TypeBuilder<(ins "int":$x)>]; }

//# type-024 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let builders = [TypeBuilder<(ins 5:$x)>]; }

//# type-025 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let builders = [TypeBuilder<(ins CArg<"int", "1">:$x, "int":$y)>]; }

//# type-026 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins APFloatParameter<"f">:$x, StringRefParameter<"s">:$y, ArrayRefParameter<"int">:$z, "::mlir::Type":$t); let assemblyFormat = "$x $y $z $t"; }

//# type-027 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let parameters = (ins "int":$x); }

//# type-028 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let typeName = "x.a"; let parameters = (ins "int":$x); let hasCustomAssemblyFormat = 1; }

//# type-029 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let typeName = "x.a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; }

//# type-030 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A">;

//# type-031 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let genVerifyDecl = 1; let parameters = (ins "int":$x); let hasCustomAssemblyFormat = 1; let genStorageClass = 0; }

//# enum-001 -gen-enum-defs -gen-enum-decls
def E : I32EnumAttr<"E", "e", [I32EnumAttrCase<"A", 0>, I32EnumAttrCase<"A", 1>]>;

//# enum-002 -gen-enum-defs -gen-enum-decls
def E : I32EnumAttr<"E", "e", [I32EnumAttrCase<"A", 0>, I32EnumAttrCase<"B", 0>]>;

//# enum-003 -gen-enum-defs -gen-enum-decls
def E : I32EnumAttr<"E", "e", []>;

//# enum-004 -gen-enum-defs -gen-enum-decls
def E : I32EnumAttr<"E", "e", [I32EnumAttrCase<"A", 0, "+">]>;

//# enum-005 -gen-enum-defs -gen-enum-decls
def E : I32EnumAttr<"E", "e", [I64EnumAttrCase<"A", 0, "+">]>;

//# enum-006 -gen-enum-defs -gen-enum-decls
def E : I32BitEnumAttr<"E", "e", [I32EnumAttrCase<"A", 0, "+">]>;

//# enum-007 -gen-enum-defs -gen-enum-decls
def E : I32BitEnumAttr<"E", "e", [I32BitEnumAttrCaseBit<"A", 0, "+">]>;

//# enum-008 -gen-enum-defs -gen-enum-decls
def E : I32BitEnum<"E", "e", [I32BitEnumCaseBit<"A", 0, "+">]>;

//# enum-009 -gen-enum-defs -gen-enum-decls
def E : I32BitEnum<"E", "e", [I32BitEnumCaseBit<"A", 0>]> { let separator = ";"; }

//# enum-010 -gen-enum-defs -gen-enum-decls
def E : I32BitEnum<"E", "e", [I32BitEnumCaseBit<"A", 0>]> { let separator = ""; }

//# enum-011 -gen-enum-defs -gen-enum-decls
def E : I32BitEnum<"E", "e", [I32BitEnumCaseBit<"A", 32>]>;

//# enum-012 -gen-enum-defs -gen-enum-decls
def E : I32BitEnum<"E", "e", [I32BitEnumCaseBit<"A", -1>]>;

//# enum-013 -gen-enum-defs -gen-enum-decls
def E : I32Enum<"", "e", [I32EnumCase<"A", 1>]>;

//# enum-014 -gen-enum-defs -gen-enum-decls
def E : I32Enum<"E F", "e", [I32EnumCase<"A B", 1>]>;

//# enum-015 -gen-enum-defs -gen-enum-decls
def E : I32Enum<"E", "e", [I32EnumCase<"A", 1, "">]>;

//# enum-016 -gen-enum-defs -gen-enum-decls
def E : I32Enum<"E", "e", [I32EnumCase<"A", 1, "x">,I32EnumCase<"B", 2, "x">]>;

//# enum-017 -gen-enum-defs -gen-enum-decls
def E : I32BitEnum<"E", "e", [I32BitEnumCaseBit<"A", 0>, I32BitEnumCaseBit<"B", 0>]>;

//# enum-018 -gen-enum-defs -gen-enum-decls
def E : I32BitEnum<"E", "e", [I32BitEnumCaseBit<"A", 0>, BitEnumCaseGroup<"B", [I32BitEnumCaseBit<"C", 2>]>]>;

//# enum-019 -gen-enum-defs -gen-enum-decls
def E : I32BitEnum<"E", "e", [I32BitEnumCaseBit<"A", 0>, BitEnumCaseGroup<"B", []>]>;

//# enum-020 -gen-enum-defs -gen-enum-decls
def E : EnumInfo<"E", "e", [I32EnumCase<"A", 1>], 32>;

//# enum-021 -gen-enum-defs -gen-enum-decls
def E : I32BitEnum<"E", "e", [I32BitEnumCaseBit<"A", 0>]> { let printBitEnumQuoted = 1; let separator=", "; }

//# enum-022 -gen-enum-defs -gen-enum-decls
def E : I32BitEnum<"E", "e", [I32BitEnumCaseBit<"A", 0, "1a">]> { let printBitEnumQuoted = 1; }

//# interface-001 -gen-op-interface-decls -gen-op-interface-defs -gen-op-defs
def I : OpInterface<"I"> { let methods = [InterfaceMethod<"", "int", "verifyTrait", (ins)>]; }

//# interface-002 -gen-op-interface-decls -gen-op-interface-defs -gen-op-defs
def I : OpInterface<"I"> { let methods = [InterfaceMethod<"", "int", "f", (ins "int")>]; }

//# interface-003 -gen-op-interface-decls -gen-op-interface-defs -gen-op-defs
def I : OpInterface<"I"> { let methods = [InterfaceMethod<"", "int", "f", (ins I32:$x)>]; }

//# interface-004 -gen-op-interface-decls -gen-op-interface-defs -gen-op-defs
def I : OpInterface<"I"> { let methods = [InterfaceMethod<"", "int", "f", (outs "int":$x)>]; }

//# interface-005 -gen-op-interface-decls -gen-op-interface-defs -gen-op-defs
def I : OpInterface<"I"> { let methods = [InterfaceMethod<"", "int", "f">, InterfaceMethod<"", "int", "f">]; }

//# interface-006 -gen-op-interface-decls -gen-op-interface-defs -gen-op-defs
def I : OpInterface<""> { let methods = [InterfaceMethod<"", "int", "f">]; }

//# interface-007 -gen-op-interface-decls -gen-op-interface-defs -gen-op-defs
def I : OpInterface<"I"> { let methods = [StaticInterfaceMethod<"", "int", "f">]; }

//# interface-008 -gen-op-interface-decls -gen-op-interface-defs -gen-op-defs
def J : OpInterface<"J">;
def I : OpInterface<"I", [J]>;

//# interface-009 -gen-op-interface-decls -gen-op-interface-defs -gen-op-defs
def J : AttrInterface<"J">;
def I : OpInterface<"I", [J]>;

//# interface-010 -gen-op-interface-decls -gen-op-interface-defs -gen-op-defs
def J : OpInterface<"J">;
def I : OpInterface<"I", [J]>;
def A : XOp<"a", [I, DeclareOpInterfaceMethods<J>]>;

//# interface-011 -gen-op-interface-decls -gen-op-interface-defs -gen-op-defs
def J : OpInterface<"J">;
def I : OpInterface<"I", [J]>;
def A : XOp<"a", [DeclareOpInterfaceMethods<I, ["q"]>]>;

//# interface-012 -gen-op-interface-decls -gen-op-interface-defs -gen-op-defs
def I : OpInterface<"I"> { let methods = [InterfaceMethod<"", "int", "f", (ins 5:$x)>]; }

//# interface-013 -gen-op-interface-decls -gen-op-interface-defs -gen-op-defs
def I : OpInterface<"I"> { let methods = [InterfaceMethod<"", "int", "", (ins )>]; }

//# dialect-001 -gen-dialect-decls,-dialect=q -gen-dialect-defs,-dialect=q
def D2 : Dialect { }

//# dialect-002 -gen-dialect-decls,-dialect=q -gen-dialect-defs,-dialect=q
def D2 : Dialect { let name = "q"; let discardableAttrs = (ins I32Attr); }

//# dialect-003 -gen-dialect-decls,-dialect=q -gen-dialect-defs,-dialect=q
def D2 : Dialect { let name = "q"; let discardableAttrs = (ins I32:$x); }

//# dialect-004 -gen-dialect-decls,-dialect=q -gen-dialect-defs,-dialect=q
def D2 : Dialect { let name = "q"; let discardableAttrs = (outs I32Attr:$x); }

//# dialect-005 -gen-dialect-decls,-dialect=q -gen-dialect-defs,-dialect=q
def D2 : Dialect { let name = "q"; let discardableAttrs = (ins I32Attr:$x, I32Attr:$x); }

//# dialect-006 -gen-dialect-decls,-dialect=q -gen-dialect-defs,-dialect=q
def D2 : Dialect { let name = "q"; let dependentDialects = ["a b"]; }

//# dialect-007 -gen-dialect-decls,-dialect=q -gen-dialect-defs,-dialect=q
def D2 : Dialect { let name = "q"; let discardableAttrs = (ins "int":$x); }

//# attr-059 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x $x";  }

//# type-032 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x $x";  }

//# attr-060 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, "int":$y); let assemblyFormat = "$x";  }

//# attr-061 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "params $x";  }

//# type-033 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "params $x";  }

//# type-034 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "struct($x";  }

//# attr-062 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "struct $x";  }

//# type-035 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "struct $x";  }

//# attr-063 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, "int":$y); let assemblyFormat = "struct($x, params)";  }

//# attr-064 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "struct(struct($x))";  }

//# type-036 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "struct(struct($x))";  }

//# type-037 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "custom<F>(struct($x))";  }

//# attr-065 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "custom<F>(params)";  }

//# type-038 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "custom<F>(params)";  }

//# attr-066 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "custom<F>(ref($x)) $x";  }

//# attr-067 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "custom<F>($x) custom<G>(ref($x))";  }

//# type-039 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "custom<F>($x) custom<G>(ref($x))";  }

//# type-040 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "struct(custom<F>(\"1\"))";  }

//# attr-068 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "struct(custom<F>($x))";  }

//# type-041 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "struct(custom<F>($x))";  }

//# attr-069 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"int">:$y); let assemblyFormat = "struct(custom<F>($x), custom<G>($y))";  }

//# attr-070 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "qualified(params)";  }

//# type-042 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "qualified(params)";  }

//# type-043 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "qualified $x";  }

//# attr-071 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "($x^)?";  }

//# type-044 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "($x^)?";  }

//# attr-072 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"int">:$y); let assemblyFormat = "$x (`a` custom<F>($y)^)?";  }

//# attr-073 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"int">:$y); let assemblyFormat = "(`a` custom<F>($x)^)? $y";  }

//# type-045 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"int">:$y); let assemblyFormat = "(`a` custom<F>($x)^)? $y";  }

//# type-046 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"int">:$y); let assemblyFormat = "$x (struct($y)^ `a`)?";  }

//# attr-074 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"int">:$y); let assemblyFormat = "$x (`a` struct($y)^)?";  }

//# type-047 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"int">:$y); let assemblyFormat = "$x (`a` struct($y)^)?";  }

//# attr-075 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x, OptionalParameter<"int">:$y); let assemblyFormat = "(`a` struct($x, $y)^)?";  }

//# attr-076 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins OptionalParameter<"int">:$y); let assemblyFormat = "(`a` params^)?";  }

//# type-048 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins OptionalParameter<"int">:$y); let assemblyFormat = "(`a` params^)?";  }

//# type-049 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins OptionalParameter<"int">:$y); let assemblyFormat = "(params^ `a`)?";  }

//# attr-077 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins OptionalParameter<"int">:$y); let assemblyFormat = "(`a` $y^) : (`b`)?";  }

//# type-050 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins OptionalParameter<"int">:$y); let assemblyFormat = "(`a` $y^) : (`b`)?";  }

//# attr-078 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins OptionalParameter<"int">:$y); let assemblyFormat = "(`a`) : (`b` $y^)?";  }

//# attr-079 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins OptionalParameter<"int">:$y); let assemblyFormat = "(`a` $y^) : (`b` $y)?";  }

//# type-051 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins OptionalParameter<"int">:$y); let assemblyFormat = "(`a` $y^) : (`b` $y)?";  }

//# type-052 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins OptionalParameter<"int">:$y); let assemblyFormat = "(`a`) : (`b`)?";  }

//# attr-080 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins OptionalParameter<"int">:$y); let assemblyFormat = "(`a` $y)?";  }

//# type-053 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins OptionalParameter<"int">:$y); let assemblyFormat = "(`a` $y)?";  }

//# attr-081 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins OptionalParameter<"int">:$y, OptionalParameter<"int">:$z); let assemblyFormat = "(`a` $y^ $z^)?";  }

//# attr-082 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins OptionalParameter<"int">:$y); let assemblyFormat = "($y^";  }

//# type-054 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins OptionalParameter<"int">:$y); let assemblyFormat = "($y^";  }

//# type-055 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins OptionalParameter<"int">:$y); let assemblyFormat = "($y^)";  }

//# attr-083 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins OptionalParameter<"int">:$y); let assemblyFormat = "(`a` ($y^)?)?";  }

//# type-056 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins OptionalParameter<"int">:$y); let assemblyFormat = "(`a` ($y^)?)?";  }

//# attr-084 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins OptionalParameter<"int">:$y); let assemblyFormat = "()?";  }

//# attr-085 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x `+1`";  }

//# type-057 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x `+1`";  }

//# type-058 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x ``";  }

//# attr-086 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x ` ` `\\n`";  }

//# type-059 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x ` ` `\\n`";  }

//# attr-087 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x `a b`";  }

//# attr-088 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "type($x)";  }

//# type-060 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "type($x)";  }

//# type-061 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "functional-type($x, $x)";  }

//# attr-089 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "prop-dict $x";  }

//# type-062 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "prop-dict $x";  }

//# attr-090 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "x";  }

//# attr-091 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x)";  }

//# type-063 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x)";  }

//# type-064 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x ?";  }

//# attr-092 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "";  }

//# type-065 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "";  }

//# attr-093 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "custom<>($x)";  }

//# attr-094 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "custom<F>()";  }

//# type-066 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "custom<F>()";  }

//# type-067 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "custom<F>($x";  }

//# attr-095 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "custom<F>($x $x)";  }

//# type-068 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "custom<F>($x $x)";  }

//# attr-096 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins StringRefParameter<>:$x); let assemblyFormat = "$x";  }

//# attr-097 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins StringRefParameter<"", "d">:$x); let assemblyFormat = "($x^)?";  }

//# type-069 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins StringRefParameter<"", "d">:$x); let assemblyFormat = "($x^)?";  }

//# type-070 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins ArrayRefParameter<"int">:$x); let assemblyFormat = "`[` $x `]`";  }

//# attr-098 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins OptionalArrayRefParameter<"int">:$x); let assemblyFormat = "`[` (`]`) : ($x^ `]`)?";  }

//# type-071 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins OptionalArrayRefParameter<"int">:$x); let assemblyFormat = "`[` (`]`) : ($x^ `]`)?";  }

//# attr-099 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins APIntParameter<"">:$x); let assemblyFormat = "$x";  }

//# attr-100 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins SelfAllocationParameter<"T", "">:$x); let assemblyFormat = "$x";  }

//# type-072 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins SelfAllocationParameter<"T", "">:$x); let assemblyFormat = "$x";  }

//# type-073 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let genMnemonicAlias = 1; }

//# attr-101 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let genVerifyDecl = 1; }

//# type-074 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let genVerifyDecl = 1; }

//# attr-102 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let hasStorageCustomConstructor = 1; }

//# attr-103 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let builders = [AttrBuilder<(ins "long":$x), [{ return $_get($_ctxt, x); }]>]; }

//# type-075 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let builders = [TypeBuilder<(ins "long":$x), [{ return $_get($_ctxt, x); }]>]; }

//# type-076 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let builders = [TypeBuilder<(ins "long":$x), [{}], "IntegerType">]; }

//# attr-104 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let builders = [AttrBuilder<(ins)>]; }

//# type-077 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let builders = [TypeBuilder<(ins)>]; }

//# attr-105 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let builders = [AttrBuilder<(ins CArg<"int">:$x)>]; }

//# attr-106 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins AnyInteger:$x, AnyShaped:$y); let assemblyFormat = "$x $y";  }

//# type-078 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins AnyInteger:$x, AnyShaped:$y); let assemblyFormat = "$x $y";  }

//# type-079 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins I32Attr:$x); let assemblyFormat = "$x";  }

//# attr-107 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins AnyTypeOf<[I32, F32]>:$x); let assemblyFormat = "$x";  }

//# type-080 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins AnyTypeOf<[I32, F32]>:$x); let assemblyFormat = "$x";  }

//# attr-108 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let hasCustomAssemblyFormat = 1; let genAccessors = 0; }

//# attr-109 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let genAccessors = 0; }

//# type-081 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let genAccessors = 0; }

//# type-082 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a b"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; }

//# attr-110 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins); let hasCustomAssemblyFormat = 1; }

//# type-083 -gen-typedef-defs -gen-typedef-decls
def A : TypeDef<D, "A"> { let mnemonic = "a"; let parameters = (ins); let hasCustomAssemblyFormat = 1; }

//# attr-111 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "":$x); let assemblyFormat = "$x"; }

//# attr-112 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A", [TypedAttrInterface]> { let mnemonic = "a"; let parameters = (ins "int":$x, AttributeSelfTypeParameter<"">:$t); let assemblyFormat = "$x $t";  }

//# attr-113 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A", [TypedAttrInterface]> { let mnemonic = "a"; let parameters = (ins "int":$x, AttributeSelfTypeParameter<"">:$t); let assemblyFormat = "$x";  }

//# attr-114 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A", [TypedAttrInterface]> { let mnemonic = "a"; let parameters = (ins "int":$x, AttributeSelfTypeParameter<"">:$t); let assemblyFormat = "$x custom<F>(ref($t))";  }

//# attr-115 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A", [TypedAttrInterface]> { let mnemonic = "a"; let parameters = (ins "int":$x, AttributeSelfTypeParameter<"">:$t); let assemblyFormat = "custom<F>($t) $x";  }

//# attr-116 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A", [TypedAttrInterface]> { let mnemonic = "a"; let parameters = (ins "int":$x, AttributeSelfTypeParameter<"", "IntegerType">:$t); let assemblyFormat = "params";  }

//# attr-117 -gen-attrdef-defs -gen-attrdef-decls
def A : AttrDef<D, "A", [TypedAttrInterface]> { let mnemonic = "a"; let parameters = (ins "int":$x, AttributeSelfTypeParameter<"", "IntegerType", "IntegerType::get($_type.getContext(), 8)">:$t); let assemblyFormat = "struct(params)";  }

//# enum-023 -gen-enum-defs -gen-enum-decls
def E : I8BitEnum<"E", "e", [I8BitEnumCaseBit<"A", 7>]>;

//# enum-024 -gen-enum-defs -gen-enum-decls
def E : I8BitEnum<"E", "e", [I8BitEnumCaseBit<"A", 8>]>;

//# enum-025 -gen-enum-defs -gen-enum-decls
def E : I16BitEnumAttr<"E", "e", [I16BitEnumAttrCaseBit<"A", 15>, I16BitEnumAttrCaseNone<"N">]>;

//# enum-026 -gen-enum-defs -gen-enum-decls
def E : I64BitEnumAttr<"E", "e", [I64BitEnumAttrCaseBit<"A", 63>]>;

//# enum-027 -gen-enum-defs -gen-enum-decls
def E : I64Enum<"E", "e", [I64EnumCase<"A", -1>]>;

//# enum-028 -gen-enum-defs -gen-enum-decls
def E : I32Enum<"E", "", [I32EnumCase<"A", 1>]>;

//# enum-029 -gen-enum-defs -gen-enum-decls
def E : IntEnumAttr<I8, "E", "e", [IntEnumAttrCaseBase<I8, "A", "a", 5>]>;

//# enum-030 -gen-enum-defs -gen-enum-decls
def E : IntEnumAttr<I1, "E", "e", [IntEnumAttrCaseBase<I1, "A", "a", 1>]>;

//# enum-031 -gen-enum-defs -gen-enum-decls
def E : I32BitEnum<"E", "e", [I32BitEnumCaseBit<"A", 0>, I32BitEnumCaseBit<"B", 1>, BitEnumCaseGroup<"C", [I32BitEnumCaseBit<"A", 0>, I32BitEnumCaseBit<"B", 1>]>]> { let printBitEnumPrimaryGroups = 1; }

//# enum-032 -gen-enum-defs -gen-enum-decls
def E : I32BitEnum<"E", "e", [I32BitEnumCaseBit<"A", 0, "a b">]> { let printBitEnumQuoted = 1; }

//# enum-033 -gen-enum-defs -gen-enum-decls
def E : I32BitEnum<"E", "e", [I32BitEnumCaseBit<"A", 0, "a b">]>;

//# enum-034 -gen-enum-defs -gen-enum-decls
def E : I32BitEnumAttr<"E", "e", [I32BitEnumAttrCaseBit<"A", 0, "a b">]> { let printBitEnumQuoted = 0; }

//# enum-035 -gen-enum-defs -gen-enum-decls
def E : I32BitEnum<"E", "e", [I32BitEnumCaseBit<"A", 0>]> { let separator = " | "; }

//# enum-036 -gen-enum-defs -gen-enum-decls
def E : I32BitEnum<"E", "e", [I32BitEnumCaseBit<"A", 0>]> { let separator = "and"; }

//# enum-037 -gen-enum-defs -gen-enum-decls
def E : I32Enum<"E", "e", [I32EnumCase<"A", 1>]> { let cppNamespace = "a::b"; let stringToSymbolFnName = "conv"; let symbolToStringFnName = "text"; let maxEnumValFnName = "most"; let underlyingToSymbolFnName = "of"; }

//# enum-038 -gen-enum-defs -gen-enum-decls -gen-attrdef-defs
def E : I32Enum<"E", "e", [I32EnumCase<"A", 1>]>;
def EAttr : EnumAttr<D, E, "e">;

//# enum-039 -gen-enum-defs -gen-enum-decls -gen-attrdef-defs
def E : I32EnumAttr<"E", "e", [I32EnumAttrCase<"A", 1>]>;
def EAttr : EnumAttr<D, E, "e"> { let assemblyFormat = "`<` $value `>`"; }

//# enum-040 -gen-enum-defs -gen-enum-decls
def C : I32EnumAttrCase<"A", 1>;
def E : I32EnumAttr<"E", "e", [C]>;
def F : DefaultValuedEnumAttr<E, C>;

//# enum-041 -gen-enum-defs -gen-enum-decls
def E : I32EnumAttr<"E", "e", [I32EnumAttrCase<"A", 1>]>;
def F : ConstantEnumCase<E, "B">;

//# enum-042 -gen-enum-defs -gen-enum-decls
def E : I32EnumAttr<"E", "e", [I32EnumAttrCase<"A", 1>]>;
def F : ConstantEnumCase<E, "A">;

//# enum-043 -gen-enum-defs -gen-enum-decls
def E : I32EnumAttr<"E", "e", [I32EnumAttrCase<"A", 1>]> { let genSpecializedAttr = 0; }

//# enum-044 -gen-enum-defs -gen-enum-decls
def E : I32Enum<"E", "e", [I32EnumCase<"A", 4294967296>]>;

//# part-001 -gen-op-defs -gen-op-decls
def A : XOp<"a", [NativeTrait<"X", "Op">]>;

//# part-002 -gen-op-defs -gen-op-decls
def A : XOp<"a", [TraitList<[NativeAttrTrait<"X">]>]>;

//# part-003 -gen-op-defs -gen-op-decls
def TI : TypeInterface<"TI">;
def A : XOp<"a", [TI]>;

//# part-004 -gen-op-defs -gen-op-decls
def TI : TypeInterface<"TI">;
def OI : OpInterface<"OI", [TI]>;
def A : XOp<"a", [OI]>;

//# part-005 -gen-op-defs -gen-op-decls
def OI : OpInterface<"OI">;
def A : XOp<"a", [DeclareOpInterfaceMethods<OI, [?]>]>;

//# part-006 -gen-op-defs -gen-op-decls
def T : TypeDef<D, "T", [NativeTypeTrait<"X">]> { let mnemonic = "t"; }
def A : XOp<"a"> { let arguments = (ins T:$t); }

//# part-007 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let arguments = (ins DefaultValuedAttr<I32Attr, " ">:$x); let assemblyFormat = "(`[` $x^ `]`)? attr-dict"; }

//# part-008 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let builders = [OpBuilder<(ins CArg<"", "">:$a)>]; }

//# part-009 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let regions = (region VariadicSuccessor<AnySuccessor>:$x, VariadicSuccessor<AnySuccessor>:$y); }

//# part-010 -gen-op-defs -gen-op-decls
def A : XOp<"a"> { let regions = (region D:$x); }

//# part-011 -gen-op-defs -gen-op-decls
def OI : OpInterface<"OI">;
def XI0 : OpInterface<"XI0", [OI, OI]>;
def XJ0 : OpInterface<"XJ0", [OI]>;
def XI1 : OpInterface<"XI1", [XI0, XJ0]>;
def XJ1 : OpInterface<"XJ1", [XI0, XJ0]>;
def XI2 : OpInterface<"XI2", [XI1, XJ1]>;
def XJ2 : OpInterface<"XJ2", [XI1, XJ1]>;
def XI3 : OpInterface<"XI3", [XI2, XJ2]>;
def XJ3 : OpInterface<"XJ3", [XI2, XJ2]>;
def XI4 : OpInterface<"XI4", [XI3, XJ3]>;
def XJ4 : OpInterface<"XJ4", [XI3, XJ3]>;
def XI5 : OpInterface<"XI5", [XI4, XJ4]>;
def XJ5 : OpInterface<"XJ5", [XI4, XJ4]>;
def XI6 : OpInterface<"XI6", [XI5, XJ5]>;
def XJ6 : OpInterface<"XJ6", [XI5, XJ5]>;
def XI7 : OpInterface<"XI7", [XI6, XJ6]>;
def XJ7 : OpInterface<"XJ7", [XI6, XJ6]>;
def XI8 : OpInterface<"XI8", [XI7, XJ7]>;
def XJ8 : OpInterface<"XJ8", [XI7, XJ7]>;
def XI9 : OpInterface<"XI9", [XI8, XJ8]>;
def XJ9 : OpInterface<"XJ9", [XI8, XJ8]>;
def XI10 : OpInterface<"XI10", [XI9, XJ9]>;
def XJ10 : OpInterface<"XJ10", [XI9, XJ9]>;
def XI11 : OpInterface<"XI11", [XI10, XJ10]>;
def XJ11 : OpInterface<"XJ11", [XI10, XJ10]>;
def XI12 : OpInterface<"XI12", [XI11, XJ11]>;
def XJ12 : OpInterface<"XJ12", [XI11, XJ11]>;
def XI13 : OpInterface<"XI13", [XI12, XJ12]>;
def XJ13 : OpInterface<"XJ13", [XI12, XJ12]>;
def XI14 : OpInterface<"XI14", [XI13, XJ13]>;
def XJ14 : OpInterface<"XJ14", [XI13, XJ13]>;
def XI15 : OpInterface<"XI15", [XI14, XJ14]>;
def XJ15 : OpInterface<"XJ15", [XI14, XJ14]>;
def XI16 : OpInterface<"XI16", [XI15, XJ15]>;
def XJ16 : OpInterface<"XJ16", [XI15, XJ15]>;
def XI17 : OpInterface<"XI17", [XI16, XJ16]>;
def XJ17 : OpInterface<"XJ17", [XI16, XJ16]>;
def XI18 : OpInterface<"XI18", [XI17, XJ17]>;
def XJ18 : OpInterface<"XJ18", [XI17, XJ17]>;
def XI19 : OpInterface<"XI19", [XI18, XJ18]>;
def XJ19 : OpInterface<"XJ19", [XI18, XJ18]>;
def A : XOp<"a", [XI19, XJ19]>;

//# part-012 -gen-op-defs -gen-op-decls
def P0 : TraitList<[]>;
def P1 : TraitList<[P0, P0]>;
def P2 : TraitList<[P1, P1]>;
def P3 : TraitList<[P2, P2]>;
def P4 : TraitList<[P3, P3]>;
def P5 : TraitList<[P4, P4]>;
def P6 : TraitList<[P5, P5]>;
def P7 : TraitList<[P6, P6]>;
def P8 : TraitList<[P7, P7]>;
def P9 : TraitList<[P8, P8]>;
def P10 : TraitList<[P9, P9]>;
def P11 : TraitList<[P10, P10]>;
def P12 : TraitList<[P11, P11]>;
def A : XOp<"a", [P12]>;

//# part-013 -gen-typedef-defs -gen-typedef-decls
def T : TypeDef<D, "T", [PredTypeTrait<"x", CPred<"true">>]> { let mnemonic = "t"; }

//# part-014 -gen-typedef-defs -gen-typedef-decls
def TI : TypeInterface<"TI">;
def T : TypeDef<D, "T", [DeclareTypeInterfaceMethods<TI, [?]>]> { let mnemonic = "t"; }

//# part-015 -gen-attrdef-defs -gen-attrdef-decls
def T : AttrDef<D, "T", [SameVariadicOperandSize]> { let mnemonic = "t"; }

//# part-016 -gen-enum-defs -gen-enum-decls
def G : I32BitEnumAttrCaseGroup<"G", []>;
def E : I32BitEnumAttr<"E", "", [I32BitEnumAttrCaseBit<"A", 0>, G]>;
//# part-017 -gen-op-defs
def AOp : Op<D, "a", [PredOpTrait<"d", Neg<?>>]>;
//# part-018 -gen-op-defs
def AOp : Op<D, "a", [PredOpTrait<"d", And<[CPred<"a">, Or<[?]>]>>]>;
//# part-019 -gen-op-defs
def AOp : Op<D, "a", [PredOpTrait<"d", SubstLeaves<"a", "b", ?>>]>;
//# part-020 -gen-op-defs
def AOp : Op<D, "a"> { let builders = [?]; }
//# part-021 -gen-op-defs
def AOp : Op<D, "a"> { let arguments = (ins Arg<I32, "", [?]>:$x); }
//# part-022 -gen-op-defs
def AOp : Op<D, "a", [TraitList<[?]>]>;
//# part-023 -gen-type-constraint-defs
def X : Type<Neg<?>, "d"> { let cppFunctionName = "f"; }
//# part-024 -gen-attr-constraint-defs
def X : Attr<CPred<?>, "d"> { let cppFunctionName = "f"; }
//# part-025 -gen-type-constraint-defs
def X : TypeConstraint<?, "s", "T", "f">;
//# part-026 -gen-dialect-decls,-dialect=u
def U_D : Dialect { let name = "u"; let dependentDialects = [?]; }
//# part-027 -gen-op-interface-decls
def I : OpInterface<"I"> { let methods = [?]; }
