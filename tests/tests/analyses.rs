//! Analyses: what mlir-opt prints of them, and what follows from their definitions.

use ods_runtime::prelude::*;
use ods_runtime::rewrite::analysis::{
    CallGraph, CallGraphNode, Dominance, EdgeKind, Liveness, PostDominance, SymbolTableCollection,
};
use std::collections::BTreeMap;
use std::fmt::{Display, Write as _};

fn parse(text: &str) -> (Ir, ModuleOp) {
    let mut ir = Ir::with_registry(ods_dialects::all().into());
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let module = parse_source(&mut ir, "t.mlir", text.as_bytes(), options);
    let module = module.unwrap_or_else(|errors| panic!("{errors:?}"));
    let module = ModuleOp::cast(module, &ir).expect("a module");
    (ir, module)
}

/// The blocks in `op`, each before those nested in it.
fn blocks_in(ir: &Ir, op: Operation) -> Vec<Block> {
    let mut found = Vec::new();
    for block in op.regions(ir).iter().flat_map(|region| region.blocks(ir)) {
        found.push(block);
        for nested in block.operations(ir) {
            found.extend(blocks_in(ir, nested));
        }
    }
    found
}

fn symbol(ir: &Ir, op: Operation) -> String {
    op.symbol_name(ir).unwrap_or_default().to_owned()
}

/// Prints as `record.py` does.
struct Printer<'i> {
    ir: &'i Ir,
    out: String,
}

impl Printer<'_> {
    fn line(&mut self, line: impl Display) {
        let line = line.to_string();
        let _ = writeln!(self.out, "{}", line.trim_end());
    }

    fn liveness(&mut self, function: Operation) {
        let ir = self.ir;
        self.line(format_args!("liveness {}", symbol(ir, function)));
        let blocks = blocks_in(ir, function);
        let mut names = BTreeMap::new();
        let mut order = Vec::new();
        for (block_number, block) in blocks.iter().enumerate() {
            for (number, argument) in block.arguments(ir).iter().enumerate() {
                names.insert(*argument, format!("arg{number}@{block_number}"));
                order.push(*argument);
            }
            for result in block.operations(ir).flat_map(|op| op.results(ir)) {
                names.insert(*result, format!("val_{}", order.len()));
                order.push(*result);
            }
        }
        let list = |mut values: Vec<Value>| {
            values.sort_by_key(|value| order.iter().position(|other| other == value));
            let values: Vec<&str> = values.iter().map(|value| &*names[value]).collect();
            values.join(" ")
        };
        let liveness = Liveness::new(ir, function);
        for (number, block) in blocks.iter().enumerate() {
            self.line(format_args!("block {number}"));
            self.line(format_args!("LiveIn: {}", list(liveness.live_in(*block))));
            self.line(format_args!("LiveOut: {}", list(liveness.live_out(*block))));
            for result in block.operations(ir).flat_map(|op| op.results(ir)) {
                let count = liveness.live_operations(ir, *result).len();
                self.line(format_args!("{} at {count} operations", names[result]));
            }
            for op in block.operations(ir) {
                let live = list(liveness.live_at(ir, op));
                if !live.is_empty() {
                    self.line(format_args!("live {live}"));
                }
            }
        }
    }

    fn dominance(&mut self, function: Operation) {
        let ir = self.ir;
        self.line(format_args!("dominance {}", symbol(ir, function)));
        // mlir-opt numbers blocks by their operations, nested ones first.
        let mut blocks: Vec<Block> = Vec::new();
        function.walk(ir, |op| {
            let block = op.parent_block(ir).expect("a block");
            if !blocks.contains(&block) {
                blocks.push(block);
            }
        });
        let number = |block: Option<Block>| {
            let found = block.and_then(|block| blocks.iter().position(|other| *other == block));
            found.expect("a block of the function")
        };
        let mut dominance = Dominance::new();
        let mut post = PostDominance::new();
        let pairs = || (0..blocks.len()).flat_map(|a| (0..blocks.len()).map(move |b| (a, b)));
        self.line("--- DominanceInfo ---");
        for (a, b) in pairs() {
            let nearest = dominance.nearest_common_dominator(ir, blocks[a], blocks[b]);
            self.line(format_args!("Nearest({a}, {b}) = {}", number(nearest)));
        }
        self.line("--- PostDominanceInfo ---");
        for (a, b) in pairs() {
            let nearest = post.nearest_common_post_dominator(ir, blocks[a], blocks[b]);
            match nearest {
                None => self.line(format_args!("Nearest({a}, {b}) = <no dom>")),
                nearest => self.line(format_args!("Nearest({a}, {b}) = {}", number(nearest))),
            }
        }
        self.line("--- Block Dominance relationship ---");
        for (a, b) in pairs() {
            let all = dominance.block_dominates(ir, blocks[a], blocks[b]);
            let proper = dominance.block_properly_dominates(ir, blocks[a], blocks[b]);
            let (all, proper) = (u8::from(all), u8::from(proper));
            self.line(format_args!(
                "dominates({a}, {b}) = {all} (properly = {proper})"
            ));
        }
        self.line("--- Block PostDominance relationship ---");
        for (a, b) in pairs() {
            let all = post.block_post_dominates(ir, blocks[a], blocks[b]);
            let proper = post.block_properly_post_dominates(ir, blocks[a], blocks[b]);
            let (all, proper) = (u8::from(all), u8::from(proper));
            self.line(format_args!(
                "postdominates({a}, {b}) = {all} (properly = {proper})"
            ));
        }
    }

    fn call_graph(&mut self, module: Operation) {
        let ir = self.ir;
        let graph = CallGraph::new(ir, module);
        let name = |node: CallGraphNode| match graph.region(node) {
            Some(region) => symbol(ir, region.parent_op(ir).expect("an operation")),
            None if node == CallGraph::EXTERNAL_CALLER => "External-Caller-Node".to_owned(),
            None => "Unknown-Callee-Node".to_owned(),
        };
        for node in graph.nodes() {
            self.line(format_args!("node {}", name(node)));
            for edge in graph.edges(node) {
                assert_eq!(edge.kind, EdgeKind::Call);
                self.line(format_args!("Call-Edge {}", name(edge.target)));
            }
        }
        for component in graph.components() {
            self.line("component");
            for node in component {
                self.line(format_args!("node {}", name(node)));
            }
        }
    }
}

