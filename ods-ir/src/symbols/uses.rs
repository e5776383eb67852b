//! Uses of symbols.
//!
//! A reference is resolved in the nearest enclosing symbol table. So a symbol is `@s` in
//! its own table, `@t::@s` in the table around that one, and so on; a longer reference
//! through it, `@s::@x`, is also a use of it.

use super::{is_table, may_be_table};
use crate::attributes::{Attribute, DictionaryAttr, Name, NamedAttribute, SymbolRefAttr};
use crate::diagnostics::Diagnostic;
use crate::ir::{EMPTY, Ir, OpData, Operation, Region};
use crate::op::Slot;
use crate::types::SubElement;
use ods_lookup::LookupSet;
use smallvec::{SmallVec, smallvec};

/// One reference to a symbol: MLIR's `SymbolTable::SymbolUse`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SymbolUse {
    /// The operation that refers to the symbol.
    pub user: Operation,
    /// The reference, anywhere in the attributes of `user`.
    pub name: SymbolRefAttr,
}

/// All references inside `from` that are resolved there; `None` if an operation there may
/// be an unknown symbol table.
#[inline]
pub fn uses(ir: &Ir, from: Region) -> Option<Vec<SymbolUse>> {
    let mut uses = Vec::new();
    add_uses(ir, from, &mut uses, |_| true)?;
    Some(uses)
}

/// The references of `op` and of what is nested in it that are resolved where `op` is; `None` if an
/// operation there may be an unknown symbol table.
pub fn uses_by(ir: &Ir, op: Operation) -> Option<Vec<SymbolUse>> {
    let mut uses = Vec::new();
    for_each_user_by(ir, op, |user| {
        let names = references(ir, user).into_iter().cloned();
        uses.extend(names.map(|name| SymbolUse { user, name }));
    })?;
    Some(uses)
}

/// Visits the operations whose references [`uses_by`] lists, and others that may refer to symbols,
/// the first ones even if it returns `None`.
pub fn for_each_user_by(ir: &Ir, op: Operation, mut visit: impl FnMut(Operation)) -> Option<()> {
    if may_be_table(ir, op) {
        return None;
    }
    let mut visit_user = |user: Operation| {
        if !has_plain_attributes(ir, user) {
            visit(user);
        }
    };
    visit_user(op);
    if !is_table(ir, op) {
        for region in op.regions(ir) {
            for_each_user(ir, *region, &mut visit_user)?;
        }
    }
    Some(())
}

/// Visits the references in the attributes of `op`.
pub fn for_each_reference_of<'ir>(
    ir: &'ir Ir,
    op: Operation,
    visit: impl FnMut(&'ir SymbolRefAttr),
) {
    references(ir, op).into_iter().for_each(visit);
}

/// Adds the references inside `from` that are resolved there and that `is_use` accepts.
fn add_uses(
    ir: &Ir,
    from: Region,
    uses: &mut Vec<SymbolUse>,
    is_use: impl Fn(&SymbolRefAttr) -> bool,
) -> Option<()> {
    // Many operations have the same attributes, and most of these refer to nothing.
    let mut without = LookupSet::default();
    for_each_user(ir, from, &mut |user| {
        if has_plain_attributes(ir, user) || without.contains(&user.attribute_numbers(ir)) {
            return;
        }
        let names = references(ir, user);
        if names.is_empty() {
            without.insert(user.attribute_numbers(ir));
        }
        let names = names.into_iter().filter(|name| is_use(name));
        uses.extend(names.cloned().map(|name| SymbolUse { user, name }));
    })
}

/// The references to `symbol` inside `from`; `None` if an operation there may be an
/// unknown symbol table.
pub fn uses_of(ir: &Ir, symbol: Operation, from: Operation) -> Option<Vec<SymbolUse>> {
    let mut uses = Vec::new();
    for scope in scopes(ir, symbol, from) {
        add_uses(ir, scope.region, &mut uses, |name| scope.is_use(name))?;
    }
    Some(uses)
}

/// Whether there is certainly no reference to `symbol` inside `from`.
pub fn is_unused(ir: &Ir, symbol: Operation, from: Operation) -> bool {
    uses_of(ir, symbol, from).is_some_and(|uses| uses.is_empty())
}

/// Makes the references to `symbol` inside `from` use `new_name`; does not rename the
/// symbol.
///
/// # Errors
///
/// If an operation inside `from` may be an unknown symbol table; nothing is changed then.
pub fn replace_all_uses(
    ir: &mut Ir,
    symbol: Operation,
    new_name: &str,
    from: Operation,
) -> Result<(), Diagnostic> {
    let scopes = scopes(ir, symbol, from);
    for scope in &scopes {
        if for_each_user(ir, scope.region, &mut |_| {}).is_none() {
            let message = "cannot replace the uses of a symbol: there are operations that may be symbol tables";
            return Err(Diagnostic::error(symbol.location(ir), message).resolved(ir));
        }
    }
    replace_in_scopes(ir, &scopes, new_name);
    Ok(())
}

