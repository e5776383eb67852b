//! Chooses the types and attributes that print as aliases, and prints their definitions.
//!
//! Aliases are chosen as in MLIR: a collecting [`AsmPrinter`] (see
//! [`AsmPrinter::collecting_aliases`]) visits everything that will be printed. Types and attributes
//! that request an alias are defined before their users and numbered in order of first use. A
//! definition is printed after the module if only locations of operations use it, because these are
//! resolved at the end of parsing, and before the module otherwise.
//!
//! One kind of alias does not exist in MLIR: a value whose expanded form is too large to print
//! because of shared parts is always an alias, and so are its large parts. For mutable types, which
//! do not know their size, the collector determines it.

use super::AsmPrinter;
use super::identifier::sanitize;
use crate::attributes::{Attribute, LocationAttr};
use crate::kind_interfaces::{AliasHooks, OpAsmAliasResult};
use crate::limits::{MAX_BODY_LEVELS, MAX_PRINTED_BODIES, MAX_SCRATCH};
use crate::types::storage::Parts as _;
use crate::types::{SubElement, Type};
use ods_lookup::LookupMap;

/// The aliases of a module's types and attributes.
#[derive(Debug, Default)]
pub struct AliasState {
    types: LookupMap<Type, Alias>,
    attributes: LookupMap<Attribute, Alias>,
    /// The aliased values in the order of their definitions, each with a flag that tells whether
    /// the definition may follow the module.
    definitions: Vec<(Symbol, bool)>,
    /// The bodies that are printed only in the definition of an alias, with the number of that
    /// definition.
    bodies: LookupMap<usize, usize>,
    /// Dialects choose aliases, so that any value may have one.
    asks_dialects: bool,
}

#[derive(Debug)]
struct Alias {
    text: Box<str>,
    /// The number of the definition.
    position: usize,
}

/// A type or attribute.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Symbol {
    Type(Type),
    Attribute(Attribute),
}

impl AliasState {
    /// The alias of a type, with its `!`.
    pub fn of_type(&self, ty: &Type) -> Option<&str> {
        self.find_type(ty).map(|alias| &*alias.text)
    }

    /// The alias of an attribute, with its `#`.
    pub fn of_attribute(&self, attribute: &Attribute) -> Option<&str> {
        self.find_attribute(attribute).map(|alias| &*alias.text)
    }

    fn find_type(&self, ty: &Type) -> Option<&Alias> {
        if !(self.asks_dialects || ty.has_alias()) {
            return None;
        }
        self.types.get(ty)
    }

    fn find_attribute(&self, attribute: &Attribute) -> Option<&Alias> {
        if !(self.asks_dialects || attribute.has_alias()) {
            return None;
        }
        self.attributes.get(attribute)
    }
}

impl Type {
    /// Whether this type or a part of it may print as an alias. If no type or attribute of a module
    /// may, collecting is skipped.
    pub(crate) fn has_alias(&self) -> bool {
        self.measure().has_alias
    }

    /// Returns the alias that the type requests.
    fn wanted_alias(&self, hooks: &[AliasHooks]) -> Option<String> {
        if let Self::Dialect(ty) = self
            && let Some(alias) = ty.object().alias()
        {
            return Some(alias);
        }
        let mut alias = None;
        if let Self::Tuple(ty) = self
            && ty.wants_alias()
        {
            alias = Some("tuple".into());
        }
        ask_dialects(&mut alias, hooks, |hooks, name| {
            (hooks.type_alias)(self, name)
        });
        alias.or_else(|| self.measure().is_huge().then(|| "huge".into()))
    }
}

impl Attribute {
    /// Whether this attribute or a part of it may print as an alias. If no type or attribute of a
    /// module may, collecting is skipped.
    pub(crate) fn has_alias(&self) -> bool {
        self.measure().has_alias
    }

