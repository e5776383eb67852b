//! What refers to symbols.
//!
//! A reference is looked up in the nearest symbol table around it. So a symbol is
//! `@s` in the table it is in, `@t::@s` in the table around that one, and so on;
//! and a reference that goes on from there, `@s::@x`, is a use of it, too.

use super::{is_table, may_be_table};
use crate::attributes::{Attribute, DictionaryAttr, Name, NamedAttribute, SymbolRefAttr};
use crate::diagnostics::Diagnostic;
use crate::ir::{Ir, Operation, Region};
use crate::types::{SubElement, Type};
use ods_lookup::LookupSet;

/// One reference to a symbol: MLIR's `SymbolTable::SymbolUse`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SymbolUse {
    /// The operation that refers to it.
    pub user: Operation,
    /// The reference, somewhere in its attributes.
    pub name: SymbolRefAttr,
}

/// All references inside `from` that are looked up there; `None` if something is
/// unknown, so that there may be others.
pub fn uses(ir: &Ir, from: Region) -> Option<Vec<SymbolUse>> {
    let mut uses = Vec::new();
    for_each_user(ir, from, &mut |user| {
        let found = references(ir, user).into_iter();
        uses.extend(found.map(|name| SymbolUse {
            user,
            name: name.clone(),
        }));
    })?;
    Some(uses)
}

/// The references to `symbol` inside `from`; `None` if something is unknown.
pub fn uses_of(ir: &Ir, symbol: Operation, from: Operation) -> Option<Vec<SymbolUse>> {
    let mut uses = Vec::new();
    for scope in scopes(ir, symbol, from) {
        for_each_user(ir, scope.region, &mut |user| {
            let found = references(ir, user).into_iter();
            let found = found.filter(|name| scope.is_use(name));
            uses.extend(found.map(|name| SymbolUse {
                user,
                name: name.clone(),
            }));
        })?;
    }
    Some(uses)
}

/// Whether there is certainly no reference to `symbol` inside `from`.
pub fn is_unused(ir: &Ir, symbol: Operation, from: Operation) -> bool {
    uses_of(ir, symbol, from).is_some_and(|uses| uses.is_empty())
}

/// Refers to `symbol` by `new_name` inside `from`; its own name stays.
///
/// # Errors
///
/// If something inside `from` is unknown: nothing was changed then.
pub fn replace_all_uses(
    ir: &mut Ir,
    symbol: Operation,
    new_name: &str,
    from: Operation,
) -> Result<(), Diagnostic> {
    let mut users: Vec<(Operation, usize)> = Vec::new();
    let scopes = scopes(ir, symbol, from);
    for (number, scope) in scopes.iter().enumerate() {
        let all_known = for_each_user(ir, scope.region, &mut |user| {
            if references(ir, user)
                .into_iter()
                .any(|name| scope.is_use(name))
            {
                users.push((user, number));
            }
        });
        if all_known.is_none() {
            let message = "cannot replace the uses of a symbol: there are operations that may be symbol tables";
            return Err(Diagnostic::error(symbol.location(ir), message));
        }
    }
    for (user, number) in users {
        let (slots, discardable) = replaced(ir, user, &scopes[number], new_name);
        for (slot, attribute) in slots {
            user.set_slot(ir, slot, Some(attribute));
        }
        if let Some(dictionary) = discardable {
            user.set_discardable_attributes(ir, &dictionary);
        }
    }
    Ok(())
}

/// The changed slots and discardable attributes of a user.
fn replaced(
    ir: &Ir,
    user: Operation,
    scope: &Scope,
    new_name: &str,
) -> (Vec<(usize, Attribute)>, Option<DictionaryAttr>) {
    let replace = |attribute: &Attribute| replace_in(attribute, scope, new_name);
    let slots = user.slots(ir).iter().enumerate();
    let slots = slots.filter_map(|(slot, value)| Some((slot, replace(value.attr()?)?)));
    let discardable = user.discardable_attributes(ir);
    (slots.collect(), replace_entries(discardable, &replace))
}

/// The attribute with other names in it; `None` if nothing changes.
fn replace_in(attribute: &Attribute, scope: &Scope, new_name: &str) -> Option<Attribute> {
    let replace = |attribute: &Attribute| replace_in(attribute, scope, new_name);
    match attribute {
        Attribute::SymbolRef(name) if scope.is_use(name) => {
            Some(scope.renamed(name, new_name).into())
        }
        Attribute::Array(elements) => {
            let new: Vec<_> = elements.elements().iter().map(replace).collect();
            if new.iter().all(Option::is_none) {
                return None;
            }
            let pairs = new.into_iter().zip(elements.elements());
            let elements = pairs.map(|(new, old)| new.unwrap_or_else(|| old.clone()));
            Some(Attribute::array(elements.collect::<Vec<_>>()))
        }
        Attribute::Dictionary(entries) => Some(replace_entries(entries, &replace)?.into()),
        _ => None,
    }
}

