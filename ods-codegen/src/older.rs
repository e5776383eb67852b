//! Names of older MLIR: errors about them get the present name as help.

use ods_tablegen::Kind;

/// What to write instead of a name that older MLIR had.
fn older_name(name: &str) -> Option<&'static str> {
    Some(match name {
        "hasCustomStorageConstructor" => "it is called `hasStorageCustomConstructor`",
        "NoSideEffect" | "HasNoSideEffect" => "it is called `Pure` now",
        "HasRecursiveSideEffects" | "RecursiveSideEffects" => {
            "it is called `RecursiveMemoryEffects` now"
        }
        "Broadcastable" => "it is called `ResultsBroadcastableShape` now",
        "FunctionLike" => "it is an interface now: `FunctionOpInterface`, with `IsolatedFromAbove`",
        "SameOperandsAndResultsType" | "SameValueType" => {
            "it is called `SameOperandsAndResultType`"
        }
        "SameOperandsAndResultsShape" | "SameValueShape" => {
            "it is called `SameOperandsAndResultShape`"
        }
        "PolyhedralScope" => "it is called `AffineScope` now",
        "IsCommutative" => "it is called `Commutative` in ODS",
        "IsIsolatedFromAbove" => "it is called `IsolatedFromAbove` in ODS",
        "IsTerminator" => "it is called `Terminator` in ODS",
        "Confined" => "it is called `ConfinedAttr` now",
        "Traits" => "traits are the last argument of `Op`: `Op<My_Dialect, \"name\", [Trait]>`",
        "Properties" => {
            "traits are the last argument of `Op`: `Op<My_Dialect, \"name\", [Trait]>`; a property is an argument: `I64Prop:$name`"
        }
        "Tensor" => "any tensor is `AnyTensor`, one of certain elements `TensorOf<[I32]>`",
        "Vector" => "any vector is `AnyVectorOfAnyRank`, one of certain elements `VectorOf<[I32]>`",
        "MemRef" => "any memref is `AnyMemRef`, one of certain elements `MemRefOf<[I32]>`",
        "NoRegionArguments" => "use `SizedRegion` and `hasRegionVerifier`",
        "reference" => {
            "there is no reference implementation; describe the operation in `description`"
        }
        "parser" | "printer" => "set `hasCustomAssemblyFormat`, or write an `assemblyFormat`",
        "verifier" => "set `hasVerifier`",
        "builder" => "it is called `builders` now: `[OpBuilder<(ins …), [{ … }]>]`",
        "hasConstantFolder" => "it is called `hasFolder` now",
        "properties" => "they are traits now: the last argument of `Op`",
        "StrEnumAttr" => "enums have numbers: use `I32EnumAttr`",
        "StrEnumAttrCase" => "enums have numbers: use `I32EnumAttrCase`",
        "OpBuilderDAG" => "it is called `OpBuilder` now",
        _ => return None,
    })
}

/// The help for a mistake that comes from an older spelling.
///
/// ```
/// use ods_codegen::help_with_older_spellings;
/// use ods_tablegen::{Diagnostics, Input, evaluate};
///
/// let mut diags = Diagnostics::new();
/// evaluate(Input::text("a.td", "class A<list<int> l>; def X : A<[NoSideEffect]>;"), &mut diags);
/// let help = diags.iter().find_map(|diagnostic| help_with_older_spellings(&diagnostic.kind));
/// assert_eq!(help, Some("it is called `Pure` now"));
/// ```
pub fn help_with_older_spellings(kind: &Kind) -> Option<&'static str> {
    match kind {
        Kind::UnknownVariable { name }
        | Kind::UnknownClass { name, .. }
        | Kind::NotAClass { name }
        | Kind::UnknownField { name } => older_name(name),
        Kind::UnexpectedList { expected, class } => match (expected.as_str(), class.as_deref()) {
            ("string", Some("Op")) => {
                Some("`Op` begins with its dialect: `Op<My_Dialect, \"name\", [Trait]>`")
            }
            ("string", Some("IntEnumAttr")) => {
                Some("`IntEnumAttr` begins with its integer type, which `I32EnumAttr` knows")
            }
            ("string", Some("BitEnumAttr")) => {
                Some("`BitEnumAttr` begins with its integer type, which `I32BitEnumAttr` knows")
            }
            ("dag", _) => Some(
                "operands and results have an operator and names: `(ins T:$name)`, `(outs T:$name)`",
            ),
            _ => None,
        },
        _ => None,
    }
}

/// What to write instead of a placeholder of MLIR that Rust does not need.
pub(crate) fn placeholder(name: &str) -> Option<&'static str> {
    match name {
        "_ctxt" => Some("types and attributes are values in Rust: they need no context"),
        "_dst" | "_allocator" => {
            Some("an allocator is an expression for what is stored, such as `$_self.to_vec()`")
        }
        _ => None,
    }
}

/// The Rust type for a reference or pointer of C++: `&T` for `const T &`.
pub(crate) fn type_in_rust(ty: &str) -> Option<String> {
    let ty = ty.trim();
    let name = ty.strip_prefix("const ").unwrap_or(ty).trim();
    let name = name.trim_end_matches(['&', '*', ' ']);
    let is_path = |byte: u8| byte.is_ascii_alphanumeric() || b"_:<>, ".contains(&byte);
    let is_other = name.len() < ty.len() && !name.is_empty() && name.bytes().all(is_path);
    is_other.then(|| format!("&{name}"))
}
