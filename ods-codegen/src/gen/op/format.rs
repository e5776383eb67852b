//! The assembly format in an op's table.

use super::super::Generator;
use super::table::Table;
use crate::format::element::CustomDirective;
use crate::format::op::{CheckedFormat, FormatRefs, Transform};
use crate::model::Operator;

impl<'k> Generator<'_, 'k> {
    /// The `format` line, and where types come from that it does not write.
    pub(super) fn table_format(
        &self,
        op: &Operator<'k>,
        format: &CheckedFormat<'k>,
        table: &mut Table,
    ) {
        let mut refs = TableRefs {
            generator: self,
            op,
            table: &mut *table,
        };
        let encoded = format.encode(&mut refs);
        for line in &encoded.resolve {
            table.line(&[line]);
        }
        table.line(&["format", &encoded.program]);
    }
}

/// Numbers what a format refers to.
struct TableRefs<'t, 'g, 'k> {
    generator: &'t Generator<'g, 'k>,
    op: &'t Operator<'k>,
    table: &'t mut Table,
}

impl FormatRefs for TableRefs<'_, '_, '_> {
    fn custom(&mut self, directive: &CustomDirective) -> usize {
        let directive = self.generator.gen_custom_directive(self.op, directive);
        self.table.add(directive)
    }

    fn enum_keywords(&mut self, _attribute: usize) -> usize {
        unreachable!("`supported::check_format` rejects enum attributes")
    }

    fn transform(&mut self, transform: &Transform<'_>) -> usize {
        self.generator
            .transform(transform.code, transform.code.into(), self.table)
    }
}
