//! Modules printed in one line: the corpus of the conformance tests, in every form.

use ods_runtime::prelude::*;
use ods_tests::{mlir_files, parts};
use std::path::Path;
use std::sync::Arc;

fn read(registry: &Arc<DialectRegistry>, text: &[u8]) -> Result<(Ir, Operation), Diagnostics> {
    let mut ir = Ir::with_registry(registry.clone());
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let module = parse_source(&mut ir, "a.mlir", text, options)?;
    Ok((ir, module))
}

fn print((ir, op): &(Ir, Operation), flags: &PrintFlags) -> String {
    String::from_utf8_lossy(&op.to_text(ir, flags.clone())).into_owned()
}

/// The pieces of a writer, put together.
fn written((ir, op): &(Ir, Operation), flags: &PrintFlags) -> String {
    let mut text = Vec::new();
    op.write_text(ir, flags.clone(), &mut text).unwrap();
    String::from_utf8_lossy(&text).into_owned()
}

#[test]
fn the_line_reads_back_as_the_module() {
    let registry = ods_tests::registry();
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("conformance/corpus");
    let forms = [
        PrintFlags::new(),
        PrintFlags::new().value_users(true),
        PrintFlags::new().generic(true),
        PrintFlags::new().debug_info(true),
        PrintFlags::new().local_scope(true).generic(true),
    ];
    let mut checked = 0;
    for path in mlir_files(&corpus).unwrap() {
        let text = String::from_utf8_lossy(&std::fs::read(&path).unwrap()).into_owned();
        for part in parts::split(&text) {
            let Ok(module) = read(registry, part.text.as_bytes()) else {
                continue;
            };
            for flags in &forms {
                let line = print(&module, &flags.clone().one_line(true));
                assert!(!line.contains('\n'), "{line}");
                assert_eq!(line, written(&module, &flags.clone().one_line(true)));
                let plain = print(&module, flags);
                // A text with line breaks that does not read back says as little in one line.
                let Ok(other) = read(registry, plain.as_bytes()) else {
                    continue;
                };
                if print(&other, flags) != plain {
                    continue;
                }
                let again = read(registry, line.as_bytes()).unwrap();
                assert_eq!(print(&again, flags), plain, "{line}");
                checked += 1;
            }
        }
    }
    assert!(checked > 1000, "only {checked}");
}
