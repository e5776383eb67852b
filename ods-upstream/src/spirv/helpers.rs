//! What the C++ of the definitions calls. The functions are total: for a type of the wrong kind, which another condition
//! refuses, they return it itself, or nothing.

use super::{
    CooperativeMatrixType, Dim, GraphARMOp, ImageOperands, ImageOperandsAttr, ImageSamplerUseInfo,
    ImageSamplingInfo, ImageType, MatrixType, PointerType, SampledImageType, Scope, ScopeAttr,
    VerCapExtAttr,
};
use ods_runtime::attributes::{ArrayAttr, IntegerAttr};
use ods_runtime::interfaces::FunctionOpInterface;
use ods_runtime::prelude::*;
use ods_runtime::traits::SymbolTable;

/// The type that a pointer points to.
pub fn pointee_type(ty: &Type) -> &Type {
    ty.downcast::<PointerType>()
        .map_or(ty, PointerType::pointee_type)
}

/// The type of the elements of a matrix or an image.
pub fn element_type(ty: &Type) -> &Type {
    if let Some(matrix) = ty.downcast::<CooperativeMatrixType>() {
        return matrix.element_type();
    }
    if let Some(matrix) = ty.downcast::<MatrixType>() {
        let column = matrix.column_type();
        return column.element_type().unwrap_or(column);
    }
    ty.downcast::<ImageType>()
        .map_or(ty, ImageType::element_type)
}

/// The image of a sampled image.
pub fn image_type(ty: &Type) -> &Type {
    ty.downcast::<SampledImageType>()
        .map_or(ty, SampledImageType::image_type)
}

/// The dimensions of an image.
pub fn image_dim(ty: &Type) -> Option<Dim> {
    ty.downcast::<ImageType>().map(ImageType::dim)
}

/// How an image is sampled.
pub fn image_sampling(ty: &Type) -> Option<ImageSamplingInfo> {
    ty.downcast::<ImageType>().map(ImageType::sampling)
}

/// Whether an image is used with a sampler.
pub fn image_sampler_use(ty: &Type) -> Option<ImageSamplerUseInfo> {
    ty.downcast::<ImageType>().map(ImageType::sampler_use)
}

/// Whether an attribute is a version with capabilities and extensions.
pub fn is_ver_cap_ext(attr: &Attribute) -> bool {
    attr.is::<VerCapExtAttr>()
}

/// Whether a case of an enum is there, and this one.
pub fn is_case<T: EnumInfo>(case: T, value: Option<T>) -> bool {
    value == Some(case)
}

/// Whether an attribute has this operand of an image.
pub fn has_image_operand(attr: Option<&Attribute>, operand: ImageOperands) -> bool {
    let attr = attr.and_then(|attr| attr.downcast::<ImageOperandsAttr>());
    attr.is_some_and(|attr| attr.value().contains_any(operand))
}

/// The scope in an attribute of an operation.
pub fn scope(ir: &Ir, op: Operation, name: &str) -> Option<Scope> {
    let attr = op.attribute(ir, name)?;
    attr.downcast::<ScopeAttr>().map(ScopeAttr::value)
}

/// The first operation at or around an operation that is a symbol table or one of those.
fn scope_of(ir: &Ir, op: Operation, is_one: impl Fn(Operation) -> bool) -> bool {
    let mut around = std::iter::successors(op.parent_op(ir), |op| op.parent_op(ir));
    let found = around.find(|&op| op.has_trait::<SymbolTable>(ir) || is_one(op));
    found.is_some_and(|op| !op.has_trait::<SymbolTable>(ir))
}

/// Whether an operation is in a function of its module.
pub fn is_in_function(ir: &Ir, op: Operation) -> bool {
    scope_of(ir, op, |op| op.has_interface::<dyn FunctionOpInterface>(ir))
}

/// Whether an operation is in a graph of its module.
pub fn is_in_graph(ir: &Ir, op: Operation) -> bool {
    scope_of(ir, op, |op| GraphARMOp::cast(op, ir).is_some())
}

/// Whether an operation is in a module or another table of symbols, and in nothing else in there.
pub fn is_in_module(ir: &Ir, op: Operation) -> bool {
    op.parent_op(ir)
        .is_some_and(|op| op.has_trait::<SymbolTable>(ir))
}

/// An array of 32-bit numbers.
pub fn i32_array(numbers: &[i64]) -> ArrayAttr {
    let attribute = |&number| IntegerAttr::new(&Type::i32(), number).into();
    let attributes: Vec<Attribute> = numbers.iter().map(attribute).collect();
    ArrayAttr::new(attributes)
}
