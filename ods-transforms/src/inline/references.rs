//! Finds the callables that operations refer to.

use ods_ir::diagnostics::Diagnostic;
use ods_ir::interfaces::CallableOpInterface;
use ods_ir::ir::{Ir, Operation, WalkOrder, WalkResult};
use ods_ir::symbols::{
    SymbolTableCollection, for_each_reference_of, for_each_user_by, nearest_table,
};
use ods_lookup::LookupMap;
use ods_rewrite::analysis::{CallGraph, CallGraphNode};
use std::ops::Range;

/// What the attributes of operations refer to: most calls of one callable have the same attributes,
/// which are resolved once.
pub(super) struct References<'g> {
    graph: &'g CallGraph,
    pub(super) tables: SymbolTableCollection,
    known: LookupMap<Key, Known>,
    /// What was looked up last.
    last: Option<(Key, Known)>,
    /// The lists of nodes in `known`.
    nodes: Vec<CallGraphNode>,
    /// What was found in earlier rounds does not hold any more.
    round: u32,
    /// The sweeps before this round: numbers of attributes hold until the next one.
    sweeps: u32,
}

/// A symbol table and the numbers of attributes.
type Key = (Operation, (u32, u32));

#[derive(Clone, Copy)]
struct Known {
    round: u32,
    start: usize,
    end: usize,
}

impl<'g> References<'g> {
    #[inline]
    pub(super) fn new(ir: &Ir, graph: &'g CallGraph) -> Self {
        Self {
            graph,
            tables: SymbolTableCollection::new(),
            known: LookupMap::default(),
            last: None,
            nodes: Vec::new(),
            round: 0,
            sweeps: ir.sweeps(),
        }
    }

    /// Resolves everything again from now on: callables may have changed.
    #[inline]
    pub(super) fn forget(&mut self) {
        self.round += 1;
        self.nodes.clear();
    }

    /// Calls `visit` for each reference of `op`, and of what is nested in it, to a node, with the
    /// operation that refers to it.
    pub(super) fn for_each_node(
        &mut self,
        ir: &Ir,
        op: Operation,
        mut visit: impl FnMut(CallGraphNode, Operation),
    ) -> Result<(), Diagnostic> {
        if self.sweeps != ir.sweeps() {
            self.sweeps = ir.sweeps();
            self.forget();
        }
        let table = op.parent_op(ir);
        let table = table.and_then(|parent| nearest_table(ir, parent));
        let all_known = for_each_user_by(ir, op, |user| {
            if let Some(table) = table {
                for at in self.of(ir, table, user) {
                    visit(self.nodes[at], user);
                }
            }
        });
        if all_known.is_none() {
            let message = "operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses";
            let error = Diagnostic::error(op.location(ir), message);
            return Err(match unknown_table(ir, op) {
                Some(table) => error.with_note(table.location(ir), "this may be a symbol table"),
                None => error,
            });
        }
        Ok(())
    }

    /// The nodes that `user` refers to, where `table` is the symbol table: a part of `nodes`.
    #[inline]
    fn of(&mut self, ir: &Ir, table: Operation, user: Operation) -> Range<usize> {
        let key = (table, user.attribute_numbers(ir));
        let known = match &self.last {
            Some((last, known)) if *last == key => Some(*known),
            _ => self.known.get(&key).copied(),
        };
        let known = match known {
            Some(known) if known.round == self.round => known,
            _ => self.find(ir, key, user),
        };
        self.last = Some((key, known));
        known.start..known.end
    }

    /// Resolves the references of `user`, whose key this is.
    #[inline]
    fn find(&mut self, ir: &Ir, key: Key, user: Operation) -> Known {
        let start = self.nodes.len();
        for_each_reference_of(ir, user, |name| {
            let symbol = self.tables.lookup_ref_in(ir, key.0, name);
            let callable = symbol.and_then(|op| op.interface::<dyn CallableOpInterface>(ir));
            let region = callable.and_then(|callable| callable.get_callable_region(ir));
            self.nodes
                .extend(region.and_then(|region| self.graph.node_of(region)));
        });
        let known = Known {
            round: self.round,
            start,
            end: self.nodes.len(),
        };
        self.known.insert(key, known);
        known
    }
}

/// The first operation in `op` that may be a symbol table, as far as is known.
#[cold]
fn unknown_table(ir: &Ir, op: Operation) -> Option<Operation> {
    let mut found = None;
    op.walk_with(ir, WalkOrder::PreOrder, |inner| {
        let is_unknown = inner.regions(ir).len() == 1
            && inner.info(ir).is_none()
            && ir.registry().dialect(inner.name(ir).dialect()).is_none();
        if is_unknown {
            found = Some(inner);
            return WalkResult::Interrupt;
        }
        WalkResult::Advance
    });
    found
}
