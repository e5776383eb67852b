//! Tests that a split and a graft preserve everything.

use ods_runtime::attributes::LocationAttr;
use ods_runtime::ir::Change;
use ods_runtime::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

ods! {
    def Box_Dialect : Dialect { let name = "box"; }

    /// Isolated, except from its own operands.
    def BoxOp : Op<Box_Dialect, "box", [IsolatedFromAbove, NoTerminator]> {
        let arguments = (ins Variadic<AnyType>:$operands);
        let results = (outs Variadic<AnyType>);
        let regions = (region AnyRegion:$body);
    }
}

const TEXT: &str = r#"
    #far = loc(fused<"m">["a", callsite("b":1:2 at "c":3:4)])
    %out:2 = "t.def"() : () -> (i32, tuple<i32>)
    module @one attributes {t.a = 1 : i32} {
      %0:2 = "t.def"() <{p = [1, 2]}> : () -> (i32, f32) loc(#far)
      "t.holder"(%0#1, %later, %0#1) ({
      ^bb0(%a: i32 loc("x"), %b: i32):
        %1 = "t.use"(%a, %0#0, %b) : (i32, i32, i32) -> i32
        "t.br"(%1)[^bb2, ^bb1, ^bb2] : (i32) -> ()
      ^bb1:
        %2 = "t.op"() {d} : () -> i32
        "t.br"()[^bb2] : () -> ()
      ^bb2:
        "t.ret"() : () -> ()
      }, {
      }) : (f32, index, f32) -> ()
      %later = "t.op"() : () -> index
      module @nested { "t.op"() {a = 7 : i8} : () -> () }
    } loc("here")
    %boxed = "box.box"(%out#0, %out#1, %out#0) ({
      "t.op"() : () -> ()
    }) : (i32, tuple<i32>, i32) -> i32
    "t.use"(%boxed) : (i32) -> ()
    module @two { "t.op"() {b} : () -> () }
    module @three {}
"#;

fn parse() -> (Ir, Operation) {
    let registry = DialectRegistry::new().with::<BoxDialect>();
    let mut ir = Ir::with_registry(Arc::new(registry));
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let top = parse_source(&mut ir, "split.mlir", TEXT.as_bytes(), options).unwrap();
    (ir, top)
}

fn print(ir: &Ir, op: Operation) -> String {
    let flags = PrintFlags::new().debug_info(true);
    String::from_utf8(op.to_text(ir, flags)).unwrap()
}

fn children(ir: &Ir, op: Operation) -> Vec<Operation> {
    let blocks = op.regions(ir).iter().flat_map(|region| region.blocks(ir));
    blocks.flat_map(|block| block.operations(ir)).collect()
}

/// Returns all uses of all values, in list order.
fn uses(ir: &Ir, top: Operation) -> Vec<(String, usize)> {
    let mut uses = Vec::new();
    let mut add = |value: Value| {
        let of_value = value.uses(ir);
        uses.extend(of_value.map(|a_use| (a_use.owner.name(ir).as_str().to_owned(), a_use.number)));
    };
    top.walk(ir, |op| {
        op.results(ir).iter().copied().for_each(&mut add);
        for region in op.regions(ir) {
            for block in region.blocks(ir) {
                block.arguments(ir).iter().copied().for_each(&mut add);
            }
        }
    });
    uses
}

#[track_caller]
fn panics_with(message: &str, run: impl FnOnce()) {
    let panic = catch_unwind(AssertUnwindSafe(run)).unwrap_err();
    let found = match panic.downcast_ref::<String>() {
        Some(text) => text,
        None => *panic.downcast_ref::<&str>().unwrap(),
    };
    assert_eq!(found, message);
}

#[test]
fn there_and_back_again() {
    let (mut ir, top) = parse();
    let (text, before, count) = (print(&ir, top), uses(&ir, top), ir.operation_count());
    for round in 0..3 {
        for op in children(&ir, top) {
            if !op.info(&ir).is_some_and(|info| info.spec().is_isolated) {
                continue;
            }
            let whole = print(&ir, op);
            let split = ir.split(op);
            assert!(children(&ir, op).is_empty());
            verify(split.operation(), split.ir()).unwrap();
            if op.operands(&ir).is_empty() {
                let alone = print(split.ir(), split.operation());
                assert_eq!(
                    alone.lines().filter(|line| !line.starts_with('#')).count(),
                    whole.lines().count()
                );
            }
            ir.graft(split);
        }
        assert_eq!(print(&ir, top), text, "round {round}");
        assert_eq!(uses(&ir, top), before);
        assert_eq!(ir.operation_count(), count);
    }
    verify(top, &ir).unwrap();
    // No table grows, and everything can be freed.
    let size = ir.table_sizes();
    for _ in 0..10 {
        ir.for_each_isolated(top, |_, _| Vec::new());
    }
    assert_eq!(ir.table_sizes(), size);
    assert_eq!(print(&ir, top), text);
    top.erase(&mut ir);
    assert_eq!(ir.entity_counts(), [0; 4]);
}

