//! The procedural macros of ods.
//!
//! They convert tokens and report diagnostics; everything else is in
//! `ods-codegen`, where it can be tested without a compiler. Users take them from
//! `ods-runtime`, which re-exports them.

mod report;

use ods_codegen::derive::{self, Derivation, Derive};
use ods_codegen::{Imported, Includes, Step};
use ods_tablegen::Diagnostics;
use proc_macro::TokenStream;

/// Defines dialects and operations, in the Operation Definition Specification.
///
/// ```text
/// ods! {
///     def Toy_Dialect : Dialect { let name = "toy"; }
///
///     /// Adds two tensors.
///     def AddOp : Op<Toy_Dialect, "add", [Pure, SameOperandsAndResultType]> {
///         let arguments = (ins F64Tensor:$lhs, F64Tensor:$rhs);
///         let results = (outs F64Tensor:$result);
///         let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
///     }
/// }
/// ```
///
/// The language is TableGen's, with Rust where MLIR has C++. Attributes at the
/// top say more:
///
/// - `#![emit("toy/ToyOps.td")]` includes a file and generates what it defines,
/// - `#![include_dir("td")]` adds a folder in which included files are looked for,
/// - `#![dialect("toy")]` generates only what belongs to that dialect,
/// - `#![crate(path)]` is the path of the runtime crate, if it was renamed,
/// - `#![export(toy_td)]` shares the definitions, with other modules and crates, as
///   the macro `toy_td` of the module,
/// - `#![import(toy::toy_td)]` makes definitions known that were shared so, without
///   generating anything for them.
#[proc_macro]
#[proc_macro_error2::proc_macro_error]
pub fn ods(input: TokenStream) -> TokenStream {
    let input = input.into();
    let mut diags = Diagnostics::new();
    let derivation = match ods_codegen::request_imports(&input) {
        Some(request) => Derivation::Ask(request, Vec::new()),
        None => Derivation::Done(Box::new(ods_codegen::expand(input, &mut diags))),
    };
    finish(derivation, diags)
}

/// Defines a type of a dialect: the struct's fields are its parameters.
///
/// ```text
/// /// A price.
/// #[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
/// #[type_def(dialect = ShopDialect, mnemonic = "price", assembly_format = "`<` struct(params) `>`")]
/// pub struct Price {
///     /// What it is paid in.
///     currency: String,
///     #[param(default = 0)]
///     cents: i64,
/// }
/// ```
///
/// It is the same as a `TypeDef` in [`ods!`]: `get` and `get_checked`, accessors, the
/// text. A type is registered with `DialectRegistry::with_type`.
///
/// The keys of `#[type_def(…)]` are `dialect` (a Rust type), `mnemonic`,
/// `assembly_format` or `custom_assembly_format`, `verify`, `mnemonic_alias`,
/// `skip_default_builders`, `skip_accessors`, `summary`, `description`, `traits(…)` and
/// `builders(…)` in TableGen, `interfaces(…)` (paths of traits with `#[type_interface]`,
/// which you implement), `crate`, `import` and `export` as in `ods!`.
///
/// The keys of `#[param(…)]` are `name` in the format, `optional`, `default`,
/// `comparator`, `parser` and `printer` (paths of functions), `summary`, and `kind(…)`,
/// a parameter or a constraint in TableGen, which says all of these itself.
///
/// A field with a `comparator`, or a floating point number, makes the derive generate
/// `PartialEq`, `Eq` and `Hash`: leave them out of your own.
#[proc_macro_derive(TypeDef, attributes(type_def, param))]
#[proc_macro_error2::proc_macro_error]
pub fn type_def(input: TokenStream) -> TokenStream {
    derive_item(Derive::Type, input)
}

