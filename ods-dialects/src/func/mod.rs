//! `func`: functions and calls of them.

mod assembly;
mod verify;

use ods_runtime::prelude::*;
pub use verify::CALLS_FUNCTION;

ods! {
    def Func_Dialect : Dialect {
        let name = "func";
        let summary = "Functions, and operations on them";
    }

    class Func_Op<string mnemonic, list<Trait> traits = []> : Op<Func_Dialect, mnemonic, traits>;

    // The name of the dialect may be left out in functions.
    def DefaultDialectScope : NativeOpTrait<"DefaultDialectScope">;

    // The callee is there, and of the type that the call says.
    def CallsFunction : NativeOpTrait<"CallsFunction"> {
        let cppNamespace = "crate::func";
    }

    /// A function: a symbol with a type and a body.
    ///
    /// A function without body is a declaration, which must be private.
    ///
    /// `func.func @add(%a: i32, %b: i32) -> i32 { … }`
    def FuncOp : Func_Op<"func", [AffineScope, AutomaticAllocationScope, FunctionOpInterface,
                                  IsolatedFromAbove, DefaultDialectScope]> {
        let arguments = (ins
            SymbolNameAttr:$sym_name,
            TypeAttrOf<FunctionType>:$function_type,
            OptionalAttr<StrAttr>:$sym_visibility,
            OptionalAttr<DictArrayAttr>:$arg_attrs,
            OptionalAttr<DictArrayAttr>:$res_attrs,
            UnitAttr:$no_inline);
        let regions = (region AnyRegion:$body);
        let hasCustomAssemblyFormat = 1;
    }

    /// Calls a function of the symbol table around.
    ///
    /// `%sum = func.call @add(%a, %b) : (i32, i32) -> i32`
    def CallOp : Func_Op<"call", [CallsFunction]> {
        let arguments = (ins
            FlatSymbolRefAttr:$callee,
            Variadic<AnyType>:$operands,
            OptionalAttr<DictArrayAttr>:$arg_attrs,
            OptionalAttr<DictArrayAttr>:$res_attrs,
            UnitAttr:$no_inline);
        let results = (outs Variadic<AnyType>);
        let assemblyFormat = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)";
    }

    /// Ends a function, with the values that its type says.
    ///
    /// `func.return %sum : i32`
    def ReturnOp : Func_Op<"return", [Pure, HasParent<"FuncOp">, MemRefsNormalizable, Terminator]> {
        let arguments = (ins Variadic<AnyType>:$operands);
        let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
        let hasVerifier = 1;
    }
}
