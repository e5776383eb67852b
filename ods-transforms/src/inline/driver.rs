//! Inlines calls, callees first: MLIR's `Inliner`.

use super::Inliner;
use super::call::Site;
use super::hooks::Hooks;
use super::references::References;
use super::uses::NodeUses;
use ods_ir::attributes::SymbolRefAttr;
use ods_ir::diagnostics::Diagnostic;
use ods_ir::interfaces::{CallOpInterface, CallableOpInterface, Callee, DynCallOpInterface};
use ods_ir::ir::{Block, ByName, Ir, Operation, Region};
use ods_ir::op::OpHandle as _;
use ods_ir::traits::{IsTerminator, SingleBlock};
use ods_rewrite::analysis::{CallGraph, CallGraphNode, EdgeKind};
use ods_rewrite::pass::{PassContext, PassResult};

/// A call, the node that it is in, and the node that it calls.
#[derive(Clone, Copy)]
struct ResolvedCall {
    call: DynCallOpInterface,
    source: CallGraphNode,
    target: CallGraphNode,
    /// The inlined call that this call came from.
    history: Option<usize>,
}

/// The state of the inliner.
pub(super) struct Driver<'a> {
    pass: &'a Inliner,
    graph: &'a CallGraph,
    uses: NodeUses<'a>,
    references: References<'a>,
    hooks: Hooks,
    /// Whether operations are calls.
    calls: ByName<bool>,
    /// The blocks whose calls are collected next.
    pending: Vec<(Block, CallGraphNode)>,
    /// By node, whether it will be erased; and these nodes.
    is_dead: Vec<bool>,
    dead: Vec<CallGraphNode>,
    pub(super) inlined: u64,
}

impl<'a> Driver<'a> {
    #[inline]
    pub(super) fn new(
        pass: &'a Inliner,
        ir: &Ir,
        top: Operation,
        graph: &'a CallGraph,
    ) -> Result<Self, Diagnostic> {
        let mut references = References::new(ir, graph);
        Ok(Self {
            pass,
            graph,
            uses: NodeUses::new(ir, top, graph, &mut references)?,
            references,
            hooks: Hooks::default(),
            calls: ByName::default(),
            pending: Vec::new(),
            is_dead: vec![false; graph.nodes().len() + 2],
            dead: Vec::new(),
            inlined: 0,
        })
    }

    /// Inlines all calls, and erases the callables that nothing uses any more.
    #[inline]
    pub(super) fn run(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        for mut component in self.graph.components() {
            self.inline_component(cx, &mut component)?;
        }
        for node in std::mem::take(&mut self.dead) {
            let region = self.graph.region(node);
            let region = region.filter(|region| region.is_alive(cx));
            if let Some(op) = region.and_then(|region| region.parent_op(cx)) {
                op.erase(cx);
            }
        }
        Ok(())
    }

    /// Optimizes nodes that call each other, and inlines the calls in them, until nothing changes
    /// or there were enough rounds.
    #[inline]
    fn inline_component(
        &mut self,
        cx: &mut PassContext<'_>,
        nodes: &mut Vec<CallGraphNode>,
    ) -> PassResult {
        for _ in 0..self.pass.max_iterations.max(1) {
            self.optimize(cx, nodes)?;
            if !self.inline_calls(cx, nodes)? {
                break;
            }
        }
        Ok(())
    }

    /// Runs the nested pipelines.
    #[inline]
    fn optimize(&mut self, cx: &mut PassContext<'_>, nodes: &[CallGraphNode]) -> PassResult {
        for node in nodes {
            let Some(region) = self.graph.region(*node) else {
                continue;
            };
            let mut edges = self.graph.edges(*node).iter();
            if edges.any(|edge| edge.kind == EdgeKind::Child) {
                continue;
            }
            let Some(op) = region.parent_op(cx) else {
                continue;
            };
            if !op.spec(cx).is_some_and(|spec| spec.is_isolated) {
                continue;
            }
            if let Some(pipeline) = self.pass.pipeline_for(op.name(cx).as_str()) {
                cx.run_pipeline(pipeline, op)?;
                self.references.forget();
                self.uses.changed();
            }
            self.uses.update(cx, *node, &mut self.references)?;
        }
        Ok(())
    }

    /// Inlines the calls in the nodes; returns whether there were any.
    #[inline]
    fn inline_calls(
        &mut self,
        ir: &mut Ir,
        nodes: &mut Vec<CallGraphNode>,
    ) -> Result<bool, Diagnostic> {
        let mut calls: Vec<ResolvedCall> = Vec::new();
        let first_dead = self.dead.len();
        for node in &*nodes {
            let Some(region) = self.graph.region(*node) else {
                continue;
            };
            if self.uses.is_dead(ir, *node) {
                self.mark_dead(*node);
            } else {
                self.collect(ir, region.blocks(ir), *node, None, false, &mut calls);
            }
        }
        // What was inlined, and the inlined call that this call came from.
        let mut history: Vec<(CallGraphNode, Option<usize>)> = Vec::new();
        let mut inlined_any = false;
        let mut next = 0;
        while let Some(resolved) = calls.get(next).copied() {
            next += 1;
            if self.is_dead[resolved.source.index()] {
                continue;
            }
            let mut before = resolved.history;
            let mut repeats = false;
            while let Some((node, earlier)) = before.map(|at| history[at]) {
                repeats |= node == resolved.target;
                before = earlier;
            }
            if repeats || !self.should_inline(ir, &resolved) {
                continue;
            }
            let in_place = self.uses.has_one_use(ir, resolved.target);
            let Some(callable) = self
                .graph
                .region(resolved.target)
                .and_then(|region| region.parent_op(ir))
                .and_then(|op| op.interface::<dyn CallableOpInterface>(ir))
            else {
                continue;
            };
            let site = Site {
                call: resolved.call,
                callable,
                cloned: !in_place,
            };
            let call = resolved.call.operation();
            let from = Some(history.len());
            let mut hooks = std::mem::take(&mut self.hooks);
            let outcome = site.inline(ir, &mut hooks, |ir, new| {
                let new = new.iter().copied();
                self.collect(ir, new, resolved.source, from, true, &mut calls);
            });
            self.hooks = hooks;
            if !outcome? {
                continue;
            }
            inlined_any = true;
            self.inlined += 1;
            history.push((resolved.target, resolved.history));
            self.uses
                .drop_call(ir, resolved.source, call, &mut self.references)?;
            self.uses.merge(resolved.target, resolved.source);
            call.erase(ir);
            if in_place {
                self.uses.erase(resolved.target);
                self.mark_dead(resolved.target);
            }
        }
        nodes.retain(|node| !self.dead[first_dead..].contains(node));
        Ok(inlined_any)
    }