#[test]
fn analyses_are_those_of_mlir() {
    let (ir, module) = parse(include_str!("analyses/module.mlir"));
    let functions: Vec<Operation> = module.body(&ir).operations(&ir).collect();
    let mut printer = Printer {
        ir: &ir,
        out: String::new(),
    };
    for function in &functions {
        printer.liveness(*function);
    }
    for function in &functions {
        printer.dominance(*function);
    }
    printer.call_graph(module.operation());
    let expected = include_str!("analyses/expected.txt");
    for (number, (found, line)) in printer.out.lines().zip(expected.lines()).enumerate() {
        assert_eq!(found, line, "line {} of expected.txt", number + 1);
    }
    assert_eq!(printer.out.lines().count(), expected.lines().count());
}

/// Blocks by number: the last operation of block `n` branches to the blocks `branches[n]`.
fn graph(ir: &mut Ir, branches: &[Vec<usize>]) -> Vec<Block> {
    let region = ir.create_region();
    let blocks: Vec<Block> = branches.iter().map(|_| region.add_block(ir, &[])).collect();
    for (block, branches) in blocks.iter().zip(branches) {
        let mut state = OperationState::unregistered("t.br", Location::UNKNOWN);
        let successors = branches.iter().map(|to| blocks[*to]);
        state.successors.extend(successors);
        let op = ir.create(state);
        block.append(ir, op);
    }
    blocks
}

