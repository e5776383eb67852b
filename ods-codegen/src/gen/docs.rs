//! Documentation of generated items, as Markdown for rustdoc.
//!
//! Sections follow MLIR's op reference: summary, syntax, description, traits and
//! interfaces, then a table for each kind of part.

use std::fmt::Write as _;

use ods_tablegen::split_doc;

use crate::model::names::trim;
use crate::model::{
    Constraint, DefKind, DefParameter, Dialect, EnumCase, EnumDef, InterfaceDef, NamedAttribute,
    OpTrait, Operator, PassDef, PatternDef, Presence, TypeOrAttrDef,
};

/// The documentation of a dialect.
pub(super) fn dialect_docs(dialect: Dialect<'_>) -> String {
    let fallback = format!("The `{}` dialect", dialect.name());
    let mut docs = Docs::new(dialect.summary(), &fallback);
    docs.description(dialect.description());
    docs.text
}

/// The documentation of an enum.
pub(super) fn enum_docs(def: &EnumDef<'_>) -> String {
    let name = format!("`{}`", def.rust_name());
    // The classes of enums make summaries of the cases.
    let Some(doc) = def.record().doc() else {
        let mut docs = Docs::new(def.summary(), &name);
        docs.description(def.description());
        return docs.text;
    };
    let (first, rest) = split_doc(doc);
    let mut docs = Docs::new(first, &name);
    docs.description(rest);
    if !def.record().has_stand_in() {
        docs.description(def.summary());
    }
    docs.description(def.description());
    docs.text
}

/// The documentation of a pass.
pub(super) fn pass_docs(pass: &PassDef<'_>) -> String {
    let mut docs = Docs::new(pass.summary(), &format!("The pass `{}`", pass.argument()));
    docs.description(pass.description());
    docs.text
}

/// The documentation of a rewrite pattern: its doc comment.
pub(super) fn pattern_docs(pattern: &PatternDef<'_>) -> String {
    let doc = unindented(pattern.record().doc().unwrap_or_default());
    if doc.is_empty() {
        return format!("The rewrite pattern `{}`.", pattern.rust_name());
    }
    doc
}

/// The documentation of an interface.
pub(super) fn interface_docs(def: &InterfaceDef<'_>) -> String {
    let text = unindented(def.description());
    if text.is_empty() {
        return format!("The interface `{}`.", def.rust_name());
    }
    text
}

/// A description without its common indentation; the doc comment of a record, or
/// nothing, if it has none.
pub(super) fn unindented(description: &str) -> String {
    let mut docs = Docs::default();
    docs.description(description);
    trim(&docs.text).to_owned()
}

/// The documentation of a case.
pub(super) fn case_docs(case: &EnumCase<'_>) -> String {
    let text = format!("`{}`", case.text);
    match case.record.doc().map(str::trim) {
        Some(doc) if !doc.is_empty() => format!("{text}: {doc}"),
        _ => text,
    }
}

/// The documentation of a type or an attribute.
pub(super) fn def_docs(def: &TypeOrAttrDef<'_>) -> String {
    let dialect = def.dialect().map_or("", |dialect| dialect.name());
    let fallback = match def.mnemonic() {
        Some(mnemonic) => format!("`{dialect}.{mnemonic}`"),
        None => format!("`{}`", def.rust_name()),
    };
    let mut docs = Docs::new(def.summary(), &fallback);
    if let (Some(mnemonic), Some(format)) = (def.mnemonic(), def.assembly_format()) {
        let prefix = if def.kind == DefKind::Type { '!' } else { '#' };
        let format: Vec<&str> = format.text().split_whitespace().collect();
        let format = format.join(" ");
        docs.syntax(&format!("{prefix}{dialect}.{mnemonic} {format}"));
    }
    docs.description(def.description());
    docs.parts("Parameter", &def.parameters, |parameter| {
        let ty = format!("`{}`", parameter.syntax().trim());
        let text = match parameter.summary() {
            "" => ty,
            summary => format!("{ty}: {summary}"),
        };
        (parameter.name, text, None)
    });
    docs.text
}

/// The documentation of a parameter's accessor.
pub(super) fn parameter_docs(parameter: &DefParameter<'_>) -> String {
    let name = parameter.name;
    match trim(parameter.summary()) {
        "" => format!("The parameter `{name}`."),
        summary => format!("The parameter `{name}`: {}.", inline(summary)),
    }
}

