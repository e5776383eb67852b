//! Definitions as the macro reads them: expanding neither panics nor hangs, is the same every time,
//! and gives Rust if there is no error.

use crate::mutate::Corpus;
use ods_codegen::expand;
use ods_tablegen::Diagnostics;
use proc_macro2::TokenStream;

/// Expands a text as the tokens of `ods!`.
///
/// # Panics
///
/// If definitions without errors give no Rust, or two runs differ; or wherever the code under test
/// does.
pub fn check(text: &str) {
    let Ok(tokens) = text.parse::<TokenStream>() else {
        return;
    };
    let run = || {
        let mut diags = Diagnostics::new();
        let expansion = expand(tokens.clone(), &mut diags);
        let messages: Vec<String> = diags
            .iter()
            .map(ods_tablegen::Diagnostic::message)
            .collect();
        (expansion.tokens, messages, diags.has_errors())
    };
    let (code, messages, has_errors) = run();
    let (again, messages_again, _) = run();
    assert_eq!(messages, messages_again, "messages differ");
    assert_eq!(code.to_string(), again.to_string(), "code differs");
    if let Err(error) = syn::parse2::<syn::File>(code) {
        assert!(
            has_errors,
            "accepted, and its code is not Rust: {error}\n{text}"
        );
        panic!("the fallback is not Rust: {error}\n{text}");
    }
}

/// An op with parts of every kind, and a text as its assembly format.
pub fn check_format(format: &str) {
    if format.contains("}]") || format.contains("\"#") {
        return;
    }
    check(&format!(
        "def F_Dialect : Dialect {{ let name = \"f\"; }}
         def FOp : Op<F_Dialect, \"f\", [AttrSizedOperandSegments]> {{
             let arguments = (ins I32:$a, Variadic<AnyType>:$b, Optional<AnyType>:$c, I32Attr:$x,
                                  OptionalAttr<StrAttr>:$y, UnitAttr:$z, DefaultValuedAttr<I64Attr, \"7\">:$w,
                                  SymbolNameAttr:$s, IntProp<\"i64\">:$p);
             let results = (outs AnyType:$r, Variadic<I64>:$q);
             let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$more);
             let successors = (successor AnySuccessor:$next);
             let assemblyFormat = r#\"{format}\"#;
         }}"
    ));
}

/// Definitions of the tests of expansion.
///
/// # Panics
///
/// If they are not there.
pub fn corpus() -> Corpus {
    Corpus::load(&["../ods-codegen/tests/expand"], "td")
}

/// Words of assembly formats.
#[rustfmt::skip]
pub const FORMAT_WORDS: &[&str] = &[
    "$a", "$b", "$c", "$x", "$y", "$z", "$w", "$s", "$p", "$r", "$q", "$body", "$more", "$next", " ", "`,`", "`word`",
    "`(`", "`)`", "` `", "`\\n`", "`:`", "type", "(", ")", "^", "?", ":", "attr-dict", "attr-dict-with-keyword",
    "prop-dict", "operands", "results", "regions", "successors", "functional-type", "qualified", "custom", "<", ">",
    "Foo", "ref", ",", "oilist", "|", "`a`", "\"x\"", "`->`", "`", "$", "$zz", "#", "attr", "[", "]",
];
