// Result types and shapes that follow from the operands.

#ifndef MLIR_INFERTYPEOPINTERFACE
#define MLIR_INFERTYPEOPINTERFACE

include "mlir/IR/OpBase.td"

// The input of inference: operands, attributes, properties and regions of an op
// that may not exist yet.
defvar _inferenceArgs = (ins
    "::core::option::Option<::ods_runtime::Location>":$location,
    "::ods_runtime::interfaces::InferenceInput<'_>":$input);

def InferTypeOpInterface : OpInterface<"InferTypeOpInterface"> {
  let description = "Infers the result types of an op.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    StaticInterfaceMethod<"Infers the result types.",
        "::core::result::Result<::std::vec::Vec<::ods_runtime::Type>, "
        "::ods_runtime::Diagnostic>",
        "inferReturnTypes", _inferenceArgs>,
    StaticInterfaceMethod<
        "Infers the result types, given those that the op has; complains "
        "where they are incompatible.",
        "::core::result::Result<(), ::ods_runtime::Diagnostic>",
        "refineReturnTypes",
        !con(_inferenceArgs,
             (ins "&mut ::std::vec::Vec<::ods_runtime::Type>":$returnTypes)),
        "",
        "::ods_runtime::interfaces::refine_return_types::<Self>("
        "$_ir, location, input, return_types)">,
    StaticInterfaceMethod<
        "Whether result types may be those instead of the inferred ones.",
        "bool", "isCompatibleReturnTypes",
        (ins "&[::ods_runtime::Type]":$lhs, "&[::ods_runtime::Type]":$rhs),
        "", "lhs == rhs">
  ];
  let verifyWithRegions = 1;
  let verify =
      "::ods_runtime::interfaces::verify_inferred_result_types($_op, $_ir)";
}

def InferShapedTypeOpInterface : OpInterface<"InferShapedTypeOpInterface"> {
  let description = "Infers shape, element type and attribute of the results.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    StaticInterfaceMethod<
        "Infers the components of the result types; unknown ones stay so.",
        "::core::result::Result<::std::vec::Vec<"
        "::ods_runtime::interfaces::ShapedTypeComponents>, "
        "::ods_runtime::Diagnostic>",
        "inferReturnTypeComponents", _inferenceArgs, "",
        "::ods_runtime::interfaces::cannot_infer($_ir, location)">,
    InterfaceMethod<
        "Builds ops that compute the shapes of the results, with these "
        "operands in place of the op's own.",
        "::core::option::Option<::std::vec::Vec<::ods_runtime::Value>>",
        "reifyReturnTypeShapes",
        (ins "&mut ::ods_runtime::OpBuilder<'_>":$builder,
             "&[::ods_runtime::Value]":$operands),
        "", "::core::option::Option::None">
  ];
}

// The inference function gets the adaptor of the op.
class InferTypeOpAdaptorBase<code additionalDecls = [{}]>
    : TraitList<[DeclareOpInterfaceMethods<InferTypeOpInterface>,
                 NativeOpTrait<"InferTypeOpAdaptor", [], additionalDecls>]>;
def InferTypeOpAdaptor : InferTypeOpAdaptorBase;
def InferTypeOpAdaptorWithIsCompatible
    : InferTypeOpAdaptorBase;

class InferShapedTypeOpAdaptorBase<list<string> overridenMethods = []>
    : TraitList<[DeclareOpInterfaceMethods<InferShapedTypeOpInterface,
                                           overridenMethods>,
                 NativeOpTrait<"InferShapedTypeOpAdaptor">]>;
def InferShapedTypeOpAdaptor
    : InferShapedTypeOpAdaptorBase<["inferReturnTypeComponents"]>;
def InferShapedTypeOpAdaptorWithReify
    : InferShapedTypeOpAdaptorBase<["inferReturnTypeComponents",
                                    "reifyReturnTypeShapes"]>;

// Result types are the tensors of the inferred components.
class InferTensorTypeBase<list<string> overridenMethods = []>
    : TraitList<[DeclareOpInterfaceMethods<InferTypeOpInterface>,
                 DeclareOpInterfaceMethods<InferShapedTypeOpInterface,
                                           overridenMethods>,
                 NativeOpTrait<"InferTensorType">]>;
def InferTensorType : InferTensorTypeBase<["inferReturnTypeComponents"]>;
def InferTensorTypeWithReify
    : InferTensorTypeBase<["inferReturnTypeComponents",
                           "reifyReturnTypeShapes"]>;

class InferTensorTypeAdaptorBase<list<string> overridenMethods = []>
    : TraitList<[DeclareOpInterfaceMethods<InferTypeOpInterface>,
                 InferShapedTypeOpAdaptorBase<overridenMethods>,
                 NativeOpTrait<"InferTensorType">]>;
def InferTensorTypeAdaptor
    : InferTensorTypeAdaptorBase<["inferReturnTypeComponents"]>;
def InferTensorTypeAdaptorWithReify
    : InferTensorTypeAdaptorBase<["inferReturnTypeComponents",
                                  "reifyReturnTypeShapes"]>;

def ReifyRankedShapedTypeOpInterface
    : OpInterface<"ReifyRankedShapedTypeOpInterface"> {
  let description = "Builds ops that compute the shapes of ranked results.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<
        "The sizes of every result, one list for each; empty where they cannot "
        "be computed.",
        "::core::option::Option<::std::vec::Vec<"
        "::std::vec::Vec<::ods_runtime::OpFoldResult>>>",
        "reifyResultShapes",
        (ins "&mut ::ods_runtime::OpBuilder<'_>":$builder), "",
        "::core::option::Option::None">,
    InterfaceMethod<
        "The sizes of one result.",
        "::core::option::Option<::std::vec::Vec<::ods_runtime::OpFoldResult>>",
        "reifyShapeOfResult",
        (ins "&mut ::ods_runtime::OpBuilder<'_>":$builder,
             "usize":$resultIndex),
        "", "$_op.reify_result_shapes(builder)?.into_iter().nth(result_index)">,
    InterfaceMethod<
        "The size of one dimension of one result.",
        "::core::option::Option<::ods_runtime::OpFoldResult>",
        "reifyDimOfResult",
        (ins "&mut ::ods_runtime::OpBuilder<'_>":$builder,
             "usize":$resultIndex, "usize":$dim),
        "", "$_op.reify_shape_of_result(builder, result_index)?"
            ".into_iter().nth(dim)">
  ];
}

// These two determine the result types, so the generator infers them.
def SameOperandsAndResultType : NativeOpTrait<"SameOperandsAndResultType">;
def SameOperandsAndResultRank : NativeOpTrait<"SameOperandsAndResultRank">;

#endif // MLIR_INFERTYPEOPINTERFACE
