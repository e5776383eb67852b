//! What damaged texts once did: left something behind, or panicked.

use ods_runtime::prelude::*;
use ods_runtime::{Location, OperationState};

fn parse(ir: &mut Ir, text: &str) -> Result<Operation, Diagnostics> {
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    parse_source(ir, "damaged.mlir", text.as_bytes(), options)
}

/// What fails leaves nothing in the `Ir`, wherever it fails.
#[test]
fn nothing_is_left_behind() {
    let whole = "%0:2 = \"t.a\"() <{p = 1}> ({\n^bb0(%x: i32 loc(\"x\")):\n  \
                 \"t.b\"(%x, %1)[^bb1] {a = @s} : (i32, f32) -> () loc(fused[\"l\"])\n^bb1:\n  \
                 %1 = \"t.c\"() : () -> f32 loc(callsite(\"m\" at \"n\"))\n}) : () -> (i32, i32) loc(\"o\")\n\
                 module @m {\n  \"t.d\"(%0#1) : (i32) -> () loc(#later)\n} loc(unknown)\n#later = loc(\"p\")\n";
    let mut ir = Ir::new();
    let module = parse(&mut ir, whole).unwrap();
    module.erase(&mut ir);
    assert_eq!(ir.operation_count(), 0);
    for (at, _) in whole.char_indices().skip(1) {
        for text in [
            whole[..at].to_owned(),
            format!("{}${}", &whole[..at], &whole[at..]),
            format!("{}{}", &whole[..at - 1], &whole[at..]),
        ] {
            match parse(&mut ir, &text) {
                Ok(module) => module.erase(&mut ir),
                Err(errors) => assert!(!errors.is_empty(), "{text}"),
            }
            assert_eq!(ir.operation_count(), 0, "{text}");
        }
    }
}

#[test]
fn a_bad_location_at_the_end() {
    let mut ir = Ir::new();
    for location in ["loc(nonsense)", "loc(\"a\"", "loc()", "loc(#a)", "loc"] {
        let text = format!("\"t.a\"() ({{\n  \"t.b\"() : () -> ()\n}}) : () -> () {location}\n");
        assert!(parse(&mut ir, &text).is_err(), "{location}");
        assert_eq!(ir.operation_count(), 0, "{location}");
    }
}

/// As in MLIR, an argument may be one of a group.
#[test]
fn arguments_with_a_number() {
    let mut ir = Ir::new();
    let text = "\"t.a\"() ({\n^bb0(%3#1: i32):\n  \"t.b\"(%3#1) : (i32) -> ()\n}) : () -> ()\n";
    let module = parse(&mut ir, text).unwrap();
    let printed = module.display_generic(&ir).to_string();
    assert!(
        printed.contains("^bb0(%arg0: i32):\n    \"t.b\"(%arg0)"),
        "{printed}"
    );
    let text = text.replace("(%3#1) ", "(%3#0) ");
    assert!(parse(&mut ir, &text).is_err());
}

/// An operation without the region that its printer wants.
#[test]
fn printing_what_has_no_region() {
    let mut ir = Ir::new();
    let module = parse(&mut ir, "").unwrap();
    let info = module.info(&ir).unwrap();
    let empty = ir.create(OperationState::new(info, Location::UNKNOWN));
    assert_eq!(empty.regions(&ir).len(), 0);
    assert!(verify(empty, &ir).is_err());
    let expected = "\"builtin.module\"() : () -> ()";
    assert_eq!(empty.display(&ir).to_string().trim_end(), expected);
    assert_eq!(empty.display_generic(&ir).to_string().trim_end(), expected);
    let flags = PrintFlags::new().local_scope(true);
    assert_eq!(empty.to_text(&ir, flags), expected.as_bytes());
}
