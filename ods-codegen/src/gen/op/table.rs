//! The tables of ops: for each, text that the runtime decodes on first use, and the lists of items
//! that the texts refer to by number. Items of the runtime are referred to by name.
//!
//! Items that several ops may refer to are in one list for the invocation, so that rustc checks
//! them once; items that name one op, or carry the user's tokens, are in another list, so that only
//! that one is walked for splices. A single op, of a derive, has one static, because each static
//! costs compile time, and so does the length of each array.

use std::cell::RefCell;

use ods_lookup::LookupMap;
use ods_table::{Item, Line, Ref, Step};

use super::super::pattern::PATTERNS;
use super::super::template::{comma_separated, rust};
use super::super::{Generator, Items, shared};
use crate::code::{CodeTable, PARENS};
use crate::model::{Dialect, Operator};

/// The items that the ops of an invocation refer to, and the ops' descriptions.
#[derive(Default)]
pub(crate) struct OpTables<'k> {
    shared: RefCell<Refs>,
    own: RefCell<Refs>,
    /// Names and tables by dialect, in the order of the definitions.
    infos: RefCell<Vec<(Dialect<'k>, Vec<String>)>>,
    /// Names and tables of rewrite patterns.
    patterns: RefCell<Vec<String>>,
    /// Whether the invocation has exactly one op.
    is_single: bool,
}

/// The static of a single op.
const SINGLE: &str = "__INFO";

/// The shared empty list, which costs rustc less than an empty list in the expansion.
const NO_REFS: &str = "__rt::NO_REFS";

/// Distinct items and their numbers.
#[derive(Default)]
struct Refs {
    list: Vec<String>,
    numbers: LookupMap<String, usize>,
}

impl<'k> OpTables<'k> {
    /// No tables yet; `is_single` says that there will be one op.
    pub(crate) fn new(is_single: bool) -> Self {
        Self {
            is_single,
            ..Self::default()
        }
    }

    /// Adds the name and the table of an op, as `name, table`, and returns the expression that refers
    /// to its description.
    pub(crate) fn add(&self, op: &Operator<'k>, info: String) -> String {
        let table = self.table_of(op.dialect());
        let infos = &mut self.infos.borrow_mut()[table].1;
        infos.push(info);
        if self.is_single {
            return format!("&{SINGLE}");
        }
        format!("__ops{table}({})", infos.len() - 1)
    }

    /// Adds the name and the table of a rewrite pattern.
    pub(in crate::r#gen) fn add_pattern(&self, pattern: String) {
        self.patterns.borrow_mut().push(pattern);
    }

    /// The static with the descriptions of the ops of `dialect`.
    pub(crate) fn name_of(&self, dialect: Dialect<'k>) -> String {
        table_name(self.table_of(dialect))
    }

    fn table_of(&self, dialect: Dialect<'k>) -> usize {
        let mut infos = self.infos.borrow_mut();
        let known = infos.iter().position(|(known, _)| *known == dialect);
        known.unwrap_or_else(|| {
            infos.push((dialect, Vec::new()));
            infos.len() - 1
        })
    }
}

impl Refs {
    fn number_of(&mut self, thing: String) -> usize {
        if let Some(number) = self.numbers.get(&thing) {
            return *number;
        }
        let number = self.list.len();
        self.list.push(thing.clone());
        self.numbers.insert(thing, number);
        number
    }
}

fn table_name(table: usize) -> String {
    format!("__OPS{table}")
}

