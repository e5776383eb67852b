//! Inputs out of all proportion: an error, or success, in little time and
//! memory, on half the stack of a thread. `docs/LIMITS.md` has the table.

use ods_runtime::affine::{AffineExpr, AffineMap, IntegerSet};
use ods_runtime::attributes::{ArrayAttr, LocationAttr};
use ods_runtime::prelude::*;
use ods_runtime::types::{FunctionType, NestingTooDeep, TupleType};
use ods_runtime::{Dominance, EquivalenceFlags, Location, OperationState};
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

/// Much more than any of these takes, on a busy machine without optimisation.
const PATIENCE: Duration = Duration::from_secs(60);

fn on_small_stack(run: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(1 << 20).spawn(run);
    thread.unwrap().join().unwrap();
}

fn parse(ir: &mut Ir, text: &str) -> Result<Operation, String> {
    let options = ParseOptions::new().allow_unregistered_dialects(true);
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
    let flags = PrintFlags::new().debug_info(true);
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
    let flags = PrintFlags::new().local_scope(true).debug_info(true);
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
        for text in [
            format!("\"t.op\"() {{a = affine_map<() -> ({digits})>}} : () -> ()"),
            format!("\"t.op\"() {{a = strided<[{digits}]>}} : () -> ()"),
            format!("\"t.op\"() {{a = distinct[{digits}]<unit>}} : () -> ()"),
            format!("\"t.op\"() : () -> () loc(\"a\":{digits}:1)"),
            format!("\"t.op\"() : () -> vector<{digits}xi8>"),
        ] {
            assert!(exercise(&text).is_err());
        }
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
        let innermost = op(&mut ir, None);
        let mut top = innermost;
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
        assert!(top.to_text(&ir, PrintFlags::default()).len() > levels);
        let flags = EquivalenceFlags::default();
        assert!(top.is_equivalent_to(&ir, copy, flags));
        let hashes = [top, copy].map(|op| op.structural_hash(&ir, flags));
        assert_eq!(hashes[0], hashes[1]);
        assert!(top.is_ancestor_of(&ir, innermost) && !copy.is_ancestor_of(&ir, innermost));
        let mut dominance = Dominance::new();
        let body = top.regions(&ir)[0].entry_block(&ir).unwrap();
        let second = body.first_op(&ir).unwrap();
        assert!(dominance.op_dominates(&ir, second, innermost));
        assert!(!dominance.op_dominates(&ir, innermost, second));
        copy.erase(&mut ir);
        // Moving it to an `Ir` of its own, and back.
        let mut state = OperationState::new(ModuleOp::INFO, Location::UNKNOWN);
        state.new_regions = 1;
        let module = ir.create(state);
        let body = module.regions(&ir)[0].add_block(&mut ir, &[]);
        body.append(&mut ir, top);
        let split = ir.split(module);
        assert_eq!(ir.operation_count(), 1);
        assert_eq!(split.ir().operation_count(), levels + 2);
        ir.graft(split);
        assert_eq!(ir.operation_count(), levels + 2);
        drop(ir.clone());
        drop(ir);
        values_that_were_built(levels);
    });
}

/// A kind of value, and what wraps one in another.
type Wrap = (
    &'static str,
    fn(Attribute) -> Result<Attribute, NestingTooDeep>,
);

/// Types, attributes, locations and expressions in each other.
const WRAPS: &[Wrap] = &[
    ("array", |inner| Ok(ArrayAttr::try_new([inner])?.into())),
    ("tuple", |inner| {
        Ok(Attribute::ty(TupleType::try_new([type_in(&inner)])?))
    }),
    ("function", |inner| {
        Ok(Attribute::ty(FunctionType::try_new([type_in(&inner)], [])?))
    }),
    ("call site", |inner| {
        let build = || LocationAttr::call_site(location_in(&inner), LocationAttr::Unknown);
        Ok(catch_unwind(AssertUnwindSafe(build))
            .map_err(|_| NestingTooDeep)?
            .into())
    }),
    ("name", |inner| {
        let build = || LocationAttr::name("a", location_in(&inner));
        Ok(catch_unwind(AssertUnwindSafe(build))
            .map_err(|_| NestingTooDeep)?
            .into())
    }),
];

fn type_in(attribute: &Attribute) -> Type {
    match attribute {
        Attribute::Type(ty) => ty.0.clone(),
        _ => Type::i32(),
    }
}

fn location_in(attribute: &Attribute) -> LocationAttr {
    match attribute {
        Attribute::Location(location) => location.clone(),
        _ => LocationAttr::Unknown,
    }
}

