//! `transform`: transformations of programs as programs.
//!
//! What is declarative; nothing is executed.

use ods_runtime::__private::class::TypeClassKind;
use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/Transform/IR/TransformAttrs.td")]
    #![emit("mlir/Dialect/Transform/IR/TransformTypes.td")]
    #![emit("mlir/Dialect/Transform/IR/TransformOps.td")]
    #![dialect("transform")]
    #![vocabulary("vocabulary.txt")]
}

macro_rules! classes {
    ($($(#[$doc:meta])* $class:ident, |$ty:ident| $contains:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub enum $class {}

        impl TypeClassKind for $class {
            const NAME: &'static str = "";

            fn contains($ty: &Type) -> bool {
                $contains
            }
        }
    )*};
}

classes! {
    /// The class of types of handles of operations.
    TransformHandleTypeInterface, |ty| ty.is::<AnyOpType>() || ty.is::<OperationType>();
    /// The class of types of parameters.
    TransformParamTypeInterface, |ty| {
        ty.is::<AnyParamType>()
            || ty.is::<ParamType>()
            || ty.is::<TypeParamType>()
            || ty.is::<AffineMapParamType>()
    };
    /// The class of types of handles of values.
    TransformValueHandleTypeInterface, |ty| ty.is::<AnyValueType>();
}

impl VerifyParameters for ParamType {
    fn verify_parameters(&self) -> Result<(), String> {
        match self.r#type() {
            Type::Integer(integer) if integer.width() <= 64 => Ok(()),
            _ => Err("only supports integer types with width <=64".to_owned()),
        }
    }
}
