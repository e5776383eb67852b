//! Documentation of what is generated, as Markdown for rustdoc.
//!
//! Sections follow MLIR's op reference: summary, syntax, description, traits and
//! interfaces, then a table for each kind of part.

use std::fmt::Write as _;

use crate::model::{
    Constraint, DefKind, DefParameter, Dialect, EnumCase, EnumDef, InterfaceDef, NamedAttribute,
    NamedTypeConstraint, OpTrait, Operator, Presence, TypeOrAttrDef,
};

/// The documentation of a dialect.
pub(super) fn dialect_docs(dialect: Dialect<'_>) -> String {
    let mut docs = Docs::default();
    docs.summary(
        dialect.summary(),
        &format!("The `{}` dialect", dialect.name()),
    );
    docs.description(dialect.description());
    docs.text
}

/// The documentation of an enum.
pub(super) fn enum_docs(def: &EnumDef<'_>) -> String {
    let mut docs = Docs::default();
    docs.summary(def.summary(), &format!("`{}`", def.rust_name()));
    docs.description(def.description());
    docs.text
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
    docs.text.trim().to_owned()
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
    let mut docs = Docs::default();
    let dialect = def.dialect().map_or("", |dialect| dialect.name());
    let fallback = match def.mnemonic() {
        Some(mnemonic) => format!("`{dialect}.{mnemonic}`"),
        None => format!("`{}`", def.rust_name()),
    };
    docs.summary(def.summary(), &fallback);
    if let (Some(mnemonic), Some(format)) = (def.mnemonic(), def.assembly_format()) {
        let prefix = match def.kind {
            DefKind::Type => '!',
            DefKind::Attr => '#',
        };
        let format: Vec<&str> = format.text().split_whitespace().collect();
        docs.syntax_of(&format!(
            "{prefix}{dialect}.{mnemonic} {}",
            format.join(" ")
        ));
    }
    docs.description(def.description());
    let rows: Vec<(&str, String)> = def
        .parameters
        .iter()
        .map(|parameter| {
            let summary = parameter.summary();
            let ty = format!("`{}`", parameter.syntax().trim());
            let text = if summary.is_empty() {
                ty
            } else {
                format!("{ty}: {summary}")
            };
            (parameter.name, text)
        })
        .collect();
    let rows = rows.iter().map(|(name, text)| (*name, text.as_str(), None));
    docs.parts("Parameters", "Parameter", rows);
    docs.text
}

/// The documentation of a parameter's accessor.
pub(super) fn parameter_docs(parameter: &DefParameter<'_>) -> String {
    let summary = parameter.summary().trim();
    if summary.is_empty() {
        format!("The parameter `{}`.", parameter.name)
    } else {
        format!("The parameter `{}`: {}.", parameter.name, inline(summary))
    }
}

/// The documentation of an op's type.
pub(super) fn op_docs(op: &Operator<'_>) -> String {
    let mut docs = Docs::default();
    docs.summary(op.summary(), &format!("`{}`", op.operation_name()));
    docs.syntax(op);
    docs.description(op.description());
    docs.traits(op);
    docs.values("Operands", "Operand", &op.operands);
    docs.attributes(op);
    docs.values("Results", "Result", &op.results);
    let regions = op
        .regions
        .iter()
        .map(|region| (region.name, region.constraint.summary(), region.doc));
    docs.parts("Regions", "Region", regions);
    let successors = op
        .successors
        .iter()
        .map(|block| (block.name, block.constraint.summary(), block.doc));
    docs.parts("Successors", "Successor", successors);
    docs.text
}

#[derive(Default)]
struct Docs {
    text: String,
}

impl Docs {
    /// The first paragraph: the summary as a sentence.
    fn summary(&mut self, summary: &str, fallback: &str) {
        let summary = if summary.trim().is_empty() {
            fallback
        } else {
            summary.trim()
        };
        let mut chars = summary.chars();
        if let Some(first) = chars.next() {
            self.text.push(first.to_ascii_uppercase());
            self.text.push_str(&escape(chars.as_str()));
        }
        if !summary.ends_with(['.', '!', '?']) {
            self.text.push('.');
        }
        self.text.push('\n');
    }

    fn syntax_of(&mut self, text: &str) {
        self.section("Syntax");
        let _ = write!(self.text, "```text\n{text}\n```\n");
    }

