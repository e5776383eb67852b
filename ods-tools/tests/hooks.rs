//! `--gen-hooks`: the recorded skeleton is what the tool writes, and it compiles beside the definitions.
//!
//! `UPDATE_EXPECT=1` records it anew.

extern crate self as mlir;

#[path = "cli/tool.rs"]
mod tool;

use std::path::Path;

use ods_runtime::registry::Dialect as _;
use tool::run;

#[allow(
    clippy::todo,
    clippy::needless_pass_by_value,
    dead_code,
    unused_variables,
    unreachable_pub,
    missing_docs,
    reason = "a skeleton does nothing yet"
)]
pub mod port {
    ods_runtime::ods! {
        #![upstream]
        #![emit("tests/cli/hooks.td")]
    }

    include!("cli/hooks.rs");
}

#[test]
fn the_skeleton_is_what_is_compiled() {
    let (ok, skeleton, complaints) = run(&["--gen-hooks", "hooks.td"]);
    assert!(ok && complaints.is_empty(), "{complaints}");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/hooks.rs");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&path, &skeleton).expect("the folder is there");
    }
    let recorded = std::fs::read_to_string(&path).expect("it is recorded");
    assert_eq!(recorded, skeleton);
}

/// With the skeleton no hook is missing but the interfaces, which it has as comments.
#[test]
fn all_hooks_are_in_the_skeleton() {
    let missing = port::PortDialect::missing();
    let missing: Vec<&str> = missing.iter().map(|hook| hook.hook).collect();
    assert!(missing.contains(&"OpAsmOpInterface"), "{missing:?}");
    let is_interface =
        |hook: &&str| hook.ends_with("Interface") || *hook == "ConditionallySpeculatable";
    assert!(missing.iter().all(is_interface), "{missing:?}");
}

#[test]
fn a_dialect_can_be_chosen() {
    let (ok, skeleton, complaints) = run(&["--gen-hooks", "hooks.td", "--dialect=other"]);
    assert!(!ok && skeleton.is_empty());
    assert!(
        complaints.contains("no dialect is named `other`")
            && complaints.contains("defined here: `port`"),
        "{complaints}"
    );
    let (ok, skeleton, _) = run(&["--gen-hooks", "hooks.td", "--op-include-regex=unload"]);
    assert!(ok && skeleton.contains("impl Canonicalize for UnloadOp"));
    assert!(!skeleton.contains("VoyageOp"), "{skeleton}");
}