impl Generator<'_, '_> {
    /// The statics of all ops together. One static for many ops costs rustc a fraction of one static
    /// for each.
    pub(in crate::r#gen) fn gen_op_tables(&self, items: &mut Items<'_>) {
        let (infos, patterns) = (self.tables.infos.take(), self.tables.patterns.take());
        if patterns.is_empty() && infos.iter().all(|(_, infos)| infos.is_empty()) {
            return;
        }
        if self.tables.is_single {
            let (dialect, infos) = &infos[0];
            let (dialect, info) = (self.gen_dialect_ref(*dialect), infos.join(", "));
            let refs = match self.tables.shared.take().list {
                refs if refs.is_empty() => NO_REFS.to_owned(),
                refs => format!("&[{}]", comma_separated(refs)),
            };
            if CodeTable::has_splices(&refs) {
                items.push(&rust!([info, dialect, refs]
                    static __INFO: __rt::OpInfo = __rt::op_info(#dialect, #refs, #info);
                ));
            } else {
                let [open, close] = PARENS;
                items.push_marked(&rust!([info, dialect, refs, open, close]
                    static __INFO: __rt::OpInfo = __rt::op_info #open #dialect, #refs, #info #close;
                ));
            }
            return;
        }
        let mut gen_refs = |name: &str, refs: &RefCell<Refs>| {
            let refs = refs.take().list;
            if refs.is_empty() {
                return NO_REFS.to_owned();
            }
            let (count, refs) = (refs.len(), comma_separated(refs));
            items.push(&rust!([name, count, refs] static #name: [__rt::Ref; #count] = [#refs];));
            format!("&{name}")
        };
        let shared = gen_refs("__REFS", &self.tables.shared);
        let own = gen_refs("__OWN_REFS", &self.tables.own);
        if !patterns.is_empty() {
            let (count, patterns) = (patterns.len(), comma_separated(patterns));
            items.push(&rust!([name = PATTERNS, count, shared, own, patterns]
                static #name: [__rt::PatternInfo; #count] =
                    __rt::pattern_infos(#shared, #own, [#patterns]);
            ));
        }
        for (table, (dialect, infos)) in infos.into_iter().enumerate() {
            let (name, count) = (table_name(table), infos.len());
            let (dialect, infos) = (
                self.gen_dialect_ref(dialect),
                comma_separated(infos.iter().map(|info| format!("({info})"))),
            );
            let info = format!("__ops{table}");
            items.push(&rust!([name, count, dialect, shared, own, infos, info]
                static #name: [__rt::OpInfo; #count] =
                    __rt::op_infos(#dialect, #shared, #own, [#infos]);
                const fn #info(number: ::core::primitive::usize) -> &'static __rt::OpInfo {
                    &#name[number]
                }
            ));
        }
    }
}

/// A table under construction.
pub(crate) struct Table<'t, 'k> {
    tables: &'t OpTables<'k>,
    text: String,
}

impl<'t, 'k> Table<'t, 'k> {
    /// An empty table.
    pub(crate) fn new(tables: &'t OpTables<'k>) -> Self {
        Self {
            tables,
            text: String::new(),
        }
    }

    /// Adds a line.
    pub(crate) fn line(&mut self, line: Line<'_>) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        line.write(&mut self.text);
    }

    /// Adds a step of a pattern.
    pub(in crate::r#gen) fn step(&mut self, step: &Step<String>) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        step.write(&mut self.text);
    }

    /// Adds a line with a reference to an item of this op.
    pub(crate) fn own_item(&mut self, item: Item, thing: String) {
        let reference = self.own(thing);
        self.line(Line::Item(item, reference));
    }

    /// Returns the reference `Ref::Kind(&path)`: by name if the runtime has the item.
    pub(crate) fn reference<'p>(&mut self, kind: &str, path: &'p str) -> Ref<'p> {
        let named = path.strip_prefix(shared::MODULE);
        match named.and_then(|rest| rest.strip_prefix("::")) {
            Some(name) => Ref::Named(name),
            None => self.shared(format!("__rt::Ref::{kind}(&{path})")),
        }
    }

    /// Returns the reference to an item that is the same for every op.
    pub(crate) fn shared(&mut self, thing: String) -> Ref<'static> {
        if CodeTable::has_splices(&thing) {
            return self.own(thing);
        }
        Ref::Shared(self.tables.shared.borrow_mut().number_of(thing))
    }

    /// Returns the reference to an item of this op.
    pub(crate) fn own(&mut self, thing: String) -> Ref<'static> {
        if self.tables.is_single {
            return Ref::Shared(self.tables.shared.borrow_mut().number_of(thing));
        }
        Ref::Own(self.tables.own.borrow_mut().number_of(thing))
    }

    /// The text.
    pub(crate) fn finish(self) -> String {
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_keep_their_number() {
        let tables = OpTables::default();
        let mut table = Table::new(&tables);
        let numbers = ["a", "b", "a"].map(|thing| table.shared(thing.to_owned()));
        assert_eq!(numbers, [0, 1, 0].map(Ref::Shared));
        let mut table = Table::new(&tables);
        assert_eq!(table.shared("b".to_owned()), Ref::Shared(1));
        assert_eq!(table.own("b".to_owned()), Ref::Own(0));
        assert_eq!(table.own("b".to_owned()), Ref::Own(0));
        table.own_item(Item::Fold, "b".to_owned());
        table.line(Line::Flag(ods_table::Flag::OperandSegments));
        assert_eq!(table.finish(), "fold 1000000\noperand_segments");
        assert_eq!(tables.own.take().list, ["b"]);
    }
}
