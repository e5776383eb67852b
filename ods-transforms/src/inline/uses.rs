//! Counts the uses of callable symbols while calls are inlined, as MLIR's `CGUseList`.

use super::references::References;
use ods_ir::diagnostics::Diagnostic;
use ods_ir::interfaces::{CallableOpInterface, SymbolOpInterface};
use ods_ir::ir::{Ir, Operation};
use ods_ir::symbols::is_table;
use ods_lookup::LookupMap;
use ods_rewrite::analysis::{CallGraph, CallGraphNode, EdgeKind};

/// The uses of nodes by the operations of one node.
#[derive(Default)]
struct User {
    /// The nodes that the callable operation itself refers to.
    own: Vec<CallGraphNode>,
    /// The nodes that operations inside refer to, and how often.
    inner: Vec<(CallGraphNode, i64)>,
    /// The positions in `inner`, once there are many.
    positions: LookupMap<CallGraphNode, usize>,
}

impl User {
    /// Up to so many nodes are searched one by one.
    const FEW: usize = 16;

    #[inline]
    fn position(&self, node: CallGraphNode) -> Option<usize> {
        if self.inner.len() <= Self::FEW {
            self.inner.iter().position(|(known, _)| *known == node)
        } else {
            self.positions.get(&node).copied()
        }
    }

    #[inline]
    fn add(&mut self, node: CallGraphNode, count: i64) {
        if let Some(at) = self.position(node) {
            self.inner[at].1 += count;
            return;
        }
        self.inner.push((node, count));
        if self.inner.len() > Self::FEW {
            for at in self.positions.len()..self.inner.len() {
                self.positions.insert(self.inner[at].0, at);
            }
        }
    }
}

/// The numbers of uses of the nodes that may be erased once nothing uses them.
pub(super) struct NodeUses<'g> {
    graph: &'g CallGraph,
    /// By node: how often a node that may be erased is used; `None` for other nodes.
    counts: Vec<Option<i64>>,
    /// By node: what it uses.
    users: Vec<User>,
    /// By node: whether `users` has what its operations refer to, as far as calls were inlined.
    is_current: Vec<bool>,
    /// Whether operations only change by inlining into the node that they belong to.
    only_inlined: bool,
}

impl<'g> NodeUses<'g> {
    #[inline]
    pub(super) fn new(
        ir: &Ir,
        top: Operation,
        graph: &'g CallGraph,
        references: &mut References<'g>,
    ) -> Result<Self, Diagnostic> {
        let len = graph.nodes().len() + 2;
        let edges = |node| graph.edges(node).iter();
        let has_child = |node| edges(node).any(|edge| edge.kind == EdgeKind::Child);
        let mut uses = Self {
            graph,
            counts: vec![None; len],
            users: (0..len).map(|_| User::default()).collect(),
            is_current: vec![false; len],
            only_inlined: !graph.nodes().any(has_child),
        };
        let mut live = Vec::new();
        for (table, all_visible) in symbol_tables(ir, top) {
            let Some(region) = table.regions(ir).first() else {
                continue;
            };
            for op in region.operations(ir) {
                let callable = op.interface::<dyn CallableOpInterface>(ir);
                let region = callable.and_then(|callable| callable.get_callable_region(ir));
                if let Some(node) = region.and_then(|region| graph.node_of(region)) {
                    let symbol = op.interface::<dyn SymbolOpInterface>(ir);
                    if symbol.is_some_and(|symbol| {
                        (all_visible || symbol.is_private(ir))
                            && symbol.can_discard_on_use_empty(ir)
                    }) {
                        uses.counts[node.index()] = Some(0);
                    }
                    continue;
                }
                references.for_each_node(ir, op, |node, _| live.push(node))?;
            }
        }
        for node in live {
            uses.counts[node.index()] = None;
        }
        for node in graph.nodes() {
            uses.recompute(ir, node, references)?;
        }
        Ok(uses)
    }

    /// Operations changed in other ways than by inlining.
    #[inline]
    pub(super) fn changed(&mut self) {
        self.only_inlined = false;
    }

    /// Counts what the operations of a node use again, unless nothing changed since the last time.
    #[inline]
    pub(super) fn update(
        &mut self,
        ir: &Ir,
        node: CallGraphNode,
        references: &mut References<'g>,
    ) -> Result<(), Diagnostic> {
        if self.only_inlined && self.is_current[node.index()] {
            return Ok(());
        }
        self.recompute(ir, node, references)
    }

