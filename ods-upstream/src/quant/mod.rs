//! `quant`: numbers that stand for others by a scale and a zero point.
//!
//! The text, the verifiers and the folders of all operations. MLIR has the types in C++ only, and three classes for those
//! that `uniform` begins; here they are one type with a [`Scheme`].

mod scheme;
mod storage;
mod types;
mod verify;

pub use scheme::{Parameter, Scheme};
pub use storage::Storage;

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/Quant/IR/QuantOps.td")]
    #![dialect("quant")]
    #![vocabulary("vocabulary.txt")]

    include "mlir/Dialect/Quant/IR/QuantOps.td"
    include "mlir/IR/AttrTypeBase.td"

    class Quant_Type<string name, string text> : TypeDef<Quant_Dialect, name> {
        let mnemonic = text;
        let hasCustomAssemblyFormat = 1;
        let genVerifyDecl = 1;
    }
    def AnyQuantized : Quant_Type<"AnyQuantized", "any"> {
        let summary = "a number that is stored as an integer";
        let parameters = (ins "::mlir::quant::Storage":$storage, OptionalParameter<"Type">:$expressed_type);
    }
    def UniformQuantized : Quant_Type<"UniformQuantized", "uniform"> {
        let summary = "a number that is stored as an integer with a scale";
        let parameters = (ins "::mlir::quant::Storage":$storage, "Type":$expressed_type,
                              "::mlir::quant::Scheme":$scheme);
    }
    def CalibratedQuantized : Quant_Type<"CalibratedQuantized", "calibrated"> {
        let summary = "a number between two others";
        let parameters = (ins "Type":$expressed_type, "f64":$min, "f64":$max);
    }
}

/// Whether a type is quantized.
pub fn is_quantized(ty: &Type) -> bool {
    ty.is::<AnyQuantizedType>()
        || ty.is::<UniformQuantizedType>()
        || ty.is::<CalibratedQuantizedType>()
}

/// How a quantized type is stored; none if the type is not quantized, or leaves it open.
pub fn storage(ty: &Type) -> Option<&Storage> {
    if let Some(any) = ty.downcast::<AnyQuantizedType>() {
        return Some(any.storage());
    }
    Some(ty.downcast::<UniformQuantizedType>()?.storage())
}

/// The type of the numbers that a quantized type stands for.
pub fn expressed_type(ty: &Type) -> Option<&Type> {
    if let Some(any) = ty.downcast::<AnyQuantizedType>() {
        return any.expressed_type().as_ref();
    }
    if let Some(calibrated) = ty.downcast::<CalibratedQuantizedType>() {
        return Some(calibrated.expressed_type());
    }
    Some(ty.downcast::<UniformQuantizedType>()?.expressed_type())
}