/// Whether an exit is reached from a block without passing `avoided`.
fn leaves(branches: &[Vec<usize>], from: usize, avoided: usize) -> bool {
    let (mut seen, mut pending) = (vec![false; branches.len()], vec![from]);
    while let Some(at) = pending.pop() {
        if at == avoided || std::mem::replace(&mut seen[at], true) {
            continue;
        }
        if branches[at].is_empty() {
            return true;
        }
        pending.extend(&branches[at]);
    }
    false
}

#[test]
fn a_block_post_dominates_what_cannot_leave_without_it() {
    // A linear congruential generator: the same numbers in every run.
    let mut random = 7_u32;
    let mut below = |bound: usize| {
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (random >> 8) as usize % bound
    };
    let mut ir = Ir::new();
    let mut compared = 0;
    while compared < 100 {
        let count = 1 + below(10);
        let branches: Vec<Vec<usize>> = (0..count)
            .map(|_| (0..below(3)).map(|_| below(count)).collect())
            .collect();
        // Where control cannot leave, the definition says nothing.
        if (0..count).any(|from| !leaves(&branches, from, usize::MAX)) {
            continue;
        }
        compared += 1;
        let blocks = graph(&mut ir, &branches);
        let mut post = PostDominance::new();
        for a in 0..count {
            for b in 0..count {
                let expected = a == b || !leaves(&branches, b, a);
                let (first, second) = (blocks[a], blocks[b]);
                let found = post.block_post_dominates(&ir, first, second);
                assert_eq!(found, expected, "block {a} and block {b} of {branches:?}");
                let ops = [first, second].map(|block| block.first_op(&ir).expect("a branch"));
                let [first, second] = ops;
                assert_eq!(post.op_post_dominates(&ir, first, second), expected);
            }
            let parent = post.immediate_post_dominator(&ir, blocks[a]);
            let after = (0..count).filter(|b| *b != a && !leaves(&branches, a, *b));
            assert_eq!(parent.is_some(), after.count() > 0);
        }
    }
}

#[test]
fn operations_post_dominate_what_comes_before() {
    let (ir, module) = parse(include_str!("analyses/module.mlir"));
    let function = module.body(&ir).first_op(&ir).expect("a function");
    let entry = function.regions(&ir)[0].entry_block(&ir).expect("a block");
    let [add, branch] = entry.operations(&ir).collect::<Vec<_>>()[..] else {
        panic!("two operations");
    };
    let mut post = PostDominance::new();
    assert!(post.op_post_dominates(&ir, branch, add));
    assert!(post.op_post_dominates(&ir, add, add));
    assert!(!post.op_properly_post_dominates(&ir, add, branch));
    assert!(post.op_post_dominates(&ir, function, add), "it encloses it");
    assert!(!post.op_post_dominates(&ir, add, function));
    let second = function.next(&ir).expect("another function");
    assert!(
        post.op_properly_post_dominates(&ir, function, second),
        "a module's body has no order"
    );
}

#[test]
fn passes_keep_analyses() {
    use ods_runtime::pass::{PassManager, pass_fn};
    use std::sync::Arc;
    let (mut ir, module) = parse("module { func.func private @f() }");
    let first: Arc<std::sync::Mutex<Option<Arc<CallGraph>>>> = Arc::default();
    let again = first.clone();
    let mut passes = PassManager::new();
    passes
        .add(pass_fn("compute", move |_: ModuleOp, cx| {
            *first.lock().expect("no panic") = Some(cx.analysis::<CallGraph>());
            cx.preserve::<CallGraph>();
            Ok(())
        }))
        .add(pass_fn("use", move |module: ModuleOp, cx| {
            let known = again.lock().expect("no panic").take().expect("a graph");
            assert!(Arc::ptr_eq(&known, &cx.analysis::<CallGraph>()));
            let found = cx.with_analysis(|tables: &mut SymbolTableCollection, cx| {
                tables.lookup_in(cx, module.operation(), "f")
            });
            assert!(found.is_some());
            Ok(())
        }))
        .add(pass_fn("after", |_: ModuleOp, cx| {
            assert_eq!(cx.analysis::<CallGraph>().nodes().len(), 0);
            Ok(())
        }));
    passes.run(&mut ir, module).unwrap();
}