/// Fuses the locations of all operations of the first module, and gives them to the last ones.
fn fuse(ir: &mut Ir, top: Operation) {
    let modules: Vec<ModuleOp> = top.nested(ir);
    let places: Vec<Location> = children(ir, modules[1].operation())
        .iter()
        .map(|op| op.location(ir))
        .collect();
    let [pair, triple] = [2, 3].map(|count| ir.fused_location(&places[places.len() - count..]));
    let called = ir.called_at(pair, places[0]);
    for (module, place) in modules.iter().rev().zip([pair, triple, called]) {
        module.set_location(ir, place);
        for op in children(ir, module.operation()) {
            op.set_location(ir, place);
        }
    }
}

#[test]
fn fused_positions_move_too() {
    let (mut ir, top) = parse();
    fuse(&mut ir, top);
    let text = print(&ir, top);
    assert_eq!(text.matches("= loc(fused[").count(), 2, "{text}");
    assert!(text.contains("loc(callsite(#loc20 at"), "{text}");
    for round in 0..3 {
        ir.for_each_isolated(top, |ir, op| {
            let again = ir.fused_location(&[op.location(ir), Location::UNKNOWN]);
            assert_eq!(op.location(ir), again);
            Vec::new()
        });
        assert_eq!(print(&ir, top), text, "round {round}");
    }
    let size = ir.table_sizes();
    ir.for_each_isolated(top, |_, _| Vec::new());
    assert_eq!(ir.table_sizes(), size);
}

#[test]
fn ids_follow() {
    let (mut ir, top) = parse();
    let op = children(&ir, top)[1];
    let (region, holder) = (op.regions(&ir)[0], children(&ir, op)[1]);
    let body = holder.regions(&ir)[0].entry_block(&ir).unwrap();
    let argument = body.argument(&ir, 0);
    ir.log_changes(true);
    let split = ir.split(op);
    assert!(!holder.is_alive(&ir) && !body.is_alive(&ir) && !argument.is_alive(&ir));
    assert!(op.is_alive(&ir) && region.is_alive(&ir));
    let there = split.ids().operation(holder).unwrap();
    assert_eq!(there.name(split.ir()).as_str(), "t.holder");
    assert_eq!(split.ids().operation(op), Some(split.operation()));
    assert_eq!(split.ids().operation(top), None);
    let block = split.ids().block(body).unwrap();
    assert_eq!(block.parent_op(split.ir()), Some(there));
    assert_eq!(
        split.ids().region(region),
        Some(split.operation().regions(split.ir())[0])
    );
    let value = split.ids().value(argument).unwrap();
    assert_eq!(value, block.argument(split.ir(), 0));
    let ids = ir.graft(split);
    let back = ids.operation(there).unwrap();
    assert_eq!(back.parent_op(&ir), Some(op));
    assert_eq!(
        ids.value(value),
        Some(ids.block(block).unwrap().argument(&ir, 0))
    );
    panics_with(
        &format!(
            "{} was erased, or belongs to another `Ir`",
            format!("{there:?}")
                .replace("Operation(", "operation ")
                .replace(')', "")
        ),
        || _ = there.name(&ir),
    );
    let log = ir.log_changes(false);
    let count = |change: fn(&Change) -> bool| log.iter().filter(|found| change(found)).count();
    assert_eq!(count(|change| matches!(change, Change::Erased(_))), 10);
    assert_eq!(count(|change| matches!(change, Change::Created(_))), 10);
    assert_eq!(count(|change| matches!(change, Change::Modified(_))), 2);
}

