//! Inputs out of all proportion: an error, or success, in little time and
//! memory, on half the stack of a thread. `docs/LIMITS.md` has the table.

use ods_runtime::prelude::*;
use ods_runtime::{Location, NamedAttribute, OperationState};
use std::fmt::Write as _;
use std::time::{Duration, Instant};

/// Much more than any of these takes, on a busy machine without optimisation.
const PATIENCE: Duration = Duration::from_secs(60);

fn on_small_stack(run: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(1 << 20).spawn(run);
    thread.unwrap().join().unwrap();
}

fn parse(ir: &mut Ir, text: &str) -> Result<Operation, String> {
    let mut options = ParseOptions::default();
    options.allow_unregistered_dialects = true;
    let parsed = parse_source(ir, "limits.mlir", text.as_bytes(), options);
    parsed.map_err(|errors| {
        let mut shown = String::new();
        errors[0].render(ir, &mut shown).unwrap();
        shown.lines().next().unwrap().to_owned()
    })
}

/// Reads, verifies, copies, prints and erases a text.
fn exercise(text: &str) -> Result<usize, String> {
    let start = Instant::now();
    let mut ir = Ir::new();
    let op = parse(&mut ir, text)?;
    verify(op, &ir).map_err(|errors| errors[0].to_string())?;
    let copy = op.clone_op(&mut ir);
    let mut flags = PrintFlags::default();
    flags.debug_info = true;
    let printed = op.to_text(&ir, flags.clone());
    assert!(copy.to_text(&ir, flags) == printed);
    flags_without_aliases(op, &ir);
    assert!(format!("{op:?} {:?}", op.location(&ir)).len() < 100);
    op.erase(&mut ir);
    copy.erase(&mut ir);
    assert_eq!(ir.operation_count(), 0);
    assert!(start.elapsed() < PATIENCE, "{:?}", start.elapsed());
    Ok(printed.len())
}

fn flags_without_aliases(op: Operation, ir: &Ir) {
    let mut flags = PrintFlags::default();
    flags.local_scope = true;
    flags.debug_info = true;
    assert!(op.to_text(ir, flags).len() < 64 << 20);
}

#[track_caller]
fn fails(text: &str, expected: &str) {
    let error = exercise(text).unwrap_err();
    assert!(
        error.contains(expected),
        "{}",
        &error[..error.len().min(300)]
    );
}

#[track_caller]
fn works(text: &str) {
    if let Err(error) = exercise(text) {
        panic!("{}", &error[..error.len().min(300)]);
    }
}

#[test]
fn impossible_counts() {
    on_small_stack(|| {
        fails(
            "%0:4000000000 = \"t.op\"() : () -> (i32)",
            "was provided 4000000000 to bind",
        );
        fails(
            "%0:99999999999999999999 = \"t.op\"() : () -> i32",
            "at least 1 result",
        );
        fails(
            "\"t.u\"(%0#4000000000) : (i32) -> ()",
            "use of undeclared SSA value name",
        );
        fails("\"t.op\"() : () -> i99999999", "limited to 16777215 bits");
        fails(
            "\"t.op\"() : () -> () loc(\"a\":4294967296:1)",
            "expected integer line number",
        );
        works("\"t.op\"() : () -> () loc(\"a\":4294967295:4294967295)");
        works("\"t.op\"() {a = dense<1> : tensor<99999999999x9999999999xi8>} : () -> ()");
        fails(
            "\"t.op\"() {a = dense<[1, 2]> : tensor<99999999999xi8>} : () -> ()",
            "does not match type ([99999999999])",
        );
        works("\"t.op\"() {a = dense<true> : tensor<4000000000xi1>} : () -> ()");
        works("\"t.op\"() {a = 1 : i16777215} : () -> ()");
        works("\"t.op\"() {a = dense<1> : tensor<1000xi16777215>} : () -> ()");
        let digits = "9".repeat(10_000_000);
        fails(
            &format!("\"t.op\"() {{a = {digits} : i8}} : () -> ()"),
            "out of range",
        );
    });
}

#[test]
fn long_lists() {
    on_small_stack(|| {
        let count = 100_000;
        let list = |item: &str| vec![item; count].join(", ");
        works(&format!(
            "%0 = \"t.op\"() : () -> i32\n\"t.u\"({}) : ({}) -> ()",
            list("%0"),
            list("i32")
        ));
        works(&format!(
            "%0:{count} = \"t.op\"() : () -> ({})",
            list("i32")
        ));
        works(&format!("\"t.r\"() ({}) : () -> ()", list("{}")));
        works(&format!(
            "\"t.r\"() ({{\n\"t.br\"()[{}] : () -> ()\n^a:\n\"t.x\"() : () -> ()\n}}) : () -> ()",
            list("^a")
        ));
        let mut entries = String::new();
        for number in 0..count {
            write!(entries, "k{number} = {number}, ").unwrap();
        }
        works(&format!("\"t.op\"() {{{entries}z}} : () -> ()"));
        works(&format!(
            "\"t.op\"() : () -> tensor<{}f32>",
            "1x".repeat(count)
        ));
        works(&format!(
            "\"t.op\"() {{a = @a{}}} : () -> ()",
            "::@b".repeat(count)
        ));
        works(&format!(
            "\"t.op\"() {{a = \"{}\"}} : () -> ()",
            "x".repeat(10_000_000)
        ));
        let unterminated = format!("\"t.op{}", "x".repeat(10_000_000));
        fails(&unterminated, "expected '\"' in string literal");
        let blob = "00".repeat(1_000_000);
        works(&format!(
            "\"t.op\"() : () -> ()\n{{-# dialect_resources: {{ builtin: {{ a: \"0x04000000{blob}\" }} }} #-}}"
        ));
    });
}

