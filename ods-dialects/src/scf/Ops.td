// `scf`: control flow as regions of ops.

#ifndef ODS_SCF_OPS
#define ODS_SCF_OPS

include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/ParallelCombiningOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def SCF_Dialect : Dialect {
  let name = "scf";
  let summary = "Loops and conditions, whose bodies are regions";
  let dependentDialects = ["$crate::arith::ArithDialect", "$crate::cf::ControlFlowDialect"];
}

class SCF_Op<string mnemonic, list<Trait> traits = []> : Op<SCF_Dialect, mnemonic, traits>;

// The mapping of loop iterations to a device. Attributes of dialects that are not
// implemented here are kept verbatim and recognized by their names.
def DeviceMappingArrayAttr
    : TypedArrayAttrBase<Attr<CPred<"$crate::scf::is_device_mapping($_self)">,
                              "DeviceMappingAttrInterface instance or DeviceMaskingAttrInterface instance">,
                         "Device Mapping array attribute">;

//===----------------------------------------------------------------------===//
// Terminators
//===----------------------------------------------------------------------===//

def ConditionOp
    : SCF_Op<"condition", [HasParent<"WhileOp">,
                           DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>, Pure,
                           Terminator]> {
  let summary = "Says whether a `while` goes on";
  let description = [{
`scf.condition(%go_on) %a : i32`: the values are the arguments of the second region, or else the
results of the loop.
  }];
  let arguments = (ins I1:$condition, Variadic<AnyType>:$args);
  let assemblyFormat = "`(` $condition `)` attr-dict ($args^ `:` type($args))?";
}