/// The documentation of an op's type.
pub(super) fn op_docs(op: &Operator<'_>) -> String {
    let mut docs = Docs::new(op.summary(), &format!("`{}`", op.operation_name()));
    if let Some(syntax) = op.syntax() {
        docs.syntax(syntax.trim_end());
    }
    docs.description(op.description());
    docs.traits(op);
    let attributes = op.attributes.iter().chain(&op.derived_attributes);
    docs.parts("Operand", &op.operands, |it| {
        (it.name, it.constraint.summary(), it.doc)
    });
    docs.parts("Attribute", attributes, attribute_row);
    docs.parts("Property", &op.properties, |it| {
        (it.name, it.prop.summary(), it.doc)
    });
    docs.parts("Result", &op.results, |it| {
        (it.name, it.constraint.summary(), it.doc)
    });
    docs.parts("Region", &op.regions, |it| {
        (it.name, it.constraint.summary(), it.doc)
    });
    docs.parts("Successor", &op.successors, |it| {
        (it.name, it.constraint.summary(), it.doc)
    });
    docs.text
}

fn attribute_row<'k>(attr: &NamedAttribute<'k>) -> (&'k str, String, Option<&'k str>) {
    let mut summary = attr.attr.summary().to_owned();
    match (attr.presence(), attr.attr.default_value()) {
        (Presence::Default | Presence::OptionalDefault, Some(value)) => {
            let _ = write!(summary, ", default `{}`", value.text());
        }
        (Presence::Optional, _) => summary.push_str(", optional"),
        _ => {}
    }
    (attr.name, summary, attr.doc)
}

#[derive(Default)]
struct Docs {
    text: String,
}

impl Docs {
    /// Documentation that begins with the summary as a sentence.
    fn new(summary: &str, fallback: &str) -> Self {
        let summary = match trim(summary) {
            "" => fallback,
            summary => summary,
        };
        // Indented lines of a long summary would be a block of code.
        let lines: Vec<_> = summary.lines().map(str::trim).collect();
        let summary = lines.join("\n");
        let mut text = String::new();
        let mut chars = summary.chars();
        if let Some(first) = chars.next() {
            text.push(first.to_ascii_uppercase());
            text.push_str(&escape(chars.as_str()));
        }
        if !summary.ends_with(['.', '!', '?']) {
            text.push('.');
        }
        text.push('\n');
        Self { text }
    }

    fn syntax(&mut self, text: &str) {
        let _ = write!(self.text, "\n# Syntax\n\n```text\n{text}\n```\n");
    }

    /// The text unchanged except for its common indentation, which is removed.
    ///
    /// A code block without a language is marked as text, so that rustdoc does
    /// not take it for a Rust example, and so is one by its indentation.
    fn description(&mut self, description: &str) {
        if trim(description).is_empty() {
            return;
        }
        self.text.push('\n');
        let mut in_block = false;
        // The lines of a list are indented, too.
        let (mut in_indented, mut is_after_blank, mut in_list) = (false, true, false);
        for line in unindent(description) {
            let is_blank = line.trim().is_empty();
            let is_indented = line.starts_with("    ") || line.starts_with('\t');
            if in_indented && !is_blank && !is_indented {
                self.text.push_str("```\n");
                in_indented = false;
            } else if !in_block && !in_list && is_after_blank && is_indented && !is_blank {
                self.text
                    .push_str(if in_indented { "" } else { "```text\n" });
                in_indented = true;
            }
            if !is_blank && !is_indented {
                let starts_item = |start: char| "-*+".contains(start) || start.is_ascii_digit();
                in_list = line.trim_start().starts_with(starts_item);
            }
            is_after_blank = is_blank;
            let fence = line.trim_start().strip_prefix("```");
            self.text.push_str(line);
            if fence.is_some_and(|language| !in_block && language.trim().is_empty()) {
                self.text.push_str("text");
            }
            in_block ^= fence.is_some();
            self.text.push('\n');
        }
        if in_indented {
            self.text.push_str("```\n");
        }
    }

    fn traits(&mut self, op: &Operator<'_>) {
        let mut before = "\nTraits: ";
        for op_trait in &op.traits {
            let name = match op_trait {
                OpTrait::Native(native) => native.name(),
                OpTrait::Interface(interface) => interface.name(),
                OpTrait::GenInternal(record) => record.name(),
                OpTrait::Pred(_) => continue,
            };
            let _ = write!(self.text, "{before}`{name}`");
            before = ", ";
        }
        if before == ", " {
            self.text.push('\n');
        }
    }