    /// Adds the calls in the blocks, which are in node `node`, to `calls`, in the order of MLIR. With
    /// `nested` also those in callables inside.
    #[inline]
    fn collect(
        &mut self,
        ir: &Ir,
        blocks: impl Iterator<Item = Block>,
        node: CallGraphNode,
        history: Option<usize>,
        nested: bool,
        calls: &mut Vec<ResolvedCall>,
    ) {
        let mut pending = std::mem::take(&mut self.pending);
        pending.extend(blocks.map(|block| (block, node)));
        while let Some((block, source)) = pending.pop() {
            let mut next = block.first_op(ir);
            while let Some(op) = next {
                next = op.next(ir);
                let ask = || op.has_interface::<dyn CallOpInterface>(ir);
                if self.calls.of(ir, op, ask) {
                    calls.extend(self.resolve(ir, op, source, history));
                } else if !op.is_leaf(ir) {
                    for region in op.regions(ir) {
                        let node = self.graph.node_of(*region);
                        if nested || node.is_none() {
                            let blocks = region.blocks(ir);
                            pending.extend(blocks.map(|block| (block, node.unwrap_or(source))));
                        }
                    }
                }
            }
        }
        self.pending = pending;
    }

    /// The call `op`, if the pass may inline it and knows what it calls.
    #[inline]
    fn resolve(
        &mut self,
        ir: &Ir,
        op: Operation,
        source: CallGraphNode,
        history: Option<usize>,
    ) -> Option<ResolvedCall> {
        let call = op.interface::<dyn CallOpInterface>(ir)?;
        let callee = call.get_callable_for_callee(ir);
        if matches!(&callee, Callee::Symbol(name) if is_nested(name)) {
            return None;
        }
        let target = self.graph.resolve(ir, call, &mut self.references.tables);
        self.graph.region(target)?;
        Some(ResolvedCall {
            call,
            source,
            target,
            history,
        })
    }

    /// Whether a call may and should be inlined, as far as no dialect needs to be asked.
    #[inline]
    fn should_inline(&self, ir: &Ir, resolved: &ResolvedCall) -> bool {
        let call = resolved.call.operation();
        if call.has_trait::<IsTerminator>(ir) {
            return false;
        }
        // The callee calls itself, or its caller.
        let edges = self.graph.edges(resolved.target).iter();
        let mut targets = edges.map(|edge| edge.target);
        if targets.any(|target| target == resolved.target || target == resolved.source) {
            return false;
        }
        let Some(region) = self.graph.region(resolved.target) else {
            return false;
        };
        let (Some(callee), Some(parent)) = (region.parent_op(ir), call.parent_op(ir)) else {
            return false;
        };
        let around = call.parent_region(ir);
        if around.is_some_and(|around| region.is_ancestor_of(ir, around)) {
            return false;
        }
        let has_several = region.entry_block(ir) != region.last_block(ir);
        let may_have_several = || {
            callee.name_number(ir) == parent.name_number(ir)
                || (parent.spec(ir).is_some() && !parent.has_trait::<SingleBlock>(ir))
        };
        if has_several && !may_have_several() {
            return false;
        }
        self.is_profitable(ir, resolved.source, region)
    }

    /// Whether the callee has few enough operations, in proportion to the caller.
    #[inline]
    fn is_profitable(&self, ir: &Ir, caller: CallGraphNode, callee: Region) -> bool {
        let threshold = match self.pass.inlining_threshold {
            0 => return false,
            u32::MAX => return true,
            threshold => u64::from(threshold),
        };
        let Some(caller) = self.graph.region(caller) else {
            return false;
        };
        let caller = count_ops(ir, caller);
        // The product has 32 bits in MLIR, too.
        let callee = u64::from((count_ops(ir, callee) as u32).wrapping_mul(100));
        caller == 0 || callee / caller <= threshold
    }

    #[inline]
    fn mark_dead(&mut self, node: CallGraphNode) {
        if !self.is_dead[node.index()] {
            self.is_dead[node.index()] = true;
            self.dead.push(node);
        }
    }
}

#[inline]
fn is_nested(name: &SymbolRefAttr) -> bool {
    !name.nested_references().is_empty()
}

#[inline]
fn count_ops(ir: &Ir, region: Region) -> u64 {
    let mut count = 0;
    for op in region.operations(ir) {
        if op.regions(ir).is_empty() {
            count += 1;
        } else {
            op.walk(ir, |_| count += 1);
        }
    }
    count
}
