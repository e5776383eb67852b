//! Operation definitions and the typed handles over operations.

mod access;
mod adaptor;
mod build;
pub mod class;
mod constraint;
mod decode;
mod decode_format;
pub mod format;
mod handle;
mod hooks;
mod info;
pub mod spec;

pub use access::*;
pub use adaptor::{OpFields, RawAdaptor};
pub use build::{Arg, Builder, IntoValues, ResultTypes, TypeArg, build, try_build};
pub(crate) use build::{fill_defaults, infer_result_types};
pub use constraint::{
    AttrClass, AttrConstraint, RegionConstraint, SuccessorConstraint, TypeClass, TypeConstraint,
};
pub use handle::{AttrSlot, AttrValue, Op, OpHandle};
pub use hooks::{
    CustomAssembly, InferTypes, Verify, VerifyRegions, infer_types, parse, print, verify,
    verify_regions,
};
pub use info::{OpInfo, Ref, VerifyResult};