/// As [`replace_all_uses`], if operations that are not registered are not symbol tables: MLIR's
/// `replaceAllSymbolUses`, which does not ask.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::symbols::replace_uses_of_known;
/// let mut ir = Ir::new();
/// let text = r#"module { module @a {} "t.op"() ({ "t.use"() {to = @a} : () -> () }) : () -> () }"#;
/// let options = ParseOptions::new().allow_unregistered_dialects(true);
/// let module = parse_source(&mut ir, "a.mlir", text, options).unwrap();
/// let symbol = module.nested::<ModuleOp>(&ir)[1].operation();
/// replace_uses_of_known(&mut ir, symbol, "b", module);
/// assert!(module.display(&ir).to_string().contains("to = @b"));
/// ```
#[inline]
pub fn replace_uses_of_known(ir: &mut Ir, symbol: Operation, new_name: &str, from: Operation) {
    let scopes = scopes(ir, symbol, from);
    replace_in_scopes(ir, &scopes, new_name);
}

fn replace_in_scopes(ir: &mut Ir, scopes: &[Scope], new_name: &str) {
    let mut users: Vec<(Operation, &Scope)> = Vec::new();
    for scope in scopes {
        let mut visit = |user: Operation| {
            if references(ir, user).iter().any(|name| scope.is_use(name)) {
                users.push((user, scope));
            }
        };
        for_each_op(ir, scope.region, &mut visit);
    }
    for (user, scope) in users {
        let replace = |attribute: &Attribute| replace_in(attribute, scope, new_name);
        let slots = user.slots(ir).iter().enumerate();
        let slots = slots.filter_map(|(slot, value)| Some((slot, replace(value.attr()?)?)));
        let slots: Vec<(usize, Attribute)> = slots.collect();
        let discardable = replace_entries(user.discardable_attributes(ir), &replace);
        for (slot, attribute) in slots {
            user.set_slot(ir, slot, Some(attribute));
        }
        if let Some(dictionary) = discardable {
            user.set_discardable_attributes(ir, &dictionary);
        }
    }
}

/// The attribute with the symbol renamed in its references; `None` if nothing changes.
fn replace_in(attribute: &Attribute, scope: &Scope, new_name: &str) -> Option<Attribute> {
    let replace = |attribute: &Attribute| replace_in(attribute, scope, new_name);
    match attribute {
        Attribute::SymbolRef(name) if scope.is_use(name) => {
            Some(scope.renamed(name, new_name).into())
        }
        Attribute::Array(array) => replace_each(array.elements(), replace).map(Attribute::array),
        Attribute::Dictionary(entries) => Some(replace_entries(entries, &replace)?.into()),
        _ => None,
    }
}

fn replace_entries(
    entries: &DictionaryAttr,
    replace: &impl Fn(&Attribute) -> Option<Attribute>,
) -> Option<DictionaryAttr> {
    let entries = replace_each(entries.entries(), |entry| {
        let value = replace(&entry.value)?;
        Some(NamedAttribute::new(entry.name.clone(), value))
    });
    entries.map(DictionaryAttr::new)
}

/// The list with each item replaced for which `replace` returns one; `None` if nothing changes.
fn replace_each<T: Clone>(old: &[T], replace: impl Fn(&T) -> Option<T>) -> Option<Vec<T>> {
    let new: Vec<Option<T>> = old.iter().map(replace).collect();
    if new.iter().all(Option::is_none) {
        return None;
    }
    let pairs = new.into_iter().zip(old);
    Some(
        pairs
            .map(|(new, old)| new.unwrap_or_else(|| old.clone()))
            .collect(),
    )
}

/// A region, and the path by which references there name a symbol.
struct Scope {
    region: Region,
    /// The path from the outermost table to the symbol itself.
    path: Vec<Name>,
}

impl Scope {
    /// Whether `name` refers to the symbol, or to a symbol inside it.
    fn is_use(&self, name: &SymbolRefAttr) -> bool {
        let (root, nested) = (name.root(), name.nested_references());
        self.path[0] == *root && nested.starts_with(&self.path[1..])
    }

    /// Returns `name` with the symbol's part replaced.
    fn renamed(&self, name: &SymbolRefAttr, new_name: &str) -> SymbolRefAttr {
        let mut parts = vec![name.root().clone()];
        parts.extend_from_slice(name.nested_references());
        parts[self.path.len() - 1] = Name::from(new_name);
        let root = parts.remove(0);
        SymbolRefAttr::nested(root, parts)
    }
}

