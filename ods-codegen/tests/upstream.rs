//! `#![upstream]`: files with C++ become Rust.

use std::path::PathBuf;

use ods_codegen::{Includes, Place, expand_with};
use ods_tablegen::Diagnostics;

/// The generated code without blanks, and the messages with their places.
fn expand(header: &str) -> (String, Vec<String>) {
    let mut diags = Diagnostics::new();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/upstream");
    let includes = Includes::new(Some(PathBuf::from(folder)), None);
    let expansion = expand_with(header.parse().unwrap(), includes, &mut diags);
    let tokens = expansion.tokens.to_string();
    syn::parse_str::<syn::File>(&tokens).expect("the expansion is Rust");
    let messages = diags.iter().map(|diagnostic| {
        let place = match expansion.places.find(diagnostic.span) {
            Place::File(place) => {
                let place = place.to_string();
                let line = place.lines().next().unwrap_or_default();
                line.rsplit('/').next().unwrap_or_default().to_owned()
            }
            _ => "tokens".to_owned(),
        };
        let notes = diagnostic.notes.iter().map(|(_, note)| format!("; {note}"));
        format!(
            "{place}: {}{}",
            diagnostic.message(),
            notes.collect::<String>()
        )
    });
    (tokens.replace([' ', '\n'], ""), messages.collect())
}

#[track_caller]
fn expanded(header: &str) -> String {
    let (tokens, messages) = expand(header);
    assert_eq!(messages, [""; 0]);
    tokens
}

#[test]
fn snippets_are_translated() {
    let text = expanded("#![upstream] #![emit(\"Cpp.td\")]");
    for part in [
        // A predicate.
        "cpp::isa::<::ods_runtime::types::VectorType,_>(__self)",
        "cpp::rank(__self))==(2)",
        // A transformer, and the predicate of the prelude that contains it.
        "preds::types(::ods_runtime::__private::cpp::i1_same_shape(__ty))",
        // A default value, whose namespace is the invocation's own.
        "Mode::Fast",
    ] {
        assert!(text.contains(part), "{part}");
    }
    for part in [
        "getI1SameShape",
        "StringLiteral",
        "UpInterface",
        "OtherDialect",
        "getInput",
    ] {
        let left_out = text
            .split(".left_out(")
            .map(|rest| rest.split_once(')').map_or(rest, |it| it.1));
        assert!(!left_out.collect::<String>().contains(part), "{part}");
    }
}

#[test]
fn what_is_left_out_is_listed() {
    let text = expanded("#![upstream] #![emit(\"Cpp.td\")]");
    let list = text
        .split(".left_out(\"")
        .nth(1)
        .and_then(|rest| rest.split("\")").next());
    let mut list: Vec<_> = list.unwrap().split("\\n").collect();
    list.sort_unstable();
    assert_eq!(
        list,
        [
            "SortedType:abuilder",
            "up.transpose:UpInterface",
            "up.transpose:abuilder",
            "up.transpose:extraClassDeclaration",
            "up:::mlir::other::OtherDialect",
            "up:extraClassDeclaration",
            "up:thediscardableattributeplain",
        ]
    );
}

#[test]
fn files_that_two_emitted_files_include_need_no_guards() {
    let text = expanded("#![upstream] #![emit(\"FirstUser.td\")] #![emit(\"SecondUser.td\")]");
    for part in ["\"shared.first\"", "\"shared.second\""] {
        assert!(text.contains(part), "{part}");
    }
}

#[test]
fn overloads_of_directives_are_told_apart() {
    let header = "#![upstream] #![emit(\"FirstUser.td\")] #![emit(\"SecondUser.td\")]";
    let text = expanded(header);
    for function in [
        "parse_sizes;",
        "parse_sizes_of3;",
        "print_sizes;",
        "print_sizes_of3;",
    ] {
        assert!(text.contains(function), "{function}");
    }
}

#[test]
fn names_of_cpp_are_in_full() {
    let text = expanded("#![upstream] #![emit(\"Cpp.td\")]");
    for part in [
        "<::mlir::arith::ArithDialectas__ods::Dialect>::INFO",
        "HasParent<::mlir::up::TransposeOp>",
        // Classes of attributes as parameters.
        "AttrOf<::ods_runtime::__private::class::BoolAttr>",
        "Option<::ods_runtime::AttrOf<::ods_runtime::__private::class::FlatSymbolRefAttr>>",
    ] {
        assert!(text.contains(part), "{part}");
    }
}

#[test]
fn aliases_of_interfaces_have_their_class() {
    let text = expanded("#![upstream] #![emit(\"Cpp.td\")]");
    assert!(text.contains("TypeClass::of::<::mlir::up::LargeType>()"));
}

