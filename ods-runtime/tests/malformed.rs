//! Operations that are not what their definition says print in generic form, and
//! nothing that was written for the op by hand runs on them, whoever asks.

use ods_runtime::interfaces::{ConditionallySpeculatable, EffectInstance, Speculatability};
use ods_runtime::prelude::*;
use ods_runtime::{Location, OperationState};
use std::cell::RefCell;

ods! {
    def Odd_Dialect : Dialect { let name = "odd"; }

    def AllOp : Op<Odd_Dialect, "all", [
        OpAsmOpInterface, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>, DeclareOpInterfaceMethods<ConditionallySpeculatable>,
        InferTypeOpInterface, NoTerminator
    ]> {
        let arguments = (ins I32:$lhs, I32:$rhs, I64Attr:$number);
        let results = (outs I32:$result);
        let regions = (region AnyRegion:$body);
        let hasCustomAssemblyFormat = 1;
        let hasVerifier = 1;
        let hasRegionVerifier = 1;
        let hasFolder = 1;
        let hasCanonicalizeMethod = 1;
        let hasCanonicalizer = 1;
    }
}

thread_local! {
    static RAN: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
}

/// Notes that a hook ran.
fn ran(hook: &'static str) {
    RAN.with_borrow_mut(|hooks| {
        if !hooks.contains(&hook) {
            hooks.push(hook);
        }
    });
}

impl CustomAssembly for AllOp {
    fn parse(p: &mut OpParser<'_, '_>, _: &mut OperationState) -> Parsed<()> {
        Err(p.emit_error_here("not read in this test"))
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        ran("print");
        p.write(" custom");
    }
}

impl Verify for AllOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        ran("verify");
        match self.number(ir) {
            13 => Err(self.emit_error(ir, "is unlucky")),
            _ => Ok(()),
        }
    }
}

impl VerifyRegions for AllOp {
    fn verify_regions(self, _: &Ir) -> VerifyResult {
        ran("verify_regions");
        Ok(())
    }
}

impl Fold for AllOp {
    fn fold(self, _: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        ran("fold");
        Folded::No
    }
}

impl Canonicalize for AllOp {
    fn canonicalize(self, _: &mut Rewriter<'_>) -> Option<()> {
        ran("canonicalize");
        None
    }
}

impl CanonicalizationPatterns for AllOp {
    fn patterns(set: &mut PatternSet) {
        set.add(|_: AllOp, _| {
            ran("pattern");
            None
        });
        set.add(|_: Operation, _| {
            ran("pattern of anything");
            None
        });
    }
}

impl OpAsmOpInterface for AllOp {
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        ran("result names");
        set_name_fn(self.result(ir), "named");
    }

    fn get_asm_block_argument_names(self, _: &Ir, _: Region, _: &mut dyn FnMut(Value, &str)) {
        ran("argument names");
    }

    fn get_asm_block_names(self, _: &Ir, _: &mut dyn FnMut(Block, &str)) {
        ran("block names");
    }
}

impl MemoryEffectOpInterface for AllOp {
    fn get_effects(self, _: &Ir, _: &mut Vec<EffectInstance>) {
        ran("effects");
    }
}

impl ConditionallySpeculatable for AllOp {
    fn get_speculatability(self, _: &Ir) -> Speculatability {
        ran("speculatability");
        Speculatability::Speculatable
    }
}

impl InferTypes for AllOp {
    fn infer_types(_: &Ir, _: &OperationState) -> Result<Vec<Type>, Diagnostic> {
        ran("infer types");
        Ok(vec![Type::i32()])
    }
}

/// What one test changes of an operation that is right.
#[derive(Clone)]
struct Parts {
    operands: usize,
    results: Vec<Type>,
    regions: usize,
    number: Option<Attribute>,
}