/// Values nest to their limit, and not deeper: there they print, compare, hash
/// and drop.
fn values_that_were_built(levels: usize) {
    for (what, wrap) in WRAPS {
        let build = || {
            let (mut value, mut inner) = (Attribute::unit(), Attribute::unit());
            let failed_at = (0..levels).find(|_| match wrap(value.clone()) {
                Ok(outer) => {
                    inner = std::mem::replace(&mut value, outer);
                    false
                }
                Err(error) => {
                    assert!(error.to_string().contains("cannot nest deeper"));
                    true
                }
            });
            (value, inner, failed_at)
        };
        let ((value, inner, failed_at), (same, ..)) = (build(), build());
        let limit = ods_runtime::limits::MAX_NESTING as usize;
        assert!(
            failed_at.is_some_and(|level| level.abs_diff(limit) <= 1),
            "{what}: {failed_at:?}"
        );
        assert_eq!(value, same, "{what}");
        let text = value.to_string();
        assert!(text.len() > limit && text == same.to_string(), "{what}");
        for value in [&inner, &value] {
            let read = Attribute::parse(&value.to_string());
            assert!(read.is_ok_and(|read| read == *value), "{what}");
        }
        let mut seen = std::collections::BTreeSet::new();
        for value in [&value, &same] {
            let mut hasher = DefaultHasher::new();
            value.hash(&mut hasher);
            seen.insert(hasher.finish());
        }
        assert_eq!(seen.len(), 1, "{what}");
        let mut ir = Ir::new();
        let op = ir.create(OperationState::unregistered("t.op", Location::UNKNOWN));
        // The dictionary of the operation is one level more.
        op.set_attribute(&mut ir, "a", Some(inner));
        assert!(
            op.to_text(&ir, PrintFlags::default()).len() > limit / 2,
            "{what}"
        );
    }
}

/// Expressions that share their parts, which no text can say: they are built,
/// compared and printed without going through each part again and again.
#[test]
fn expressions_that_share() {
    type Step = fn(AffineExpr) -> AffineExpr;
    let steps: [Step; 5] = [
        |e| e.clone().floor_div(2) + e % 3,
        |e| (e.clone() * 4 + e % 8).floor_div(2),
        |e| e.clone() + (AffineExpr::dim(0) * 6 + e.floor_div(5)) * 2,
        |e| (e.clone() + (AffineExpr::dim(1) * 1024 + e)).floor_div(1),
        |e| (e.clone().ceil_div(7) + (e * 3 + 1) % 5) % 4096,
    ];
    on_small_stack(move || {
        for (number, step) in steps.into_iter().enumerate() {
            let start = Instant::now();
            let build = || (0..100).fold(AffineExpr::dim(0) * 64, |e, _| step(e));
            let (left, right) = (build(), build());
            assert!(left == right, "{number}");
            let maps = [left.clone(), right].map(|e| AffineMap::new(2, 0, [e.clone(), e]));
            assert!(maps[0] == maps[1], "{number}");
            let set = IntegerSet::new(2, 0, [(left, true)]);
            let mut ir = Ir::new();
            let op = ir.create(OperationState::unregistered("t.op", Location::UNKNOWN));
            op.set_attribute(&mut ir, "map", Some(maps[0].clone().into()));
            op.set_attribute(&mut ir, "set", Some(set.into()));
            verify(op, &ir).unwrap();
            let text = op.display(&ir).to_string();
            assert!(text.len() < 64 << 20, "{number}");
            assert!(
                start.elapsed() < PATIENCE,
                "{number}: {:?}",
                start.elapsed()
            );
        }
    });
}

/// As many terms as one likes: they do not nest.
#[test]
fn long_sums() {
    on_small_stack(|| {
        for count in [600, 5_000] {
            let mut dims = String::from("d0");
            let mut sum = String::from("d0");
            for at in 1..count {
                write!(dims, ", d{at}").unwrap();
                write!(sum, " {} d{at} * 2", if at % 2 == 0 { '-' } else { '+' }).unwrap();
            }
            works(&format!(
                "\"t.op\"() {{a = affine_map<({dims}) -> ({sum}, ({sum}) floordiv 2, ({sum}) mod 2)>}} : () -> ()"
            ));
            works(&format!(
                "\"t.op\"() {{a = affine_set<({dims}) : ({sum} >= 0)>}} : () -> ()"
            ));
            works(&format!(
                "\"t.op\"() : () -> memref<1xi8, affine_map<(d0) -> ({})>>",
                vec!["d0 mod 7"; count].join(" + ")
            ));
        }
    });
}

#[test]
fn many_errors() {
    let mut ir = Ir::new();
    let text = " }".repeat(20_000);
    let options = ParseOptions::new();
    let errors = parse_source(&mut ir, "limits.mlir", text.as_bytes(), options).unwrap_err();
    assert_eq!(errors.len(), ods_runtime::limits::MAX_ERRORS + 1);
    let last = &errors[errors.len() - 1].message;
    assert_eq!(last, "too many errors: the rest of the source is not read");
}

#[test]
fn modules_in_each_other() {
    // Long enough to be read on several threads.
    let levels = 30_000;
    let text = "module { ".repeat(levels) + &"}".repeat(levels);
    fails(&text, "regions of custom forms are nested too deeply");
}