    /// Returns the alias that the attribute requests.
    fn wanted_alias(&self, hooks: &[AliasHooks]) -> Option<String> {
        if let Self::Dialect(attribute) = self
            && let Some(alias) = attribute.object().alias()
        {
            return Some(alias);
        }
        let alias = match self {
            Self::AffineMap(_) => Some("map"),
            Self::IntegerSet(_) => Some("set"),
            Self::Location(_) => Some("loc"),
            Self::Distinct(attribute) if !attribute.referenced().is_unit() => Some("distinct"),
            Self::Opaque(attribute) => attribute.alias(),
            _ => None,
        };
        let mut alias = alias.map(str::to_owned);
        ask_dialects(&mut alias, hooks, |hooks, name| {
            (hooks.attribute_alias)(self, name)
        });
        // The type in a type attribute already has an alias.
        let is_huge = self.measure().is_huge() && !matches!(self, Self::Type(_));
        alias.or_else(|| is_huge.then(|| "huge".into()))
    }
}

/// Lets each dialect replace the alias, until one returns a final choice.
fn ask_dialects(
    alias: &mut Option<String>,
    hooks: &[AliasHooks],
    ask: impl Fn(&AliasHooks, &mut String) -> OpAsmAliasResult,
) {
    for hooks in hooks {
        let mut name = String::new();
        let answer = ask(hooks, &mut name);
        if answer == OpAsmAliasResult::NoAlias || name.is_empty() {
            continue;
        }
        *alias = Some(name);
        if answer == OpAsmAliasResult::FinalAlias {
            return;
        }
    }
}

/// The types and attributes collected so far.
#[derive(Debug, Default)]
pub(super) struct Collector {
    entries: Vec<Entry>,
    index: LookupMap<Symbol, usize>,
    /// The values being visited, outermost first.
    frames: Vec<Frame>,
    hooks: Vec<AliasHooks>,
    /// Mutable types whose bodies must still be visited.
    pending: Vec<usize>,
}

/// A visited type or attribute.
#[derive(Debug)]
struct Entry {
    symbol: Symbol,
    /// The alias without its number.
    alias: Option<String>,
    /// The minimum number of definitions that must precede this one; 0 for a value that neither has
    /// nor uses an alias.
    depth: usize,
    /// Whether the definition may follow the module: its own, or without an alias those of its children.
    deferrable: bool,
    /// The entries used by this one.
    children: Vec<usize>,
    /// Its own body, if the body is printed only in the definition of the alias.
    body: Option<usize>,
    /// The bodies printed as part of this value.
    bodies: Bodies,
}

/// The bodies of mutable types in a value.
#[derive(Clone, Copy, Debug, Default)]
struct Bodies {
    /// Their nesting depth.
    levels: usize,
    /// Their number.
    count: usize,
}

#[derive(Debug, Default)]
struct Frame {
    deferrable: bool,
    children: Vec<usize>,
    depth: usize,
    /// The body of the value being visited.
    body: Option<usize>,
    bodies: Bodies,
    /// The body is nested too deeply and is visited later.
    is_cut: bool,
}

impl Collector {
    /// Begins to visit a symbol. Returns its number unless it was visited before.
    fn enter(&mut self, symbol: Symbol, deferrable: bool) -> Option<usize> {
        if let Some(&known) = self.index.get(&symbol) {
            if !deferrable {
                self.forbid_deferring(known);
            }
            self.record(known);
            return None;
        }
        let alias = match &symbol {
            Symbol::Type(ty) => ty.wanted_alias(&self.hooks),
            Symbol::Attribute(attribute) => attribute.wanted_alias(&self.hooks),
        };
        let alias = alias.map(|alias| sanitize(alias.as_bytes(), b"$_-", false).into_owned());
        let at = self.entries.len();
        self.index.insert(symbol.clone(), at);
        self.entries.push(Entry {
            symbol,
            depth: usize::from(alias.is_some()),
            deferrable,
            alias,
            children: Vec::new(),
            body: None,
            bodies: Bodies::default(),
        });
        self.frames.push(Frame {
            deferrable,
            ..Frame::default()
        });
        Some(at)
    }

    /// Begins to visit again an entry whose body was skipped.
    fn enter_again(&mut self) -> Option<(usize, Symbol)> {
        let at = self.pending.pop()?;
        self.frames.push(Frame::default());
        Some((at, self.entries[at].symbol.clone()))
    }