/// Defines an attribute of a dialect: the struct's fields are its parameters.
///
/// It is the same as an `AttrDef` in [`ods!`], and takes in `#[attr_def(…)]` and
/// `#[param(…)]` what [`TypeDef`](macro@TypeDef) takes; `#[param(self_type)]` is the type
/// after the attribute. An attribute is registered with
/// `DialectRegistry::with_attribute`.
#[proc_macro_derive(AttrDef, attributes(attr_def, param))]
#[proc_macro_error2::proc_macro_error]
pub fn attr_def(input: TokenStream) -> TokenStream {
    derive_item(Derive::Attr, input)
}

/// Makes a Rust enum one of ODS, with an attribute around it.
///
/// ```text
/// #[derive(EnumAttr, Clone, Copy, PartialEq, Eq, Hash, Debug)]
/// #[enum_attr(dialect = ShopDialect, mnemonic = "size")]
/// pub enum Size {
///     #[case("small")]
///     Small,
///     #[case("large")]
///     Large = 5,
/// }
/// ```
///
/// It is the same as an enum and an `EnumAttr` in [`ods!`], here `SizeAttr`. Without a
/// dialect the enum is kept in an integer attribute. The keys of `#[enum_attr(…)]` are
/// `dialect`, `mnemonic`, `attr` (the name of the attribute), `assembly_format`, `width`
/// (32 bits, or 8, 16, 64), `summary`, `description`, `crate`, `import` and `export`; and
/// `bits = Name`, with which the variants name the bits of a set `Name`, `separator`,
/// `print_groups` and `print_quoted`.
#[proc_macro_derive(EnumAttr, attributes(enum_attr, case))]
#[proc_macro_error2::proc_macro_error]
pub fn enum_attr(input: TokenStream) -> TokenStream {
    derive_item(Derive::Enum, input)
}

/// What all invocations share, for the runtime.
#[doc(hidden)]
#[proc_macro]
pub fn __shared(_: TokenStream) -> TokenStream {
    ods_codegen::gen_shared().into()
}

/// Code that a file of definitions holds, under a name that tells the compiler's messages which.
///
/// All tokens get the span of the call, and so its name.
#[doc(hidden)]
#[proc_macro]
pub fn __from_file(code: TokenStream) -> TokenStream {
    let text = code.to_string();
    // Text has no `$crate` of a certain crate.
    if text.contains("$crate") {
        return code;
    }
    text.parse().unwrap_or(code)
}

/// Goes on with an `ods!` that imports definitions, when an export has answered.
#[doc(hidden)]
#[proc_macro]
#[proc_macro_error2::proc_macro_error]
pub fn ods_imports(input: TokenStream) -> TokenStream {
    go_on(input, |input, imported, diags| {
        let includes = Includes::of_invocation();
        let expansion = ods_codegen::expand_imported(input, imported, includes, diags);
        Derivation::Done(Box::new(expansion))
    })
}

/// Defines an operation by a struct, whose fields are its parts.
///
/// ```text
/// /// Adds two tensors element by element.
/// #[derive(OpDef)]
/// #[op(dialect = ToyDialect, name = "add", traits = [Pure, SameOperandsAndResultType],
///      assembly_format = "$lhs `,` $rhs attr-dict `:` type($result)")]
/// pub struct Add {
///     #[operand(F64Tensor)]
///     lhs: Value,
///     #[operand(F64Tensor)]
///     rhs: Value,
///     #[result(F64Tensor)]
///     result: Value,
/// }
/// ```
///
/// gives the op `AddOp` as a definition in [`ods!`](macro@ods) does; the struct is for
/// reading: `let Add { lhs, .. } = op.fields(ir)`. Constraints, traits and builders
/// are TableGen values. The keys of `#[op(…)]` are the fields of TableGen's class
/// `Op` in snake case, and `dialect`, `name`, `traits`, `interfaces` (paths of traits with
/// `#[op_interface]`), `handle` (the name of the op's type), `deprecated`, `import` (the
/// export of an `ods!`) and `crate`.
#[proc_macro_derive(
    OpDef,
    attributes(op, operand, attr, prop, derived, result, region, successor)
)]
#[proc_macro_error2::proc_macro_error]
pub fn op_def(input: TokenStream) -> TokenStream {
    derive_item(Derive::Op, input)
}

