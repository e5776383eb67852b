//! The definitions. The code that they require is in `assembly.rs` (parsers and printers),
//! `verify.rs` (verifiers), `combine.rs` (patterns and folders) and `shape.rs` (an interface).

use crate::ShapeInference;
use ods_runtime::prelude::*;

ods! {
    def Toy_Dialect : Dialect {
        let name = "toy";
        let summary = "A high-level dialect for analyzing and optimizing the Toy language";
        let description = "The Toy language is a tensor-based language: it has functions, some math, and printing.";
    }

    // The trait in `shape.rs`.
    def ShapeInference : OpInterfaceTrait<"ShapeInference">;

    class Toy_Op<string mnemonic, list<Trait> traits = []> : Op<Toy_Dialect, mnemonic, traits>;

    /// A literal turned into a value.
    ///
    /// The data is attached to the operation as an attribute:
    /// `toy.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf64>`.
    def ConstantOp : Toy_Op<"constant", [Pure]> {
        let arguments = (ins F64ElementsAttr:$value);
        let results = (outs F64Tensor:$output);
        let hasCustomAssemblyFormat = 1;
        let hasVerifier = 1;
    }

    /// Adds two tensors element by element.
    ///
    /// The shapes of the operands are expected to match.
    def AddOp : Toy_Op<"add", [Pure, SameOperandsAndResultType, ShapeInference]> {
        let arguments = (ins
            /// the first summand
            F64Tensor:$lhs,
            /// the second summand
            F64Tensor:$rhs);
        let results = (outs F64Tensor:$result);
        let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
    }

    /// Multiplies two tensors element by element.
    ///
    /// The shapes of the operands are expected to match.
    def MulOp : Toy_Op<"mul", [Pure, SameOperandsAndResultType, ShapeInference]> {
        let arguments = (ins F64Tensor:$lhs, F64Tensor:$rhs);
        let results = (outs F64Tensor:$result);
        let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
    }

    /// Swaps the dimensions of a tensor.
    def TransposeOp : Toy_Op<"transpose", [Pure, ShapeInference]> {
        let arguments = (ins F64Tensor:$input);
        let results = (outs F64Tensor:$output);
        let assemblyFormat = "`(` $input `:` type($input) `)` attr-dict `to` type(results)";
        let hasVerifier = 1;
        let hasCanonicalizer = 1;
    }

    /// Gives a tensor another shape of the same number of elements.
    def ReshapeOp : Toy_Op<"reshape", [Pure]> {
        let arguments = (ins F64Tensor:$input);
        let results = (outs StaticShapeTensorOf<[F64]>:$output);
        let assemblyFormat = "`(` $input `:` type($input) `)` attr-dict `to` type(results)";
        let hasCanonicalizer = 1;
    }

    /// Converts between tensors of known and of unknown shape.
    ///
    /// The data stays as it is, and so does the number of elements.
    def CastOp : Toy_Op<"cast", [Pure, SameOperandsAndResultShape, ShapeInference]> {
        let arguments = (ins F64Tensor:$input);
        let results = (outs F64Tensor:$output);
        let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
        let hasFolder = 1;
    }

    /// Prints a tensor.
    def PrintOp : Toy_Op<"print"> {
        let arguments = (ins AnyTypeOf<[F64Tensor, F64]>:$input);
        let assemblyFormat = "$input attr-dict `:` type($input)";
    }

    /// A call of a function that is not specialised for its operands yet.
    ///
    /// `%r = toy.generic_call @my_func(%a, %b) : (tensor<2xf64>, tensor<2xf64>) -> tensor<*xf64>`
    def GenericCallOp : Toy_Op<"generic_call"> {
        let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<F64Tensor>:$inputs);
        let results = (outs F64Tensor);
        let assemblyFormat = "$callee `(` $inputs `)` attr-dict `:` functional-type($inputs, results)";
    }

    /// A function of the user's program.
    ///
    /// A symbol with a function type, whose body has one argument for each
    /// input: `toy.func @main(%arg0: tensor<*xf64>) -> tensor<*xf64> { … }`.
    def FuncOp : Toy_Op<"func", [FunctionOpInterface, IsolatedFromAbove]> {
        let arguments = (ins
            SymbolNameAttr:$sym_name,
            TypeAttrOf<FunctionType>:$function_type,
            OptionalAttr<DictArrayAttr>:$arg_attrs,
            OptionalAttr<DictArrayAttr>:$res_attrs);
        let regions = (region AnyRegion:$body);
        let hasCustomAssemblyFormat = 1;
    }

    /// Ends a function, with a value or without.
    ///
    /// The value must have the result type of the function.
    def ReturnOp : Toy_Op<"return", [Pure, HasParent<"FuncOp">, Terminator]> {
        let arguments = (ins Variadic<F64Tensor>:$input);
        let assemblyFormat = "($input^ `:` type($input))? attr-dict";
        let hasVerifier = 1;
    }

    def Reshaped : NativeCodeCall<"crate::reshape::reshaped($_ir, $0, $1)">;
    def CanBeReshaped : Constraint<CPred<"crate::reshape::reshaped($_ir, $0, $1).is_some()">>;
    def HaveSameType : Constraint<CPred<"$0.ty($_ir) == $1.ty($_ir)">>;

    /// Only the last of several reshapes matters.
    def ReshapeOfReshape : Pat<(ReshapeOp (ReshapeOp $input)), (ReshapeOp $input)>;

    /// A reshape to the same shape is its operand.
    def RedundantReshape :
        Pat<(ReshapeOp:$reshape $input), (replaceWithValue $input), [(HaveSameType $reshape, $input)]>;

    /// A constant is written in the shape in which it is used.
    def ReshapeOfConstant :
        Pat<(ReshapeOp:$reshape (ConstantOp $value)), (ConstantOp (Reshaped $value, $reshape)),
            [(CanBeReshaped $value, $reshape)]>;
}
