//! Who calls whom: MLIR's `CallGraph`.

use crate::pass::Analysis;
use ods_ir::interfaces::{CallOpInterface, CallableOpInterface, DynCallOpInterface};
use ods_ir::ir::{ByName, Ir, Operation, Region};
use ods_ir::symbols::SymbolTableCollection;
use ods_lookup::{LookupMap, LookupSet};

/// The calls between the callable regions in an operation: MLIR's `CallGraph`.
///
/// Its nodes are the regions of [`CallableOpInterface`] operations, a node that stands for callers
/// from outside, and one for callees that are not known. Edges are in the order of the calls in the
/// text, each once.
///
/// The graph holds until callable operations, calls or names of symbols change.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::analysis::CallGraph;
/// let mut ir = Ir::new();
/// let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN);
/// let graph = CallGraph::new(&ir, module.operation());
/// assert_eq!(graph.nodes().len(), 0, "nothing can be called");
/// assert!(graph.edges(CallGraph::EXTERNAL_CALLER).is_empty());
/// ```
#[derive(Clone, Debug)]
pub struct CallGraph {
    nodes: Vec<Node>,
    of_region: LookupMap<Region, CallGraphNode>,
}

/// A node of a [`CallGraph`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CallGraphNode(u32);

impl CallGraphNode {
    /// The number of the node: the two nodes that stand for others have 0 and 1, and those of
    /// [`CallGraph::nodes`] follow.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Debug, Default)]
struct Node {
    region: Option<Region>,
    edges: Vec<CallGraphEdge>,
    /// The targets of calls, once there are many of them.
    called: LookupSet<CallGraphNode>,
}

/// What the operations of one name are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Call,
    Callable,
    Other,
}

impl Kind {
    #[inline]
    fn of(ir: &Ir, op: Operation) -> Self {
        if op.has_interface::<dyn CallOpInterface>(ir) {
            Self::Call
        } else if op.has_interface::<dyn CallableOpInterface>(ir) {
            Self::Callable
        } else {
            Self::Other
        }
    }
}

/// The kind of an edge of a [`CallGraph`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EdgeKind {
    /// Callers from outside may call the target.
    Abstract,
    /// An operation in the source calls the target.
    Call,
    /// The target is nested in the source.
    Child,
}

/// An edge of a [`CallGraph`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CallGraphEdge {
    /// What it means.
    pub kind: EdgeKind,
    /// The node that it leads to.
    pub target: CallGraphNode,
}

impl Analysis for CallGraph {
    #[inline]
    fn compute(ir: &Ir, op: Operation) -> Self {
        Self::new(ir, op)
    }
}

impl CallGraph {
    /// Stands for callers from outside: it has an [`EdgeKind::Abstract`] edge to each callable
    /// region that is in no other one.
    pub const EXTERNAL_CALLER: CallGraphNode = CallGraphNode(0);
    /// Stands for all callees that are not known, such as function values and declarations.
    pub const UNKNOWN_CALLEE: CallGraphNode = CallGraphNode(1);

    /// The graph of the callable operations in `op`, or of `op` itself if it is callable.
    ///
    /// # Panics
    ///
    /// If `op` was erased or belongs to another `Ir`.
    #[inline]
    pub fn new(ir: &Ir, op: Operation) -> Self {
        let mut graph = Self {
            nodes: vec![Node::default(), Node::default()],
            of_region: LookupMap::default(),
        };
        let mut tables = SymbolTableCollection::new();
        let mut kinds = ByName::default();
        // All nodes exist before calls are resolved.
        graph.add(ir, op, &mut kinds, None);
        graph.add(ir, op, &mut kinds, Some(&mut tables));
        graph
    }

    /// Adds the nodes of the callable regions in `top`; with symbol tables, the calls.
    #[inline]
    fn add(
        &mut self,
        ir: &Ir,
        top: Operation,
        kinds: &mut ByName<Kind>,
        mut tables: Option<&mut SymbolTableCollection>,
    ) {
        let mut pending = vec![(top, None)];
        while let Some((op, mut parent)) = pending.pop() {
            match kinds.of(ir, op, || Kind::of(ir, op)) {
                Kind::Call => {
                    if let (Some(tables), Some(parent)) = (&mut tables, parent)
                        && let Some(call) = op.interface::<dyn CallOpInterface>(ir)
                    {
                        let target = self.resolve(ir, call, tables);
                        self.connect(parent, target);
                    }
                    continue;
                }
                Kind::Callable => {
                    let callable = op.interface::<dyn CallableOpInterface>(ir);
                    match callable.and_then(|callable| callable.get_callable_region(ir)) {
                        Some(region) => parent = Some(self.node_or_new(region, parent)),
                        None => continue,
                    }
                }
                Kind::Other => {}
            }
            let start = pending.len();
            for block in op.child_blocks(ir) {
                // Of other operations only the regions count.
                let nested = block.operations(ir).filter(|op| {
                    !op.regions(ir).is_empty()
                        || kinds.of(ir, *op, || Kind::of(ir, *op)) != Kind::Other
                });
                pending.extend(nested.map(|op| (op, parent)));
            }
            pending[start..].reverse();
        }
    }

