//! Tables that find symbols by hash.

use super::{SymbolPath, follow, nearest_table, unique_name};
use crate::attributes::{Attribute, Name};
use crate::diagnostics::Diagnostic;
use crate::ir::{Block, Ir, Operation};
use crate::op::OpHandle;
use hashbrown::HashTable;
use ods_lookup::LookupMap;
use rustc_hash::FxHasher;
use std::hash::Hasher as _;

/// The symbols in the block of one operation, by name: MLIR's `SymbolTable`.
///
/// A lookup takes constant time. The table stores no names and does not observe the IR,
/// so symbols must be added, removed and renamed through it.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::symbols::SymbolTable;
///
/// let mut ir = Ir::new();
/// let text = "module { module @a {} module @b {} }";
/// let module = parse_source(&mut ir, "a.mlir", text.as_bytes(), ParseOptions::default()).unwrap();
/// let mut table = SymbolTable::new(&ir, module);
/// let a = table.lookup(&ir, "a").unwrap();
/// assert!(table.rename(&mut ir, a, "b").is_err());
/// assert_eq!(table.rename_to_unique(&mut ir, a, &[]).unwrap(), "a_0");
/// assert_eq!(table.lookup(&ir, "a_0"), Some(a));
/// assert_eq!(table.lookup(&ir, "a"), None);
/// ```
#[derive(Clone, Debug)]
pub struct SymbolTable {
    op: Operation,
    symbols: HashTable<Operation>,
    /// The next number for a unique name.
    counter: usize,
}

fn hash_of(name: &[u8]) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(name);
    hasher.finish()
}

impl SymbolTable {
    /// Makes the table of the symbols in the first region of `op`; of two symbols with
    /// one name the first counts.
    pub fn new(ir: &Ir, op: Operation) -> Self {
        let mut table = Self::empty(op);
        let block = block_of(ir, op).into_iter();
        for symbol in block.flat_map(|block| block.operations(ir)) {
            if let Some(name) = symbol.symbol_bytes(ir) {
                table.add(ir, name, symbol);
            }
        }
        table
    }

    /// Makes an empty table for `op`; the caller adds the symbols.
    pub(crate) fn empty(op: Operation) -> Self {
        Self {
            op,
            symbols: HashTable::new(),
            counter: 0,
        }
    }

    /// Adds a symbol. If the name is taken, returns the present symbol and adds nothing.
    pub(crate) fn add(&mut self, ir: &Ir, name: &[u8], symbol: Operation) -> Option<Operation> {
        let found = self.lookup(ir, name);
        if found.is_none() {
            let rehash = |op: &Operation| hash_of(op.symbol_bytes(ir).unwrap_or_default());
            self.symbols.insert_unique(hash_of(name), symbol, rehash);
        }
        found
    }

    /// The operation that contains the symbols.
    #[inline]
    pub fn op(&self) -> Operation {
        self.op
    }

    /// The symbol with this name.
    pub fn lookup(&self, ir: &Ir, name: impl AsRef<[u8]>) -> Option<Operation> {
        let name = name.as_ref();
        let is_it = |op: &Operation| op.symbol_bytes(ir) == Some(name);
        self.symbols.find(hash_of(name), is_it).copied()
    }

    /// The symbol with this name, if it is an `O`: an op type or an interface handle.
    pub fn lookup_as<O: OpHandle>(&self, ir: &Ir, name: impl AsRef<[u8]>) -> Option<O> {
        O::cast(self.lookup(ir, name)?, ir)
    }

    /// Adds a symbol to the table. A detached symbol is inserted into the block, before
    /// the terminator. If its name is taken, the symbol is renamed. Returns its name.
    ///
    /// # Panics
    ///
    /// If the operation has no name, or is attached elsewhere.
    #[inline]
    pub fn insert(&mut self, ir: &mut Ir, symbol: Operation) -> String {
        let name = name_of(ir, symbol);
        let block = block_of(ir, self.op);
        let block = block.unwrap_or_else(|| panic!("the symbol table has no block"));
        match symbol.parent_block(ir) {
            Some(place) => assert!(place == block, "the symbol is in another operation"),
            None => match block.terminator(ir) {
                Some(terminator) => symbol.move_before(ir, terminator),
                None => block.append(ir, symbol),
            },
        }
        let found = self.add(ir, name.bytes(), symbol);
        if found.is_none_or(|found| found == symbol) {
            return name.as_str().to_owned();
        }
        let unique = self.unique_name(ir, &name, &[]);
        set_name(ir, symbol, &unique);
        self.add(ir, unique.as_bytes(), symbol);
        unique
    }

    /// Removes a symbol from the table; the operation stays in the IR.
    #[inline]
    pub fn remove(&mut self, ir: &Ir, symbol: Operation) {
        let name = symbol.symbol_bytes(ir).unwrap_or_default();
        let entry = self.symbols.find_entry(hash_of(name), |op| *op == symbol);
        if let Ok(entry) = entry {
            entry.remove();
        }
    }

    /// Removes a symbol from the table and erases the operation.
    #[inline]
    pub fn erase(&mut self, ir: &mut Ir, symbol: Operation) {
        self.remove(ir, symbol);
        symbol.erase(ir);
    }