/// The hooks that run when an operation of these parts is verified, printed,
/// folded, canonicalized and asked; and its text.
fn hooks_of(change: impl FnOnce(&mut Parts)) -> (Vec<&'static str>, String) {
    let mut parts = Parts {
        operands: 2,
        results: vec![Type::i32()],
        regions: 1,
        number: Some(Attribute::i64(1)),
    };
    change(&mut parts);
    let mut ir = Ir::with_registry(DialectRegistry::new().with::<OddDialect>().into());
    let block = ir.create_block(&[Type::i32()]);
    let mut state = OperationState::new(AllOp::INFO, Location::UNKNOWN);
    let operand = block.argument(&ir, 0);
    state.operands.extend(vec![operand; parts.operands]);
    state.result_types.extend(parts.results);
    state.new_regions = parts.regions;
    if let Some(number) = parts.number {
        state.set_attribute("number", number);
    }
    let op = ir.create(state);
    for region in op.regions(&ir).to_vec() {
        region.add_block(&mut ir, &[Type::i32()]);
    }
    block.append(&mut ir, op);
    RAN.take();
    // What fails must not run more than what is right.
    _ = verify(op, &ir);
    let text = op.display(&ir).to_string();
    let flags = PrintFlags::new().local_scope(true);
    op.to_text(&ir, flags);
    _ = op.fold(&mut ir, &vec![None; parts.operands]);
    let mut patterns = PatternSet::new();
    patterns.add_canonicalization_of::<AllOp>();
    for pattern in patterns.iter() {
        _ = pattern.apply(op, &mut ir.builder());
    }
    _ = patterns.apply_first(op, &mut ir.builder());
    _ = op.memory_effects(&ir);
    _ = (
        op.is_speculatable(&ir),
        op.is_pure(&ir),
        op.is_trivially_dead(&ir),
    );
    (RAN.take(), text)
}

/// Nothing runs, and the text is generic.
#[track_caller]
fn nothing_runs(change: impl FnOnce(&mut Parts)) {
    let (hooks, text) = hooks_of(change);
    assert_eq!(hooks, [""; 0], "{text}");
    assert!(text.contains("\"odd.all\"("), "{text}");
}

#[test]
fn all_hooks_run_on_what_is_right() {
    let (mut hooks, text) = hooks_of(|_| ());
    hooks.sort_unstable();
    let expected = [
        "argument names",
        "block names",
        "canonicalize",
        "effects",
        "fold",
        "infer types",
        "pattern",
        "pattern of anything",
        "print",
        "result names",
        "speculatability",
        "verify",
        "verify_regions",
    ];
    assert_eq!(hooks, expected);
    assert_eq!(text, "%named = odd.all custom");
}

#[test]
fn operands_missing_or_too_many() {
    nothing_runs(|parts| parts.operands = 1);
    nothing_runs(|parts| parts.operands = 0);
    nothing_runs(|parts| parts.operands = 5);
}

#[test]
fn results_missing_or_too_many() {
    nothing_runs(|parts| parts.results.clear());
    nothing_runs(|parts| parts.results.push(Type::i32()));
}

#[test]
fn regions_missing_or_too_many() {
    nothing_runs(|parts| parts.regions = 0);
    nothing_runs(|parts| parts.regions = 2);
}

#[test]
fn attributes_missing_or_of_another_kind() {
    nothing_runs(|parts| parts.number = None);
    nothing_runs(|parts| parts.number = Some(Attribute::string("1")));
}

/// The parts are there, so what asks about it may run; what a definition checks
/// comes before what its author does, and nothing custom prints.
#[test]
fn types_that_are_wrong() {
    let (hooks, text) = hooks_of(|parts| parts.results = vec![Type::i8()]);
    for hook in [
        "print",
        "verify",
        "verify_regions",
        "result names",
        "argument names",
        "block names",
        "infer types",
    ] {
        assert!(!hooks.contains(&hook), "{hook}");
    }
    assert!(text.contains("\"odd.all\"("), "{text}");
}

/// Its own verifier says no: nothing prints it in custom form or by its names.
#[test]
fn what_its_verifier_refuses() {
    let (hooks, text) = hooks_of(|parts| parts.number = Some(Attribute::i64(13)));
    for hook in [
        "print",
        "verify_regions",
        "result names",
        "argument names",
        "block names",
    ] {
        assert!(!hooks.contains(&hook), "{hook}");
    }
    assert!(text.contains("\"odd.all\"("), "{text}");
}
