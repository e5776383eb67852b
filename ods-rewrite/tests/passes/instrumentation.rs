//! Dumps, times and reproducers.

use crate::{Remove, TWO, parse, passes};
use expect_test::expect;
use ods_runtime::pass::{
    DumpIr, DumpWhen, PassManager, Reproducer, Timing, TimingFormat, parse_pipeline,
};
use ods_runtime::prelude::*;
use ods_runtime::transforms::{self, canonicalize, cse};
use std::io::Write;
use std::sync::{Arc, Mutex};

/// A writer that can be read.
#[derive(Clone, Default)]
struct Shared(Arc<Mutex<Vec<u8>>>);

impl Write for Shared {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Shared {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

#[test]
fn ir_is_printed_around_passes() {
    let (mut ir, module) = parse(TWO);
    let shared = Shared::default();
    let dump = DumpIr::new(DumpWhen::Never, DumpWhen::All, Box::new(shared.clone()));
    let mut passes = PassManager::new();
    passes.add(cse());
    passes.nest::<ModuleOp>(|inner| {
        inner.add(Remove::default());
    });
    passes.instrument(Arc::new(dump.only_changed(true)));
    passes.run(&mut ir, module).unwrap();
    expect![[r"
        // -----// IR Dump After Remove (test-remove) //----- //
        module @a {
        }

    "]]
    .assert_eq(&shared.text());
}

#[test]
fn ir_is_printed_to_a_folder() {
    let folder = std::env::temp_dir().join(format!("ods-passes-{}", std::process::id()));
    let (mut ir, module) = parse(TWO);
    let shared = Shared::default();
    let dump = DumpIr::new(
        DumpWhen::Passes(vec!["cse".to_owned()]),
        DumpWhen::Never,
        Box::new(shared.clone()),
    );
    let mut passes = PassManager::new();
    passes.nest::<ModuleOp>(|inner| {
        inner.add(cse()).add(Remove::default());
    });
    passes.add(cse());
    passes.instrument(Arc::new(dump.to_folder(&folder)));
    passes.run(&mut ir, module).unwrap();
    let outer = folder.join("builtin_module_no-symbol-name");
    for file in [
        "builtin_module_a/0_0_cse.mlir",
        "builtin_module_b/0_0_cse.mlir",
        "1_cse.mlir",
    ] {
        let text = std::fs::read_to_string(outer.join(file)).unwrap();
        assert!(
            text.starts_with("// -----// IR Dump Before CSE (cse) //----- //\nmodule"),
            "{text}"
        );
    }
    assert_eq!(shared.text(), "");
    std::fs::remove_dir_all(&folder).unwrap();

    // The second pass on the module; and a name that an option says.
    let text = "builtin.module(cse,composite-fixed-point-pass{name=Foo pipeline=any(cse)})";
    let (mut ir, module) = parse(TWO);
    let mut passes = PassManager::with_pipeline(parse_pipeline(text, &self::passes()).unwrap());
    let dump = DumpIr::new(DumpWhen::Never, DumpWhen::All, Box::new(shared.clone()));
    passes.instrument(Arc::new(dump.to_folder(&folder)));
    passes.run(&mut ir, module).unwrap();
    for file in [
        "0_cse.mlir",
        "builtin_module_a/0_0_cse.mlir",
        "builtin_module_b/0_0_cse.mlir",
    ] {
        assert!(outer.join(file).exists(), "{file}");
    }
    let last = std::fs::read_to_string(outer.join("1_composite-fixed-point-pass.mlir")).unwrap();
    let head = "// -----// IR Dump After Foo (composite-fixed-point-pass) //----- //\n";
    assert!(last.starts_with(head), "{last}");
    std::fs::remove_dir_all(&folder).unwrap();
}

/// A file ends after an outermost operation, unless that is printed in local scope.
#[test]
fn operations_in_local_scope_end_with_one_empty_line() {
    let printed = |flags: PrintFlags| {
        let (mut ir, module) = parse("");
        let shared = Shared::default();
        let dump = DumpIr::new(DumpWhen::All, DumpWhen::Never, Box::new(shared.clone()));
        let mut passes = PassManager::new();
        passes.add(cse());
        passes.instrument(Arc::new(dump.flags(flags)));
        passes.run(&mut ir, module).unwrap();
        shared.text()
    };
    assert!(printed(PrintFlags::new()).ends_with("module {\n}\n\n\n"));
    assert!(printed(PrintFlags::new().local_scope(true)).ends_with("module {\n}\n\n"));
    assert!(!printed(PrintFlags::new().local_scope(true)).ends_with("\n\n\n"));
}

/// The flags are those of passes that print, and of what is shown of invalid IR.
#[test]
fn passes_print_as_the_manager_says() {
    let (mut ir, module) = parse("module @a {}");
    let shared = Shared::default();
    let mut passes = PassManager::new();
    passes.add(transforms::PrintIr::default());
    passes.print_flags(PrintFlags::new().debug_info(true).generic(true));
    passes.print_to(Box::new(shared.clone()));
    passes.run(&mut ir, module).unwrap();
    assert!(
        shared
            .text()
            .contains("}) : () -> () loc(\"t.mlir\":1:1)\n"),
        "{}",
        shared.text()
    );
}

#[test]
fn times_follow_the_pipeline() {
    let (mut ir, module) = parse(TWO);
    let timing = Arc::new(Timing::new());
    let mut passes = PassManager::new();
    passes.add(cse());
    passes.nest::<ModuleOp>(|inner| {
        inner.add(canonicalize());
    });
    passes.instrument(timing.clone());
    timing.before("Parser", &mut || ());
    passes.run(&mut ir, module).unwrap();
    timing.set_pipeline(passes.pipeline());
    let names = |text: &str| -> Vec<String> {
        let rows = text.lines().filter(|line| line.contains('%'));
        rows.map(|line| line.split_once(")  ").unwrap().1.to_owned())
            .collect()
    };
    let tree = timing.report(TimingFormat::Tree);
    let expected = [
        "Parser",
        "CSE",
        "'builtin.module' Pipeline",
        "  Canonicalizer",
        "Rest",
        "Total",
    ];
    assert_eq!(names(&tree), expected);
    assert_eq!(names(&timing.report(TimingFormat::List)).len(), 6);
    let json = timing.report(TimingFormat::Json);
    assert!(json.starts_with("[\n{\"wall\": {\"duration\": "), "{json}");
    assert!(
        json.contains("\"name\": \"'builtin.module' Pipeline\", \"passes\": [\n  {\"wall\""),
        "{json}"
    );
}

#[test]
fn reproducers_hold_the_pipeline() {
    let (ir, module) = parse(TWO);
    let pipeline = parse_pipeline("builtin.module(cse)", &passes()).unwrap();
    let reproducer = Reproducer::new(&ir, module, &pipeline, true, true);
    let (read, _) = parse(reproducer.text());
    assert_eq!(
        Reproducer::pipeline_of(&read).as_deref(),
        Some("builtin.module(cse)")
    );
    assert_eq!(Reproducer::pipeline_of(&ir), None);

    // As MLIR writes them, next to the resources of dialects.
    let (ir, module) = parse(
        "\"t.x\"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
        {-# dialect_resources: { builtin: { b: \"0x0400000001\" } },
            external_resources: { other: { key: true } } #-}",
    );
    let pipeline = parse_pipeline("any(cse,func.func(cse,cse))", &passes()).unwrap();
    let crash = Reproducer::of_crash(&ir, module, PrintFlags::new(), &pipeline, false, true);
    expect![[r#"
        module {
          "t.x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
        }

        {-#
          dialect_resources: {
            builtin: {
              b: "0x0400000001"
            }
          },
          external_resources: {
            mlir_reproducer: {
              pipeline: "builtin.module(cse, func.func(cse,cse))",
              disable_threading: true,
              verify_each: true
            }
          }
        #-}
    "#]]
    .assert_eq(crash.text());
    let result = Reproducer::of_result(&ir, module, PrintFlags::new(), &pipeline);
    let expected = crash.text().replace("builtin.module(cse, ", "any(cse,");
    assert_eq!(result.text(), expected.replace(": true", ": false"));
    let (read, _) = parse(crash.text());
    let pipeline = Reproducer::pipeline_of(&read).unwrap();
    assert!(parse_pipeline(&pipeline, &passes()).is_ok());
}
