//! The definitions of `../toy/dialect.rs`, as Rust structs.
//!
//! Each struct has an op's parts by name; its handle, the type of the op itself, is named
//! `…Op`. The verifiers, parsers and printers of the Toy example use the handles, so both
//! spellings share them.

#![expect(unreachable_pub, reason = "a library would export them")]

use crate::ShapeInference;
use ods_runtime::attributes::DenseElementsAttr;
use ods_runtime::prelude::*;

/// A high-level dialect for analyzing and optimizing the Toy language
///
/// The Toy language is a tensor-based language: it has functions, some math, and printing.
#[derive(DialectDef)]
#[dialect(
    name = "toy",
    ops = [
        ConstantOp, AddOp, MulOp, TransposeOp, ReshapeOp, CastOp, PrintOp, GenericCallOp, FuncOp, ReturnOp,
    ]
)]
pub struct ToyDialect;

/// A literal turned into a value.
///
/// The data is attached to the operation as an attribute:
/// `toy.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf64>`.
#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "constant", traits = [Pure], has_custom_assembly_format, has_verifier)]
pub struct Constant {
    #[attr(F64ElementsAttr)]
    pub value: DenseElementsAttr,
    #[result(F64Tensor)]
    pub output: Value,
}

/// Adds two tensors element by element.
///
/// The shapes of the operands are expected to match.
#[derive(OpDef)]
#[op(
    dialect = ToyDialect,
    name = "add",
    traits = [Pure, SameOperandsAndResultType],
    interfaces = [ShapeInference],
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($result)"
)]
pub struct Add {
    /// the first summand
    #[operand(F64Tensor)]
    pub lhs: Value,
    /// the second summand
    #[operand(F64Tensor)]
    pub rhs: Value,
    #[result(F64Tensor)]
    pub result: Value,
}

/// Multiplies two tensors element by element.
///
/// The shapes of the operands are expected to match.
#[derive(OpDef)]
#[op(
    dialect = ToyDialect,
    name = "mul",
    traits = [Pure, SameOperandsAndResultType],
    interfaces = [ShapeInference],
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($result)"
)]
pub struct Mul {
    #[operand(F64Tensor)]
    pub lhs: Value,
    #[operand(F64Tensor)]
    pub rhs: Value,
    #[result(F64Tensor)]
    pub result: Value,
}

/// Swaps the dimensions of a tensor.
#[derive(OpDef)]
#[op(
    dialect = ToyDialect,
    name = "transpose",
    traits = [Pure],
    interfaces = [ShapeInference],
    assembly_format = "`(` $input `:` type($input) `)` attr-dict `to` type(results)",
    has_verifier,
    has_canonicalizer
)]
pub struct Transpose {
    #[operand(F64Tensor)]
    pub input: Value,
    #[result(F64Tensor)]
    pub output: Value,
}

/// Gives a tensor another shape of the same number of elements.
#[derive(OpDef)]
#[op(
    dialect = ToyDialect,
    name = "reshape",
    traits = [Pure],
    assembly_format = "`(` $input `:` type($input) `)` attr-dict `to` type(results)",
    has_canonicalizer
)]
pub struct Reshape {
    #[operand(F64Tensor)]
    pub input: Value,
    #[result(StaticShapeTensorOf<[F64]>)]
    pub output: Value,
}

/// Converts between tensors of known and of unknown shape.
///
/// The data stays as it is, and so does the number of elements.
#[derive(OpDef)]
#[op(
    dialect = ToyDialect,
    name = "cast",
    traits = [Pure, SameOperandsAndResultShape],
    interfaces = [ShapeInference],
    assembly_format = "$input attr-dict `:` type($input) `to` type($output)",
    has_folder
)]
pub struct Cast {
    #[operand(F64Tensor)]
    pub input: Value,
    #[result(F64Tensor)]
    pub output: Value,
}

/// Prints a tensor.
#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "print", assembly_format = "$input attr-dict `:` type($input)")]
pub struct Print {
    #[operand(AnyTypeOf<[F64Tensor, F64]>)]
    pub input: Value,
}

/// A call of a function that is not specialised for its operands yet.
///
/// `%r = toy.generic_call @my_func(%a, %b) : (tensor<2xf64>, tensor<2xf64>) -> tensor<*xf64>`
#[derive(OpDef)]
#[op(
    dialect = ToyDialect,
    name = "generic_call",
    assembly_format = "$callee `(` $inputs `)` attr-dict `:` functional-type($inputs, results)"
)]
pub struct GenericCall {
    #[attr(FlatSymbolRefAttr)]
    pub callee: String,
    #[operand(Variadic<F64Tensor>)]
    pub inputs: Vec<Value>,
    #[result(F64Tensor, unnamed)]
    pub output: Value,
}

/// A function of the user's program.
///
/// A symbol with a function type, whose body has one argument for each
/// input: `toy.func @main(%arg0: tensor<*xf64>) -> tensor<*xf64> { … }`.
#[derive(OpDef)]
#[op(
    dialect = ToyDialect,
    name = "func",
    traits = [FunctionOpInterface, IsolatedFromAbove],
    has_custom_assembly_format
)]
pub struct Func<'ir> {
    #[attr(SymbolNameAttr)]
    pub sym_name: &'ir str,
    #[attr(TypeAttrOf<FunctionType>)]
    pub function_type: FunctionType,
    #[attr(OptionalAttr<DictArrayAttr>)]
    pub arg_attrs: Option<&'ir [Attribute]>,
    #[attr(OptionalAttr<DictArrayAttr>)]
    pub res_attrs: Option<&'ir [Attribute]>,
    #[region(AnyRegion)]
    pub body: Region,
}

/// Ends a function, with a value or without.
///
/// The value must have the result type of the function.
#[derive(OpDef)]
#[op(
    dialect = ToyDialect,
    name = "return",
    traits = [Pure, HasParent<"FuncOp">, Terminator],
    assembly_format = "($input^ `:` type($input))? attr-dict",
    has_verifier
)]
pub struct Return {
    #[operand(Variadic<F64Tensor>)]
    pub input: Vec<Value>,
}
