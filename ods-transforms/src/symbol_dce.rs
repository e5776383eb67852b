//! The pass `symbol-dce`: dead symbols.

use ods_ir::diagnostics::Diagnostic;
use ods_ir::interfaces::SymbolOpInterface;
use ods_ir::ir::{Ir, Operation};
use ods_ir::symbols::{SymbolTableCollection, is_table, uses_by};
use ods_lookup::LookupSet;
use ods_rewrite::pass::{Counter, PassContext, PassResult, RunPass};

/// The pass `symbol-dce`: erases symbols that nothing can refer to. Public symbols of the outermost
/// table stay, and what the living refer to.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::transforms::SymbolDce;
/// let mut passes = PassManager::new();
/// passes.add(SymbolDce::default());
/// assert_eq!(passes.to_string(), "builtin.module(symbol-dce)");
/// ```
#[derive(Debug, Default)]
pub struct SymbolDce {
    erased: Counter,
}

/// The pass [`SymbolDce`].
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::pass::PassManager;
/// let text = br#"module { module @a attributes {sym_visibility = "private"} {} }"#.as_slice();
/// let mut ir = Ir::new();
/// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
/// let mut passes = PassManager::new();
/// passes.add(ods_runtime::transforms::symbol_dce());
/// passes.run(&mut ir, module).unwrap();
/// assert_eq!(module.display(&ir).to_string(), "module {\n}");
/// ```
pub fn symbol_dce() -> SymbolDce {
    SymbolDce::default()
}

impl RunPass for SymbolDce {
    type Op = Operation;

    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        if !is_table(cx, op) {
            let message =
                " was scheduled to run under SymbolDCE, but does not define a symbol table";
            return Err(op.emit_error(cx, message).into());
        }
        // Nothing outside can refer to what is in a table that is not itself a visible symbol.
        let symbol = op.interface::<dyn SymbolOpInterface>(cx);
        let is_hidden = match symbol {
            Some(symbol) if op.parent_op(cx).is_some() => symbol.is_private(cx),
            _ => true,
        };
        let mut live = Live {
            symbols: LookupSet::default(),
            tables: SymbolTableCollection::new(),
        };
        live.mark(cx, op, is_hidden)?;
        let mut doomed = Vec::new();
        op.walk(cx, |table| {
            if !is_table(cx, table) {
                return;
            }
            let Some(body) = table.regions(cx).first() else {
                return;
            };
            for op in body.operations(cx) {
                let is_symbol = op.interface::<dyn SymbolOpInterface>(cx).is_some();
                if is_symbol && !live.symbols.contains(&op) {
                    doomed.push(op);
                }
            }
        });
        if doomed.is_empty() {
            cx.preserve_all();
        }
        for op in doomed {
            if op.is_alive(cx) {
                op.erase(cx);
                self.erased.increment();
            }
        }
        Ok(())
    }
}

ods_rewrite::__pass_impl!(
    SymbolDce, "SymbolDCE", "symbol-dce", "Eliminate dead symbols",
    dialects [],
    options [],
    statistics [(erased, "num-dce'd", "Number of symbols DCE'd")],
);

struct Live {
    symbols: LookupSet<Operation>,
    tables: SymbolTableCollection,
}

impl Live {
    /// Marks the living symbols of a table and of those nested in it. `is_hidden` says that nothing
    /// outside of the table can refer to its symbols.
    fn mark(&mut self, ir: &Ir, table: Operation, is_hidden: bool) -> Result<(), Diagnostic> {
        // Each operation to look at, and whether the table that it is in is hidden.
        let mut pending = Vec::new();
        self.start(ir, table, is_hidden, &mut pending);
        while let Some((op, is_hidden)) = pending.pop() {
            if is_table(ir, op) {
                let symbol = op.interface::<dyn SymbolOpInterface>(ir);
                let is_hidden = is_hidden || symbol.is_none_or(|symbol| symbol.is_private(ir));
                self.start(ir, op, is_hidden, &mut pending);
            } else {
                let nested = op.child_operations(ir);
                let nested = nested.filter(|op| !op.regions(ir).is_empty());
                pending.extend(nested.map(|op| (op, is_hidden)));
            }
            let Some(parent) = op.parent_op(ir).filter(|parent| is_table(ir, *parent)) else {
                continue;
            };
            let Some(uses) = uses_by(ir, op) else {
                let message = "operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses";
                return Err(Diagnostic::error(op.location(ir), message));
            };
            for found in uses {
                let Some(symbols) = self.resolve(ir, parent, &found.name) else {
                    continue;
                };
                for symbol in symbols {
                    if self.symbols.insert(symbol) {
                        pending.push((symbol, is_hidden));
                    }
                }
            }
        }
        Ok(())
    }

    /// Adds what lives in any case: operations that are not symbols, and symbols that others may
    /// refer to.
    fn start(
        &mut self,
        ir: &Ir,
        table: Operation,
        is_hidden: bool,
        pending: &mut Vec<(Operation, bool)>,
    ) {
        let Some(region) = table.regions(ir).first() else {
            return;
        };
        for op in region.operations(ir) {
            let lives = match op.interface::<dyn SymbolOpInterface>(ir) {
                None => true,
                Some(symbol) => {
                    let may_go =
                        (is_hidden || symbol.is_private(ir)) && symbol.can_discard_on_use_empty(ir);
                    !may_go && self.symbols.insert(op)
                }
            };
            if lives {
                pending.push((op, is_hidden));
            }
        }
    }

    /// The symbols that a reference goes through; `None` if one is missing.
    fn resolve(
        &mut self,
        ir: &Ir,
        table: Operation,
        name: &ods_ir::attributes::SymbolRefAttr,
    ) -> Option<Vec<Operation>> {
        let mut found = vec![self.tables.lookup_in(ir, table, name.root())?];
        for nested in name.nested_references() {
            let table = *found.last()?;
            if !is_table(ir, table) {
                return None;
            }
            found.push(self.tables.lookup_in(ir, table, nested)?);
        }
        Some(found)
    }
}
