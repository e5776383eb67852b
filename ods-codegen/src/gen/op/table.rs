//! The table of an op: text that the runtime decodes on first use, and the list
//! of things that the text refers to by number.
//!
//! What several ops may refer to is in one list for the invocation, so that rustc
//! looks at it once; what names one op, or carries the user's tokens, is in a list
//! of that op.

use std::cell::RefCell;

use rustc_hash::FxHashMap;

use super::super::template::{comma_separated, rust};
use super::super::{Generator, Items};
use crate::code::CodeTable;
use crate::model::{Dialect, Operator};

/// The number of the first reference of an op's own, `FIRST_OWN_REF` of the runtime.
const FIRST_OWN: usize = 1_000_000;

/// What the ops of an invocation refer to together, and their descriptions.
#[derive(Default)]
pub(crate) struct OpTables<'k> {
    refs: RefCell<Refs>,
    /// By dialect, in the order of the definitions.
    infos: RefCell<Vec<(Dialect<'k>, Vec<String>)>>,
}

/// Different things and their numbers.
#[derive(Default)]
struct Refs {
    list: Vec<String>,
    numbers: FxHashMap<String, usize>,
}

impl<'k> OpTables<'k> {
    /// Adds the description of an op, and gives the expression for where it is.
    pub(crate) fn add(&self, op: &Operator<'k>, info: String) -> String {
        let table = self.table_of(op.dialect());
        let infos = &mut self.infos.borrow_mut()[table].1;
        infos.push(info);
        format!("{}[{}]", table_name(table), infos.len() - 1)
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

    fn number_of(&self, thing: &str) -> usize {
        let refs = &mut *self.refs.borrow_mut();
        if let Some(number) = refs.numbers.get(thing) {
            return *number;
        }
        let number = refs.list.len();
        refs.list.push(thing.to_owned());
        refs.numbers.insert(thing.to_owned(), number);
        number
    }
}

fn table_name(table: usize) -> String {
    format!("__OPS{table}")
}

impl Generator<'_, '_> {
    /// The statics of all ops together. One static for many costs rustc a small
    /// part of what many cost.
    pub(in crate::r#gen) fn gen_op_tables(&self, items: &mut Items<'_>) {
        let refs = std::mem::take(&mut self.tables.refs.borrow_mut().list);
        if !refs.is_empty() {
            let count = refs.len();
            let refs = comma_separated(refs);
            items.push(|| rust!([count, refs] static __REFS: [__rt::Ref; #count] = [#refs];));
        }
        for (table, (_, infos)) in self.tables.infos.take().into_iter().enumerate() {
            let (name, count) = (table_name(table), infos.len());
            let infos = comma_separated(infos);
            items.push(
                || rust!([name, count, infos] static #name: [__rt::OpInfo; #count] = [#infos];),
            );
        }
    }
}

/// A table under construction.
pub(crate) struct Table<'t, 'k> {
    tables: &'t OpTables<'k>,
    text: String,
    own: Vec<String>,
    shares: bool,
}

impl<'t, 'k> Table<'t, 'k> {
    /// An empty table.
    pub(crate) fn new(tables: &'t OpTables<'k>) -> Self {
        Self {
            tables,
            text: String::new(),
            own: Vec::new(),
            shares: false,
        }
    }

    /// Adds a line: words separated by blanks.
    pub(crate) fn line(&mut self, words: &[&str]) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        for (index, word) in words.iter().enumerate() {
            if index > 0 {
                self.text.push(' ');
            }
            self.text.push_str(word);
        }
    }

    /// The number of the reference `Ref::Kind(&name)`.
    pub(crate) fn reference(&mut self, kind: &str, name: &str) -> usize {
        self.shared(format!("__rt::Ref::{kind}(&{name})"))
    }

    /// The number of a thing that means the same for every op.
    pub(crate) fn shared(&mut self, thing: String) -> usize {
        if CodeTable::has_splices(&thing) {
            return self.own(thing);
        }
        self.shares = true;
        self.tables.number_of(&thing)
    }

    /// The number of a thing of this op.
    pub(crate) fn own(&mut self, thing: String) -> usize {
        let known = self.own.iter().position(|known| *known == thing);
        FIRST_OWN
            + known.unwrap_or_else(|| {
                self.own.push(thing);
                self.own.len() - 1
            })
    }

    /// The text, whether it refers to what is shared, and what the op has alone.
    pub(crate) fn finish(self) -> (String, bool, Vec<String>) {
        (self.text, self.shares, self.own)
    }
}

/// A name in the table; `-` stands for none.
pub(crate) fn name_word(name: &str) -> &str {
    if name.is_empty() { "-" } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_keep_their_number() {
        let tables = OpTables::default();
        let mut table = Table::new(&tables);
        let numbers = ["a", "b", "a"].map(|thing| table.shared(thing.to_owned()));
        assert_eq!(numbers, [0, 1, 0]);
        let mut table = Table::new(&tables);
        assert_eq!(table.shared("b".to_owned()), 1);
        assert_eq!(table.own("b".to_owned()), FIRST_OWN);
        assert_eq!(table.own("b".to_owned()), FIRST_OWN);
        table.line(&["operand", name_word(""), "1"]);
        table.line(&["operand_segments"]);
        let (text, shares, own) = table.finish();
        assert_eq!(text, "operand - 1\noperand_segments");
        assert_eq!((shares, own), (true, vec!["b".to_owned()]));
    }
}