    /// Ends the visit of symbol number `at`.
    fn leave(&mut self, at: usize) {
        let Some(frame) = self.frames.pop() else {
            return;
        };
        let entry = &mut self.entries[at];
        entry.children = frame.children;
        if frame.depth != 0 {
            entry.depth = frame.depth + 1;
        }
        entry.bodies = frame.bodies;
        if let Some(body) = frame.body {
            entry.bodies.levels += 1;
            entry.bodies.count += 1;
            let is_large = |bodies: Bodies| {
                bodies.levels > MAX_BODY_LEVELS || bodies.count > MAX_PRINTED_BODIES
            };
            if entry.alias.is_none() && (frame.is_cut || is_large(entry.bodies)) {
                entry.alias = Some("huge".to_owned());
                entry.body = Some(body);
                entry.depth = frame.depth + 1;
            }
            if frame.is_cut {
                self.pending.push(at);
            }
        }
        if entry.alias.is_some() {
            entry.bodies = Bodies::default();
        }
        self.record(at);
    }

    /// Records that the value being visited uses entry `child`.
    fn record(&mut self, child: usize) {
        if let Some(frame) = self.frames.last_mut() {
            frame.children.push(child);
            let child = &self.entries[child];
            frame.depth = frame.depth.max(child.depth);
            frame.bodies.levels = frame.bodies.levels.max(child.bodies.levels);
            frame.bodies.count = frame.bodies.count.saturating_add(child.bodies.count);
        }
    }

    fn forbid_deferring(&mut self, at: usize) {
        let mut pending = vec![at];
        while let Some(at) = pending.pop() {
            let entry = &mut self.entries[at];
            if std::mem::take(&mut entry.deferrable) {
                pending.extend(&entry.children);
            }
        }
    }

    fn into_aliases(self) -> AliasState {
        let mut entries: Vec<(Entry, String)> = (self.entries.into_iter())
            .filter_map(|mut entry| {
                let alias = entry.alias.take()?;
                Some((entry, alias))
            })
            .collect();
        let is_attribute = |entry: &Entry| matches!(entry.symbol, Symbol::Attribute(_));
        ods_lookup::sort_by(&mut entries, |(left, left_alias), (right, right_alias)| {
            (left.depth.cmp(&right.depth))
                .then_with(|| is_attribute(left).cmp(&is_attribute(right)))
                .then_with(|| left_alias.cmp(right_alias))
        });
        let mut counts: LookupMap<String, usize> = LookupMap::default();
        let mut state = AliasState {
            asks_dialects: !self.hooks.is_empty(),
            ..AliasState::default()
        };
        for (entry, alias) in entries {
            let prefix = if is_attribute(&entry) { '#' } else { '!' };
            let count = counts.entry(alias.clone()).or_default();
            let text = match *count {
                0 => format!("{prefix}{alias}"),
                number => format!("{prefix}{alias}{number}"),
            };
            *count += 1;
            let alias = Alias {
                text: text.into(),
                position: state.definitions.len(),
            };
            if let Some(body) = entry.body {
                state.bodies.insert(body, alias.position);
            }
            match &entry.symbol {
                Symbol::Type(ty) => _ = state.types.insert(ty.clone(), alias),
                Symbol::Attribute(attribute) => {
                    _ = state.attributes.insert(attribute.clone(), alias);
                }
            }
            state.definitions.push((entry.symbol, entry.deferrable));
        }
        state
    }
}

/// Collecting aliases.
impl<'a> AsmPrinter<'a> {
    /// Creates a printer without output that collects the types and attributes that request
    /// aliases.
    ///
    /// The order is MLIR's and differs from the textual order: an operation in generic form visits
    /// its location (as [deferrable](Self::visit_location)), its regions, the types of its operands
    /// and results, and its attributes.
    pub fn collecting_aliases(flags: super::PrintFlags) -> Self {
        Self {
            collector: Some(Box::default()),
            ..Self::new(flags)
        }
    }

