// Memory that can be promoted to values, whole or in parts.

#ifndef MLIR_INTERFACES_MEMORYSLOTINTERFACES
#define MLIR_INTERFACES_MEMORYSLOTINTERFACES

include "mlir/IR/OpBase.td"

def PromotableAllocationOpInterface
    : OpInterface<"PromotableAllocationOpInterface"> {
  let description = "Allocates memory slots that may become values.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"The slots.",
        "::std::vec::Vec<::ods_runtime::interfaces::MemorySlot>",
        "getPromotableSlots">,
    InterfaceMethod<"What a slot holds before anything is stored.",
        "::ods_runtime::Value", "getDefaultValue",
        (ins "&::ods_runtime::interfaces::MemorySlot":$slot,
             "&mut ::ods_runtime::OpBuilder<'_>":$builder)>,
    InterfaceMethod<"Is told of a block argument for the value of a slot.",
        "()", "handleBlockArgument",
        (ins "&::ods_runtime::interfaces::MemorySlot":$slot,
             "::ods_runtime::Value":$argument,
             "&mut ::ods_runtime::OpBuilder<'_>":$builder)>,
    InterfaceMethod<
        "Is told that a slot is gone; yields the allocation that remains.",
        "::core::option::Option<::ods_runtime::Operation>",
        "handlePromotionComplete",
        (ins "&::ods_runtime::interfaces::MemorySlot":$slot,
             "::core::option::Option<::ods_runtime::Value>":$defaultValue,
             "&mut ::ods_runtime::OpBuilder<'_>":$builder)>
  ];
}

def PromotableMemOpInterface : OpInterface<"PromotableMemOpInterface"> {
  let description = "Loads from memory slots, or stores to them.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"Whether the op loads from the slot.",
        "bool", "loadsFrom",
        (ins "&::ods_runtime::interfaces::MemorySlot":$slot)>,
    InterfaceMethod<"Whether the op stores to the slot.",
        "bool", "storesTo",
        (ins "&::ods_runtime::interfaces::MemorySlot":$slot)>,
    InterfaceMethod<"What the slot holds after the op.",
        "::ods_runtime::Value", "getStored",
        (ins "&::ods_runtime::interfaces::MemorySlot":$slot,
             "&mut ::ods_runtime::OpBuilder<'_>":$builder,
             "::ods_runtime::Value":$reachingDef)>,
    InterfaceMethod<
        "Whether the op can do without these operands; others may have to go "
        "for it.",
        "bool", "canUsesBeRemoved",
        (ins "&::ods_runtime::interfaces::MemorySlot":$slot,
             "&[usize]":$blockingUses,
             "&mut ::std::vec::Vec<::ods_runtime::OpOperand>":$newBlockingUses)>,
    InterfaceMethod<"Makes the op do without them.",
        "::ods_runtime::interfaces::DeletionKind", "removeBlockingUses",
        (ins "&::ods_runtime::interfaces::MemorySlot":$slot,
             "&[usize]":$blockingUses,
             "&mut ::ods_runtime::OpBuilder<'_>":$builder,
             "::ods_runtime::Value":$reachingDefinition)>
  ];
}

def PromotableOpInterface : OpInterface<"PromotableOpInterface"> {
  let description = "Uses pointers in a way that promotion can deal with.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<
        "Whether the op can do without these operands; others may have to go "
        "for it.",
        "bool", "canUsesBeRemoved",
        (ins "&[usize]":$blockingUses,
             "&mut ::std::vec::Vec<::ods_runtime::OpOperand>":$newBlockingUses)>,
    InterfaceMethod<"Makes the op do without them.",
        "::ods_runtime::interfaces::DeletionKind", "removeBlockingUses",
        (ins "&[usize]":$blockingUses,
             "&mut ::ods_runtime::OpBuilder<'_>":$builder)>,
    InterfaceMethod<"Whether the op wants to see what stores became.",
        "bool", "requiresReplacedValues", (ins), "", "false">,
    InterfaceMethod<"Sees what stores became.",
        "()", "visitReplacedValues",
        (ins "&[(::ods_runtime::Operation, ::ods_runtime::Value)]":$mutatedDefs,
             "&mut ::ods_runtime::OpBuilder<'_>":$builder), "", "()">
  ];
}

def DestructurableAllocationOpInterface
    : OpInterface<"DestructurableAllocationOpInterface"> {
  let description = "Allocates memory slots that may be split.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"The slots.",
        "::std::vec::Vec<::ods_runtime::interfaces::DestructurableMemorySlot>",
        "getDestructurableSlots">,
    InterfaceMethod<"Allocates the parts.",
        "::std::vec::Vec<(::ods_runtime::Attribute, "
        "::ods_runtime::interfaces::MemorySlot)>", "destructure",
        (ins "&::ods_runtime::interfaces::DestructurableMemorySlot":$slot,
             "&[::ods_runtime::Attribute]":$usedIndices,
             "&mut ::ods_runtime::OpBuilder<'_>":$builder,
             "&mut ::std::vec::Vec<::ods_runtime::Operation>":$newAllocators)>,
    InterfaceMethod<
        "Is told that a slot is gone; yields the allocation that remains.",
        "::core::option::Option<::ods_runtime::Operation>",
        "handleDestructuringComplete",
        (ins "&::ods_runtime::interfaces::DestructurableMemorySlot":$slot,
             "&mut ::ods_runtime::OpBuilder<'_>":$builder)>
  ];
}

def SafeMemorySlotAccessOpInterface
    : OpInterface<"SafeMemorySlotAccessOpInterface"> {
  let description = "Uses slots as far as their type reaches.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<
        "Whether all accesses to the slot are safe, if those to the slots in the list are.",
        "bool", "ensureOnlySafeAccesses",
        (ins "&::ods_runtime::interfaces::MemorySlot":$slot,
             "&mut ::std::vec::Vec<::ods_runtime::interfaces::MemorySlot>":$mustBeSafelyUsed)>
  ];
}

def DestructurableAccessorOpInterface
    : OpInterface<"DestructurableAccessorOpInterface"> {
  let description = "Uses parts of slots, each by its index.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"Whether the op can use the parts instead; and which.",
        "bool", "canRewire",
        (ins "&::ods_runtime::interfaces::DestructurableMemorySlot":$slot,
             "&mut ::std::vec::Vec<::ods_runtime::Attribute>":$usedIndices,
             "&mut ::std::vec::Vec<::ods_runtime::interfaces::MemorySlot>":$mustBeSafelyUsed)>,
    InterfaceMethod<"Makes the op use the parts.",
        "::ods_runtime::interfaces::DeletionKind", "rewire",
        (ins "&::ods_runtime::interfaces::DestructurableMemorySlot":$slot,
             "&[(::ods_runtime::Attribute, ::ods_runtime::interfaces::MemorySlot)]":$subslots,
             "&mut ::ods_runtime::OpBuilder<'_>":$builder)>
  ];
}

def DestructurableTypeInterface
    : TypeInterface<"DestructurableTypeInterface"> {
  let description = "Has parts that can live on their own.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"The parts.",
        "::core::option::Option<::std::vec::Vec<(::ods_runtime::Attribute, "
        "::ods_runtime::Type)>>", "getSubelementIndexMap">,
    InterfaceMethod<"One part.",
        "::core::option::Option<::ods_runtime::Type>", "getTypeAtIndex",
        (ins "&::ods_runtime::Attribute":$index)>
  ];
}

#endif // MLIR_INTERFACES_MEMORYSLOTINTERFACES
