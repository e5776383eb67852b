// One definition for each thing that MLIR's manual of ODS shows.

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def M_Dialect : Dialect {
  let name = "m";
  let cppNamespace = "::m";
}
class M_Op<string mnemonic, list<Trait> traits = []> : Op<M_Dialect, mnemonic, traits>;

// An operation with everything: constraints on attributes, a default, a derived
// attribute, documentation.
def M_FpTensor : TensorOf<[F16, F32, F64]>;
class M_OneOf<list<string> texts> : StringBasedAttr<
    CPred<"true">, "one of " # !interleave(texts, ", ")>;
class M_OperandType<int index> : DerivedTypeAttr<"return typeOf(" # index # ");">;
def M_PoolOp : M_Op<"pool", [Pure]> {
  let summary = "Takes the mean of each window";
  let description = [{
    A window has the size `ksize` and moves by `strides`.
  }];
  let arguments = (ins
    M_FpTensor:$value,
    ConfinedAttr<I64ArrayAttr, [ArrayMinCount<4>]>:$ksize,
    ConfinedAttr<I64ArrayAttr, [ArrayMinCount<4>]>:$strides,
    M_OneOf<["SAME", "VALID"]>:$padding,
    DefaultValuedStrAttr<M_OneOf<["NHWC", "NCHW"]>, "NHWC">:$data_format
  );
  let results = (outs M_FpTensor:$output);
  M_OperandType T = M_OperandType<0>;
}

// Builders: declared, with a body, with a default.
def M_DeclaredOp : M_Op<"declared"> {
  let arguments = (ins F32Attr:$attr);
  let builders = [OpBuilder<(ins "float":$val)>];
}
def M_BodyOp : M_Op<"body"> {
  let arguments = (ins F32Attr:$attr);
  let builders = [OpBuilder<(ins "float":$val), [{ set($_state, $_builder, val); }]>];
}
def M_DefaultOp : M_Op<"default"> {
  let arguments = (ins F32Attr:$attr);
  let builders = [OpBuilder<(ins CArg<"float", "0.5f">:$val), [{ set($_state, val); }]>];
}
def M_OldBuilderOp : M_Op<"old_builder"> {
  let builders = [DeprecatedOpBuilder<"use the other one", (ins "int":$bar)>];
}

// Hooks.
def M_HooksOp : M_Op<"hooks"> {
  let regions = (region AnyRegion:$body);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

// Formats.
def M_CallOp : M_Op<"call"> {
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$args);
  let results = (outs Variadic<AnyType>);
  let assemblyFormat = [{
    $callee `(` $args `)` attr-dict `:` functional-type($args, results)
  }];
}
def M_LinesOp : M_Op<"lines"> {
  let assemblyFormat = [{
    `{` `\n` ` ` ` ` `next_line` `\n` `}` attr-dict
  }];
}
def M_ReturnOp : M_Op<"return"> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}
def M_UnitOp : M_Op<"unit"> {
  let arguments = (ins UnitAttr:$is_read_only);
  let assemblyFormat = "attr-dict (`is_read_only` $is_read_only^)?";
}
def M_ElseOp : M_Op<"else"> {
  let arguments = (ins UnitAttr:$foo);
  let assemblyFormat = "attr-dict (`present` $foo^):(`absent`)?";
}
def M_CustomOp : M_Op<"custom", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$one, Optional<AnyType>:$maybe, Variadic<AnyType>:$many, I32Attr:$attr);
  let assemblyFormat = "custom<All>($one, type($one), $maybe, type($maybe), $many, type($many), $attr) custom<Text>(ref($attr), \"1 + 1\") attr-dict";
}

// Constraints and traits.
def M_Int : Attr<And<[
    CPred<"isInteger($_self)">,
    Or<[CPred<"width($_self) == 32">, CPred<"width($_self) == 64">]>
  ]>, "an integer of 32 or 64 bits">;
def M_Trait : NativeOpTrait<"MyTrait">;
class M_ParamTrait<int number> : ParamNativeOpTrait<"MyParamTrait", !cast<string>(number)>;
def M_TraitsOp : M_Op<"traits", [M_Trait, M_ParamTrait<10>]> {
  let arguments = (ins M_Int:$a);
}
def M_InferredOp : M_Op<"inferred", [AllTypesMatch<["lhs", "rhs", "res"]>]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$res);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
}

// What is not to be used any more.
def M_OldTrait : NativeOpTrait<"OldTrait">, Deprecated<"use `M_Trait`">;
def M_OldOp : M_Op<"old">, CppDeprecated<"use `m.traits`">;

// Enums.
def M_Case15 : I32EnumAttrCase<"Case15", 15>;
def M_Case20 : I32EnumAttrCase<"Case20", 20>;
def M_Enum : I32EnumAttr<"MyEnum", "an enum", [M_Case15, M_Case20]> {
  let cppNamespace = "::m";
  let stringToSymbolFnName = "fromText";
  let symbolToStringFnName = "toText";
}
def M_None : I32BitEnumAttrCaseNone<"None">;
def M_Bit0 : I32BitEnumAttrCaseBit<"Bit0", 0, "tagged">;
def M_Bit1 : I32BitEnumAttrCaseBit<"Bit1", 1>;
def M_Bits : I32BitEnumAttr<"MyBits", "some bits", [M_None, M_Bit0, M_Bit1]>;

// Types and attributes.
def M_Type : TypeDef<M_Dialect, "My"> {
  let mnemonic = "my";
  let parameters = (ins "int":$width, ArrayRefParameter<"int">:$dims, OptionalParameter<"int">:$extra);
  let builders = [
    TypeBuilder<(ins "int":$width)>,
    TypeBuilder<(ins CArg<"bool", "true">:$wide), [{ return $_get($_ctxt, 1, 2, 3); }]>,
    TypeBuilderWithInferredContext<(ins "Type":$of), [{ return $_get(of, 1); }]>
  ];
  let assemblyFormat = "`<` $width `,` `[` $dims `]` (`,` $extra^)? `>`";
  let genVerifyDecl = 1;
}
def M_Attr : AttrDef<M_Dialect, "MyAttr"> {
  let mnemonic = "attr";
  let parameters = (ins "int":$number, AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = "`<` struct($number) `>`";
}