fn replace_entries(
    entries: &DictionaryAttr,
    replace: &impl Fn(&Attribute) -> Option<Attribute>,
) -> Option<DictionaryAttr> {
    let new: Vec<_> = entries.iter().map(|entry| replace(&entry.value)).collect();
    if new.iter().all(Option::is_none) {
        return None;
    }
    let pairs = new.into_iter().zip(entries.iter());
    let entries = pairs.map(|(new, old)| match new {
        Some(value) => NamedAttribute::new(old.name.clone(), value),
        None => old.clone(),
    });
    Some(DictionaryAttr::new(entries.collect::<Vec<_>>()))
}

/// A region in which a symbol goes by one name.
struct Scope {
    region: Region,
    /// From the outermost symbol on; the last part is the symbol's own.
    path: Vec<Name>,
}

impl Scope {
    /// Whether `name` is the symbol, or something in it.
    fn is_use(&self, name: &SymbolRefAttr) -> bool {
        let (root, nested) = (name.root(), name.nested_references());
        self.path[0] == *root && nested.starts_with(&self.path[1..])
    }

    /// `name` with another name of the symbol.
    fn renamed(&self, name: &SymbolRefAttr, new_name: &str) -> SymbolRefAttr {
        let mut parts = vec![name.root().clone()];
        parts.extend_from_slice(name.nested_references());
        parts[self.path.len() - 1] = Name::from(new_name);
        let root = parts.remove(0);
        SymbolRefAttr::nested(root, parts)
    }
}

/// The regions inside `from` in which something may refer to `symbol`.
fn scopes(ir: &Ir, symbol: Operation, from: Operation) -> Vec<Scope> {
    let mut scopes = Vec::new();
    // An id that is wrong is told, even if nothing is looked for.
    ir.op_data(from);
    let Some(name) = symbol.symbol_name(ir) else {
        return scopes;
    };
    let mut path = vec![Name::from(name)];
    let mut table = symbol.parent_op(ir);
    while let Some(op) = table {
        if op.is_ancestor_of(ir, from) && op != from {
            // What is asked for is nested in this table: all of it is one scope,
            // unless it is a table of its own, and then nothing refers from there.
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
        let Some(name) = op.symbol_name(ir).filter(|_| is_table(ir, op)) else {
            break;
        };
        path.insert(0, Name::from(name));
        table = op.parent_op(ir);
    }
    scopes
}

/// Visits the operations in `region` whose references are looked up there: not
/// those in symbol tables inside. `None` if there may be unknown ones.
fn for_each_user(ir: &Ir, region: Region, visit: &mut impl FnMut(Operation)) -> Option<()> {
    let mut pending = vec![region];
    while let Some(region) = pending.pop() {
        for op in region.blocks(ir).flat_map(|block| block.operations(ir)) {
            if may_be_table(ir, op) {
                return None;
            }
            visit(op);
            if !is_table(ir, op) {
                pending.extend_from_slice(op.regions(ir));
            }
        }
    }
    Some(())
}

/// The symbols that the attributes of an operation refer to.
fn references(ir: &Ir, op: Operation) -> Vec<&SymbolRefAttr> {
    let mut found = Vec::new();
    let mut pending: Vec<SubElement<'_>> = Vec::new();
    let mut seen = LookupSet::default();
    let inherent = op.slots(ir).iter().filter_map(|slot| slot.attr());
    let discardable = op
        .discardable_attributes(ir)
        .iter()
        .map(|entry| &entry.value);
    for attribute in inherent.chain(discardable) {
        visit(SubElement::Attribute(attribute), &mut found, &mut pending);
        while let Some(element) = pending.pop() {
            // What is shared is looked at once.
            let is_new = match element {
                SubElement::Type(ty) => seen.insert(Shared::Type(ty)),
                SubElement::Attribute(attribute) => seen.insert(Shared::Attribute(attribute)),
            };
            if is_new {
                visit(element, &mut found, &mut pending);
            }
        }
    }
    found
}

#[derive(PartialEq, Eq, Hash)]
enum Shared<'a> {
    Type(&'a Type),
    Attribute(&'a Attribute),
}

fn visit<'a>(
    element: SubElement<'a>,
    found: &mut Vec<&'a SymbolRefAttr>,
    pending: &mut Vec<SubElement<'a>>,
) {
    let start = pending.len();
    match element {
        SubElement::Attribute(Attribute::SymbolRef(name)) => found.push(name),
        SubElement::Attribute(attribute) => {
            attribute.for_each_element(&mut |element| pending.push(element));
        }
        SubElement::Type(ty) => ty.for_each_element(&mut |element| pending.push(element)),
    }
    // The first is visited next.
    pending[start..].reverse();
}
