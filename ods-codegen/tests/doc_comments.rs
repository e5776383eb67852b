//! Doc comments before definitions: in the documentation of what is generated and in what verifiers say.

use ods_codegen::derive::{Derive, derive_with};
use ods_codegen::{Includes, expand_with};
use ods_tablegen::{Diagnostic, Diagnostics};
use proc_macro2::TokenStream;

const DIALECT: &str = r#"def D : Dialect { let name = "d"; let cppNamespace = ""; }"#;

fn ods(definitions: &str) -> String {
    let mut diags = Diagnostics::new();
    let tokens = format!("{DIALECT}\n{definitions}").parse().unwrap();
    let expansion = expand_with(tokens, Includes::new(None, None), &mut diags);
    text(expansion.tokens, &diags)
}

fn text(tokens: TokenStream, diags: &Diagnostics) -> String {
    let said: Vec<String> = diags.iter().map(Diagnostic::message).collect();
    assert!(said.is_empty(), "{said:?}");
    let file = syn::parse2(tokens).expect("the expansion is Rust");
    prettyplease::unparse(&file)
}

/// The summary of the only constraint on types in an expansion.
fn summary(expansion: &str) -> &str {
    let (_, rest) = expansion
        .split_once("TypeConstraint::new(")
        .expect("a constraint");
    rest.trim_start()
        .trim_start_matches('"')
        .split('"')
        .next()
        .unwrap()
}

/// What is said of an operand with the type `T` in `form`.
fn operand(definition: &str, form: &str) -> String {
    let op = format!(r#"def AOp : Op<D, "a"> {{ let arguments = (ins {form}:$t); }}"#);
    summary(&ods(&format!("{definition}\n{op}"))).to_owned()
}

#[test]
fn a_doc_comment_says_what_a_type_is() {
    let point = "/// A point in the plane. It has\n/// two numbers.\n";
    let def = format!(r#"{point}def T : TypeDef<D, "T"> {{ let mnemonic = "t"; }}"#);
    for form in ["T", "Optional<T>", "Variadic<T>"] {
        assert_eq!(operand(&def, form), "point in the plane", "{form}");
    }
    assert_eq!(
        operand(&def, "AnyTypeOf<[T, I32]>"),
        "point in the plane or 32-bit signless integer"
    );
    let expansion = ods(&def);
    for part in ["A point in the plane.", "It has", "two numbers."] {
        assert!(expansion.contains(part), "{part}: {expansion}");
    }
}

#[test]
fn a_given_summary_wins() {
    let def = r#"
        /// A point.
        def T : TypeDef<D, "T"> { let mnemonic = "t"; let summary = "two numbers"; }
    "#;
    assert_eq!(operand(def, "T"), "two numbers");
    assert!(ods(def).contains("Two numbers."));
    assert!(ods(def).contains("A point."), "it is the description");
}

#[test]
fn a_name_stands_in_for_a_summary() {
    let plain = r#"def T : TypeDef<D, "T"> { let mnemonic = "t"; }"#;
    assert_eq!(operand(plain, "T"), "d.t");
    assert_eq!(operand(plain, "Optional<T>"), "d.t");
    let without_mnemonic = r#"def T : TypeDef<D, "T"> { let typeName = ""; }"#;
    assert_eq!(operand(without_mnemonic, "T"), "TType");
    let pred = r#"CPred<"$_self.is_index()">"#;
    assert_eq!(operand(&format!("def T : Type<{pred}>;"), "T"), "T");
    assert_eq!(
        operand("", &format!("Type<{pred}>")),
        "allowed by its constraint"
    );
    // Of an attribute MLIR says nothing.
    let attr = r#"def A : AttrDef<D, "A"> { let mnemonic = "a"; }
        def AOp : Op<D, "a"> { let arguments = (ins A:$a); }"#;
    assert!(ods(attr).contains("AttrConstraint::new(\"\")"));
    // A name is no documentation.
    assert!(ods(plain).contains("`d.t`."));
}

#[test]
fn constraints_have_doc_comments() {
    let pred = r#"CPred<"$_self.is_index()">"#;
    let def = format!("/// An index,\n/// and nothing else.\ndef T : Type<{pred}>;");
    assert_eq!(operand(&def, "T"), "index, and nothing else");
}

#[test]
fn definitions_of_a_loop_share_the_doc_comment() {
    let def = r#"
        foreach n = ["T", "U"] in
        /// A point.
        def n : TypeDef<D, n> { let mnemonic = n; }
    "#;
    assert_eq!(operand(def, "T"), "point");
}

#[test]
fn enums_and_interfaces_have_doc_comments() {
    let text = ods(r#"
        /// How large. Or how small.
        def Size : I32EnumAttr<"Size", "", [I32EnumAttrCase<"Small", 0>]>;

        /// Things that run.
        def Runs : OpInterface<"Runs"> {}
    "#);
    for part in [
        "How large.",
        "Or how small.",
        "Things that run.",
        "signless integer cases: 0",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn a_derive_exports_its_doc_comment() {
    let includes = Includes::new(None, None);
    let item = r#"
        /// A point. It has two numbers.
        #[type_def(dialect = D, mnemonic = "t", assembly_format = "`<` $x `>`", export = t_td)]
        struct T { x: i64 }
    "#;
    let mut diags = Diagnostics::new();
    let expansion = derive_with(Derive::Type, item.parse().unwrap(), includes, &mut diags);
    let text = text(expansion.tokens, &diags);
    assert!(text.contains("/// A point. It has two numbers."), "{text}");
}
