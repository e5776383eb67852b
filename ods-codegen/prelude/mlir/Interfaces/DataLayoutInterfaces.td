// Sizes and alignments of types in memory.

#ifndef MLIR_DATALAYOUTINTERFACES
#define MLIR_DATALAYOUTINTERFACES

include "mlir/IR/OpBase.td"

def DLTIQueryInterface : AttrInterface<"DLTIQueryInterface"> {
  let description = "Can be asked for the value of a key.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"The value.",
        "::core::option::Option<::ods_runtime::Attribute>", "query",
        (ins "::ods_runtime::interfaces::DataLayoutEntryKey<'_>":$key)>
  ];
}

def DataLayoutEntryInterface : AttrInterface<"DataLayoutEntryInterface"> {
  let description = "Says something about one key, a type or a name.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"The key.",
        "::ods_runtime::interfaces::DataLayoutEntryKey<'_>", "getKey">,
    InterfaceMethod<"The value.",
        "&::ods_runtime::Attribute", "getValue">,
    InterfaceMethod<"Verifies the entry.",
        "::core::result::Result<(), ::ods_runtime::Diagnostic>", "verifyEntry",
        (ins "::ods_runtime::Location":$loc), "",
        "::core::result::Result::Ok(())">
  ];
}

def DataLayoutSpecInterface
    : AttrInterface<"DataLayoutSpecInterface", [DLTIQueryInterface]> {
  let description = "Is a list of entries: a data layout.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"The layout inside of these others.",
        "::core::option::Option<::ods_runtime::Attribute>", "combineWith",
        (ins "&[::ods_runtime::Attribute]":$specs)>,
    InterfaceMethod<"The entries.",
        "&[::ods_runtime::Attribute]", "getEntries">,
    InterfaceMethod<"The key of the endianness.",
        "&str", "getEndiannessIdentifier">,
    InterfaceMethod<"The key of the default memory space.",
        "&str", "getDefaultMemorySpaceIdentifier">,
    InterfaceMethod<"The key of the memory space of stack allocations.",
        "&str", "getAllocaMemorySpaceIdentifier">,
    InterfaceMethod<"The key of the memory space of programs.",
        "&str", "getProgramMemorySpaceIdentifier">,
    InterfaceMethod<"The key of the memory space of globals.",
        "&str", "getGlobalMemorySpaceIdentifier">,
    InterfaceMethod<"The key of the mangling mode.",
        "&str", "getManglingModeIdentifier">,
    InterfaceMethod<"The key of the alignment of the stack.",
        "&str", "getStackAlignmentIdentifier">,
    InterfaceMethod<"The key of the alignment of function pointers.",
        "&str", "getFunctionPointerAlignmentIdentifier">,
    InterfaceMethod<"The key of the widths of native integers.",
        "&str", "getLegalIntWidthsIdentifier">,
    InterfaceMethod<"The entries about types of that kind.",
        "::std::vec::Vec<::ods_runtime::Attribute>", "getSpecForType",
        (ins "&::ods_runtime::Type":$type), "",
        "::ods_runtime::interfaces::spec_for_type($_attr, ty)">,
    InterfaceMethod<"The entry of that name.",
        "::core::option::Option<&::ods_runtime::Attribute>",
        "getSpecForIdentifier", (ins "&str":$identifier), "",
        "::ods_runtime::interfaces::spec_for_identifier($_attr, identifier)">,
    InterfaceMethod<"Verifies all entries together.",
        "::core::result::Result<(), ::ods_runtime::Diagnostic>", "verifySpec",
        (ins "::ods_runtime::Location":$loc), "",
        "::ods_runtime::interfaces::verify_data_layout_spec($_attr, loc)">
  ];
}

def TargetDeviceSpecInterface
    : AttrInterface<"TargetDeviceSpecInterface", [DLTIQueryInterface]> {
  let description = "Describes a device.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"The entries.",
        "&[::ods_runtime::Attribute]", "getEntries">,
    InterfaceMethod<"The entry of that name.",
        "::core::option::Option<&::ods_runtime::Attribute>",
        "getSpecForIdentifier", (ins "&str":$identifier), "",
        "::ods_runtime::interfaces::spec_for_identifier($_attr, identifier)">,
    InterfaceMethod<"Verifies all entries together.",
        "::core::result::Result<(), ::ods_runtime::Diagnostic>", "verifyEntry",
        (ins "::ods_runtime::Location":$loc), "",
        "::core::result::Result::Ok(())">
  ];
}