def YieldOp
    : SCF_Op<"yield", [Pure, ReturnLike, Terminator,
                       ParentOneOf<["ExecuteRegionOp", "ForOp", "IfOp", "IndexSwitchOp",
                                    "WhileOp"]>]> {
  let summary = "Ends a region, with the values that the op around gets";
  let description = "`scf.yield %a, %b : i32, f32`";
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

def ForOp
    : SCF_Op<"for", [AutomaticAllocationScope, LoopLikeOpInterface,
                     AllTypesMatch<["lowerBound", "upperBound", "step"]>,
                     ConditionallySpeculatable, RegionBranchOpInterface,
                     SingleBlockImplicitTerminator<"YieldOp">, RecursiveMemoryEffects]> {
  let summary = "Counts from one bound to another";
  let description = [{
```mlir
%sum = scf.for %i = %lower to %upper step %step iter_args(%acc = %zero) -> (i32) {
  %next = arith.addi %acc, %x : i32
  scf.yield %next : i32
}
```

The variable goes from the lower bound on, while it is below the upper one. The values in
`iter_args` are carried from one iteration to the next; the last ones are the results. Bounds that
are no `index` have their type behind: `step %c1 : i32`; they are compared as signed numbers, or as
unsigned ones in `scf.for unsigned`.
  }];
  let arguments = (ins AnySignlessIntegerOrIndex:$lowerBound,
                       AnySignlessIntegerOrIndex:$upperBound,
                       AnySignlessIntegerOrIndex:$step,
                       Variadic<AnyType>:$initArgs,
                       UnitAttr:$unsignedCmp);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def ForallOp
    : SCF_Op<"forall", [AttrSizedOperandSegments, AutomaticAllocationScope, LoopLikeOpInterface,
                        RecursiveMemoryEffects, SingleBlockImplicitTerminator<"InParallelOp">,
                        RegionBranchOpInterface, DestinationStyleOpInterface,
                        HasParallelRegion]> {
  let summary = "Executes its body for all points of a grid, in any order";
  let description = [{
```mlir
%result = scf.forall (%i, %j) in (%n, 8) shared_outs(%out = %tensor) -> (tensor<?x8xf32>) {
  scf.forall.in_parallel {
    // what each point contributes to %out
  }
}
```

Grids that do not begin at zero are `(%i) = (%lower) to (%upper) step (%step)`. Bounds are values or
numbers.
  }];
  let arguments = (ins Variadic<Index>:$dynamicLowerBound,
                       Variadic<Index>:$dynamicUpperBound,
                       Variadic<Index>:$dynamicStep,
                       DenseI64ArrayAttr:$staticLowerBound,
                       DenseI64ArrayAttr:$staticUpperBound,
                       DenseI64ArrayAttr:$staticStep,
                       Variadic<AnyRankedTensor>:$outputs,
                       OptionalAttr<DeviceMappingArrayAttr>:$mapping);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def InParallelOp
    : SCF_Op<"forall.in_parallel", [Pure, Terminator, InParallelOpInterface,
                                    HasParent<"ForallOp">] # GraphRegionNoTerminator.traits> {
  let summary = "Ends the body of a `forall`: what each point contributes to the outputs";
  let description = "`scf.forall.in_parallel { … }`";
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def ParallelOp
    : SCF_Op<"parallel", [AutomaticAllocationScope, AttrSizedOperandSegments, LoopLikeOpInterface,
                          RecursiveMemoryEffects, RegionBranchOpInterface,
                          SingleBlockImplicitTerminator<"ReduceOp">, HasParallelRegion]> {
  let summary = "Executes its body for all points of a grid, in any order, and reduces";
  let description = [{
```mlir
%sum = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) init (%zero) -> f32 {
  scf.reduce(%x : f32) {
  ^bb0(%a: f32, %b: f32):
    %partial = arith.addf %a, %b : f32
    scf.reduce.return %partial : f32
  }
}
```
  }];
  let arguments = (ins Variadic<Index>:$lowerBound, Variadic<Index>:$upperBound,
                       Variadic<Index>:$step, Variadic<AnyType>:$initVals);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def ReduceOp
    : SCF_Op<"reduce", [Terminator, HasParent<"ParallelOp">, RecursiveMemoryEffects,
                        DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>]> {
  let summary = "Ends the body of a `parallel`: how its values are put together";
  let description = "Has a region for each value, which makes one of two.";
  let arguments = (ins Variadic<AnyType>:$operands);
  let regions = (region VariadicRegion<SizedRegion<1>>:$reductions);
  let assemblyFormat = [{
    (`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict
  }];
  let hasRegionVerifier = 1;
}

def ReduceReturnOp : SCF_Op<"reduce.return", [HasParent<"ReduceOp">, Pure, Terminator]> {
  let summary = "Ends a region of a `reduce`, with what it makes of two values";
  let description = "`scf.reduce.return %sum : f32`";
  let arguments = (ins AnyType:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def WhileOp
    : SCF_Op<"while", [RegionBranchOpInterface, LoopLikeOpInterface, RecursiveMemoryEffects,
                       SingleBlock]> {
  let summary = "Executes its regions in turns, as long as the first one says";
  let description = [{
```mlir
%last = scf.while (%x = %first) : (i32) -> i32 {
  %go_on = arith.cmpi slt, %x, %limit : i32
  scf.condition(%go_on) %x : i32
} do {
^bb0(%y: i32):
  %next = arith.addi %y, %y : i32
  scf.yield %next : i32
}
```
  }];
  let arguments = (ins Variadic<AnyType>:$inits);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$before, SizedRegion<1>:$after);
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Conditions, and plain regions
//===----------------------------------------------------------------------===//

def ExecuteRegionOp
    : SCF_Op<"execute_region", [RegionBranchOpInterface, RecursiveMemoryEffects]> {
  let summary = "Executes its region once; it may have several blocks";
  let description = [{
```mlir
%result = scf.execute_region -> i32 {
  cf.br ^next
^next:
  scf.yield %x : i32
}
```
  }];
  let arguments = (ins UnitAttr:$no_inline);
  let results = (outs Variadic<AnyType>);
  let regions = (region AnyRegion:$region);
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def IfOp
    : SCF_Op<"if", [RegionBranchOpInterface, InferTypeOpAdaptor,
                    SingleBlockImplicitTerminator<"YieldOp">, RecursiveMemoryEffects,
                    RecursivelySpeculatable, NoRegionArguments]> {
  let summary = "Executes one of two regions, as a condition says";
  let description = [{
```mlir
%result = scf.if %condition -> (i32) {
  scf.yield %a : i32
} else {
  scf.yield %b : i32
}
```
  }];
  let arguments = (ins I1:$condition);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, MaxSizedRegion<1>:$elseRegion);
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def IndexSwitchOp
    : SCF_Op<"index_switch", [RecursiveMemoryEffects, SingleBlockImplicitTerminator<"YieldOp">,
                              RegionBranchOpInterface]> {
  let summary = "Executes the region that belongs to a number";
  let description = [{
```mlir
%result = scf.index_switch %index -> i32
case 2 {
  scf.yield %a : i32
}
default {
  scf.yield %b : i32
}
```
  }];
  let arguments = (ins Index:$arg, DenseI64ArrayAttr:$cases);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$defaultRegion,
                        VariadicRegion<SizedRegion<1>>:$caseRegions);
  let assemblyFormat = [{
    $arg attr-dict (`->` type($results)^)?
    custom<SwitchCases>($cases, $caseRegions) `\n`
    `` `default` $defaultRegion
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

#endif // ODS_SCF_OPS