    fn syntax(&mut self, op: &Operator<'_>) {
        if let Some(syntax) = op.syntax() {
            self.syntax_of(syntax.trim_end());
        }
    }

    /// The text as it stands, without its common indentation.
    ///
    /// A code block without a language is marked as text, so that rustdoc does
    /// not take it for a Rust example.
    fn description(&mut self, description: &str) {
        if description.trim().is_empty() {
            return;
        }
        self.text.push('\n');
        let mut in_block = false;
        for line in unindent(description) {
            let fence = line.trim_start().strip_prefix("```");
            self.text.push_str(line);
            if fence.is_some_and(|language| !in_block && language.trim().is_empty()) {
                self.text.push_str("text");
            }
            in_block ^= fence.is_some();
            self.text.push('\n');
        }
    }

    fn traits(&mut self, op: &Operator<'_>) {
        let name = |op_trait: &OpTrait<'_>| match op_trait {
            OpTrait::Native(native) => Some(native.name().to_owned()),
            OpTrait::Interface(interface) => Some(interface.name().to_owned()),
            OpTrait::GenInternal(record) => Some(record.name().to_owned()),
            OpTrait::Pred(_) => None,
        };
        let names: Vec<String> = op
            .traits
            .iter()
            .filter_map(name)
            .map(|name| format!("`{name}`"))
            .collect();
        if !names.is_empty() {
            let _ = write!(self.text, "\nTraits: {}\n", names.join(", "));
        }
    }

    fn values(&mut self, title: &str, column: &str, values: &[NamedTypeConstraint<'_>]) {
        self.parts(
            title,
            column,
            values
                .iter()
                .map(|value| (value.name, value.constraint.summary(), value.doc)),
        );
    }

    fn attributes(&mut self, op: &Operator<'_>) {
        fn row<'k>(attr: &NamedAttribute<'k>) -> (&'k str, String, Option<&'k str>) {
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
        let rows: Vec<_> = op
            .attributes
            .iter()
            .chain(&op.derived_attributes)
            .map(row)
            .collect();
        self.parts(
            "Attributes",
            "Attribute",
            rows.iter()
                .map(|(name, summary, doc)| (*name, summary.as_str(), *doc)),
        );
        let properties = op
            .properties
            .iter()
            .map(|prop| (prop.name, prop.prop.summary(), prop.doc));
        self.parts("Properties", "Property", properties);
    }

    fn parts<'t>(
        &mut self,
        title: &str,
        column: &str,
        rows: impl Iterator<Item = (&'t str, &'t str, Option<&'t str>)>,
    ) {
        let mut rows = rows.peekable();
        if rows.peek().is_none() {
            return;
        }
        self.section(title);
        let _ = write!(self.text, "| {column} | Description |\n| :-: | --- |\n");
        for (name, summary, doc) in rows {
            let name = if name.is_empty() {
                "*unnamed*".to_owned()
            } else {
                format!("`{name}`")
            };
            let _ = write!(self.text, "| {name} | {}", cell(summary));
            if let Some(doc) = doc.filter(|doc| !doc.trim().is_empty()) {
                let _ = write!(self.text, ": {}", cell(doc.trim()));
            }
            self.text.push_str(" |\n");
        }
    }

    fn section(&mut self, title: &str) {
        let _ = write!(self.text, "\n# {title}\n\n");
    }
}

/// A constraint's summary in the middle of a sentence.
pub(super) fn inline(summary: &str) -> String {
    escape(summary.trim())
}

fn cell(text: &str) -> String {
    let text = escape(text);
    let has_special = text.contains('\n') || text.contains('|');
    if has_special {
        text.replace('\n', " ").replace('|', "\\|")
    } else {
        text
    }
}

/// Brackets would become links, angle brackets HTML, inside of code spans or not.
fn escape(text: &str) -> String {
    // Four searches for one byte are faster than one for four.
    let has_special = ['[', ']', '<', '>']
        .into_iter()
        .any(|char| text.contains(char));
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
    let indent_of = |line: &str| line.len() - line.trim_start().len();
    let indent = lines
        .iter()
        .filter(|line| !line.is_empty())
        .map(|line| indent_of(line))
        .min()
        .unwrap_or(0);
    lines
        .iter()
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
    fn summaries_become_sentences() {
        let mut docs = Docs::default();
        docs.summary("adds two [values]", "");
        assert_eq!(docs.text, "Adds two \\[values\\].\n");
    }
}
