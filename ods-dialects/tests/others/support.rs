//! What the tests of folders and patterns share.

use ods_runtime::pass::PassManager;
use ods_runtime::prelude::*;
use ods_runtime::transforms::canonicalize;

/// A module after canonicalization.
pub(crate) fn canonical(text: &str) -> String {
    let mut ir = Ir::with_registry(ods_dialects::all().into());
    let module = parse_source(&mut ir, "t.mlir", text, ParseOptions::new());
    let module = module.unwrap_or_else(|errors| panic!("{errors}"));
    let mut passes = PassManager::new();
    passes.add(canonicalize());
    passes.run(&mut ir, module).unwrap();
    module.display(&ir).to_string() + "\n"
}

/// The constant that the last value of some operations becomes, which is what follows `prefix` in
/// the text of a single operation; or `not folded`.
pub(crate) fn constant(body: &str, result: &str, ty: &str, prefix: &str) -> String {
    let text = canonical(&format!(
        "func.func @f() -> {ty} {{\n{body}\nreturn {result} : {ty}\n}}"
    ));
    let lines: Vec<&str> = text.lines().skip(2).collect();
    match lines[..] {
        [constant, _, "  }", "}"] => match constant.split_once(prefix) {
            Some((_, value)) => value.to_owned(),
            None => constant.trim().to_owned(),
        },
        _ => "not folded".to_owned(),
    }
}
