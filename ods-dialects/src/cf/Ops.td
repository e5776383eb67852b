// `cf`: control flow between the blocks of a region.

#ifndef ODS_CF_OPS
#define ODS_CF_OPS

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ControlFlow_Dialect : Dialect {
  let name = "cf";
  let summary = "Branches between the blocks of a region";
  let dependentDialects = ["$crate::arith::ArithDialect"];
}

class CF_Op<string mnemonic, list<Trait> traits = []>
    : Op<ControlFlow_Dialect, mnemonic, traits>;

def AssertOp : CF_Op<"assert", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "Goes on only if a condition holds";
  let description = [{
`cf.assert %ok, "expected two rows"`: prints the message and stops the program otherwise.
  }];
  let arguments = (ins I1:$arg, StrAttr:$msg);
  let assemblyFormat = "$arg `,` $msg attr-dict";
  let hasCanonicalizeMethod = 1;
}

def BranchOp : CF_Op<"br", [BranchOpInterface, Pure, Terminator]> {
  let summary = "Goes on at a block";
  let description = "`cf.br ^next(%a, %b : i32, f32)`: the values become the block's arguments.";
  let arguments = (ins Variadic<AnyType>:$destOperands);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = [{
    $dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict
  }];
  let hasCanonicalizeMethod = 1;
}

def CondBranchOp
    : CF_Op<"cond_br", [AttrSizedOperandSegments, BranchOpInterface, WeightedBranchOpInterface,
                        Pure, Terminator]> {
  let summary = "Goes on at one of two blocks, as a condition says";
  let description = [{
`cf.cond_br %condition weights([9, 1]), ^then(%a : i32), ^else`: the weights say how likely the
blocks are.
  }];
  let arguments = (ins I1:$condition, Variadic<AnyType>:$trueDestOperands,
                       Variadic<AnyType>:$falseDestOperands,
                       OptionalAttr<DenseI32ArrayAttr>:$branch_weights);
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
  let assemblyFormat = [{
    $condition (`weights` `(` $branch_weights^ `)` )? `,`
    $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,`
    $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)?
    attr-dict
  }];
  let hasCanonicalizer = 1;
}

def SwitchOp
    : CF_Op<"switch", [AttrSizedOperandSegments, BranchOpInterface, Pure, Terminator]> {
  let summary = "Goes on at the block that belongs to a number";
  let description = [{
```mlir
cf.switch %flag : i32, [
  default: ^other(%a : i32),
  1: ^one,
  2: ^two(%b : f32)
]
```
  }];
  let arguments = (ins AnyInteger:$flag, Variadic<AnyType>:$defaultOperands,
                       VariadicOfVariadic<AnyType, "case_operand_segments">:$caseOperands,
                       OptionalAttr<AnyIntElementsAttr>:$case_values,
                       DenseI32ArrayAttr:$case_operand_segments);
  let successors = (successor AnySuccessor:$defaultDestination,
                              VariadicSuccessor<AnySuccessor>:$caseDestinations);
  let assemblyFormat = [{
    $flag `:` type($flag) `,` `[` `\n`
      custom<SwitchOpCases>(ref(type($flag)), $defaultDestination, $defaultOperands,
                            type($defaultOperands), $case_values, $caseDestinations,
                            $caseOperands, type($caseOperands))
    `]` attr-dict
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

#endif // ODS_CF_OPS
