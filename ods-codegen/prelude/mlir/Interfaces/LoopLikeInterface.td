// Loops.

#ifndef MLIR_INTERFACES_LOOPLIKEINTERFACE
#define MLIR_INTERFACES_LOOPLIKEINTERFACE

include "mlir/IR/OpBase.td"

def LoopLikeOpInterface : OpInterface<"LoopLikeOpInterface"> {
  let description = "Executes regions repeatedly, with values carried along.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"Whether the value does not change between iterations.",
        "bool", "isDefinedOutsideOfLoop", (ins "::ods_runtime::Value":$value),
        "", "::ods_runtime::interfaces::is_defined_outside($_op, $_ir, value)">,
    InterfaceMethod<"The regions that are executed repeatedly.",
        "&[::ods_runtime::Region]", "getLoopRegions">,
    InterfaceMethod<"Moves an op in front of the loop.",
        "()", "moveOutOfLoop",
        (ins "&mut ::ods_runtime::Ir":$ir, "::ods_runtime::Operation":$op), "",
        "::ods_runtime::interfaces::move_before($_op, ir, op)">,
    InterfaceMethod<"Replaces a loop of one iteration by its body.",
        "::core::option::Option<()>", "promoteIfSingleIteration",
        (ins "&mut ::ods_runtime::Rewriter<'_>":$rewriter), "",
        "::core::option::Option::None">,
    InterfaceMethod<
        "The induction variables; `None` if there is no such notion.",
        "::core::option::Option<::std::vec::Vec<::ods_runtime::Value>>",
        "getLoopInductionVars", (ins), "", "::core::option::Option::None">,
    InterfaceMethod<"The lower bounds; `None` if there is no such notion.",
        "::core::option::Option<::std::vec::Vec<::ods_runtime::OpFoldResult>>",
        "getLoopLowerBounds", (ins), "", "::core::option::Option::None">,
    InterfaceMethod<"The steps; `None` if there is no such notion.",
        "::core::option::Option<::std::vec::Vec<::ods_runtime::OpFoldResult>>",
        "getLoopSteps", (ins), "", "::core::option::Option::None">,
    InterfaceMethod<"The upper bounds; `None` if there is no such notion.",
        "::core::option::Option<::std::vec::Vec<::ods_runtime::OpFoldResult>>",
        "getLoopUpperBounds", (ins), "", "::core::option::Option::None">,
    InterfaceMethod<
        "Which operands are the first values of what is carried along.",
        "::core::ops::Range<usize>", "getInitsMutable", (ins), "", "0..0">,
    InterfaceMethod<"The block arguments that are carried along.",
        "&[::ods_runtime::Value]", "getRegionIterArgs", (ins), "", "&[]">,
    InterfaceMethod<
        "The terminator, and which of its operands the next iteration gets.",
        "::core::option::Option<(::ods_runtime::Operation, "
        "::core::ops::Range<usize>)>", "getYieldedValuesMutable", (ins), "",
        "::core::option::Option::None">,
    InterfaceMethod<
        "The results that have the last values of what is carried along.",
        "::core::option::Option<&[::ods_runtime::Value]>", "getLoopResults",
        (ins), "", "::core::option::Option::None">,
    InterfaceMethod<"Replaces the loop by one that carries more values along.",
        "::core::option::Option<::ods_runtime::Operation>",
        "replaceWithAdditionalYields",
        (ins "&mut ::ods_runtime::Rewriter<'_>":$rewriter,
             "&[::ods_runtime::Value]":$newInitOperands,
             "bool":$replaceInitOperandUsesInLoop,
             "&mut dyn ::core::ops::FnMut(&mut ::ods_runtime::Rewriter<'_>, ::ods_runtime::Location, &[::ods_runtime::Value]) -> ::std::vec::Vec<::ods_runtime::Value>":$newYieldValuesFn),
        "", "::core::option::Option::None">,
    InterfaceMethod<"How often the loop is executed.",
        "::core::option::Option<::ods_runtime::attributes::ApInt>",
        "getStaticTripCount", (ins), "",
        "::ods_runtime::interfaces::static_trip_count($_op, $_ir)">
  ];
  let verify =
      "::ods_runtime::interfaces::verify_loop_like_op($_op, $_ir)";
  let verifyWithRegions = 1;
}

def HasParallelRegion : NativeOpTrait<"HasParallelRegion">;

#endif // MLIR_INTERFACES_LOOPLIKEINTERFACE
