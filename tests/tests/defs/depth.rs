//! Nested bodies: up to the limit they are read and printed, beyond it there is one error, and
//! both need no more than 2 MiB of stack.

use ods_runtime::diagnostics::Diagnostic;
use ods_runtime::prelude::*;

ods! {
    def Deep : Dialect { let name = "deep"; }

    def Node : TypeDef<Deep, "Node"> {
        let mnemonic = "node";
        let parameters = (ins OptionalParameter<"Type">:$of, OptionalArrayRefParameter<"Type">:$more);
        let assemblyFormat = "`<` (`one` $of^)? (`all` `[` $more^ `]`)? `>`";
    }

    // It holds one of the other kind, without its mnemonic.
    def Leaf : TypeDef<Deep, "Leaf"> {
        let mnemonic = "leaf";
        let parameters = (ins OptionalParameter<"Attribute">:$note);
        let assemblyFormat = "`<` struct(params) `>`";
    }

    def Note : AttrDef<Deep, "Note"> {
        let mnemonic = "note";
        let parameters = (ins OptionalParameter<"Attribute">:$of, OptionalParameter<"Type">:$ty);
        let assemblyFormat = "`<` struct(params) `>`";
    }

    def Name : TypeDef<Deep, "Name", [MutableType]> {
        let mnemonic = "name";
        let parameters = (ins StringRefParameter<>:$name);
        let genStorageClass = 0;
        let storageNamespace = "";
        let storageClass = "Parts";
        let assemblyFormat = "`<` $name (`,` `(` $body^ `)`)? `>`";
    }
}

/// The body of a named type.
type Parts = Vec<Type>;

fn ir() -> Ir {
    Ir::with_registry(std::sync::Arc::new(DialectRegistry::new().with::<Deep>()))
}

fn nested(open: &str, inner: &str, close: &str, levels: usize) -> String {
    format!("{}{inner}{}", open.repeat(levels), close.repeat(levels))
}

/// The result for a text, on a thread with Rust's default stack.
fn errors(text: String) -> Vec<String> {
    let parse = move || match ir().parse_attribute(&text) {
        Ok(attribute) => {
            assert_eq!(attribute.to_string(), text);
            Vec::new()
        }
        Err(errors) => errors
            .into_iter()
            .map(|error: Diagnostic| error.message)
            .collect(),
    };
    let thread = std::thread::Builder::new().stack_size(2 << 20).spawn(parse);
    thread
        .expect("a thread")
        .join()
        .expect("the stack is enough")
}

#[test]
fn bodies_nest_to_a_limit() {
    let texts: [(&str, &str, &str); 5] = [
        ("!deep.node<one ", "i32", ">"),
        ("!deep.node<all[i1, ", "i32", "]>"),
        ("!deep.leaf<note = ", "unit", ">"),
        ("#deep.note<of = ", "unit", ">"),
        ("#deep.note<ty = !deep.leaf<note = ", "unit", ">>"),
    ];
    for (open, inner, close) in texts {
        for levels in [1, 100, 200] {
            assert_eq!(
                errors(nested(open, inner, close, levels)),
                [""; 0],
                "{open}"
            );
        }
        for levels in [600, 2_000] {
            let said = errors(nested(open, inner, close, levels));
            let expected = "types and attributes cannot nest deeper than 512 levels";
            assert_eq!(said, [expected], "{open} {levels}");
        }
    }
}

#[test]
fn bodies_of_mutable_types_nest_to_a_limit() {
    let text = |levels: usize| {
        let names = (0..levels).map(|level| format!("!deep.name<\"n{level}\", ("));
        format!("{}i32{}", names.collect::<String>(), ")>".repeat(levels))
    };
    assert_eq!(errors(text(100)), [""; 0]);
    for levels in [600, 2_000] {
        let said = errors(text(levels));
        assert_eq!(
            said,
            ["types and attributes cannot nest deeper than 512 levels"]
        );
    }
}

#[test]
fn bodies_that_do_not_end() {
    for levels in [10, 600, 2_000] {
        assert!(!errors(nested("!deep.node<one ", "", "", levels)).is_empty());
        assert!(!errors(nested("#deep.note<of = #deep.note<ty = ", "", "", levels)).is_empty());
    }
}