/// Defines a dialect by a unit struct.
///
/// ```text
/// #[derive(DialectDef)]
/// #[dialect(name = "toy", ops = [AddOp, MulOp])]
/// pub struct ToyDialect;
/// ```
///
/// The keys of `#[dialect(…)]` are the fields of TableGen's class `Dialect` in snake
/// case, the lists `ops`, `types`, `attributes` and `dependent_dialects` of Rust
/// types, `import` and `crate`.
#[proc_macro_derive(DialectDef, attributes(dialect))]
#[proc_macro_error2::proc_macro_error]
pub fn dialect_def(input: TokenStream) -> TokenStream {
    derive_item(Derive::Dialect, input)
}

/// Makes a struct a pass: its fields are options, statistics, and what else it needs.
///
/// ```text
/// /// Infers the shapes of a function.
/// #[derive(Pass)]
/// #[pass(name = "toy-shape-inference")]
/// pub struct ShapeInference {
///     /// How often the function is looked at, at most.
///     #[option(default = 10)]
///     max_rounds: u32,
///     /// The operations whose shape was inferred.
///     #[statistic]
///     inferred: Counter,
/// }
///
/// impl RunPass for ShapeInference {
///     type Op = FuncOp;
///
///     fn run(&self, op: FuncOp, cx: &mut PassContext<'_>) -> PassResult { … }
/// }
/// ```
///
/// What the pass does is the `impl RunPass`. The derive implements `Pass`, and `Default` with the
/// defaults of the options; other fields start with the default of their type.
///
/// The keys of `#[pass(…)]` are `name` (the word for the pass in textual pipelines and on command
/// lines), `summary`, `dependent` (a list of dialects whose operations the pass creates) and
/// `crate`; those of `#[option(…)]` are `name`, `summary` and `default`, and those of
/// `#[statistic(…)]` `name` and `summary`. A name that is not given is that of the field, with
/// dashes; a summary that is not given is the first line of the doc comment.
#[proc_macro_derive(Pass, attributes(pass, option, statistic))]
#[proc_macro_error2::proc_macro_error]
pub fn pass(input: TokenStream) -> TokenStream {
    let (tokens, mistakes) = derive::derive_pass(input.into());
    report::emit_mistakes(mistakes);
    report::survives_errors(tokens).into()
}

fn derive_item(kind: Derive, input: TokenStream) -> TokenStream {
    let mut diags = Diagnostics::new();
    finish(derive::derive(kind, input.into(), None, &mut diags), diags)
}

/// Goes on with a derive that imports definitions, when an export has answered.
#[doc(hidden)]
#[proc_macro]
#[proc_macro_error2::proc_macro_error]
pub fn derive_imports(input: TokenStream) -> TokenStream {
    go_on(input, derive::derive_imported)
}

/// Asks the next export, or expands the input when all have answered.
fn go_on(
    input: TokenStream,
    expand: impl FnOnce(proc_macro2::TokenStream, &Imported, &mut Diagnostics) -> Derivation,
) -> TokenStream {
    let mut diags = Diagnostics::new();
    let derivation = match ods_codegen::receive(input.into()) {
        Ok(Step::Ask(request)) => Derivation::Ask(request, Vec::new()),
        Ok(Step::Ready(imported, input)) => expand(input, &imported, &mut diags),
        Err(message) => return report::call_site_error(message),
    };
    finish(derivation, diags)
}

/// Reports what was found, and returns the output.
fn finish(derivation: Derivation, diags: Diagnostics) -> TokenStream {
    match derivation {
        Derivation::Ask(request, mistakes) => {
            report::emit_mistakes(mistakes);
            report::survives_errors(request).into()
        }
        Derivation::Done(expansion) => {
            report::emit_all(diags, &expansion);
            expansion.tokens.into()
        }
    }
}