def TargetSystemSpecInterface
    : AttrInterface<"TargetSystemSpecInterface", [DLTIQueryInterface]> {
  let description = "Describes a system of devices.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"The devices.",
        "&[::ods_runtime::Attribute]", "getEntries">,
    InterfaceMethod<"The device of that name.",
        "::core::option::Option<&::ods_runtime::Attribute>",
        "getDeviceSpecForDeviceID", (ins "&str":$deviceID)>,
    InterfaceMethod<"Verifies all devices together.",
        "::core::result::Result<(), ::ods_runtime::Diagnostic>", "verifySpec",
        (ins "::ods_runtime::Location":$loc), "",
        "::ods_runtime::interfaces::verify_target_system_spec($_attr, loc)">
  ];
}

def DataLayoutOpInterface : OpInterface<"DataLayoutOpInterface"> {
  let description = "Has a data layout for what is in it.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"The layout.",
        "::core::option::Option<&::ods_runtime::Attribute>",
        "getDataLayoutSpec">,
    InterfaceMethod<"The system.",
        "::core::option::Option<&::ods_runtime::Attribute>",
        "getTargetSystemSpec">,
    StaticInterfaceMethod<"The size in bytes.",
        "::ods_runtime::interfaces::TypeSize", "getTypeSize",
        (ins "&::ods_runtime::Type":$type,
             "&::ods_runtime::interfaces::DataLayout":$dataLayout,
             "&[::ods_runtime::Attribute]":$params), "",
        "::ods_runtime::interfaces::default_type_size(ty, data_layout, "
        "params)">,
    StaticInterfaceMethod<"The size in bits.",
        "::ods_runtime::interfaces::TypeSize", "getTypeSizeInBits",
        (ins "&::ods_runtime::Type":$type,
             "&::ods_runtime::interfaces::DataLayout":$dataLayout,
             "&[::ods_runtime::Attribute]":$params), "",
        "::ods_runtime::interfaces::default_type_size_in_bits(ty, "
        "data_layout, params)">,
    StaticInterfaceMethod<"The required alignment in bytes.",
        "u64", "getTypeABIAlignment",
        (ins "&::ods_runtime::Type":$type,
             "&::ods_runtime::interfaces::DataLayout":$dataLayout,
             "&[::ods_runtime::Attribute]":$params), "",
        "::ods_runtime::interfaces::default_abi_alignment(ty, data_layout, "
        "params)">,
    StaticInterfaceMethod<"The preferred alignment in bytes.",
        "u64", "getTypePreferredAlignment",
        (ins "&::ods_runtime::Type":$type,
             "&::ods_runtime::interfaces::DataLayout":$dataLayout,
             "&[::ods_runtime::Attribute]":$params), "",
        "::ods_runtime::interfaces::default_preferred_alignment(ty, "
        "data_layout, params)">,
    StaticInterfaceMethod<"The width of what counts in units of the type.",
        "::core::option::Option<u64>", "getIndexBitwidth",
        (ins "&::ods_runtime::Type":$type,
             "&::ods_runtime::interfaces::DataLayout":$dataLayout,
             "&[::ods_runtime::Attribute]":$params), "",
        "::ods_runtime::interfaces::default_index_bitwidth(ty, data_layout, "
        "params)">,
    StaticInterfaceMethod<"The endianness.",
        "::core::option::Option<::ods_runtime::Attribute>", "getEndianness",
        (ins "::core::option::Option<&::ods_runtime::Attribute>":$entry), "",
        "::ods_runtime::interfaces::data_layout_value(entry)">,
    StaticInterfaceMethod<"The default memory space.",
        "::core::option::Option<::ods_runtime::Attribute>",
        "getDefaultMemorySpace",
        (ins "::core::option::Option<&::ods_runtime::Attribute>":$entry), "",
        "::ods_runtime::interfaces::data_layout_value(entry)">,
    StaticInterfaceMethod<"The memory space of stack allocations.",
        "::core::option::Option<::ods_runtime::Attribute>",
        "getAllocaMemorySpace",
        (ins "::core::option::Option<&::ods_runtime::Attribute>":$entry), "",
        "::ods_runtime::interfaces::data_layout_value(entry)">,
    StaticInterfaceMethod<"The mangling mode.",
        "::core::option::Option<::ods_runtime::Attribute>", "getManglingMode",
        (ins "::core::option::Option<&::ods_runtime::Attribute>":$entry), "",
        "::ods_runtime::interfaces::data_layout_value(entry)">,
    StaticInterfaceMethod<"The memory space of programs.",
        "::core::option::Option<::ods_runtime::Attribute>",
        "getProgramMemorySpace",
        (ins "::core::option::Option<&::ods_runtime::Attribute>":$entry), "",
        "::ods_runtime::interfaces::data_layout_value(entry)">,
    StaticInterfaceMethod<"The memory space of globals.",
        "::core::option::Option<::ods_runtime::Attribute>",
        "getGlobalMemorySpace",
        (ins "::core::option::Option<&::ods_runtime::Attribute>":$entry), "",
        "::ods_runtime::interfaces::data_layout_value(entry)">,
    StaticInterfaceMethod<"The alignment of the stack in bits.",
        "u64", "getStackAlignment",
        (ins "::core::option::Option<&::ods_runtime::Attribute>":$entry), "",
        "::ods_runtime::interfaces::stack_alignment(entry)">,
    StaticInterfaceMethod<"The alignment of function pointers.",
        "::core::option::Option<::ods_runtime::Attribute>",
        "getFunctionPointerAlignment",
        (ins "::core::option::Option<&::ods_runtime::Attribute>":$entry), "",
        "::ods_runtime::interfaces::data_layout_value(entry)">,
    StaticInterfaceMethod<"The widths of native integers.",
        "::core::option::Option<::ods_runtime::Attribute>",
        "getLegalIntWidths",
        (ins "::core::option::Option<&::ods_runtime::Attribute>":$entry), "",
        "::ods_runtime::interfaces::data_layout_value(entry)">,
    StaticInterfaceMethod<"A property of the device.",
        "::core::option::Option<::ods_runtime::Attribute>",
        "getDevicePropertyValue",
        (ins "::core::option::Option<&::ods_runtime::Attribute>":$entry), "",
        "::ods_runtime::interfaces::data_layout_value(entry)">
  ];
  let verify =
      "::ods_runtime::interfaces::verify_data_layout_op($_op, $_ir)";
  let dependentTraits = [IsolatedFromAbove];
}