    /// Renames a symbol, with all references to it inside the operation. As in MLIR,
    /// references from outside, `@table::@name`, are not changed.
    ///
    /// # Errors
    ///
    /// If the name is empty or taken, or if an operation inside may be an unknown symbol
    /// table; nothing is changed then.
    #[inline]
    pub fn rename(&mut self, ir: &mut Ir, symbol: Operation, to: &str) -> Result<(), Diagnostic> {
        let name = name_of(ir, symbol);
        if name == *to {
            return Ok(());
        }
        if to.is_empty() {
            let message = format!("cannot rename symbol '{name}' to nothing");
            return Err(Diagnostic::error(symbol.location(ir), message).resolved(ir));
        }
        if self.lookup(ir, to).is_some() {
            let message = format!("cannot rename symbol '{name}' to '{to}': the name is taken");
            return Err(Diagnostic::error(symbol.location(ir), message).resolved(ir));
        }
        super::replace_all_uses(ir, symbol, to, self.op)?;
        self.remove(ir, symbol);
        set_name(ir, symbol, to);
        self.add(ir, to.as_bytes(), symbol);
        Ok(())
    }

    /// Renames a symbol to a name that no symbol in this table or in `others` has, and
    /// returns it.
    ///
    /// # Errors
    ///
    /// As [`Self::rename`].
    #[inline]
    pub fn rename_to_unique(
        &mut self,
        ir: &mut Ir,
        symbol: Operation,
        others: &[&Self],
    ) -> Result<String, Diagnostic> {
        let unique = self.unique_name(ir, &name_of(ir, symbol), others);
        self.rename(ir, symbol, &unique)?;
        Ok(unique)
    }

    /// A name made of `name` that no symbol in this table or in `others` has.
    #[inline]
    fn unique_name(&mut self, ir: &Ir, name: &str, others: &[&Self]) -> String {
        let has = |table: &Self, name: &str| table.lookup(ir, name).is_some();
        let mut counter = self.counter;
        let unique = unique_name(name, &mut counter, |name| {
            has(self, name) || others.iter().any(|table| has(table, name))
        });
        self.counter = counter;
        unique
    }
}

/// The block that contains the symbols of `op`.
fn block_of(ir: &Ir, op: Operation) -> Option<Block> {
    op.regions(ir).first()?.entry_block(ir)
}

#[inline]
fn name_of(ir: &Ir, symbol: Operation) -> Name {
    let name = symbol.symbol_bytes(ir).map(Name::from_bytes);
    name.unwrap_or_else(|| panic!("`{}` has no symbol name", symbol.name(ir).as_str()))
}

#[inline]
fn set_name(ir: &mut Ir, symbol: Operation, name: &str) {
    symbol.set_attribute(ir, "sym_name", Some(Attribute::string(name)));
}

/// Symbol tables that are built on first use: MLIR's `SymbolTableCollection`.
///
/// While the collection exists, symbols must be changed through its tables only.
#[derive(Clone, Debug, Default)]
pub struct SymbolTableCollection {
    tables: Vec<SymbolTable>,
    /// The position of each operation's table.
    positions: LookupMap<Operation, usize>,
    /// The position of the table that was used last.
    last: usize,
}

impl SymbolTableCollection {
    /// Makes an empty collection.
    pub fn new() -> Self {
        Self::default()
    }

    pub(crate) fn insert(&mut self, table: SymbolTable) {
        self.invalidate(table.op);
        self.add(table);
    }

    /// Adds a table and returns its position.
    fn add(&mut self, table: SymbolTable) -> usize {
        let at = self.tables.len();
        self.positions.insert(table.op, at);
        self.tables.push(table);
        at
    }

    /// The table of the symbols in `op`.
    pub fn table(&mut self, ir: &Ir, op: Operation) -> &mut SymbolTable {
        if self
            .tables
            .get(self.last)
            .is_none_or(|table| table.op != op)
        {
            self.last = match self.positions.get(&op) {
                Some(at) => *at,
                None => self.add(SymbolTable::new(ir, op)),
            };
        }
        &mut self.tables[self.last]
    }

    /// The symbol with this name in the table `op`.
    pub fn lookup_in(
        &mut self,
        ir: &Ir,
        op: Operation,
        name: impl AsRef<[u8]>,
    ) -> Option<Operation> {
        self.table(ir, op).lookup(ir, name)
    }

    /// The symbol that `name` refers to in the table `op`.
    pub fn lookup_ref_in(
        &mut self,
        ir: &Ir,
        op: Operation,
        name: &(impl SymbolPath + ?Sized),
    ) -> Option<Operation> {
        follow(ir, op, name, |op, name| self.lookup_in(ir, op, name))
    }

    /// The symbol that `name` refers to at `from`.
    pub fn lookup_nearest(
        &mut self,
        ir: &Ir,
        from: Operation,
        name: &(impl SymbolPath + ?Sized),
    ) -> Option<Operation> {
        let table = nearest_table(ir, from)?;
        self.lookup_ref_in(ir, table, name)
    }

    /// The symbol that `name` refers to at `from`, if it is an `O`: an op type or an
    /// interface handle.
    pub fn lookup_nearest_as<O: OpHandle>(
        &mut self,
        ir: &Ir,
        from: Operation,
        name: &(impl SymbolPath + ?Sized),
    ) -> Option<O> {
        O::cast(self.lookup_nearest(ir, from, name)?, ir)
    }

    /// Drops the table of `op`, so that the next use rebuilds it.
    #[inline]
    pub fn invalidate(&mut self, op: Operation) {
        if let Some(at) = self.positions.remove(&op) {
            self.tables.swap_remove(at);
            if let Some(moved) = self.tables.get(at) {
                self.positions.insert(moved.op, at);
            }
        }
    }
}
