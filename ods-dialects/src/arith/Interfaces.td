// `arith`: interfaces for the flags of ops of any dialect.

#ifndef ODS_ARITH_INTERFACES
#define ODS_ARITH_INTERFACES

include "mlir/IR/OpBase.td"

def ArithFastMathInterface : OpInterface<"ArithFastMathInterface"> {
  let description = "What may be assumed of the floats that an op computes with.";
  let cppNamespace = "$crate::arith";
  let methods = [
    InterfaceMethod<"The attribute with the flags, if there is one.",
      "Option<&$crate::arith::FastMathFlagsAttr>", "getFastMathFlagsAttr", (ins), "", [{
        $_op.operation().attribute($_ir, "fastmath").and_then(Attribute::downcast)
      }]>,
    InterfaceMethod<"The flags; none if there is no attribute.",
      "$crate::arith::FastMathFlags", "getFastMathFlags", (ins), "", [{
        let attr = $_op.get_fast_math_flags_attr($_ir);
        attr.map_or($crate::arith::FastMathFlags::none, |attr| attr.value)
      }]>,
    StaticInterfaceMethod<"The name of the attribute.", "&'static str", "getFastMathAttrName",
      (ins), "", [{ "fastmath" }]>
  ];
}

def ArithIntegerOverflowFlagsInterface : OpInterface<"ArithIntegerOverflowFlagsInterface"> {
  let description = "Which integers that an op computes are known to fit.";
  let cppNamespace = "$crate::arith";
  let methods = [
    InterfaceMethod<"The attribute with the flags, if there is one.",
      "Option<&$crate::arith::IntegerOverflowFlagsAttr>", "getOverflowAttr", (ins), "", [{
        $_op.operation().attribute($_ir, "overflowFlags").and_then(Attribute::downcast)
      }]>,
    InterfaceMethod<"Whether the result as an unsigned number is known to fit.",
      "bool", "hasNoUnsignedWrap", (ins), "", [{
        let attr = $_op.get_overflow_attr($_ir);
        attr.is_some_and(|attr| attr.value.contains_all($crate::arith::IntegerOverflowFlags::nuw))
      }]>,
    InterfaceMethod<"Whether the result as a signed number is known to fit.",
      "bool", "hasNoSignedWrap", (ins), "", [{
        let attr = $_op.get_overflow_attr($_ir);
        attr.is_some_and(|attr| attr.value.contains_all($crate::arith::IntegerOverflowFlags::nsw))
      }]>,
    StaticInterfaceMethod<"The name of the attribute.", "&'static str",
      "getIntegerOverflowAttrName", (ins), "", [{ "overflowFlags" }]>
  ];
}

def ArithRoundingModeInterface : OpInterface<"ArithRoundingModeInterface"> {
  let description = "How an op rounds floats.";
  let cppNamespace = "$crate::arith";
  let methods = [
    InterfaceMethod<"The attribute with the mode, if there is one.",
      "Option<&Attribute>", "getRoundingModeAttr", (ins), "", [{
        $_op.operation().attribute($_ir, "roundingmode")
      }]>,
    InterfaceMethod<"The mode, if the op says one.",
      "Option<$crate::arith::RoundingMode>", "getRoundingMode", (ins), "", [{
        let attr = $_op.get_rounding_mode_attr($_ir)?;
        u32::try_from(attr.as_i64()?).ok()?.try_into().ok()
      }]>,
    StaticInterfaceMethod<"The name of the attribute.", "&'static str",
      "getRoundingModeAttrName", (ins), "", [{ "roundingmode" }]>
  ];
}

#endif // ODS_ARITH_INTERFACES