    /// A section with a table of parts: the name, summary and further documentation of each.
    fn parts<'t, P, T: AsRef<str>>(
        &mut self,
        noun: &str,
        parts: impl IntoIterator<Item = P>,
        row: impl Fn(P) -> (&'t str, T, Option<&'t str>),
    ) {
        let mut rows = parts.into_iter().map(row).peekable();
        if rows.peek().is_none() {
            return;
        }
        self.begin_parts(noun);
        for (name, summary, doc) in rows {
            self.part(name, summary.as_ref(), doc);
        }
    }

    /// Writes the head of a table of parts.
    fn begin_parts(&mut self, noun: &str) {
        let title = match noun.strip_suffix('y') {
            Some(stem) => format!("{stem}ies"),
            None => format!("{noun}s"),
        };
        let _ = write!(
            self.text,
            "\n# {title}\n\n| {noun} | Description |\n| :-: | --- |\n"
        );
    }

    /// Writes a row of a table of parts.
    fn part(&mut self, name: &str, summary: &str, doc: Option<&str>) {
        let summary = cell(summary);
        let _ = match name {
            "" => write!(self.text, "| *unnamed* | {summary}"),
            name => write!(self.text, "| `{name}` | {summary}"),
        };
        if let Some(doc) = doc.filter(|doc| !doc.trim().is_empty()) {
            let _ = write!(self.text, ": {}", cell(doc.trim()));
        }
        self.text.push_str(" |\n");
    }
}

/// A constraint's summary in the middle of a sentence.
pub(super) fn inline(summary: &str) -> String {
    escape(trim(summary))
}

fn cell(text: &str) -> String {
    let text = escape(text);
    if text.contains('\n') || text.contains('|') {
        return text.replace('\n', " ").replace('|', "\\|");
    }
    text
}

/// Brackets would become links, angle brackets HTML, inside of code spans or not.
fn escape(text: &str) -> String {
    // This loop is the fastest without optimisation.
    let (bytes, mut at) = (text.as_bytes(), 0);
    while at < bytes.len() && !matches!(bytes[at], b'[' | b']' | b'<' | b'>') {
        at += 1;
    }
    let has_special = at < bytes.len();
    if !has_special || text.contains('`') {
        return text.to_owned();
    }
    let mut escaped = String::with_capacity(text.len() + 4);
    for char in text.chars() {
        if matches!(char, '[' | ']' | '<' | '>') {
            escaped.push('\\');
        }
        escaped.push(char);
    }
    escaped
}

/// The lines of `text` without their common indentation and without blank lines
/// at the ends.
fn unindent(text: &str) -> Vec<&str> {
    let mut lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    while lines.last().is_some_and(|line| line.is_empty()) {
        lines.pop();
    }
    let blank = lines.iter().take_while(|line| line.is_empty()).count();
    lines.drain(..blank);
    let full = lines.iter().filter(|line| !line.is_empty());
    let indent = full.map(|line| line.len() - line.trim_start().len()).min();
    let indent = indent.unwrap_or(0);
    let lines = lines.iter();
    lines
        .map(|line| line.get(indent..).unwrap_or_default())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn descriptions_lose_their_indentation_and_code_blocks_gain_a_language() {
        let mut docs = Docs::default();
        docs.description(
            "\n    Adds.\n\n    ```\n      %0 = add\n    ```\n    ```mlir\n    ```\n  ",
        );
        assert_eq!(
            docs.text,
            "\nAdds.\n\n```text\n  %0 = add\n```\n```mlir\n```\n"
        );
    }

    #[test]
    fn indented_code_is_text() {
        let mut docs = Docs::default();
        docs.description("Is\n\n     a = b\n\n     b = c\n\nbut\n\n- one\n\n    more\n");
        assert_eq!(
            docs.text,
            "\nIs\n\n```text\n     a = b\n\n     b = c\n\n```\nbut\n\n- one\n\n    more\n"
        );
    }

    #[test]
    fn summaries_become_sentences() {
        let docs = Docs::new("adds two [values]", "");
        assert_eq!(docs.text, "Adds two \\[values\\].\n");
    }
}
