//! The attributes of the dialect on any operation, among them the one that allows sequences with names: these may not
//! include themselves.

use super::interfaces::check_effects;
use super::verify::{CONSUMED, READ_ONLY, WITH_NAMED_SEQUENCE};
use super::{IncludeOp, NamedSequenceOp, TransformDialect};
use ods_lookup::LookupMap;
use ods_runtime::attributes::SymbolRefAttr;
use ods_runtime::def::UnknownValueMessages;
use ods_runtime::interfaces::{CallOpInterface, CallableOpInterface};
use ods_runtime::prelude::*;
use ods_runtime::symbols;
use ods_runtime::traits::SymbolTable;

impl VerifyOperationAttribute for TransformDialect {
    fn verify_operation_attribute(op: Operation, ir: &Ir, attr: &NamedAttribute) -> VerifyResult {
        let name = attr.name.to_string();
        let fail = |what: &str| {
            let message = format!("\"{name}\"{what}");
            Err(Diagnostic::error(op.location(ir), message))
        };
        match name.as_str() {
            WITH_NAMED_SEQUENCE if op.has_trait::<SymbolTable>(ir) => check_recursion(op, ir),
            WITH_NAMED_SEQUENCE => {
                fail(" attribute can only be attached to operations with symbol tables")
            }
            "transform.target_tag" if attr.value.as_str().is_some() => Ok(()),
            "transform.target_tag" => fail(" attribute must be a string"),
            CONSUMED | READ_ONLY | "transform.silence_tracking_failures" => match attr.value {
                Attribute::Unit => Ok(()),
                _ => fail(" must be a unit attribute"),
            },
            _ => {
                let message = format!("unknown attribute: \"{name}\"");
                Err(Diagnostic::error(op.location(ir), message))
            }
        }
    }
}

/// A callable, and the numbers of those that it calls.
struct Node {
    op: Operation,
    calls: Vec<usize>,
}

/// The name of what an operation calls, which may be incomplete.
fn callee_of(call: Operation, ir: &Ir) -> Option<&SymbolRefAttr> {
    let mut names = ["target", "callee"].into_iter();
    match names.find_map(|name| call.attribute(ir, name))? {
        Attribute::SymbolRef(name) => Some(name),
        _ => None,
    }
}

/// The callables inside `op` that have a body, in the order of the text, with their calls.
fn call_graph(op: Operation, ir: &Ir) -> Vec<Node> {
    let mut nodes: Vec<Node> = Vec::new();
    let mut numbers: LookupMap<Operation, usize> = LookupMap::default();
    let mut calls = Vec::new();
    op.walk(ir, |nested| {
        let callable = nested.interface::<dyn CallableOpInterface>(ir);
        if callable.is_some_and(|callable| callable.get_callable_region(ir).is_some()) {
            numbers.insert(nested, nodes.len());
            let calls = Vec::new();
            nodes.push(Node { op: nested, calls });
        } else if nested.interface::<dyn CallOpInterface>(ir).is_some()
            && let Some(name) = callee_of(nested, ir)
            && let Some(callee) = symbols::lookup_nearest(ir, nested, name)
        {
            calls.push((nested, callee));
        }
    });
    for (call, callee) in calls {
        let mut parents = std::iter::successors(call.parent_op(ir), |parent| parent.parent_op(ir));
        let from = parents.find_map(|parent| numbers.get(&parent).copied());
        if let (Some(from), Some(to)) = (from, numbers.get(&callee).copied()) {
            nodes[from].calls.push(to);
        }
    }
    nodes
}

/// Reports a circle of calls. Of several, and of its operations, it is the one that a search in depth leaves first.
fn check_recursion(op: Operation, ir: &Ir) -> VerifyResult {
    // The graph is of sequences and references that are right, so their own mistakes go first.
    let mut verified = Ok(());
    op.walk(ir, |nested| {
        if verified.is_err() {
            return;
        }
        if let Some(sequence) = NamedSequenceOp::cast(nested, ir) {
            let parent = nested.parent_op(ir);
            verified = match parent.filter(|parent| parent.spec(ir).is_some()) {
                Some(parent) if !parent.has_trait::<SymbolTable>(ir) => {
                    Err(nested.emit_error(ir, "symbol's parent must have the SymbolTable trait"))
                }
                _ => sequence.check(ir, true),
            };
        } else if IncludeOp::cast(nested, ir).is_some() {
            verified = check_effects(nested, ir);
        }
    });
    verified?;
    let nodes = call_graph(op, ir);
    let mut search = Search {
        nodes: &nodes,
        index: vec![usize::MAX; nodes.len()],
        low: vec![usize::MAX; nodes.len()],
        is_open: vec![false; nodes.len()],
        open: Vec::new(),
        next: 0,
    };
    for root in 0..nodes.len() {
        let Some(circle) = search.circle_from(root) else {
            continue;
        };
        let mut circle = circle
            .into_iter()
            .map(|number| nodes[number].op.location(ir));
        let Some(first) = circle.next() else { continue };
        let error = Diagnostic::error(first, "recursion not allowed in named sequences");
        return Err(circle.fold(error, |error, other| {
            error.with_note(other, "operation on recursion stack")
        }));
    }
    Ok(())
}

/// Tarjan's search for strongly connected components.
struct Search<'n> {
    nodes: &'n [Node],
    index: Vec<usize>,
    low: Vec<usize>,
    is_open: Vec<bool>,
    open: Vec<usize>,
    next: usize,
}

impl Search<'_> {
    fn enter(&mut self, node: usize) {
        self.index[node] = self.next;
        self.low[node] = self.next;
        self.next += 1;
        self.open.push(node);
        self.is_open[node] = true;
    }

    /// The first component with a circle, the node that was found last in front.
    fn circle_from(&mut self, root: usize) -> Option<Vec<usize>> {
        if self.index[root] != usize::MAX {
            return None;
        }
        self.enter(root);
        let mut path = vec![(root, 0)];
        while let Some((node, edge)) = path.last_mut() {
            let node = *node;
            if let Some(to) = self.nodes[node].calls.get(*edge).copied() {
                *edge += 1;
                if self.index[to] == usize::MAX {
                    self.enter(to);
                    path.push((to, 0));
                } else if self.is_open[to] {
                    self.low[node] = self.low[node].min(self.index[to]);
                }
                continue;
            }
            path.pop();
            if let Some((parent, _)) = path.last() {
                self.low[*parent] = self.low[*parent].min(self.low[node]);
            }
            if self.low[node] == self.index[node] {
                let mut component = Vec::new();
                while let Some(last) = self.open.pop() {
                    self.is_open[last] = false;
                    component.push(last);
                    if last == node {
                        break;
                    }
                }
                if component.len() > 1 || self.nodes[node].calls.contains(&node) {
                    return Some(component);
                }
            }
        }
        None
    }
}

impl UnknownValueMessages for TransformDialect {
    const TYPE: &'static str = "unknown type mnemonic: ";
}