    /// Lets these dialects choose aliases.
    #[doc(hidden)]
    pub fn ask_dialects_for_aliases(&mut self, hooks: Vec<AliasHooks>) {
        if let Some(collector) = &mut self.collector {
            collector.hooks = hooks;
        }
    }

    /// Returns the alias to print for a type. In its definition an alias refers only to earlier
    /// aliases, which ends the cycles of mutable types.
    pub(super) fn alias_of_type(&self, ty: &Type) -> Option<&'a str> {
        if self.is_plain {
            return None;
        }
        self.aliases?
            .find_type(ty)
            .and_then(|alias| self.defined_text(alias))
    }

    /// Whether printing the attribute may involve more than its text: collecting it, finding its
    /// alias, or checking its size.
    #[inline]
    pub(super) fn may_have_alias(&self, attribute: &Attribute) -> bool {
        !self.is_plain && (self.asks_for_aliases() || attribute.has_alias())
    }

    /// Whether dialects choose aliases, so that any value may have one.
    #[inline]
    pub(super) fn asks_for_aliases(&self) -> bool {
        self.collector.is_some() || self.aliases.is_some_and(|aliases| aliases.asks_dialects)
    }

    /// Returns the alias to print for an attribute.
    pub(super) fn alias_of_attribute(&self, attribute: &Attribute) -> Option<&'a str> {
        let alias = self.aliases?.find_attribute(attribute);
        alias.and_then(|alias| self.defined_text(alias))
    }

    fn defined_text(&self, alias: &'a Alias) -> Option<&'a str> {
        let is_defined = (self.defined_aliases).is_none_or(|count| alias.position < count);
        is_defined.then_some(&alias.text)
    }

    /// Whether this printer collects aliases and prints nothing.
    pub fn is_collecting_aliases(&self) -> bool {
        self.collector.is_some()
    }

    /// Returns the collected aliases.
    pub fn into_aliases(self) -> AliasState {
        self.collector
            .map_or_else(AliasState::default, |collector| collector.into_aliases())
    }

    /// Collects a location. `deferrable` tells that its user may precede its definition, as
    /// operations may.
    pub fn visit_location(&mut self, location: &LocationAttr, deferrable: bool) {
        let symbol = Symbol::Attribute(Attribute::Location(location.clone()));
        self.collect(&symbol, deferrable, false);
    }

    /// Collects a type instead of printing it. Returns false if this printer prints.
    pub(super) fn collects_type(&mut self, ty: &Type) -> bool {
        let Some(collector) = &self.collector else {
            return false;
        };
        if ty.has_alias() || !collector.hooks.is_empty() {
            let deferrable = self.inside_deferrable();
            self.collect(&Symbol::Type(ty.clone()), deferrable, false);
        }
        true
    }

    /// Collects an attribute instead of printing it. Returns false if this printer prints.
    pub(super) fn collects_attribute(&mut self, attribute: &Attribute, elide_type: bool) -> bool {
        let Some(collector) = &self.collector else {
            return false;
        };
        if attribute.has_alias() || !collector.hooks.is_empty() {
            let deferrable = self.inside_deferrable();
            let symbol = Symbol::Attribute(attribute.clone());
            self.collect(&symbol, deferrable, elide_type);
        }
        true
    }

    /// Whether the value being visited may be defined after the module.
    fn inside_deferrable(&self) -> bool {
        let frame = self.collector.as_ref().and_then(|all| all.frames.last());
        frame.is_some_and(|frame| frame.deferrable)
    }

    fn collect(&mut self, symbol: &Symbol, deferrable: bool, elide_type: bool) {
        if self.out.len() > MAX_SCRATCH {
            self.out.clear();
        }
        let Some(collector) = &mut self.collector else {
            return;
        };
        let Some(at) = collector.enter(symbol.clone(), deferrable) else {
            return;
        };
        self.collect_parts(at, symbol, elide_type);
        // Bodies that are nested too deeply are visited here, where the stack is empty.
        while let Some(collector) = &mut self.collector
            && collector.frames.is_empty()
            && let Some((at, symbol)) = collector.enter_again()
        {
            self.collect_parts(at, &symbol, false);
        }
    }

    /// Visits the parts of entry `at`, and ends its visit.
    fn collect_parts(&mut self, at: usize, symbol: &Symbol, elide_type: bool) {
        match symbol {
            Symbol::Type(ty) => self.collect_parts_of_type(ty),
            Symbol::Attribute(attribute) => {
                self.collect_parts_of_attribute(attribute, elide_type);
            }
        }
        if let Some(collector) = &mut self.collector {
            collector.leave(at);
        }
    }

    /// While collecting, records the body of the value being visited. Returns true if the body must
    /// not be visited now.
    #[inline]
    pub(super) fn notes_body(&mut self, address: usize, is_deep: bool) -> bool {
        let Some(collector) = &mut self.collector else {
            return false;
        };
        if let Some(frame) = collector.frames.last_mut() {
            frame.body = Some(address);
            frame.is_cut = is_deep;
        }
        is_deep
    }

    /// Whether a body belongs to an alias defined after the current one.
    #[inline]
    pub(super) fn is_body_of_later_alias(&self, address: usize) -> bool {
        let Some((aliases, defined)) = self.aliases.zip(self.defined_aliases) else {
            return false;
        };
        let position = aliases.bodies.get(&address);
        position.is_some_and(|position| *position > defined)
    }

    fn collect_parts_of_type(&mut self, ty: &Type) {
        if let Type::Dialect(ty) = ty {
            return ty.object().print(self);
        }
        ty.for_each_element(&mut |element| self.collect_element(element));
    }

    fn collect_element(&mut self, element: SubElement<'_>) {
        match element {
            SubElement::Type(ty) => self.collects_type(ty),
            SubElement::Attribute(attribute) => self.collects_attribute(attribute, false),
        };
    }

    fn collect_parts_of_attribute(&mut self, attribute: &Attribute, elide_type: bool) {
        match attribute {
            Attribute::Dialect(attribute) => attribute.object().print(self),
            Attribute::Type(attribute) => _ = self.collects_type(&attribute.0),
            Attribute::Opaque(attribute) => {
                (attribute.verbatim()).visit_parts(&mut |element| self.collect_element(element));
            }
            Attribute::Array(_)
            | Attribute::Dictionary(_)
            | Attribute::Location(_)
            | Attribute::Distinct(_) => attribute.for_each_element(&mut |element| {
                if let SubElement::Attribute(part) = element {
                    // An unknown child of a named location is not printed.
                    let hidden = matches!(attribute, Attribute::Location(LocationAttr::Name(_)))
                        && *part == Attribute::Location(LocationAttr::Unknown);
                    if !hidden {
                        self.collects_attribute(part, false);
                    }
                }
            }),
            _ => {}
        }
        // Types of numbers have aliases only if a dialect chooses them.
        let asks = (self.collector.as_ref()).is_some_and(|collector| !collector.hooks.is_empty());
        let is_number = !asks && matches!(attribute, Attribute::Integer(_) | Attribute::Float(_));
        if !elide_type
            && !is_number
            && let Some(ty) = attribute.value_type()
        {
            self.collects_type(&ty);
        }
    }
}

/// Definitions.
impl AsmPrinter<'_> {
    /// Prints the definitions of the aliases in use, one per line: those that must precede the
    /// module, or with `deferred` those that may follow it.
    pub fn print_alias_definitions(&mut self, deferred: bool) {
        let Some(aliases) = self.aliases else {
            return;
        };
        for (number, (symbol, deferrable)) in aliases.definitions.iter().enumerate() {
            if *deferrable != deferred {
                continue;
            }
            self.defined_aliases = Some(number);
            let alias = match symbol {
                Symbol::Type(ty) => aliases.of_type(ty),
                Symbol::Attribute(attribute) => aliases.of_attribute(attribute),
            };
            self.write(alias.unwrap_or_default());
            self.write(" = ");
            match symbol {
                Symbol::Type(ty) => self.print_type_body(ty),
                Symbol::Attribute(attribute) => self.print_attribute_body(attribute),
            }
            self.write_byte(b'\n');
        }
        self.defined_aliases = None;
    }
}
