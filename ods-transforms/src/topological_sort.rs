//! The pass `topological-sort`: definitions before uses.

use ods_ir::interfaces::RegionKindInterface;
use ods_ir::ir::{Block, Ir, Operation};
use ods_ir::traits::IsTerminator;
use ods_lookup::LookupMap;
use ods_rewrite::pass::{PassContext, PassResult, RunPass};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The pass `topological-sort`: orders the operations of graph regions such that definitions come
/// before uses as far as there are no cycles.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::transforms::topological_sort;
/// let text = r#""t.use"(%a) : (i32) -> ()
///               %a = "t.def"() : () -> i32
///               "t.end"() : () -> ()"#;
/// let mut ir = Ir::new();
/// let options = ParseOptions::new().allow_unregistered_dialects(true);
/// let module = parse_source(&mut ir, "a.mlir", text, options).unwrap();
/// let mut passes = PassManager::new();
/// passes.add(topological_sort());
/// passes.run(&mut ir, module).unwrap();
/// let names: Vec<_> = module.nested::<Operation>(&ir);
/// assert_eq!(names[1].name(&ir).as_str(), "t.def");
/// ```
#[derive(Debug, Default)]
pub struct TopologicalSort;

/// The pass [`TopologicalSort`].
#[inline]
pub fn topological_sort() -> TopologicalSort {
    TopologicalSort
}

impl RunPass for TopologicalSort {
    type Op = Operation;

    #[inline]
    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let mut blocks = Vec::new();
        op.walk(cx, |op| {
            let Some(kinds) = op.interface::<dyn RegionKindInterface>(cx) else {
                return;
            };
            for (number, region) in op.regions(cx).iter().enumerate() {
                if !kinds.has_ssa_dominance(number) {
                    blocks.extend(region.blocks(cx));
                }
            }
        });
        for block in blocks {
            sort_topologically(cx, block);
        }
        Ok(())
    }
}

ods_rewrite::__pass_impl!(
    TopologicalSort, "TopologicalSort", "topological-sort",
    "Sort regions without SSA dominance in topological order",
    dialects [],
    options [],
    statistics [],
);

/// Orders the operations of a block, without its terminator, such that definitions come before
/// uses. Operations that can keep their places do. Returns whether that was possible; where
/// operations depend on each other, the first one keeps its place.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::transforms::sort_topologically;
/// let text = r#"%a = "t.a"(%b) : (i32) -> i32
///               %b = "t.b"(%a) : (i32) -> i32
///               "t.end"() : () -> ()"#;
/// let mut ir = Ir::new();
/// let options = ParseOptions::new().allow_unregistered_dialects(true);
/// let module = parse_source(&mut ir, "a.mlir", text, options).unwrap();
/// let body = module.cast::<ModuleOp>(&ir).unwrap().body(&ir);
/// assert!(!sort_topologically(&mut ir, body));
/// ```
#[inline]
pub fn sort_topologically(ir: &mut Ir, block: Block) -> bool {
    let mut ops: Vec<Operation> = block.operations(ir).collect();
    let terminator = ops.pop_if(|op| op.has_trait::<IsTerminator>(ir));
    let mut graph = Graph::new(ir, block, &ops);
    let (order, is_complete) = graph.order();
    if order.is_sorted() {
        return is_complete;
    }
    for number in order {
        let op = ops[number];
        if let Some(terminator) = terminator {
            op.move_before(ir, terminator);
        } else {
            block.append(ir, op);
        }
    }
    is_complete
}

/// What the operations of a block wait for.
struct Graph {
    /// By operation: how many operations it waits for.
    waits_for: Vec<usize>,
    /// By operation: the operations that wait for it.
    waiting: Vec<Vec<usize>>,
}

impl Graph {
    #[inline]
    fn new(ir: &Ir, block: Block, ops: &[Operation]) -> Self {
        let mut number_of = LookupMap::default();
        for (number, op) in ops.iter().enumerate() {
            number_of.insert(*op, number);
        }
        let mut graph = Self {
            waits_for: vec![0; ops.len()],
            waiting: vec![Vec::new(); ops.len()],
        };
        let mut needed = Vec::new();
        for (number, op) in ops.iter().enumerate() {
            op.walk(ir, |nested| {
                for operand in nested.operands(ir) {
                    // The operation of the block that defines the value, itself or inside.
                    let mut definition = operand.defining_op(ir);
                    while let Some(at) = definition {
                        if at.parent_block(ir) == Some(block) {
                            break;
                        }
                        definition = at.parent_op(ir);
                    }
                    needed.extend(definition.and_then(|op| number_of.get(&op).copied()));
                }
            });
            needed.sort_unstable();
            needed.dedup();
            for other in needed.drain(..).filter(|other| *other != number) {
                graph.waiting[other].push(number);
                graph.waits_for[number] += 1;
            }
        }
        graph
    }

    /// The order in which repeated scans find operations that wait for nothing any more, and
    /// whether none of them had to be taken although it waits.
    #[inline]
    fn order(&mut self) -> (Vec<usize>, bool) {
        let len = self.waits_for.len();
        let ready = (0..len).filter(|number| self.waits_for[*number] == 0);
        // What this scan finds, and what the next one finds.
        let mut current: BinaryHeap<Reverse<usize>> = ready.map(Reverse).collect();
        let mut later: Vec<Reverse<usize>> = Vec::new();
        let (mut order, mut taken) = (Vec::with_capacity(len), vec![false; len]);
        let (mut first, mut is_complete) = (0, true);
        while order.len() < len {
            let next = if let Some(Reverse(next)) = current.pop() {
                next
            } else if later.is_empty() {
                // Nothing is ready: the first one stays where it is.
                while taken[first] {
                    first += 1;
                }
                is_complete = false;
                first
            } else {
                current.extend(later.drain(..));
                continue;
            };
            let is_scanning = self.waits_for[next] == 0;
            taken[next] = true;
            order.push(next);
            for user in std::mem::take(&mut self.waiting[next]) {
                self.waits_for[user] -= 1;
                if self.waits_for[user] > 0 || taken[user] {
                } else if is_scanning && user > next {
                    current.push(Reverse(user));
                } else {
                    later.push(Reverse(user));
                }
            }
        }
        (order, is_complete)
    }
}
