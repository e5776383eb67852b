//! As `stale_ids.rs`, for what is beside `src/ir`: patterns, folding, interfaces,
//! symbols, traits and verification.

use ods_runtime::attributes::SymbolRefAttr;
use ods_runtime::interfaces::{SymbolOpInterface, Visibility};
use ods_runtime::op::{AttrConstraint, DiscardableAttr};
use ods_runtime::prelude::*;
use ods_runtime::symbols::{self, SymbolTable, SymbolTableCollection, SymbolUserMap};
use ods_runtime::verify::{VerifyOptions, verify_with};
use ods_runtime::{Location, OperationState};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A call of a function, `file: name`; the first operation is wrong, the second
/// one a module.
type Call = (&'static str, fn(&mut Ir, Operation, Operation));

static ANY: AttrConstraint = AttrConstraint::new("any attribute");
const A: DiscardableAttr<Attribute> = DiscardableAttr::raw("t.a", &ANY);

fn name() -> SymbolRefAttr {
    SymbolRefAttr::flat("a")
}

thread_local! {
    /// The modules that were made, with their regions.
    static REGIONS: RefCell<Vec<(Operation, Region)>> = const { RefCell::new(Vec::new()) };
}

fn region(of: Operation) -> Region {
    REGIONS.with_borrow(|all| all.iter().rev().find(|(op, _)| *op == of).unwrap().1)
}

#[rustfmt::skip]
const CALLS: &[Call] = &[
    ("rewrite/mod.rs: apply", |ir, bad, _| {
        let mut patterns = PatternSet::new();
        patterns.add(|op: Operation, rw| {
            op.erase(rw);
            Some(())
        });
        _ = patterns.iter().next().unwrap().apply(bad, &mut ir.builder());
    }),
    ("rewrite/mod.rs: apply_first", |ir, bad, _| {
        let mut patterns = PatternSet::new();
        patterns.add(|op: ModuleOp, rw| {
            op.operation().erase(rw);
            Some(())
        });
        _ = patterns.apply_first(bad, &mut ir.builder());
    }),
    ("op/fold.rs: fold", |ir, bad, _| _ = bad.fold(ir, &[])),
    ("op/fold.rs: is_well_formed", |ir, bad, _| _ = bad.is_well_formed(ir)),
    ("op/fold.rs: fold_unchanged", |ir, bad, _| _ = bad.fold_unchanged(ir, &[])),
    ("op/constant.rs: constant_value", |ir, bad, _| _ = bad.constant_value(ir)),
    ("op/fold.rs: fold_constants", |ir, bad, _| _ = bad.fold_constants(ir)),
    ("op/fold.rs: try_fold", |ir, bad, _| _ = ir.builder().try_fold(bad)),
    ("op/fold.rs: materialize", |ir, bad, _| _ = ir.builder().materialize(bad, std::iter::empty().collect())),
    ("op/fold.rs: create_or_fold", |ir, bad, _| _ = ir.builder().create_or_fold(|_| bad)),
    ("op/discardable.rs: attr", |ir, bad, _| _ = A.attr(bad, ir)),
    ("op/discardable.rs: is_present", |ir, bad, _| _ = A.is_present(bad, ir)),
    ("op/discardable.rs: set", |ir, bad, _| A.set(bad, ir, Attribute::unit())),
    ("op/discardable.rs: remove", |ir, bad, _| _ = A.remove(bad, ir)),
    ("interfaces/dispatch.rs: interface", |ir, bad, _| _ = bad.interface::<dyn SymbolOpInterface>(ir)),
    ("interfaces/dispatch.rs: has_interface", |ir, bad, _| _ = bad.has_interface::<dyn SymbolOpInterface>(ir)),
    ("interfaces/effects.rs: memory_effects", |ir, bad, _| _ = bad.memory_effects(ir)),
    ("interfaces/effects.rs: is_memory_effect_free", |ir, bad, _| _ = bad.is_memory_effect_free(ir)),
    ("interfaces/speculation.rs: is_speculatable", |ir, bad, _| _ = bad.is_speculatable(ir)),
    ("interfaces/speculation.rs: is_pure", |ir, bad, _| _ = bad.is_pure(ir)),
    ("interfaces/effects.rs: would_be_trivially_dead", |ir, bad, _| _ = bad.would_be_trivially_dead(ir)),
    ("interfaces/effects.rs: is_unused", |ir, bad, _| _ = bad.is_unused(ir)),
    ("interfaces/effects.rs: is_trivially_dead", |ir, bad, _| _ = bad.is_trivially_dead(ir)),
    ("traits/function.rs: function_type", |ir, bad, _| _ = bad.function_type(ir)),
    ("traits/function.rs: signature", |ir, bad, _| _ = bad.signature(ir)),
    ("traits/function.rs: verify_function_signature", |ir, bad, _| {
        _ = ods_runtime::interfaces::verify_function_signature(bad, ir, &[], 0);
    }),
    ("traits/mod.rs: has_trait", |ir, bad, _| _ = bad.has_trait::<ods_runtime::traits::IsTerminator>(ir)),
    ("traits/symbol.rs: symbol_name", |ir, bad, _| _ = bad.symbol_name(ir)),
    ("traits/symbol.rs: symbol_bytes", |ir, bad, _| _ = bad.symbol_bytes(ir)),
    ("traits/symbol.rs: lookup_symbol", |ir, bad, _| _ = bad.lookup_symbol(ir, "a")),
    ("traits/symbol.rs: lookup_nearest_symbol", |ir, bad, _| _ = bad.lookup_nearest_symbol(ir, "a")),
    ("verify.rs: verify", |ir, bad, _| _ = verify(bad, ir)),
    ("verify.rs: verify_with", |ir, bad, _| _ = verify_with(bad, ir, VerifyOptions::default())),
    ("verify/mod.rs: verify_with", |ir, bad, _| {
        _ = ods_ir::verify::verify_with(bad, ir, VerifyOptions::default(), |_, _, _| String::new());
    }),
    ("symbols/mod.rs: is_table", |ir, bad, _| _ = symbols::is_table(ir, bad)),
    ("symbols/mod.rs: nearest_table", |ir, bad, _| _ = symbols::nearest_table(ir, bad)),
    ("symbols/mod.rs: lookup_in", |ir, bad, _| _ = symbols::lookup_in(ir, bad, "a")),
    ("symbols/mod.rs: lookup_ref_in", |ir, bad, _| _ = symbols::lookup_ref_in(ir, bad, &name())),
    ("symbols/mod.rs: lookup_nearest", |ir, bad, _| _ = symbols::lookup_nearest(ir, bad, &name())),
    ("symbols/mod.rs: visibility", |ir, bad, _| _ = symbols::visibility(ir, bad)),
    ("symbols/mod.rs: set_visibility", |ir, bad, _| symbols::set_visibility(ir, bad, Visibility::Private)),
    ("symbols/table.rs: new", |ir, bad, _| _ = SymbolTable::new(ir, bad)),
    ("symbols/table.rs: insert", |ir, bad, good| _ = SymbolTable::new(ir, good).insert(ir, bad)),
    ("symbols/table.rs: remove", |ir, bad, good| SymbolTable::new(ir, good).remove(ir, bad)),
    ("symbols/table.rs: erase", |ir, bad, good| SymbolTable::new(ir, good).erase(ir, bad)),
    ("symbols/table.rs: rename", |ir, bad, good| _ = SymbolTable::new(ir, good).rename(ir, bad, "b")),
    ("symbols/table.rs: rename_to_unique", |ir, bad, good| _ = SymbolTable::new(ir, good).rename_to_unique(ir, bad, &[])),
    ("symbols/table.rs: table", |ir, bad, _| _ = SymbolTableCollection::default().table(ir, bad)),
    ("symbols/table.rs: lookup_in", |ir, bad, _| _ = SymbolTableCollection::default().lookup_in(ir, bad, "a")),
    ("symbols/table.rs: lookup_ref_in", |ir, bad, _| _ = SymbolTableCollection::default().lookup_ref_in(ir, bad, &name())),
    ("symbols/table.rs: lookup_nearest", |ir, bad, _| _ = SymbolTableCollection::default().lookup_nearest(ir, bad, &name())),
    ("symbols/table.rs: lookup_nearest_as", |ir, bad, _| _ = SymbolTableCollection::default().lookup_nearest_as::<ModuleOp>(ir, bad, &name())),
    ("symbols/users.rs: new", |ir, bad, _| _ = SymbolUserMap::new(ir, bad, &mut SymbolTableCollection::default())),
    ("symbols/uses.rs: uses", |ir, bad, _| _ = symbols::uses(ir, region(bad))),
    ("symbols/uses.rs: for_each_user_by", |ir, bad, _| _ = symbols::for_each_user_by(ir, bad, |_| ())),
    ("symbols/uses.rs: for_each_reference_of", |ir, bad, _| symbols::for_each_reference_of(ir, bad, |_| ())),
    ("symbols/uses.rs: uses_by", |ir, bad, _| _ = symbols::uses_by(ir, bad)),
    ("symbols/uses.rs: uses_of", |ir, bad, good| _ = symbols::uses_of(ir, bad, good)),
    ("symbols/uses.rs: uses_of", |ir, bad, good| _ = symbols::uses_of(ir, good, bad)),
    ("symbols/uses.rs: is_unused", |ir, bad, good| _ = symbols::is_unused(ir, bad, good)),
    ("symbols/uses.rs: is_unused", |ir, bad, good| _ = symbols::is_unused(ir, good, bad)),
    ("symbols/uses.rs: replace_all_uses", |ir, bad, good| _ = symbols::replace_all_uses(ir, bad, "b", good)),
    ("symbols/uses.rs: replace_all_uses", |ir, bad, good| _ = symbols::replace_all_uses(ir, good, "b", bad)),
    ("symbols/uses.rs: replace_uses_of_known", |ir, bad, good| symbols::replace_uses_of_known(ir, bad, "b", good)),
    ("symbols/uses.rs: replace_uses_of_known", |ir, bad, good| symbols::replace_uses_of_known(ir, good, "b", bad)),
];

/// Functions of these files that take no operation, or one that is not looked at:
/// of tables, whose ids were looked at when they were made, and the entries of
/// the tables of definitions.
#[rustfmt::skip]
const OTHERS: &[&str] = &[
    "rewrite/mod.rs: root", "rewrite/mod.rs: benefit", "rewrite/mod.rs: new", "rewrite/mod.rs: add", "rewrite/mod.rs: add_with_benefit",
    "rewrite/mod.rs: add_canonicalization_of", "rewrite/mod.rs: iter", "rewrite/mod.rs: len", "rewrite/mod.rs: is_empty",
    "rewrite/mod.rs: add_canonicalization_patterns", "rewrite/mod.rs: may_match", "rewrite/mod.rs: roots", "rewrite/mod.rs: name",
    "rewrite/mod.rs: add_for_trait", "rewrite/mod.rs: add_for_interface",
    "rewrite/mod.rs: is_recursive", "rewrite/mod.rs: recursive",
    "rewrite/mod.rs: named", "rewrite/mod.rs: append", "rewrite/mod.rs: retain", "rewrite/mod.rs: into_vec",
    // Of values: see `foreign_parts.rs`.
    "op/constant.rs: constant", "op/constant.rs: build_constant", "op/constant.rs: build_constant_of",
    "op/discardable.rs: name",
    "traits/mod.rs: verify", "traits/mod.rs: name", "traits/mod.rs: phase",
    "symbols/mod.rs: unique_name",
    "symbols/table.rs: op", "symbols/table.rs: lookup", "symbols/table.rs: lookup_as", "symbols/table.rs: invalidate",
    "symbols/users.rs: users",
    "verify/mod.rs: new",
];

fn module(ir: &mut Ir) -> Operation {
    let mut state = OperationState::new(ModuleOp::INFO, Location::UNKNOWN);
    state.new_regions = 1;
    let op = ir.create(state);
    let body = op.regions(ir)[0];
    body.add_block(ir, &[]);
    op.set_attribute(ir, "sym_name", Some(Attribute::string("a")));
    REGIONS.with_borrow_mut(|all| all.push((op, body)));
    op
}

fn check(
    call: fn(&mut Ir, Operation, Operation),
    ir: &mut Ir,
    bad: Operation,
    good: Operation,
) -> Option<String> {
    let before = good.display_generic(ir).to_string();
    let panic = catch_unwind(AssertUnwindSafe(|| call(ir, bad, good))).err();
    let Some(panic) = panic else {
        return Some("no panic".to_owned());
    };
    let message = panic.downcast_ref::<String>().cloned().unwrap_or_default();
    if !message.ends_with("was erased, or belongs to another `Ir`") {
        return Some(message);
    }
    let changed = good.display_generic(ir).to_string() != before;
    changed.then(|| "half done".to_owned())
}

#[test]
fn wrong_ids_are_told() {
    let mut wrong = Vec::new();
    for (name, call) in CALLS {
        for taken in [false, true] {
            let mut ir = Ir::new();
            let (good, bad) = (module(&mut ir), module(&mut ir));
            bad.erase(&mut ir);
            if taken {
                module(&mut ir);
            }
            let found = check(*call, &mut ir, bad, good);
            wrong.extend(found.map(|found| format!("`{name}` of stale ids: {found}")));
        }
        let (mut ir, mut other) = (Ir::new(), Ir::new());
        let (good, bad) = (module(&mut ir), module(&mut other));
        let found = check(*call, &mut ir, bad, good);
        wrong.extend(found.map(|found| format!("`{name}` of foreign ids: {found}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Whoever adds a function that takes an id adds it to a list. Of interfaces most
/// functions are methods of traits, or take handles that were asked for.
#[test]
fn nothing_is_left_out() {
    let known: BTreeSet<&str> = CALLS
        .iter()
        .map(|(name, _)| *name)
        .chain(OTHERS.iter().copied())
        .collect();
    let files: BTreeSet<&str> = known
        .iter()
        .filter_map(|name| name.split(':').next())
        .filter(|file| !file.starts_with("interfaces"))
        .collect();
    let mut missing = Vec::new();
    for file in files {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
        let paths = ["ods-ir", "ods-asm"].map(|name| format!("{root}/{name}/src/{file}"));
        let mut texts = paths.iter().map(std::fs::read_to_string);
        let text = texts.find_map(Result::ok).unwrap();
        let mut is_hidden = false;
        for line in text.lines() {
            if ["#[inline]", "#[track_caller]"].contains(&line.trim()) {
                continue;
            }
            // What the crates of the runtime share is not for users.
            if std::mem::replace(&mut is_hidden, line.trim() == "#[doc(hidden)]") {
                continue;
            }
            let Some(rest) = line.trim_start().strip_prefix("pub fn ") else {
                continue;
            };
            let function = rest.split(['(', '<']).next().unwrap_or_default();
            let name = format!("{file}: {function}");
            if !known.contains(&*name) {
                missing.push(name);
            }
        }
    }
    assert_eq!(missing, [""; 0]);
}
