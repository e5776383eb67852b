//! The users of all symbols at once.

use super::{SymbolTableCollection, is_table, uses};
use crate::ir::{Ir, Operation, WalkOrder, WalkResult};
use ods_lookup::LookupMap;

/// The operations that refer to each symbol inside an operation: MLIR's `SymbolUserMap`.
///
/// It is built in one walk and does not follow changes of the IR.
#[derive(Clone, Debug, Default)]
pub struct SymbolUserMap {
    users: LookupMap<Operation, Vec<Operation>>,
}

impl SymbolUserMap {
    /// The users of the symbols in `root` and in the symbol tables inside; `None` if an
    /// operation there may be an unknown symbol table.
    #[inline]
    pub fn new(ir: &Ir, root: Operation, tables: &mut SymbolTableCollection) -> Option<Self> {
        let mut all = Vec::new();
        root.walk_with(ir, WalkOrder::PreOrder, |op| {
            if is_table(ir, op) {
                all.push(op);
            }
            WalkResult::Advance
        });
        let mut map = Self::default();
        for table in all {
            for found in uses(ir, *table.regions(ir).first()?)? {
                let Some(symbol) = tables.lookup_ref_in(ir, table, &found.name) else {
                    continue;
                };
                let users = map.users.entry(symbol).or_default();
                if users.last() != Some(&found.user) {
                    users.push(found.user);
                }
            }
        }
        Some(map)
    }

    /// The operations that refer to `symbol`.
    #[inline]
    pub fn users(&self, symbol: Operation) -> &[Operation] {
        self.users.get(&symbol).map_or(&[], Vec::as_slice)
    }
}