#[test]
fn nesting() {
    on_small_stack(|| {
        let deep = 100_000;
        let nest = |open: &str, middle: &str, close: &str| {
            format!("{}{middle}{}", open.repeat(deep), close.repeat(deep))
        };
        let too_deep = "cannot nest deeper than 512 levels";
        fails(
            &format!("\"t.op\"() : () -> {}", nest("tuple<", "i32", ">")),
            too_deep,
        );
        fails(
            &format!("\"t.op\"() {{a = {}}} : () -> ()", nest("[", "", "]")),
            too_deep,
        );
        fails(
            &format!("\"t.op\"() {{a = {}}} : () -> ()", nest("{a = ", "1", "}")),
            too_deep,
        );
        let locations = nest("callsite(\"a\" at ", "\"b\"", ")");
        fails(&format!("\"t.op\"() : () -> () loc({locations})"), too_deep);
        for expression in [
            nest("(", "d0", ")"),
            nest("", "d0", " floordiv 2"),
            nest("-", "d0", ""),
        ] {
            let map = format!("\"t.op\"() {{a = affine_map<(d0) -> ({expression})>}} : () -> ()");
            fails(&map, too_deep);
        }
    });
}

/// What is twice what is twice what is …
fn doubled(first: &str, rest: impl Fn(usize) -> String, last: impl Fn(usize) -> String) {
    for levels in [40, 100] {
        let mut text = format!("{first}\n");
        for level in 1..=levels {
            writeln!(text, "{}", rest(level)).unwrap();
        }
        text.push_str(&last(levels));
        let len = exercise(&text).unwrap();
        assert!(len < 4 << 20, "{len} bytes");
    }
}

#[test]
fn sharing() {
    on_small_stack(|| {
        let ty = |level: usize| {
            format!(
                "%0 = \"t.op\"() {{a = !t{level}}} : () -> !t{level}\n\"t.u\"(%0) : (!t{level}) -> ()"
            )
        };
        doubled(
            "!t0 = i32",
            |at| format!("!t{at} = tuple<!t{0}, !t{0}>", at - 1),
            ty,
        );
        doubled(
            "!t0 = i32",
            |at| format!("!t{at} = (!t{0}) -> !t{0}", at - 1),
            ty,
        );
        let attr = |level: usize| format!("\"t.op\"() {{a = #a{level}}} : () -> ()");
        doubled(
            "#a0 = 1 : i8",
            |at| format!("#a{at} = [#a{0}, #a{0}]", at - 1),
            attr,
        );
        doubled(
            "#a0 = 1 : i8",
            |at| format!("#a{at} = {{x = #a{0}, y = #a{0}}}", at - 1),
            attr,
        );
        let location = |level: usize| format!("\"t.op\"() : () -> () loc(#loc{level})");
        doubled(
            "#loc0 = loc(\"x\")",
            |at| format!("#loc{at} = loc(callsite(#loc{0} at #loc{0}))", at - 1),
            location,
        );
        doubled(
            "#loc0 = loc(\"x\")",
            |at| format!("#loc{at} = loc(fused<{at}>[#loc{0}, #loc{0}])", at - 1),
            location,
        );
    });
}

/// Not from text: nesting costs heap.
#[test]
fn what_was_built() {
    on_small_stack(|| {
        let levels = 100_000;
        let mut ir = Ir::new();
        let op = |ir: &mut Ir, regions| {
            let mut state = OperationState::unregistered("t.r", Location::UNKNOWN);
            state.regions.extend(regions);
            ir.create(state)
        };
        let mut top = op(&mut ir, None);
        for _ in 0..levels {
            let region = ir.create_region();
            let block = region.add_block(&mut ir, &[]);
            block.append(&mut ir, top);
            top = op(&mut ir, Some(region));
        }
        verify(top, &ir).unwrap();
        let mut count = 0;
        top.walk(&ir, |_| count += 1);
        assert_eq!(count, levels + 1);
        let copy = top.clone_op(&mut ir);
        assert!(copy.is_alive(&ir));
        copy.erase(&mut ir);
        drop(ir.clone());
        drop(ir);
        // Values have a limit: the constructor that may fail does.
        let mut attribute = Attribute::unit();
        let mut failed_at = None;
        for level in 0..levels {
            match ods_runtime::attributes::ArrayAttr::try_new([attribute.clone()]) {
                Ok(array) => attribute = array.into(),
                Err(error) => {
                    failed_at = Some((level, error.to_string()));
                    break;
                }
            }
        }
        let (level, error) = failed_at.unwrap();
        assert_eq!(level, ods_runtime::limits::MAX_NESTING as usize);
        assert!(error.contains("cannot nest deeper"));
        assert!(format!("{attribute:?}").len() > 500);
        let entry = NamedAttribute::new("a", attribute.clone());
        assert_eq!(entry.value, attribute);
    });
}