    #[inline]
    fn node_or_new(&mut self, region: Region, parent: Option<CallGraphNode>) -> CallGraphNode {
        if let Some(known) = self.of_region.get(&region) {
            return *known;
        }
        let node = CallGraphNode(self.nodes.len() as u32);
        self.nodes.push(Node {
            region: Some(region),
            ..Node::default()
        });
        self.of_region.insert(region, node);
        // The node is new, so there is no such edge yet.
        let (from, kind) = match parent {
            Some(parent) => (parent, EdgeKind::Child),
            None => (Self::EXTERNAL_CALLER, EdgeKind::Abstract),
        };
        let edge = CallGraphEdge { kind, target: node };
        self.nodes[from.0 as usize].edges.push(edge);
        node
    }

    /// Adds a call, unless there is one of the same target.
    #[inline]
    fn connect(&mut self, from: CallGraphNode, target: CallGraphNode) {
        const MANY: usize = 16;
        let edge = CallGraphEdge {
            kind: EdgeKind::Call,
            target,
        };
        let Node { edges, called, .. } = &mut self.nodes[from.0 as usize];
        if edges.len() < MANY {
            if !edges.contains(&edge) {
                edges.push(edge);
            }
            return;
        }
        if called.is_empty() {
            let calls = edges.iter().filter(|edge| edge.kind == EdgeKind::Call);
            for edge in calls {
                called.insert(edge.target);
            }
        }
        if called.insert(target) {
            edges.push(edge);
        }
    }

    /// The node of the region that `call` calls: [`Self::UNKNOWN_CALLEE`] if it cannot be
    /// resolved, or is not in the graph.
    #[inline]
    pub fn resolve(
        &self,
        ir: &Ir,
        call: DynCallOpInterface,
        tables: &mut SymbolTableCollection,
    ) -> CallGraphNode {
        let callable = call.resolve_callable_in_table(ir, tables);
        let callable = callable.and_then(|op| op.interface::<dyn CallableOpInterface>(ir));
        let region = callable.and_then(|callable| callable.get_callable_region(ir));
        region
            .and_then(|region| self.node_of(region))
            .unwrap_or(Self::UNKNOWN_CALLEE)
    }

    /// The node of a callable region.
    #[inline]
    pub fn node_of(&self, region: Region) -> Option<CallGraphNode> {
        self.of_region.get(&region).copied()
    }

    /// The callable region of a node; `None` for the two nodes that stand for others.
    #[inline]
    pub fn region(&self, node: CallGraphNode) -> Option<Region> {
        self.nodes[node.0 as usize].region
    }

    /// The edges that leave a node.
    #[inline]
    pub fn edges(&self, node: CallGraphNode) -> &[CallGraphEdge] {
        &self.nodes[node.0 as usize].edges
    }

    /// The nodes of callable regions, in the order of the text.
    #[inline]
    pub fn nodes(&self) -> impl ExactSizeIterator<Item = CallGraphNode> + use<> {
        (2..self.nodes.len() as u32).map(CallGraphNode)
    }

    /// The strongly connected components of what callers from outside reach, callees first: the
    /// order in which MLIR's inliner works. Nodes that call each other are in one component.
    #[inline]
    pub fn components(&self) -> Vec<Vec<CallGraphNode>> {
        Components::of(self)
    }
}

/// Tarjan's algorithm, without recursion.
struct Components {
    /// When each node was entered, from 1; `u32::MAX` once its component is known.
    entered: Vec<u32>,
    /// The nodes whose components are not known yet.
    stack: Vec<CallGraphNode>,
    found: Vec<Vec<CallGraphNode>>,
}

/// A node on the path, its next edge, and the earliest node that it reaches.
struct Visit {
    node: CallGraphNode,
    next: usize,
    lowest: u32,
}

impl Components {
    #[inline]
    fn of(graph: &CallGraph) -> Vec<Vec<CallGraphNode>> {
        let mut state = Self {
            entered: vec![0; graph.nodes.len()],
            stack: Vec::new(),
            found: Vec::new(),
        };
        let mut time = 0;
        let mut path = vec![state.enter(CallGraph::EXTERNAL_CALLER, &mut time)];
        while let Some(visit) = path.last_mut() {
            if let Some(edge) = graph.edges(visit.node).get(visit.next) {
                visit.next += 1;
                match state.entered[edge.target.0 as usize] {
                    0 => {
                        let entered = state.enter(edge.target, &mut time);
                        path.push(entered);
                    }
                    at => visit.lowest = visit.lowest.min(at),
                }
                continue;
            }
            let (node, lowest) = (visit.node, visit.lowest);
            path.pop();
            if let Some(before) = path.last_mut() {
                before.lowest = before.lowest.min(lowest);
            }
            if lowest == state.entered[node.0 as usize] {
                state.finish(node);
            }
        }
        state.found
    }

    #[inline]
    fn enter(&mut self, node: CallGraphNode, time: &mut u32) -> Visit {
        *time += 1;
        self.entered[node.0 as usize] = *time;
        self.stack.push(node);
        Visit {
            node,
            next: 0,
            lowest: *time,
        }
    }

    /// Takes the component of `first` from the stack.
    #[inline]
    fn finish(&mut self, first: CallGraphNode) {
        let mut component = Vec::new();
        while let Some(node) = self.stack.pop() {
            self.entered[node.0 as usize] = u32::MAX;
            component.push(node);
            if node == first {
                break;
            }
        }
        self.found.push(component);
    }
}