/// The regions inside `from` that may contain references to `symbol`.
fn scopes(ir: &Ir, symbol: Operation, from: Operation) -> Vec<Scope> {
    let mut scopes = Vec::new();
    // Panic on a stale or foreign id, even if there is nothing to find.
    ir.ops.get(from);
    let Some(name) = symbol.symbol_bytes(ir) else {
        return scopes;
    };
    let mut path = vec![Name::from_bytes(name)];
    let mut table = symbol.parent_op(ir);
    while let Some(op) = table {
        if op.is_ancestor_of(ir, from) && op != from {
            // `from` is nested in this table: all of it is one scope, unless it is a
            // table itself, from which references cannot reach the symbol.
            if !is_table(ir, from) {
                let regions = from.regions(ir).iter();
                scopes.extend(regions.map(|region| Scope {
                    region: *region,
                    path: path.clone(),
                }));
            }
            return scopes;
        }
        if let Some(region) = op.regions(ir).first()
            && from.is_ancestor_of(ir, op)
        {
            scopes.push(Scope {
                region: *region,
                path: path.clone(),
            });
        }
        let Some(name) = op.symbol_bytes(ir).filter(|_| is_table(ir, op)) else {
            break;
        };
        path.insert(0, Name::from_bytes(name));
        table = op.parent_op(ir);
    }
    scopes
}

/// Visits the operations in `region` with attributes, whose references are resolved there, which
/// excludes those in nested symbol tables. `None` if an operation there may be an unknown symbol
/// table.
fn for_each_user(ir: &Ir, region: Region, visit: &mut impl FnMut(Operation)) -> Option<()> {
    let mut all_known = Some(());
    for_each_op_while(ir, region, &mut |op, data| {
        if ir.info_of(data).is_none() && may_be_table(ir, op) {
            all_known = None;
        } else if data.inherent != EMPTY || data.discardable != EMPTY {
            visit(op);
        }
        all_known.is_some()
    });
    all_known
}

/// As [`for_each_user`], where operations that may be symbol tables are none.
fn for_each_op(ir: &Ir, region: Region, visit: &mut impl FnMut(Operation)) {
    for_each_op_while(ir, region, &mut |op, _| {
        visit(op);
        true
    });
}

fn for_each_op_while<'ir>(
    ir: &'ir Ir,
    region: Region,
    visit: &mut impl FnMut(Operation, &'ir OpData) -> bool,
) {
    let mut pending: SmallVec<[Region; 2]> = smallvec![region];
    while let Some(region) = pending.pop() {
        for block in region.blocks(ir) {
            let mut next = block.first_op(ir);
            while let Some(op) = next {
                let data = ir.ops.get(op);
                if !visit(op, data) {
                    return;
                }
                // Branches have successors, and no regions.
                let regions = ir.nested_of(data).regions;
                if !regions.is_empty() && !is_table(ir, op) {
                    pending.extend_from_slice(ir.region_lists.get(regions));
                }
                next = ir.ops.link(data.next);
            }
        }
    }
}

/// Whether an operation has only attributes without parts, which refer to nothing.
fn has_plain_attributes(ir: &Ir, op: Operation) -> bool {
    let (inherent, discardable) = op.attribute_numbers(ir);
    let is_plain = |slot: &Slot| match slot.attr() {
        // The types of numbers have no parts either.
        Some(attribute) => matches!(
            attribute,
            Attribute::Integer(_)
                | Attribute::Float(_)
                | Attribute::DenseArray(_)
                | Attribute::Unit
        ),
        None => true,
    };
    discardable == EMPTY && (inherent == EMPTY || op.slots(ir).iter().all(is_plain))
}

/// The symbols that the attributes of an operation refer to.
fn references(ir: &Ir, op: Operation) -> SmallVec<[&SymbolRefAttr; 2]> {
    let mut found = SmallVec::new();
    let inherent = op.slots(ir).iter().filter_map(|slot| slot.attr());
    let discardable = op.discardable_attributes(ir).iter();
    let mut seen = LookupSet::default();
    for attribute in inherent.chain(discardable.map(|entry| &entry.value)) {
        match attribute {
            Attribute::SymbolRef(name) => found.push(name),
            Attribute::Integer(_) | Attribute::Float(_) | Attribute::Unit => {}
            _ => add_references(attribute, &mut seen, &mut found),
        }
    }
    found
}

/// Adds the symbols in the parts of an attribute, each part once.
fn add_references<'a>(
    attribute: &'a Attribute,
    seen: &mut LookupSet<SubElement<'a>>,
    found: &mut SmallVec<[&'a SymbolRefAttr; 2]>,
) {
    let mut pending: SmallVec<[SubElement<'_>; 8]> = SmallVec::new();
    attribute.for_each_element(&mut |element| pending.push(element));
    // The stack pops the first one next.
    pending.reverse();
    while let Some(element) = pending.pop() {
        // Shared parts are visited once.
        if !seen.insert(element) {
            continue;
        }
        let start = pending.len();
        match element {
            SubElement::Attribute(Attribute::SymbolRef(name)) => found.push(name),
            SubElement::Attribute(attribute) => {
                attribute.for_each_element(&mut |element| pending.push(element));
            }
            SubElement::Type(ty) => ty.for_each_element(&mut |element| pending.push(element)),
        }
        pending[start..].reverse();
    }
}
