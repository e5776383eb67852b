//! As `stale_ids.rs`, for what generated code and hand-written printers call:
//! parts of ops by number, builders, constraints, the printer. And the list of
//! all public functions outside of `src/ir` that take an id.

use ods_runtime::affine::AffineMap;
use ods_runtime::attributes::LocationAttr;
use ods_runtime::builtin::UnrealizedConversionCastOp;
use ods_runtime::interfaces::{
    IntegerValueRange, RegionSuccessor, SuccessorOperands, operand_numbers,
};
use ods_runtime::op::{
    OpFields as _, OperandGroupsMut, OperandsMut, RegionConstraint, SuccessorConstraint,
};
use ods_runtime::prelude::*;
use ods_runtime::text::op_printer::RegionStyle;
use ods_runtime::{OperationState, op};
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

ods! {
    def Foreign_Dialect : Dialect { let name = "foreign"; }

    def PartsOp : Op<Foreign_Dialect, "parts", [AttrSizedOperandSegments, Terminator]> {
        let arguments = (ins I32:$one, Variadic<I32>:$many, Optional<I32>:$maybe,
            VariadicOfVariadic<I32, "sizes">:$groups, DenseI32ArrayAttr:$sizes,
            I64Attr:$number, DefaultValuedAttr<I64Attr, "1">:$other);
        let results = (outs I32:$result);
        let regions = (region AnyRegion:$body);
        let successors = (successor AnySuccessor:$next);
        let hasCustomAssemblyFormat = 1;
    }
}

const TEXT: &str = r#"
"t.func"() ({
^bb0(%a: i32):
  %r = "foreign.parts"(%a, %a, %a, %a)[^bb1] <{number = 2 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 1>, sizes = array<i32: 1>}> ({
  ^bb0(%b: i32):
    "t.end"(%b) : (i32) -> ()
  }) : (i32, i32, i32, i32) -> i32
^bb1:
  "t.end"() : () -> ()
}) : () -> ()
"#;

/// One id of each kind.
#[derive(Clone, Copy)]
struct Ids {
    module: Operation,
    op: Operation,
    block: Block,
    region: Region,
    value: Value,
}

impl Ids {
    fn of_text(ir: &mut Ir) -> Self {
        let options = ParseOptions::new().allow_unregistered_dialects(true);
        let module = parse_source(ir, "-", TEXT.as_bytes(), options).unwrap();
        let parts = module.nested::<PartsOp>(ir)[0];
        let region = parts.body(ir);
        let block = region.entry_block(ir).unwrap();
        Self {
            module,
            op: parts.operation(),
            block,
            region,
            value: block.argument(ir, 0),
        }
    }
}

