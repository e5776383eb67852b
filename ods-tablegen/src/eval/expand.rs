//! Expansion of the entries that a multiclass or loop stores: values replace the variables; the results are entries
//! or finished records.

use super::resolvers::MapResolver;
use super::{Entry, Evaluator, Failed, Loop, Result};
use crate::record::data::RecordId;
use crate::record::symbol::Symbol;
use crate::record::value::{Node, Op, ValueId};
use crate::source::Span;
use crate::token::BangOp;

/// How entries are expanded.
#[derive(Default)]
pub(crate) struct Expansion {
    /// The values of variables, innermost last.
    pub(crate) substitution: Vec<(Symbol, ValueId)>,
    /// Whether the values of all variables are known.
    pub(crate) is_final: bool,
    /// Receives the expanded entries; without it they are carried out at once.
    pub(crate) dest: Option<Vec<Entry>>,
}

impl Expansion {
    /// An expansion that appends to `entries`.
    pub(crate) fn into_entries(entries: Vec<Entry>) -> Self {
        Self {
            dest: Some(entries),
            ..Self::default()
        }
    }

    fn map(&self, record: Option<RecordId>) -> MapResolver {
        let mut map = MapResolver::with_capacity(record, self.substitution.len());
        for &(name, value) in &self.substitution {
            map.set(name, value, None);
        }
        map
    }
}

impl Evaluator<'_> {
    /// Carries out an entry that is in no multiclass or loop.
    pub(crate) fn finish_entry(&mut self, entry: Entry) -> Result<()> {
        match entry {
            Entry::Loop(source) => {
                let mut expansion = Expansion {
                    is_final: true,
                    ..Expansion::default()
                };
                return self.expand_loop(&source, &mut expansion);
            }
            Entry::Assertion(assertion) => self.check_assertion(assertion),
            Entry::Dump(dump) => self.emit_dump(dump),
            Entry::Record(record) => return self.add_def(record),
        }
        Ok(())
    }

    /// Expands stored entries. As in llvm-tblgen, records inside a loop do not note the `defm`.
    pub(crate) fn expand(
        &mut self,
        entries: &[Entry],
        defm_span: Option<Span>,
        expansion: &mut Expansion,
    ) -> Result<()> {
        for entry in entries {
            self.step()?;
            let expanded = match entry {
                Entry::Loop(inner) => {
                    self.expand_loop(inner, expansion)?;
                    continue;
                }
                Entry::Assertion(assertion) => {
                    let map = &mut expansion.map(None);
                    Entry::Assertion(self.resolve_assertion(*assertion, map)?)
                }
                Entry::Dump(dump) => {
                    Entry::Dump(self.resolve_dump(*dump, &mut expansion.map(None))?)
                }
                Entry::Record(prototype) => {
                    let mut data = self.store.record(*prototype).clone();
                    data.defm_spans.extend(defm_span);
                    // As in llvm-tblgen, only defs outside of multiclasses and loops print their dumps.
                    data.dumps.clear();
                    let record = self.add_record(data)?;
                    self.resolve_record(record, &mut expansion.map(Some(record)))?;
                    Entry::Record(record)
                }
            };
            match &mut expansion.dest {
                Some(dest) => dest.push(expanded),
                None => self.finish_entry(expanded)?,
            }
        }
        Ok(())
    }

    /// Expands a loop. A loop whose list is still symbolic is stored, with the known values substituted.
    pub(crate) fn expand_loop(&mut self, source: &Loop, expansion: &mut Expansion) -> Result<()> {
        let mut map = expansion.map(None);
        let mut list = self.resolve(source.list, &mut map)?;
        if expansion.is_final
            && let Node::Op { op, ty, operands } = self.store.node(list)
            && op == Op::Bang(BangOp::If)
        {
            // The condition of an `if` must be known now.
            let &[old, then, otherwise] = self.store.range(operands) else {
                return Err(Failed);
            };
            map.set_final();
            let condition = self.resolve(old, &mut map)?;
            if condition == old {
                let message = format!(
                    "unable to resolve if condition '{}' at end of containing scope",
                    self.show(condition)
                );
                return self.fail(source.span, message);
            }
            list = self.build(op, ty, &[condition, then, otherwise], None)?;
        }
        let Node::List { items, .. } = self.store.node(list) else {
            return self.store_loop(source, list, expansion);
        };
        for place in items.indices() {
            let element = self.store.pool[place];
            let variable = source.variable.map(|variable| (variable, element));
            expansion.substitution.extend(variable);
            let result = self.expand(&source.entries, None, expansion);
            if variable.is_some() {
                expansion.substitution.pop();
            }
            result?;
        }
        Ok(())
    }

    fn store_loop(
        &mut self,
        source: &Loop,
        list: ValueId,
        expansion: &mut Expansion,
    ) -> Result<()> {
        if expansion.is_final || expansion.dest.is_none() {
            let list = self.show(list);
            let message = format!("attempting to loop over '{list}', expected a list");
            return self.fail(source.span, message);
        }
        let outer = expansion.dest.replace(Vec::new());
        let result = self.expand(&source.entries, None, expansion);
        let entries = std::mem::replace(&mut expansion.dest, outer);
        result?;
        let stored = Loop {
            span: source.span,
            variable: source.variable,
            list,
            entries: entries.unwrap_or_default(),
        };
        let dest = expansion.dest.get_or_insert_default();
        dest.push(Entry::Loop(Box::new(stored)));
        Ok(())
    }
}
