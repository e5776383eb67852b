// Control flow between blocks, and between regions.

#ifndef MLIR_INTERFACES_CONTROLFLOWINTERFACES
#define MLIR_INTERFACES_CONTROLFLOWINTERFACES

include "mlir/IR/OpBase.td"

def BranchOpInterface : OpInterface<"BranchOpInterface"> {
  let description = "Passes control to one of its successors.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<
        "Which operands the arguments of that successor get; some may be "
        "produced by the op itself, before the forwarded ones.",
        "::ods_runtime::interfaces::SuccessorOperands", "getSuccessorOperands",
        (ins "usize":$index)>,
    InterfaceMethod<"The block argument that gets the operand of that number.",
        "::core::option::Option<::ods_runtime::BlockArgument>",
        "getSuccessorBlockArgument", (ins "usize":$operandIndex),
        "::ods_runtime::interfaces::successor_block_argument($_op, $_ir, "
        "operand_index)">,
    InterfaceMethod<
        "The successor that is taken if the operands have these constant "
        "values.",
        "::core::option::Option<::ods_runtime::Block>",
        "getSuccessorForOperands",
        (ins "&[::core::option::Option<::ods_runtime::Attribute>]":$operands),
        "", "::core::option::Option::None">,
    InterfaceMethod<
        "Whether an operand of one type may go to an argument of the other.",
        "bool", "areTypesCompatible",
        (ins "&::ods_runtime::Type":$lhs, "&::ods_runtime::Type":$rhs), "",
        "lhs == rhs">
  ];
  let verify =
      "::ods_runtime::interfaces::verify_branch_op($_op, $_ir)";
}

def RegionBranchOpInterface : OpInterface<"RegionBranchOpInterface"> {
  let description = "Passes control to its regions, between them, and back.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"The operands that a region gets when the op is entered.",
        "&[::ods_runtime::Value]", "getEntrySuccessorOperands",
        (ins "::ods_runtime::interfaces::RegionSuccessor<'_>":$successor), "",
        "&[]">,
    InterfaceMethod<
        "Where control goes when the op is entered with these constant "
        "operands.",
        "::ods_runtime::interfaces::RegionSuccessors<'_>",
        "getEntrySuccessorRegions",
        (ins "&[::core::option::Option<::ods_runtime::Attribute>]":$operands),
        "",
        "$_op.get_successor_regions($_ir, "
        "::ods_runtime::interfaces::RegionBranchPoint::Parent)">,
    InterfaceMethod<"Where control may go from that point.",
        "::ods_runtime::interfaces::RegionSuccessors<'_>",
        "getSuccessorRegions",
        (ins "::ods_runtime::interfaces::RegionBranchPoint":$point)>,
    InterfaceMethod<
        "Where control may go from the terminators of that region.",
        "::ods_runtime::interfaces::RegionSuccessors<'_>",
        "getSuccessorRegions", (ins "::ods_runtime::Region":$region), "",
        "::ods_runtime::interfaces::successors_of_region($_op, $_ir, region)">,
    InterfaceMethod<"From where control may come.",
        "::std::vec::Vec<::ods_runtime::interfaces::RegionBranchPoint>",
        "getPredecessors",
        (ins "::ods_runtime::interfaces::RegionSuccessor<'_>":$successor), "",
        "::ods_runtime::interfaces::predecessors($_op, $_ir, successor)">,
    InterfaceMethod<"What that input of the successor may be.",
        "::std::vec::Vec<::ods_runtime::Value>", "getPredecessorValues",
        (ins "::ods_runtime::interfaces::RegionSuccessor<'_>":$successor,
             "usize":$index), "",
        "::ods_runtime::interfaces::predecessor_values($_op, $_ir, "
        "successor, index)">,
    InterfaceMethod<
        "How often each region is executed with these constant operands.",
        "::std::vec::Vec<::ods_runtime::interfaces::InvocationBounds>",
        "getRegionInvocationBounds",
        (ins "&[::core::option::Option<::ods_runtime::Attribute>]":$operands),
        "", "::ods_runtime::interfaces::unknown_invocation_bounds($_op, $_ir)">,
    InterfaceMethod<
        "Whether a value of one type may go to an input of the other.",
        "bool", "areTypesCompatible",
        (ins "&::ods_runtime::Type":$lhs, "&::ods_runtime::Type":$rhs), "",
        "lhs == rhs">
  ];
  let verify =
      "::ods_runtime::interfaces::verify_region_branch_op($_op, $_ir)";
  let verifyWithRegions = 1;
}

def RegionBranchTerminatorOpInterface
    : OpInterface<"RegionBranchTerminatorOpInterface"> {
  let description = "Ends a block in a region of a `RegionBranchOpInterface`.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"Which operands that successor gets.",
        "::core::ops::Range<usize>", "getMutableSuccessorOperands",
        (ins "::ods_runtime::interfaces::RegionSuccessor<'_>":$point)>,
    InterfaceMethod<"Where control goes with these constant operands.",
        "::ods_runtime::interfaces::RegionSuccessors<'_>",
        "getSuccessorRegions",
        (ins "&[::core::option::Option<::ods_runtime::Attribute>]":$operands),
        "", "::ods_runtime::interfaces::successors_of_terminator($_op, $_ir)">
  ];
  let verify =
      "::ods_runtime::interfaces::verify_region_branch_terminator_op($_op, "
      "$_ir)";
}

def SelectLikeOpInterface : OpInterface<"SelectLikeOpInterface"> {
  let description = "Picks one of two operands by a condition.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"What is picked if the condition does not hold.",
        "::ods_runtime::Value", "getFalseValue">,
    InterfaceMethod<"What is picked if the condition holds.",
        "::ods_runtime::Value", "getTrueValue">,
    InterfaceMethod<"The condition, of each element if it has several.",
        "::ods_runtime::Value", "getCondition">
  ];
}

def WeightedBranchOpInterface : OpInterface<"WeightedBranchOpInterface"> {
  let description = "Knows how likely each successor is, from "
      "`branch_weights`.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<
        "The weights, as unsigned numbers; none if they are unknown.",
        "&[i32]", "getWeights", (ins), "",
        "::ods_runtime::interfaces::branch_weights($_op, $_ir)">,
    InterfaceMethod<"Sets the weights.",
        "()", "setWeights",
        (ins "&mut ::ods_runtime::Ir":$ir, "&[i32]":$weights), "",
        "::ods_runtime::interfaces::set_branch_weights($_op, ir, weights)">
  ];
  let verify =
      "::ods_runtime::interfaces::verify_branch_weights($_op, $_ir)";
}

def WeightedRegionBranchOpInterface
    : OpInterface<"WeightedRegionBranchOpInterface"> {
  let description = "Knows how likely each region is, from `region_weights`.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<
        "The weights, as unsigned numbers; none if they are unknown.",
        "&[i32]", "getWeights", (ins), "",
        "::ods_runtime::interfaces::region_weights($_op, $_ir)">,
    InterfaceMethod<"Sets the weights.",
        "()", "setWeights",
        (ins "&mut ::ods_runtime::Ir":$ir, "&[i32]":$weights), "",
        "::ods_runtime::interfaces::set_region_weights($_op, ir, weights)">
  ];
  let verify =
      "::ods_runtime::interfaces::verify_region_branch_weights($_op, $_ir)";
}

// A terminator that passes all its operands to the region's successor.
def ReturnLike
    : TraitList<[DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>,
                 NativeOpTrait<"ReturnLike">]>;

#endif // MLIR_INTERFACES_CONTROLFLOWINTERFACES
