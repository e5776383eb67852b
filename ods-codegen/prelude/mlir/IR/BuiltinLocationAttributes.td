// Locations: cases of one Rust enum.

#ifndef BUILTIN_LOCATION_ATTRIBUTES_TD
#define BUILTIN_LOCATION_ATTRIBUTES_TD

include "mlir/IR/BuiltinDialect.td"

class Builtin_LocationAttr<string name, list<Trait> traits = []>
    : LocationAttrDef<Builtin_Dialect, name, traits> {
  let cppClassName = name;
  let cppType = _attributes # "LocationAttr";
  let mnemonic = ?;
}

def CallSiteLoc : Builtin_LocationAttr<"CallSiteLoc"> {
  let summary = "A callsite source location";
  let parameters = (ins "::ods_runtime::attributes::LocationAttr":$callee,
                        "::ods_runtime::attributes::LocationAttr":$caller);
  let attrName = "builtin.call_site_loc";
}

def FileLineColRange : Builtin_LocationAttr<"FileLineColRange"> {
  let summary = "A file:line:column source location range";
  let parameters = (ins "&str":$filename, "u32":$start_line,
                        "u32":$start_column, "u32":$end_line,
                        "u32":$end_column);
  let attrName = "builtin.file_line_range";
}

def FusedLoc : Builtin_LocationAttr<"FusedLoc"> {
  let summary = "A tuple of other source locations";
  let parameters =
      (ins ArrayRefParameter<
               "::ods_runtime::attributes::LocationAttr">:$locations,
           "::core::option::Option<::ods_runtime::Attribute>":$metadata);
  let attrName = "builtin.fused_loc";
}

def NameLoc : Builtin_LocationAttr<"NameLoc"> {
  let summary = "A named source location";
  let parameters = (ins "&str":$name,
                        "::ods_runtime::attributes::LocationAttr":$childLoc);
  let attrName = "builtin.name_loc";
}

def OpaqueLoc : Builtin_LocationAttr<"OpaqueLoc"> {
  let summary = "An opaque source location";
  let parameters =
      (ins "usize":$underlyingLocation,
           "::core::any::TypeId":$underlyingTypeID,
           "::ods_runtime::attributes::LocationAttr":$fallbackLocation);
  let attrName = "builtin.opaque_loc";
}

def UnknownLoc : Builtin_LocationAttr<"UnknownLoc"> {
  let summary = "An unspecified source location";
  let attrName = "builtin.unknown_loc";
}

#endif // BUILTIN_LOCATION_ATTRIBUTES_TD