    /// Counts what the operations of a node use again.
    #[inline]
    fn recompute(
        &mut self,
        ir: &Ir,
        node: CallGraphNode,
        references: &mut References<'g>,
    ) -> Result<(), Diagnostic> {
        self.forget(node);
        self.is_current[node.index()] = true;
        let region = self.graph.region(node);
        let Some(parent) = region.and_then(|region| region.parent_op(ir)) else {
            return Ok(());
        };
        let mut user = User::default();
        let counts = &mut self.counts;
        references.for_each_node(ir, parent, |used, by| {
            let Some(count) = &mut counts[used.index()] else {
                return;
            };
            if by != parent {
                user.add(used, 1);
            } else if user.own.contains(&used) {
                return;
            } else {
                user.own.push(used);
            }
            *count += 1;
        })?;
        self.users[node.index()] = user;
        Ok(())
    }

    /// Subtracts what a node uses.
    #[inline]
    fn forget(&mut self, node: CallGraphNode) {
        let user = std::mem::take(&mut self.users[node.index()]);
        let own = user.own.into_iter().map(|node| (node, 1));
        for (used, count) in own.chain(user.inner) {
            *self.counts[used.index()].get_or_insert(0) -= count;
        }
    }

    /// The uses of a call in `node` are gone.
    #[inline]
    pub(super) fn drop_call(
        &mut self,
        ir: &Ir,
        node: CallGraphNode,
        call: Operation,
        references: &mut References<'g>,
    ) -> Result<(), Diagnostic> {
        self.is_current[node.index()] = false;
        let (user, counts) = (&mut self.users[node.index()], &mut self.counts);
        references.for_each_node(ir, call, |used, _| {
            if let Some(at) = user.position(used) {
                user.inner[at].1 -= 1;
                *counts[used.index()].get_or_insert(0) -= 1;
            }
        })
    }

    /// The body of `callee` was inlined into `caller`.
    #[inline]
    pub(super) fn merge(&mut self, callee: CallGraphNode, caller: CallGraphNode) {
        self.is_current[caller.index()] = false;
        for at in 0..self.users[callee.index()].inner.len() {
            let (used, count) = self.users[callee.index()].inner[at];
            self.users[caller.index()].add(used, count);
            *self.counts[used.index()].get_or_insert(0) += count;
        }
    }

    /// The node will be erased, with those nested in it.
    #[inline]
    pub(super) fn erase(&mut self, node: CallGraphNode) {
        let mut pending = vec![node];
        while let Some(node) = pending.pop() {
            let edges = self.graph.edges(node).iter();
            let children = edges.filter(|edge| edge.kind == EdgeKind::Child);
            pending.extend(children.map(|edge| edge.target));
            self.forget(node);
            self.counts[node.index()] = None;
        }
    }

    /// Whether nothing uses the node, so that it can be erased.
    #[inline]
    pub(super) fn is_dead(&self, ir: &Ir, node: CallGraphNode) -> bool {
        self.has_uses(ir, node, 0)
    }

    /// Whether the node can be erased once its only use is gone.
    #[inline]
    pub(super) fn has_one_use(&self, ir: &Ir, node: CallGraphNode) -> bool {
        self.has_uses(ir, node, 1)
    }

    #[inline]
    fn has_uses(&self, ir: &Ir, node: CallGraphNode, expected: i64) -> bool {
        let region = self.graph.region(node);
        let Some(op) = region.and_then(|region| region.parent_op(ir)) else {
            return false;
        };
        if op.interface::<dyn SymbolOpInterface>(ir).is_some() {
            return self.counts[node.index()] == Some(expected);
        }
        let mut uses = op.results(ir).iter().flat_map(|result| result.uses(ir));
        let has_as_many = (0..expected).all(|_| uses.next().is_some()) && uses.next().is_none();
        has_as_many && op.is_memory_effect_free(ir)
    }
}

/// The symbol tables in `top`, inner ones first, and whether all uses of the symbols in each are
/// known: MLIR's `walkSymbolTables`.
#[inline]
fn symbol_tables(ir: &Ir, top: Operation) -> Vec<(Operation, bool)> {
    let mut found = Vec::new();
    let mut pending = vec![(top, top.parent_block(ir).is_none())];
    while let Some((op, mut all_visible)) = pending.pop() {
        if is_table(ir, op) {
            let symbol = op.interface::<dyn SymbolOpInterface>(ir);
            all_visible |= symbol.is_none_or(|symbol| symbol.is_private(ir));
            found.push((op, all_visible));
        } else {
            all_visible = true;
        }
        let nested = op.child_operations(ir);
        let nested = nested.filter(|op| !op.regions(ir).is_empty());
        pending.extend(nested.map(|op| (op, all_visible)));
    }
    found.reverse();
    found
}