#[test]
fn the_operation_itself_may_change() {
    let (mut ir, top) = parse();
    let op = children(&ir, top)[2];
    let mut split = ir.split(op);
    let there = split.operation();
    let aside = split.ir_mut();
    let operands = there.operands(aside).to_vec();
    there.set_operands(aside, &[operands[1], operands[0]]);
    there.result(aside, 0).set_type(aside, &Type::f64());
    there.set_attribute(aside, "t.new", Some(Attribute::unit()));
    let loc = aside.location(&LocationAttr::name("new", LocationAttr::Unknown));
    there.set_location(aside, loc);
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let read = parse_source(aside, "new.mlir", &b"\"t.read\"() : () -> ()"[..], options).unwrap();
    let read = children(aside, read)[0];
    let body = there.regions(aside)[0].entry_block(aside).unwrap();
    body.append(aside, read);
    ir.graft(split);
    assert_eq!(op.operands(&ir).len(), 2);
    let def = children(&ir, top)[0];
    assert_eq!(op.operand(&ir, 1), def.result(&ir, 0));
    assert_eq!(def.result(&ir, 0).uses(&ir).count(), 1);
    assert_eq!(*op.result(&ir, 0).ty(&ir), Type::f64());
    let text = print(&ir, top);
    assert!(text.contains("t.new") && text.contains("loc(\"new\")"));
    assert!(text.contains("\"t.read\"() : () -> () loc(#loc"), "{text}");
    assert!(text.contains("loc(\"new.mlir\":1:1)"), "{text}");
}

#[test]
fn what_is_entangled_stays() {
    let (mut ir, top) = parse();
    let all = children(&ir, top);
    let (def, module) = (all[0], all[1]);
    let text = print(&ir, top);
    panics_with(
        "only operations that are isolated from above can be split off; 't.def' is not",
        || _ = ir.split(def),
    );
    // An operation inside uses a value outside.
    let inner = children(&ir, module)[1];
    let (own, foreign) = (inner.operand(&ir, 0), def.result(&ir, 0));
    inner.set_operand(&mut ir, 0, foreign);
    let message = "the operation cannot be split off: a value from outside is used inside";
    panics_with(message, || _ = ir.split(module));
    panics_with(message, || _ = ir.for_each_isolated(top, |_, _| Vec::new()));
    inner.set_operand(&mut ir, 0, own);
    // An operation outside uses a value inside.
    let mut state = OperationState::unregistered("t.use", Location::UNKNOWN);
    state.operands.push(own);
    let user = ir.create(state);
    let message = "the operation cannot be split off: a value from inside is used outside";
    panics_with(message, || _ = ir.split(module));
    user.erase(&mut ir);
    let block = inner.regions(&ir)[0].entry_block(&ir).unwrap();
    let mut state = OperationState::unregistered("t.br", Location::UNKNOWN);
    state.successors.push(block);
    let branch = ir.create(state);
    let message = "the operation cannot be split off: a branch leads inside";
    panics_with(message, || _ = ir.split(module));
    branch.erase(&mut ir);
    // The failures had no effect.
    let split = ir.split(module);
    ir.graft(split);
    assert_eq!(print(&ir, top).len(), text.len());
    verify(top, &ir).unwrap();
}

#[test]
fn what_cannot_be_put_back() {
    let (mut ir, top) = parse();
    let module = children(&ir, top)[4];
    let mut split = ir.split(module);
    let there = split.operation();
    let aside = split.ir_mut();
    let mut state = OperationState::unregistered("t.def", Location::UNKNOWN);
    state.result_types.push(Type::i32());
    let detached = aside.create(state);
    let nested = children(aside, there)[0];
    nested.set_operands(aside, &[detached.result(aside, 0)]);
    let count = ir.operation_count();
    panics_with(
        "the operation cannot be put back: a value from outside is used inside",
        || _ = ir.graft(split),
    );
    assert_eq!(ir.operation_count(), count);
    verify(children(&ir, top)[2], &ir).unwrap();
    let three = children(&ir, top)[5];
    let split = ir.split(three);
    three.regions(&ir)[0].add_block(&mut ir, &[]);
    panics_with("the operation was filled since it was split off", || {
        _ = ir.graft(split);
    });
    let boxed = children(&ir, top)[2];
    let split = ir.split(boxed);
    let mut other = parse().0;
    panics_with(&has_no_place(boxed), || _ = other.graft(split));
}

/// Returns the panic message for an operation that was split off but no longer has a place.
fn has_no_place(op: Operation) -> String {
    format!(
        "the operation cannot be put back, perhaps because what holds it was split off later: \
         {op:?} was erased, or belongs to another `Ir`"
    )
}

#[test]
fn what_holds_a_split_off_operation_stays() {
    let mut ir = Ir::new();
    let text = b"module { module @a { module @b {} } }";
    let top = parse_source(&mut ir, "t.mlir", text, ParseOptions::default()).unwrap();
    let outer = children(&ir, top)[0];
    let inner = children(&ir, outer)[0];
    let inner_split = ir.split(inner);
    let outer_split = ir.split(outer);
    ir.graft(outer_split);
    panics_with(&has_no_place(inner), || _ = ir.graft(inner_split));
}

