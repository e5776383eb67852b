//! Symbols: named operations, the tables that hold them, and references to them.
//!
//! The functions here search the IR on each call; a [`SymbolTable`] finds symbols by
//! hash, and a [`SymbolTableCollection`] caches tables. A name is valid within the
//! nearest enclosing operation with the trait `SymbolTable`; `@a::@b` is `b` in the
//! symbol table `a`.

mod table;
mod users;
mod uses;

pub use table::{SymbolTable, SymbolTableCollection};
pub use users::SymbolUserMap;
pub use uses::{
    SymbolUse, for_each_reference_of, for_each_user_by, is_unused, replace_all_uses,
    replace_uses_of_known, uses, uses_by, uses_of,
};

use crate::attributes::{Attribute, Name, SymbolRefAttr};
use crate::interfaces::{FunctionOpInterface, SymbolUserOpInterface, Visibility};
use crate::ir::{EntityId as _, Ir, Operation};
use crate::op::KnownName;
use crate::op::spec::OpSpec;
use std::any::TypeId;

/// What the lookup of a symbol takes: the forms in which accessors give references.
///
/// A `&str` (or a [`Name`]) is one name, as the accessor of a `FlatSymbolRefAttr` gives it; a
/// [`SymbolRefAttr`] may name symbols in nested tables, too. Names are bytes, as in MLIR.
pub trait SymbolPath {
    /// The name in the outermost table.
    fn root(&self) -> &[u8];

    /// The names in the nested tables, the outer ones first.
    fn nested(&self) -> impl Iterator<Item = &[u8]>;
}

impl SymbolPath for SymbolRefAttr {
    #[inline]
    fn root(&self) -> &[u8] {
        self.root().bytes()
    }

    #[inline]
    fn nested(&self) -> impl Iterator<Item = &[u8]> {
        self.nested_references().iter().map(Name::bytes)
    }
}

impl SymbolPath for str {
    fn root(&self) -> &[u8] {
        self.as_bytes()
    }

    fn nested(&self) -> impl Iterator<Item = &[u8]> {
        std::iter::empty()
    }
}

impl SymbolPath for Name {
    #[inline]
    fn root(&self) -> &[u8] {
        self.bytes()
    }

    #[inline]
    fn nested(&self) -> impl Iterator<Item = &[u8]> {
        std::iter::empty()
    }
}

impl<T: SymbolPath + ?Sized> SymbolPath for &T {
    fn root(&self) -> &[u8] {
        (**self).root()
    }

    fn nested(&self) -> impl Iterator<Item = &[u8]> {
        (**self).nested()
    }
}

/// Whether the operation is a symbol table.
pub fn is_table(ir: &Ir, op: Operation) -> bool {
    op.spec(ir).is_some_and(|spec| spec.is_symbol_table)
}

/// Whether the operation, of an unknown dialect and with one region, may be a symbol
/// table.
fn may_be_table(ir: &Ir, op: Operation) -> bool {
    op.info(ir).is_none()
        && op.regions(ir).len() == 1
        && ir.registry().dialect(op.name(ir).dialect()).is_none()
}

/// The nearest symbol table among `from` and its ancestors; `None` if there is none, or
/// if an operation before it may be one: MLIR's `getNearestSymbolTable`.
pub fn nearest_table(ir: &Ir, from: Operation) -> Option<Operation> {
    let (mut at, mut data) = (from.index(), ir.ops.get(from));
    loop {
        match ir.spec_of(data) {
            Some(spec) if spec.is_symbol_table => return Some(ir.ops.id(at)),
            None if may_be_table(ir, ir.ops.id(at)) => return None,
            _ => (at, data) = ir.parent_and_index(data)?,
        }
    }
}

/// The symbol with this name in `table`, found by a scan of its block.
pub fn lookup_in(ir: &Ir, table: Operation, name: impl AsRef<[u8]>) -> Option<Operation> {
    table.lookup_symbol(ir, name)
}

/// The symbol that `name` refers to in `table`.
pub fn lookup_ref_in(
    ir: &Ir,
    table: Operation,
    name: &(impl SymbolPath + ?Sized),
) -> Option<Operation> {
    follow(ir, table, name, |table, name| table.lookup_symbol(ir, name))
}

/// The symbol that `name` refers to in `table`; `lookup` finds one symbol in one table.
fn follow(
    ir: &Ir,
    table: Operation,
    name: &(impl SymbolPath + ?Sized),
    mut lookup: impl FnMut(Operation, &[u8]) -> Option<Operation>,
) -> Option<Operation> {
    let mut found = lookup(table, name.root())?;
    for nested in name.nested() {
        if !is_table(ir, found) {
            return None;
        }
        found = lookup(found, nested)?;
    }
    Some(found)
}

/// The symbol that `name` refers to at `from`.
///
/// ```
/// use ods_runtime::{prelude::*, symbols};
///
/// let mut ir = Ir::new();
/// let text = "module @inner {}\nmodule @other {}";
/// let module = parse_source(&mut ir, "m.mlir", text, ParseOptions::default())
///     .expect("the text is well-formed");
/// let inner = symbols::lookup_nearest(&ir, module, "inner");
/// assert!(inner.is_some_and(|inner| inner.parent_op(&ir) == Some(module)));
/// ```
pub fn lookup_nearest(
    ir: &Ir,
    from: Operation,
    name: &(impl SymbolPath + ?Sized),
) -> Option<Operation> {
    lookup_ref_in(ir, nearest_table(ir, from)?, name)
}

/// The visibility of a symbol; public by default.
pub fn visibility(ir: &Ir, symbol: Operation) -> Visibility {
    let word = symbol.known_attribute(ir, KnownName::Visibility);
    match word.and_then(Attribute::as_str) {
        Some("private") => Visibility::Private,
        Some("nested") => Visibility::Nested,
        _ => Visibility::Public,
    }
}

/// Sets the visibility of a symbol.
pub fn set_visibility(ir: &mut Ir, symbol: Operation, visibility: Visibility) {
    let word = match visibility {
        Visibility::Public => None,
        visibility => Some(Attribute::string(visibility.word())),
    };
    symbol.set_attribute(ir, "sym_visibility", word);
}

/// Whether the operation is a function.
pub(crate) fn is_function(ir: &Ir, op: Operation) -> bool {
    op.has_interface::<dyn FunctionOpInterface>(ir)
}

/// The first of `name_0`, `name_1`, … that `is_taken` rejects, starting at `counter`.
/// Sets `counter` to the number after the one used.
pub fn unique_name(name: &str, counter: &mut usize, is_taken: impl Fn(&str) -> bool) -> String {
    loop {
        let candidate = format!("{name}_{counter}");
        *counter += 1;
        if !is_taken(&candidate) {
            return candidate;
        }
    }
}

impl Ir {
    /// By number of the name, whether operations may have to verify symbol references; `None` if no
    /// operation has to.
    pub(crate) fn symbol_users(&self) -> Option<Vec<bool>> {
        let key = TypeId::of::<dyn SymbolUserOpInterface>();
        let is_attached = self.registry().models.has(key);
        let may_be_user = |spec: &OpSpec| spec.is_symbol_user || spec.has_interface_fallback;
        let specs = || self.names.entries.iter().map(|entry| entry.spec);
        if !is_attached && !specs().flatten().any(may_be_user) {
            return None;
        }
        Some(
            specs()
                .map(|spec| is_attached || spec.is_none_or(may_be_user))
                .collect(),
        )
    }
}
