//! Tests of the user's code.

use ods_tablegen::{Input, SourceMap, evaluate};
use proc_macro2::TokenStream;

use super::*;
use crate::model::{AttrConstraint, OpTrait, PropConstraint, RegionConstraint};

/// Evaluates `text` with all of the prelude.
fn evaluate_with_prelude(text: &'static str) -> ods_tablegen::RecordKeeper {
    let library = crate::prelude::library();
    let mut input = Input::text("a.td", text).base(library);
    for name in library.global_names() {
        input = input.require(name);
    }
    let mut diags = Diagnostics::new();
    let keeper = evaluate(input, &mut diags);
    assert!(diags.is_empty(), "{}", diags.render(keeper.sources()));
    keeper
}

#[test]
fn the_code_of_the_prelude_is_right() {
    let text = "def D : Dialect { let name = \"d\"; } def AOp : Op<D, \"a\">;";
    let keeper = evaluate_with_prelude(text);
    let source = SourceMap::new().add_tokens("ods!");
    let mut diags = Diagnostics::new();
    let (rust, _) = RustTokens::lex(TokenStream::new(), source, &mut diags);
    let code = CodeTable::new(None, None);
    let mut checker = CodeChecker::new(&code, &rust);
    checker.checks_prelude = true;
    let op = keeper.def("AOp").unwrap();
    let op = Operator::new(op, &mut diags).unwrap();
    let mut tried = 0;
    for record in keeper.defs().filter(|record| record.is_from_base()) {
        let span = record.span();
        let is_a = |class| record.is_subclass_of(class);
        if is_a("TypeConstraint") {
            checker.check_type_constraint(TypeConstraint::new(record), span, &mut diags);
        } else if is_a("AttrConstraint") {
            let attr = NamedAttribute::new("a", span, AttrConstraint::new(record), None);
            checker.check_attribute(&attr, &mut diags);
        } else if is_a("PropConstraint") {
            let (name, prop, doc) = ("p", PropConstraint::new(record), None);
            let prop = NamedProperty {
                name,
                span,
                prop,
                doc,
            };
            checker.check_property(&prop, &mut diags);
        } else if is_a("RegionConstraint") || is_a("SuccessorConstraint") {
            checker.check_constraint(RegionConstraint::new(record), span, &mut diags);
        } else if is_a("Trait") && !is_a("TraitList") {
            checker.check_trait(&op, OpTrait::new(record), &mut diags);
        } else {
            continue;
        }
        tried += 1;
    }
    let messages: Vec<String> = diags.iter().map(Diagnostic::message).collect();
    assert_eq!(messages, [""; 0]);
    assert!(tried > 300, "{tried}");
}

#[test]
fn what_the_user_adds_is_not_trusted() {
    let text = "class Mine<Type t> : Variadic<t>;
        defset list<TypeConstraint> all = { def : Variadic<I32> { let summary = \"{{(}}\"; } }
        class Of<list<TypeConstraint> l> { list<TypeConstraint> of = l; }
        def A : Of<[Variadic<I32>, AnyTypeOf<[I32, F32]>]>;
        def B : Of<[Mine<I32>, Variadic<TypeAlias<I32, \"s\">>, AnyTypeOf<[]>,
            AnyTypeOf<[I32], \"s\">] # all>;";
    let keeper = evaluate_with_prelude(text);
    let of = |name| keeper.def(name).unwrap().records("of").unwrap();
    assert!(of("A").into_iter().all(is_of_prelude));
    assert!(!of("B").into_iter().any(is_of_prelude));
    assert_eq!(of("B").len(), 5);
}