/// Returns the diagnostics and the resulting text of a run over all isolated operations.
fn run_all(
    each: impl Fn(
        &mut Ir,
        Operation,
        &(dyn Fn(&mut Ir, Operation) -> Vec<Diagnostic> + Sync),
    ) -> Vec<Diagnostic>,
) -> (String, Vec<String>) {
    let (mut ir, top) = parse();
    let said = each(&mut ir, top, &|ir, op| {
        let around = op.parent_op(ir).map(|op| op.name(ir).as_str());
        assert_eq!(around, Some("builtin.module"));
        let mut said = Vec::new();
        for nested in children(ir, op) {
            nested.set_attribute(ir, "t.seen", Some(Attribute::unit()));
            said.push(Diagnostic::error(nested.location(ir), "seen"));
        }
        let note = op.location(ir);
        said.push(op.emit_error(ir, "done").with_note(note, "here"));
        said
    });
    let mut shown = Vec::new();
    for diagnostic in said {
        let mut text = String::new();
        diagnostic.render(&ir, &mut text).unwrap();
        shown.push(text.lines().next().unwrap().to_owned());
    }
    (print(&ir, top), shown)
}

#[test]
fn everybody_is_visited_once() {
    let (text, said) = run_all(|ir, top, run| ir.for_each_isolated(top, run));
    assert_eq!(text.matches("t.seen").count(), 4 + 1 + 1);
    assert_eq!(said.len(), 4 + 4 + 2);
    assert_eq!(said[0], "b:1:2: error: seen");
    assert_eq!(
        said[4],
        "<unknown>:0: error: loc(\"here\"): 'builtin.module' op done"
    );
    #[cfg(feature = "rayon")]
    for _ in 0..20 {
        let parallel = run_all(|ir, top, run| ir.par_for_each_isolated(top, run));
        assert_eq!(parallel, (text.clone(), said.clone()));
    }
}

/// A function sees the operations around, with their attributes.
#[test]
fn what_is_around_is_seen() {
    type Run<'a> = &'a (dyn Fn(&mut Ir, Operation) -> Vec<Diagnostic> + Sync);
    let check = |for_each: &dyn Fn(&mut Ir, Operation, Run<'_>) -> Vec<Diagnostic>| {
        let mut ir = Ir::new();
        let inner = "\"t.box\"() ({\n}, {\nmodule {}\nmodule {}\n}) {t.of = \"box\"} : () -> ()\n";
        let text = format!(
            "module attributes {{t.of = \"top\"}} {{\n{}}}",
            inner.repeat(100)
        );
        let options = ParseOptions::new().allow_unregistered_dialects(true);
        let top = parse_source(&mut ir, "a.mlir", text, options).unwrap();
        let before = print(&ir, top);
        let said = for_each(&mut ir, top, &|ir, op| {
            let around: Vec<Operation> =
                std::iter::successors(op.parent_op(ir), |op| op.parent_op(ir)).collect();
            let inside = op.parent_region(ir) == around[0].regions(ir).last().copied();
            let name = |op: &Operation| op.attribute(ir, "t.of").and_then(Attribute::as_str);
            let names: Vec<_> = around.iter().map(name).collect();
            assert_eq!((names, inside), (vec![Some("box"), Some("top")], true));
            vec![op.emit_error(ir, "seen")]
        });
        assert_eq!((said.len(), print(&ir, top)), (200, before));
    };
    check(&|ir, top, run| ir.for_each_isolated(top, run));
    #[cfg(feature = "rayon")]
    check(&|ir, top, run| ir.par_for_each_isolated(top, run));
}

#[cfg(feature = "rayon")]
#[test]
fn panics_come_out() {
    let (mut ir, top) = parse();
    let all = children(&ir, top);
    panics_with("box.box", || {
        _ = ir.par_for_each_isolated(top, |ir, op| {
            let name = op.name(ir).as_str();
            match name {
                "box.box" => panic!("{name}"),
                _ if op.symbol_name(ir) == Some("two") => panic!("later"),
                _ => Vec::new(),
            }
        });
    });
    // The others are unchanged.
    assert_eq!(children(&ir, all[1]).len(), 4);
    all[4].erase(&mut ir);
    verify(top, &ir).unwrap();
    let all = ir.par_for_each_isolated(top, |ir, op| {
        verify(op, ir).err().unwrap_or_default().into()
    });
    assert_eq!(all, []);
}

