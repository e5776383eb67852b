//! A pass or an own flag that would hide a flag of the tool, or a name that no text can have, is a
//! mistake of the program.

use ods_runtime::pass::{PassRegistry, pass_fn};
use ods_runtime::prelude::*;
use ods_runtime::tool::{Opt, OwnFlag};
use std::panic::{AssertUnwindSafe, catch_unwind};

fn panic_of(run: impl FnOnce()) -> String {
    let Err(panic) = catch_unwind(AssertUnwindSafe(run)) else {
        panic!("there is no panic");
    };
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .expect("the panic has a message")
}

fn named(name: &'static str) -> impl FnOnce(PassRegistry) -> PassRegistry {
    move |passes| passes.with_pass(move || pass_fn(name, |_: ModuleOp, _| Ok(())))
}

#[test]
fn passes_and_flags_have_different_names() {
    for name in ["help", "o", "pass-pipeline", "mlir-timing"] {
        let opt = Opt::new(DialectRegistry::new()).passes(named(name));
        let message = panic_of(|| _ = opt.options([]));
        let expected = format!("a pass and a flag of the tool are called `--{name}`");
        assert_eq!(message, expected);
    }
    let opt = Opt::new(DialectRegistry::new()).passes(named("own"));
    assert!(opt.options(["--own"]).is_ok());
}

const fn flag(name: &'static str) -> OwnFlag {
    OwnFlag {
        name,
        value_name: "TEXT",
        help: "A flag",
    }
}

#[test]
fn own_flags_have_names_of_their_own() {
    const TAKEN: &[OwnFlag] = &[flag("pass-pipeline")];
    const TWICE: &[OwnFlag] = &[flag("mine"), flag("mine")];
    // As fields of the options are called, and no flag.
    const FREE: &[OwnFlag] = &[flag("timing"), flag("input")];
    let opt = |flags| Opt::new(DialectRegistry::new()).output(flags, |_, _, _| None);
    let message = panic_of(|| _ = opt(TAKEN).options([]));
    assert_eq!(
        message,
        "two flags of the tool are called `--pass-pipeline`"
    );
    let message = panic_of(|| _ = opt(TWICE).options([]));
    assert_eq!(message, "two flags of the tool are called `--mine`");
    let options = opt(FREE).options(["--timing=a", "--input=b"]).unwrap();
    assert_eq!(options.own.get("timing"), Some("a"));
    let with_pass = opt(FREE).passes(named("input"));
    let message = panic_of(|| _ = with_pass.options([]));
    assert_eq!(
        message,
        "a pass and a flag of the tool are called `--input`"
    );
}

#[test]
fn names_can_be_written() {
    let message = panic_of(|| _ = named("a b(")(PassRegistry::new()));
    assert!(
        message.starts_with("`a b(` cannot be the name of a pass in text"),
        "{message}"
    );
}