type Print = fn(&mut OpPrinter<'_>, Ids);

thread_local! {
    /// What the custom form prints.
    static PRINT: Cell<Option<(Print, Ids)>> = const { Cell::new(None) };
    static PRINTED: RefCell<usize> = const { RefCell::new(0) };
}

impl CustomAssembly for PartsOp {
    fn parse(p: &mut OpParser<'_, '_>, _: &mut OperationState) -> Parsed<()> {
        Err(p.emit_error_here("not read in this test"))
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        PRINTED.with_borrow_mut(|count| *count += 1);
        if let Some((print, ids)) = PRINT.take() {
            print(p, ids);
        }
    }
}

/// A call of a function, `file: name`; the first ids are wrong, the second ones
/// right.
type Call = (&'static str, fn(&mut Ir, Ids, Ids));

static REGION: RegionConstraint = RegionConstraint::new("a region").test(Region::has_one_block);
static SUCCESSOR: SuccessorConstraint =
    SuccessorConstraint::new("a block").test(|block, ir| block.arguments(ir).is_empty());

fn end(build: impl FnOnce(&mut OperationState)) -> OperationState {
    let mut state = OperationState::unregistered("t.end", Location::UNKNOWN);
    build(&mut state);
    state
}

#[rustfmt::skip]
const CALLS: &[Call] = &[
    ("op/access.rs: operand", |ir, bad, _| _ = op::operand(bad.op, ir, 0)),
    ("op/access.rs: operands", |ir, bad, _| _ = op::operands(bad.op, ir, 1)),
    ("op/access.rs: optional_operand", |ir, bad, _| _ = op::optional_operand(bad.op, ir, 2)),
    ("op/access.rs: operand_groups", |ir, bad, _| _ = op::operand_groups(bad.op, ir, 3, 0).count()),
    ("op/access.rs: result", |ir, bad, _| _ = op::result(bad.op, ir, 0)),
    ("op/access.rs: results", |ir, bad, _| _ = op::results(bad.op, ir, 0)),
    ("op/access.rs: optional_result", |ir, bad, _| _ = op::optional_result(bad.op, ir, 0)),
    ("op/access.rs: region", |ir, bad, _| _ = op::region(bad.op, ir, 0)),
    ("op/access.rs: regions", |ir, bad, _| _ = op::regions(bad.op, ir, 0)),
    ("op/access.rs: successor", |ir, bad, _| _ = op::successor(bad.op, ir, 0)),
    ("op/access.rs: successors", |ir, bad, _| _ = op::successors(bad.op, ir, 0)),
    ("op/access.rs: attr", |ir, bad, _| _ = op::attr(bad.op, ir, 0)),
    ("op/access.rs: optional_attr", |ir, bad, _| _ = op::optional_attr(bad.op, ir, 0)),
    ("op/access.rs: attr_or_default", |ir, bad, _| _ = op::attr_or_default(bad.op, ir, 2)),
    ("op/access.rs: property", |ir, bad, _| _ = op::property::<i64>(bad.op, ir, 0)),
    ("op/access.rs: set_property", |ir, bad, _| op::set_property(bad.op, ir, 0, 5_i64)),
    ("op/access.rs: set_optional_property", |ir, bad, _| op::set_optional_property(bad.op, ir, 0, 5_i64, |value| value)),
    ("op/access.rs: set_attr", |ir, bad, _| op::set_attr(bad.op, ir, 0, Attribute::unit())),
    ("op/access.rs: set_unit_attr", |ir, bad, _| op::set_unit_attr(bad.op, ir, 0, true)),
    ("op/access.rs: set_optional_attr", |ir, bad, _| op::set_optional_attr(bad.op, ir, 0, true, Attribute::bool)),
    ("op/access.rs: set_operand", |ir, bad, good| op::set_operand(bad.op, ir, 0, good.value)),
    ("op/access.rs: set_operand", |ir, bad, good| op::set_operand(good.op, ir, 0, bad.value)),
    ("op/access.rs: set_operands", |ir, bad, good| op::set_operands(bad.op, ir, 1, &[good.value])),
    ("op/access.rs: set_operands", |ir, bad, good| op::set_operands(good.op, ir, 1, &[good.value, bad.value])),
    ("op/access.rs: set_operand_groups", |ir, bad, good| op::set_operand_groups(bad.op, ir, 3, 0, &[&[good.value]])),
    ("op/access.rs: set_operand_groups", |ir, bad, good| op::set_operand_groups(good.op, ir, 3, 0, &[&[good.value], &[bad.value]])),
    ("op/access.rs: set_optional_operand", |ir, bad, _| op::set_optional_operand(bad.op, ir, 2, None)),
    ("op/access.rs: set_optional_operand", |ir, bad, good| op::set_optional_operand(good.op, ir, 2, Some(bad.value))),
    ("op/adaptor.rs: of", |ir, bad, _| _ = PartsOp::from_operation_unchecked(bad.op).fields(ir)),
    ("op/operands_mut.rs: new", |ir, bad, _| _ = OperandsMut::new(bad.op, ir, 1)),
    ("op/operands_mut.rs: new", |ir, bad, _| _ = OperandGroupsMut::new(bad.op, ir, 3, 0)),
    ("op/operands_mut.rs: assign", |ir, bad, good| OperandGroupsMut::new(good.op, ir, 3, 0).assign(&[&[bad.value]])),
    ("op/operands_mut.rs: push", |ir, bad, good| OperandGroupsMut::new(good.op, ir, 3, 0).push(&[bad.value])),
    ("op/operands_mut.rs: insert", |ir, bad, good| OperandGroupsMut::new(good.op, ir, 3, 0).insert(0, &[bad.value])),
    ("op/operands_mut.rs: push", |ir, bad, good| OperandGroupsMut::new(good.op, ir, 3, 0).group(0).push(bad.value)),
    ("op/operands_mut.rs: assign", |ir, bad, good| OperandsMut::new(good.op, ir, 1).assign(&[good.value, bad.value])),
    ("op/operands_mut.rs: push", |ir, bad, good| OperandsMut::new(good.op, ir, 1).push(bad.value)),
    ("op/operands_mut.rs: insert", |ir, bad, good| OperandsMut::new(good.op, ir, 1).insert(0, bad.value)),
    ("op/operands_mut.rs: set", |ir, bad, good| OperandsMut::new(good.op, ir, 1).set(0, bad.value)),
    ("op/operands_mut.rs: extend", |ir, bad, good| OperandsMut::new(good.op, ir, 1).extend([bad.value])),
    ("interfaces/int_range/mod.rs: max_range", |ir, bad, _| _ = IntegerValueRange::max_range(ir, bad.value)),
    ("op_printer/value_names.rs: new", |ir, bad, _| _ = ods_runtime::text::op_printer::ValueNames::new(ir, bad.op)),
    ("op_printer/value_names.rs: name", |ir, bad, good| _ = ods_runtime::text::op_printer::ValueNames::new(ir, good.op).name(ir, bad.value)),
    ("op/constant.rs: constant", |ir, bad, _| _ = bad.value.constant(ir)),
    ("op/operands_mut.rs: containing", |ir, bad, _| _ = OperandsMut::containing(bad.op, ir, 0)),
    ("op/operands_mut.rs: erase_operands", |ir, bad, _| _ = OperandsMut::erase_operands(bad.op, ir, |_| true)),
    ("op/constraint.rs: accepts", |ir, bad, _| _ = REGION.accepts(bad.region, ir)),
    ("op/constraint.rs: accepts", |ir, bad, _| _ = SUCCESSOR.accepts(bad.block, ir)),
    ("op/inherent.rs: prop_dictionary", |ir, bad, _| _ = op::prop_dictionary(bad.op, ir)),
    ("op/inherent.rs: attr_dictionary", |ir, bad, _| _ = op::attr_dictionary(bad.op, ir)),
    ("op/fold.rs: fold", |ir, bad, _| _ = bad.op.fold(ir, &[])),
    ("interfaces/branch.rs: of", |ir, bad, _| _ = SuccessorOperands::of(bad.op, ir, &[])),
    ("interfaces/branch.rs: operand", |ir, bad, good| {
        let operands = SuccessorOperands::of(good.op, ir, good.op.operands(ir));
        _ = operands.operand(bad.op, ir, 0);
    }),
    ("interfaces/branch.rs: operand_numbers", |ir, bad, _| _ = operand_numbers(bad.op, ir, &[])),
    ("interfaces/region_branch.rs: all_of", |ir, bad, _| _ = RegionSuccessor::all_of(ir, bad.region)),
    ("builtin.rs: build", |ir, bad, _| {
        let types = [Type::i32()];
        UnrealizedConversionCastOp::build(&mut ir.builder(), Location::UNKNOWN, &types, &[bad.value]);
    }),
    // What `BuildState` holds is looked at when the operation is created.
    ("op/build.rs: value", |ir, bad, _| _ = ir.create(end(|state| state.operands.push(bad.value)))),
    ("op/build.rs: successor", |ir, bad, _| _ = ir.create(end(|state| state.successors.push(bad.block)))),
    ("op/build.rs: value", |ir, bad, good| {
        let builder = PartsOp::builder(bad.value, [good.value], None, &[], 1, good.block);
        builder.build(&mut ir.builder(), Location::UNKNOWN);
    }),
    ("op_printer/display.rs: to_text", |ir, bad, _| _ = bad.op.to_text(ir, PrintFlags::default())),
    ("op_printer/display.rs: write_text", |ir, bad, _| _ = bad.op.write_text(ir, PrintFlags::default(), &mut Vec::new())),
    ("op_printer/display.rs: display", |ir, bad, _| _ = bad.op.display(ir).to_string()),
    ("op_printer/display.rs: display_generic", |ir, bad, _| _ = bad.op.display_generic(ir).to_string()),
    // All values are looked at before the first is replaced.
    ("builder: replace", |ir, bad, good| {
        let two = [Type::i32(), Type::i32()];
        let old = ir.create(end(|state| state.result_types.extend(two)));
        let values = [good.value, bad.value];
        let user = good.block.terminator(ir).unwrap();
        user.set_operand(ir, 0, old.result(ir, 0));
        let replaced = catch_unwind(AssertUnwindSafe(|| ir.builder().replace(old, values)));
        assert_eq!(user.operand(ir, 0), old.result(ir, 0), "half done");
        user.set_operand(ir, 0, good.value);
        std::panic::resume_unwind(replaced.unwrap_err());
    }),
];

/// The same for functions of the printer.
#[rustfmt::skip]
const PRINTS: &[(&str, Print)] = &[
    ("op_printer/body.rs: print_generic_operation", |p, bad| p.print_generic_operation(bad.op)),
    ("op_printer/body.rs: print_region", |p, bad| p.print_region(bad.region, RegionStyle::default())),
    ("op_printer/custom.rs: print_optional_attr_dict", |p, bad| p.print_optional_attr_dict(bad.op, &[])),
    ("op_printer/custom.rs: print_optional_attr_dict_with_defaults", |p, bad| {
        p.print_optional_attr_dict_with_defaults(bad.op, &[]);
    }),
    ("op_printer/function.rs: print_function_signature", |p, bad| {
        p.print_function_signature(bad.op, &[], false, &[]);
    }),
    ("op_printer/custom.rs: print_optional_attr_dict_with_keyword", |p, bad| p.print_optional_attr_dict_with_keyword(bad.op, &[])),
    ("op_printer/function.rs: print_function_op", |p, bad| p.print_function_op(bad.op)),
    ("op_printer/function.rs: print_function_op_with", |p, bad| p.print_function_op_with(bad.op, None, &[])),
    ("op_printer/mod.rs: print_operand", |p, bad| p.print_operand(bad.value)),
    ("op_printer/mod.rs: print_operands", |p, bad| p.print_operands(&[bad.value])),
    ("op_printer/mod.rs: print_types_of", |p, bad| p.print_types_of(&[bad.value])),
    ("op_printer/mod.rs: print_type_of", |p, bad| p.print_type_of(bad.value)),
    ("op_printer/mod.rs: print_successor", |p, bad| p.print_successor(bad.block)),
    ("op_printer/mod.rs: print_successors", |p, bad| p.print_successors(&[bad.block])),
    ("op_printer/mod.rs: print_functional_type", |p, bad| p.print_functional_type(&[], &[bad.value])),
    ("op_printer/mod.rs: print_functional_type", |p, bad| p.print_functional_type(&[bad.value], &[])),
    ("op_printer/parts.rs: print_successor_and_uses", |p, bad| p.print_successor_and_uses(bad.block, &[])),
    ("op_printer/parts.rs: print_region_argument", |p, bad| p.print_region_argument(bad.block, 0, &[], true)),
    ("op_printer/parts.rs: print_assignments", |p, bad| p.print_assignments(&[bad.value], &[bad.value])),
    ("op_printer/parts.rs: print_custom_or_generic_operation", |p, bad| p.print_custom_or_generic_operation(bad.op)),
    ("op_printer/parts.rs: print_generic_operation_after_op_name", |p, bad| p.print_generic_operation_after_op_name(bad.op)),
    ("op_printer/parts.rs: operand_name", |p, bad| _ = p.operand_name(bad.value)),
    ("op_printer/parts.rs: print_functional_type_of", |p, bad| p.print_functional_type_of(bad.op)),
    ("op_printer/parts.rs: print_affine_map_of_ssa_ids", |p, bad| {
        p.print_affine_map_of_ssa_ids(&AffineMap::multi_dim_identity(1), &[bad.value]);
    }),
    ("op_printer/parts.rs: print_affine_expr_of_ssa_ids", |p, bad| {
        p.print_affine_expr_of_ssa_ids(&AffineMap::multi_dim_identity(1).results()[0], &[bad.value], &[]);
    }),
    ("op_printer/parts.rs: shadow_region_arguments", |p, bad| p.shadow_region_arguments(bad.region, &[])),
    ("op_printer/parts.rs: shadow_region_arguments", |p, bad| {
        let good = p.ir().operation_count();
        assert_ne!(good, 0);
        let region = PRINTED_REGION.with(Cell::get).unwrap();
        p.shadow_region_arguments(region, &[bad.value]);
    }),
];

thread_local! {
    /// A region of the operation that is printed.
    static PRINTED_REGION: Cell<Option<Region>> = const { Cell::new(None) };
}

/// Functions that take an id and are not called here, and why not.
#[rustfmt::skip]
const OTHERS: &[&str] = &[
    // They store a function, or what is looked at later: when the operation is
    // created, or when the adaptor was made.
    "interfaces/dispatch.rs: verify", "op/constraint.rs: test", "op/constraint.rs: describe",
    "op/constraint.rs: summary_for", "traits/mod.rs: structural", "traits/mod.rs: native",
    "traits/mod.rs: region", "op/adaptor.rs: new", "op/build.rs: optional", "op/build.rs: groups",
    "op/build.rs: successors", "op_parser/format/state.rs: set_regions",
    "op_parser/format/state.rs: set_successors",
    "interfaces/region_branch.rs: region", "interfaces/region_branch.rs: parent",
    "rewrite/mod.rs: add", "rewrite/mod.rs: add_with_benefit", "rewrite/mod.rs: add_for_trait", "rewrite/mod.rs: add_for_interface",
    "tool/opt.rs: then",
    "tool/opt.rs: output",
    // On the handle of an interface, which a cast made.
    "interfaces/branch.rs: append_successor_operand", "interfaces/branch.rs: set_successor_operands",
    // See `foreign_ids.rs`.
    "op/fold.rs: fold_unchanged", "op/fold.rs: is_well_formed", "symbols/uses.rs: replace_uses_of_known",
    // They give values that the parser knows.
    "op_parser/api.rs: resolve_operands", "op_parser/api.rs: resolve_operands_of_type",
    // An id as it is: to print, or a key.
    "op/access.rs: debug_op", "symbols/table.rs: invalidate", "symbols/users.rs: users",
    // They call what an op implements, with its handle.
    "op/hooks.rs: canonicalize", "op/hooks.rs: verify", "op/hooks.rs: verify_regions",
    "op/hooks.rs: print", "traits/mod.rs: verify", "interfaces/dispatch.rs: interface_table",
    "interfaces/effects.rs: add_effects", "interfaces/region_branch.rs: is_repetitive_region",
    // It appends to the block.
    "op_parser/nested.rs: parse_generic_operation",
    // `functions_of_testing` below; without the feature they do not exist. `check` takes no id.
    "testing/mod.rs: check", "testing/mutate.rs: mutate", "testing/properties.rs: round_trip",
    "testing/reduce.rs: reduce",
    // A table, whose operation was looked at when it was made.
    "symbols/table.rs: lookup_as",
];

/// Not public: `ods_runtime::__private::preds`, what predicates of definitions call.
const PRIVATE: [&str; 2] = ["support/preds/", "rewrite/declared/"];

fn registry() -> std::sync::Arc<DialectRegistry> {
    std::sync::Arc::new(DialectRegistry::new().with::<ForeignDialect>())
}

/// What is wrong with how a call fails.
fn check(call: &dyn Fn(&mut Ir, Ids, Ids), ir: &mut Ir, bad: Ids, good: Ids) -> Option<String> {
    let before = good.module.display_generic(ir).to_string();
    let panic = catch_unwind(AssertUnwindSafe(|| call(ir, bad, good))).err();
    let Some(panic) = panic else {
        return Some("no panic".to_owned());
    };
    let message = panic.downcast_ref::<String>().cloned().unwrap_or_default();
    if !message.ends_with("was erased, or belongs to another `Ir`") {
        return Some(message);
    }
    let changed = good.module.display_generic(ir).to_string() != before;
    changed.then(|| "half done".to_owned())
}

/// Calls it with stale ids, and with those of another `Ir`.
fn check_all(name: &str, call: &dyn Fn(&mut Ir, Ids, Ids), wrong: &mut Vec<String>) {
    for taken in [false, true] {
        let mut ir = Ir::with_registry(registry());
        let (good, bad) = (Ids::of_text(&mut ir), Ids::of_text(&mut ir));
        bad.module.erase(&mut ir);
        if taken {
            Ids::of_text(&mut ir);
        }
        let found = check(call, &mut ir, bad, good);
        wrong.extend(found.map(|found| format!("`{name}` of stale ids: {found}")));
    }
    let (mut ir, mut other) = (Ir::with_registry(registry()), Ir::with_registry(registry()));
    let (good, bad) = (Ids::of_text(&mut ir), Ids::of_text(&mut other));
    let found = check(call, &mut ir, bad, good);
    wrong.extend(found.map(|found| format!("`{name}` of foreign ids: {found}")));
}

#[test]
fn wrong_ids_are_told() {
    let mut wrong = Vec::new();
    for (name, call) in CALLS {
        check_all(name, call, &mut wrong);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_printer_tells_wrong_ids() {
    let mut wrong = Vec::new();
    for (name, print) in PRINTS {
        let call = |ir: &mut Ir, bad: Ids, good: Ids| {
            PRINTED_REGION.set(Some(good.region));
            PRINT.set(Some((*print, bad)));
            _ = good.op.display(ir).to_string();
        };
        check_all(name, &call, &mut wrong);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(PRINTED.with_borrow(|count| *count) >= 3 * PRINTS.len());
}

/// A location is not an id, but a file or attribute that this `Ir` has not is told.
#[test]
fn locations_of_another_ir_are_told() {
    let mut other = Ir::with_registry(registry());
    let attribute = LocationAttr::name("a", LocationAttr::Unknown);
    let wrong = [
        other.location(&attribute),
        Ids::of_text(&mut other).op.location(&other),
    ];
    for location in wrong {
        let calls: [fn(&mut Ir, Block, Location); 4] = [
            |ir, _, location| _ = ir.create(OperationState::unregistered("t.a", location)),
            |ir, _, location| {
                let op = ir.create(end(|_| ()));
                op.set_location(ir, location);
            },
            |ir, block, location| _ = block.add_argument(ir, &Type::i32(), location),
            |ir, block, location| {
                block.add_argument(ir, &Type::i32(), Location::UNKNOWN);
                block.set_argument_location(ir, 0, location);
            },
        ];
        for call in calls {
            let mut ir = Ir::with_registry(registry());
            let block = ir.create_block(&[]);
            let panic = catch_unwind(AssertUnwindSafe(|| call(&mut ir, block, location)));
            let message = panic.unwrap_err().downcast::<&str>().unwrap();
            assert_eq!(*message, "a location belongs to another `Ir`");
        }
    }
}

/// The names of the public functions of a file that take an id, or are methods of
/// one, as `file: name`.
fn functions(file: &str, text: &str) -> Vec<String> {
    const IDS: [&str; 5] = ["Operation", "Block", "Region", "Value", "OpHandle"];
    let is_id = |word: &str| IDS.contains(&word);
    let words = |text: &str| -> Vec<String> {
        let words = text.split(|at: char| !at.is_alphanumeric() && at != '_');
        words.map(str::to_owned).collect()
    };
    let mut found = Vec::new();
    let mut of_id = false;
    let mut lines = text.lines();
    let mut is_hidden = false;
    while let Some(line) = lines.next() {
        if line.starts_with("mod tests {") {
            break;
        }
        // What the crates of the runtime share is not for users.
        if std::mem::replace(&mut is_hidden, line.trim() == "#[doc(hidden)]") {
            continue;
        }
        if line.starts_with("impl") || line == "}" {
            let of = words(line.split(" for ").last().unwrap_or_default());
            of_id = of.get(1).is_some_and(|first| is_id(first)) || is_id(&of[0]);
        }
        let line = line.trim_start();
        let declared =
            (line.strip_prefix("pub fn ")).or_else(|| line.strip_prefix("pub const fn "));
        let Some(name) = declared.and_then(|rest| rest.split(['(', '<']).next()) else {
            continue;
        };
        let mut signature = line.to_owned();
        while !signature.ends_with(['{', ';'])
            && let Some(more) = lines.next()
        {
            signature.push_str(more);
        }
        let parameters = words(signature.split("->").next().unwrap_or_default());
        let takes_one = parameters.iter().any(|word| is_id(word))
            || of_id && parameters.iter().any(|word| word == "self");
        if takes_one {
            found.push(format!("{file}: {name}"));
        }
    }
    found
}

#[cfg(feature = "testing")]
#[test]
fn functions_of_testing() {
    use ods_runtime::testing::{Random, RandomModules, mutate, reduce, round_trip};
    let calls: [Call; 3] = [
        ("mutate", |ir, bad, _| {
            let modules = RandomModules::new(registry());
            _ = mutate(&modules, ir, bad.module, &mut Random::new(1));
        }),
        ("round_trip", |ir, bad, _| _ = round_trip(ir, bad.module)),
        ("reduce", |ir, bad, _| {
            _ = reduce(ir, bad.module, |_, _| true);
        }),
    ];
    let mut wrong = Vec::new();
    for (name, call) in calls {
        check_all(name, &call, &mut wrong);
    }
    assert_eq!(wrong, [""; 0]);
}

/// Whoever adds a function that takes an id adds it to a list, here or in
/// `foreign_ids.rs`; those of `src/ir` are listed in `stale_ids.rs`.
#[test]
fn nothing_is_left_out() {
    let elsewhere = include_str!("foreign_ids.rs");
    let known: BTreeSet<&str> = (CALLS.iter().map(|(name, _)| *name))
        .chain(PRINTS.iter().map(|(name, _)| *name))
        .chain(OTHERS.iter().copied())
        .collect();
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let roots = ["ods-ir", "ods-asm", "ods-runtime"].map(|name| format!("{root}/{name}/src/"));
    let mut pending: Vec<_> = roots.iter().map(std::path::PathBuf::from).collect();
    let (mut count, mut missing) = (0, Vec::new());
    while let Some(path) = pending.pop() {
        if path.is_dir() {
            let entries = std::fs::read_dir(&path).unwrap();
            pending.extend(entries.map(|entry| entry.unwrap().path()));
            continue;
        }
        let mut inside = roots.iter().filter_map(|root| path.strip_prefix(root).ok());
        let file = inside.next().unwrap().to_str().unwrap();
        let file = file.replace('\\', "/");
        if file.starts_with("ir/") || PRIVATE.iter().any(|folder| file.starts_with(folder)) {
            continue;
        }
        for name in functions(&file, &std::fs::read_to_string(&path).unwrap()) {
            count += 1;
            if !known.contains(&*name) && !elsewhere.contains(&format!("\"{name}\"")) {
                missing.push(name);
            }
        }
    }
    missing.sort();
    assert_eq!(missing, [""; 0]);
    assert!(count > 100, "the search finds what it should: {count}");
}