def DataLayoutTypeInterface : TypeInterface<"DataLayoutTypeInterface"> {
  let description = "Has a size and an alignment.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"The size in bytes.",
        "::ods_runtime::interfaces::TypeSize", "getTypeSize",
        (ins "&::ods_runtime::interfaces::DataLayout":$dataLayout,
             "&[::ods_runtime::Attribute]":$params), "",
        "::ods_runtime::interfaces::bytes_of_bits($_type.get_type_size_in_bits(data_layout, "
        "params))">,
    InterfaceMethod<"The size in bits.",
        "::ods_runtime::interfaces::TypeSize", "getTypeSizeInBits",
        (ins "&::ods_runtime::interfaces::DataLayout":$dataLayout,
             "&[::ods_runtime::Attribute]":$params)>,
    InterfaceMethod<"The required alignment in bytes.",
        "u64", "getABIAlignment",
        (ins "&::ods_runtime::interfaces::DataLayout":$dataLayout,
             "&[::ods_runtime::Attribute]":$params)>,
    InterfaceMethod<"The preferred alignment in bytes.",
        "u64", "getPreferredAlignment",
        (ins "&::ods_runtime::interfaces::DataLayout":$dataLayout,
             "&[::ods_runtime::Attribute]":$params), "",
        "$_type.get_abi_alignment(data_layout, params)">,
    InterfaceMethod<"The width of what counts in units of the type.",
        "::core::option::Option<u64>", "getIndexBitwidth",
        (ins "&::ods_runtime::interfaces::DataLayout":$dataLayout,
             "&[::ods_runtime::Attribute]":$params), "",
        "::core::option::Option::None">,
    InterfaceMethod<
        "Whether the entries of an inner layout agree with those of an outer "
        "one.",
        "bool", "areCompatible",
        (ins "&[::ods_runtime::Attribute]":$oldLayout,
             "&[::ods_runtime::Attribute]":$newLayout,
             "&::ods_runtime::Attribute":$newSpec,
             "&::ods_runtime::interfaces::DataLayoutIdentifiedEntryMap":$identified),
        "", "true">,
    InterfaceMethod<"Verifies the entries about such types.",
        "::core::result::Result<(), ::ods_runtime::Diagnostic>",
        "verifyEntries",
        (ins "&[::ods_runtime::Attribute]":$entries,
             "::ods_runtime::Location":$loc), "",
        "::core::result::Result::Ok(())">
  ];
}

#endif // MLIR_DATALAYOUTINTERFACES
