//! Doc comments (`///`) as a summary and a description, and as the value of a field that a def leaves empty.

use crate::eval::{Evaluator, Result};
use crate::record::data::{RecordId, RecordKind};
use crate::record::value::Node;

/// Where a doc comment stands in for a field.
///
/// A def of the class whose field is unset or empty gets the first sentence of its doc comment there, as
/// a noun phrase, without article and period. Without a doc comment, a def of the class `named` gets the text of the
/// first of the fields `names` that has one, else its own name. Defs that refer to the field see this value. Defs of
/// the base library are left alone.
#[derive(Clone, Copy, Debug)]
pub struct StandIn {
    /// The class, by name.
    pub class: &'static str,
    /// The field, a string.
    pub field: &'static str,
    /// The subclass whose defs are called by their names; `None` if names do not stand in.
    pub named: Option<&'static str>,
    /// Fields with names of a def.
    pub names: &'static [&'static str],
}

/// The first sentence of a doc comment, and the rest.
///
/// A sentence ends with its paragraph, or with `.`, `!` or `?` before a blank and no lower-case letter.
pub fn split_doc(doc: &str) -> (&str, &str) {
    let doc = doc.trim();
    let mut end = doc.len();
    for (at, char) in doc.char_indices() {
        let rest = &doc[at + char.len_utf8()..];
        let next = rest.trim_start().chars().next();
        match char {
            '.' | '!' | '?'
                if rest.starts_with(char::is_whitespace)
                    && !next.is_some_and(char::is_lowercase) =>
            {
                end = at + 1;
                break;
            }
            '\n' if rest.trim_start_matches([' ', '\t', '\r']).starts_with('\n') => {
                end = at;
                break;
            }
            _ => {}
        }
    }
    let (first, rest) = doc.split_at(end);
    (
        first.trim(),
        rest.trim_start_matches(' ').trim_matches('\n'),
    )
}

/// A sentence as a noun phrase on one line: without its leading article and its trailing period.
fn noun_phrase(sentence: &str) -> String {
    let words: Vec<&str> = sentence.split_whitespace().collect();
    let article = words
        .first()
        .is_some_and(|word| matches!(*word, "A" | "An" | "The" | "a" | "an" | "the"));
    let phrase = words[usize::from(article)..].join(" ");
    phrase.strip_suffix('.').unwrap_or(&phrase).to_owned()
}

impl Evaluator<'_> {
    /// Fills the field of a finished def for which its doc comment or its name stands in.
    pub(crate) fn fill_stand_in(&mut self, record: RecordId) -> Result<()> {
        let Some(stand_in) = self.stand_in.filter(|_| !self.in_base) else {
            return Ok(());
        };
        let field = self.intern(stand_in.field);
        let data = self.store.record(record);
        let Some(place) = data.fields.find(field) else {
            return Ok(());
        };
        let doc = data.doc;
        if doc.is_none() && stand_in.named.is_none() {
            return Ok(());
        }
        let is_empty = match self.store.node(data.fields.at(place).value) {
            Node::Unset => true,
            Node::Str { text, .. } => self.store.text(text).trim().is_empty(),
            _ => false,
        };
        let class = self.intern(stand_in.class);
        if !is_empty || !self.store.derives_from_named(record, class) {
            return Ok(());
        }
        let doc = doc.map(|doc| noun_phrase(split_doc(self.store.text(doc)).0));
        let phrase = doc.filter(|phrase| !phrase.is_empty());
        let phrase = match (phrase, stand_in.named) {
            (Some(phrase), _) => phrase,
            (None, Some(named)) => {
                let named = self.intern(named);
                if !self.store.derives_from_named(record, named) {
                    return Ok(());
                }
                let Some(name) = self.name_for(record, stand_in.names) else {
                    return Ok(());
                };
                name
            }
            (None, None) => return Ok(()),
        };
        let text = self.intern(&phrase);
        let value = self.store.string(text);
        self.store.record_mut(record).has_stand_in = self.assign(record, place, value)?;
        Ok(())
    }

    /// The text of the first of the fields `names` that has one, else the name of the def.
    fn name_for(&self, record: RecordId, names: &[&str]) -> Option<String> {
        let data = self.store.record(record);
        let text = |name: &&str| {
            let named =
                |field: &&crate::record::data::FieldData| self.store.text(field.name) == *name;
            match self.store.node(data.fields.iter().find(named)?.value) {
                Node::Str { text, .. } => Some(self.store.text(text)),
                _ => None,
            }
        };
        let given = names.iter().filter_map(text).find(|text| !text.is_empty());
        let own = || {
            let name = self.store.name_of(record)?;
            (data.kind == RecordKind::Def).then(|| self.store.text(name))
        };
        given.or_else(own).map(str::to_owned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_ends_before_a_blank() {
        assert_eq!(split_doc("A point."), ("A point.", ""));
        assert_eq!(
            split_doc("A point, i.e. two\nnumbers. It has\nno name.\n"),
            ("A point, i.e. two\nnumbers.", "It has\nno name.")
        );
        assert_eq!(
            split_doc("A 2.5 d point\n\nMore.\n\nStill"),
            ("A 2.5 d point", "More.\n\nStill")
        );
        assert_eq!(split_doc("\n"), ("", ""));
    }

    #[test]
    fn a_phrase_has_no_article_and_no_period() {
        assert_eq!(noun_phrase("A point,\nor two."), "point, or two");
        assert_eq!(noun_phrase("Another one"), "Another one");
        assert_eq!(noun_phrase("A"), "");
    }
}