/// Nesting costs heap, not stack.
#[test]
fn deep_nesting() {
    let levels = 100_000;
    let run = move || {
        let open = "\"t.r\"() ({\n".repeat(levels);
        let close = "}) : () -> ()\n".repeat(levels);
        let text = format!("{open}{close}");
        let mut ir = Ir::new();
        let options = ParseOptions::new().allow_unregistered_dialects(true);
        let top = parse_source(&mut ir, "deep.mlir", text.as_bytes(), options).unwrap();
        let split = ir.split(top);
        assert_eq!(
            (ir.operation_count(), split.ir().operation_count()),
            (1, levels + 1)
        );
        ir.graft(split);
        assert_eq!(ir.operation_count(), levels + 1);
    };
    let thread = std::thread::Builder::new().stack_size(256 << 10).spawn(run);
    thread.unwrap().join().unwrap();
}

/// Builds a module in small steps.
fn module(ir: &mut Ir, into: Operation) -> Operation {
    let options = ParseOptions::default();
    let top = parse_source(ir, "m.mlir", &b"module {}"[..], options).unwrap();
    let body = into.regions(ir)[0].entry_block(ir).unwrap();
    if top.parent_block(ir).is_some() {
        top.detach(ir);
    }
    body.append(ir, top);
    top
}

/// A pseudo-random number generator.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
        (self.0 >> 33) as usize % end
    }
}

/// Randomly creates, changes and erases operations in modules.
fn stir(ir: &mut Ir, modules: &[Operation], random: &mut Random, times: usize) {
    for _ in 0..times {
        let module = modules[random.below(modules.len())];
        let block = module.regions(ir)[0].entry_block(ir).unwrap();
        let inside: Vec<Operation> = block.operations(ir).collect();
        let values: Vec<Value> = (inside.iter())
            .flat_map(|op| op.results(ir).iter().copied())
            .collect();
        if random.below(3) == 0 && inside.len() > 4 {
            let gone = inside[random.below(inside.len())];
            gone.drop_all_uses(ir);
            gone.erase(ir);
            continue;
        }
        let mut state = OperationState::unregistered("t.op", Location::UNKNOWN);
        for _ in 0..random.below(12) {
            state
                .result_types
                .push(Type::int(1 + random.below(9) as u32));
        }
        if !values.is_empty() {
            for _ in 0..random.below(12) {
                state.operands.push(values[random.below(values.len())]);
            }
        }
        state.new_regions = random.below(2);
        let op = ir.create(state);
        for region in op.regions(ir).to_vec() {
            let nested = region.add_block(ir, &[Type::i1()]);
            let mut state = OperationState::unregistered("t.br", Location::UNKNOWN);
            let target = region.add_block(ir, &[]);
            let end = OperationState::unregistered("t.end", Location::UNKNOWN);
            let end = ir.create(end);
            target.append(ir, end);
            state.successors.push(target);
            state.operands.push(nested.argument(ir, 0));
            let branch = ir.create(state);
            nested.append(ir, branch);
        }
        block.append(ir, op);
    }
}

/// Entities scattered over the tables move as well.
#[test]
fn scattered() {
    let (mut ir, top) = parse();
    let modules: Vec<Operation> = (0..5).map(|_| module(&mut ir, top)).collect();
    let mut random = Random(7);
    stir(&mut ir, &modules, &mut random, 400);
    let mut sizes = Vec::new();
    for _ in 0..30 {
        let (text, before) = (print(&ir, top), uses(&ir, top));
        for module in &modules {
            let split = ir.split(*module);
            verify(split.operation(), split.ir()).unwrap();
            ir.graft(split);
        }
        assert_eq!((print(&ir, top), uses(&ir, top)), (text, before));
        verify(top, &ir).unwrap();
        // Changes in this `Ir`, and in the other one.
        stir(&mut ir, &modules, &mut random, 20);
        let mut splits: Vec<_> = modules.iter().map(|module| ir.split(*module)).collect();
        for split in &mut splits {
            let there = split.operation();
            stir(split.ir_mut(), &[there], &mut random, 10);
        }
        let texts: Vec<usize> = (splits.iter())
            .map(|split| uses(split.ir(), split.operation()).len())
            .collect();
        for split in splits {
            ir.graft(split);
        }
        let after: Vec<usize> = modules
            .iter()
            .map(|module| uses(&ir, *module).len())
            .collect();
        assert_eq!(after, texts);
        verify(top, &ir).unwrap();
        sizes.push(ir.table_sizes()[0] - ir.operation_count());
    }
    // Free slots are mostly reused.
    assert!(sizes[29] < 2 * ir.operation_count(), "{sizes:?}");
    top.erase(&mut ir);
    assert_eq!(ir.entity_counts(), [0; 4]);
}