#[test]
fn hooks_are_asked_for_and_not_required() {
    let text = expanded("#![upstream] #![emit(\"Cpp.td\")]");
    for probe in [
        "Verify<TransposeOp>>::REF",
        "Fold<TransposeOp>>::REF",
        "MaterializeConstant<UpDialect>>::DIALECT",
    ] {
        assert!(
            text.contains(&format!("<__rt::written::{probe}")),
            "{probe} in {text}"
        );
    }
    assert!(text.contains("fnbuild("), "the default builder is back");
    let strict = expand("#![emit(\"Unknown.td\")]").0;
    assert!(!strict.contains("written"));
}

#[test]
fn an_unknown_snippet_is_an_error_at_its_place() {
    let (_, messages) = expand("#![upstream] #![emit(\"Unknown.td\")]");
    assert_eq!(
        messages,
        [
            "Unknown.td:8:26: the vocabulary has no translation of this C++; the code is `isWhatever($_self)`",
            "Unknown.td:9:31: the vocabulary has no translation of this C++; the code is `true && (isWhatever($_self) || $_self.isThat())`; `isWhatever($_self)` has no translation"
        ]
    );
}

#[test]
fn users_extend_the_vocabulary() {
    let text = expanded("#![upstream] #![vocabulary(\"more.txt\")] #![emit(\"Unknown.td\")]");
    assert!(text.contains("crate::is_whatever(__self)"));
}

#[test]
fn wrong_vocabularies_are_reported() {
    let message = |file: &str| {
        let header = format!("#![upstream] #![vocabulary(\"{file}\")] #![emit(\"Cpp.td\")]");
        expand(&header).1.join("\n")
    };
    assert_eq!(
        message("none.txt"),
        "tokens: could not find the vocabulary 'none.txt'"
    );
    let wrong = message("wrong.txt");
    assert!(
        wrong.ends_with(
            "wrong.txt:3: expected one `=>`, or one `~>`, between C++ and its translation"
        ),
        "{wrong}"
    );
    // Snippets without a translation follow from the wrong vocabulary.
    let header = "#![upstream] #![vocabulary(\"wrong.txt\")] #![emit(\"Unknown.td\")]";
    let (_, messages) = expand(header);
    assert_eq!(messages.len(), 1, "{messages:?}");
}

#[test]
fn folders_come_from_the_environment() {
    let (_, messages) =
        expand("#![include_dir(env = \"ODS_TEST_NO_SUCH_VARIABLE\")] #![emit(\"Cpp.td\")]");
    assert_eq!(
        messages[0],
        "tokens: the environment variable `ODS_TEST_NO_SUCH_VARIABLE` is not set"
    );
}

#[test]
fn one_dialect_is_emitted_from_all_files() {
    let text = expanded("#![upstream] #![dialect(\"up\")] include \"Cpp.td\"");
    assert!(
        text.contains("structTransposeOp") && text.contains("enumMode"),
        "{text}"
    );
}

#[test]
fn an_enum_needs_no_name_of_its_own() {
    let text = expanded("#![upstream] #![dialect(\"up\")] include \"Cpp.td\"");
    assert!(
        text.contains("enumSpeed") && text.contains("structSpeedAttr"),
        "{text}"
    );
}

/// What C++ says about symbols and functions in methods.
#[test]
fn methods_of_symbols_and_functions_are_understood() {
    let text = expanded("#![upstream] #![emit(\"Symbols.td\")]");
    let symbol = |op: &str| {
        let start = text.find(&format!("SymbolOpInterfacefor{op}{{"));
        let rest = &text[start.unwrap_or_else(|| panic!("{op} is no symbol"))..];
        rest.split("impl").next().unwrap_or_default().to_owned()
    };
    assert!(symbol("GroupOp").contains("fnis_optional_symbol"));
    assert!(!symbol("GroupOp").contains("fnis_declaration"));
    assert!(!symbol("DeclaredOp").contains("fnis_"));
    assert!(symbol("VerifiedOp").contains("fnis_declaration"));
    let written = |op: &str| text.contains(&format!("FunctionOpInterface,{op}>>::REF"));
    assert!(written("VerifiedOp") && !written("DeclaredOp"), "{text}");
}

/// A builder without a body that may be called with all parameters is the constructor.
#[test]
fn constructors_with_default_arguments_are_own() {
    let text = expanded("#![upstream] #![emit(\"Cpp.td\")]");
    assert!(text.contains("Self::construct(first"), "{text}");
}

/// What was C++ is known apart from the code, so that no comment of a user is mistaken for it.
#[test]
fn comments_decide_nothing() {
    let text = expanded("#![emit(\"Comments.td\")]");
    assert!(text.contains("CommentsOp"));
    assert!(!text.contains("fnis_optional_symbol"));
}
