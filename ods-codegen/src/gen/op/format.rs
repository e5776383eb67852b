//! The assembly format in an op's table.

use ods_table::{Line, Ref, write_program};

use super::super::Generator;
use super::table::Table;
use crate::code::Code;
use crate::format::element::CustomDirective;
use crate::format::op::{CheckedFormat, FormatRefs, Transform};
use crate::model::Operator;
use crate::model::fields::Fields as _;

impl<'k> Generator<'_, 'k> {
    /// Adds the sources of types that the format omits, and the format.
    pub(super) fn table_format(
        &self,
        op: &Operator<'k>,
        format: &CheckedFormat<'k>,
        table: &mut Table<'_, 'k>,
    ) {
        let mut refs = TableRefs {
            generator: self,
            op,
            table: &mut *table,
        };
        let encoded = format.encode(&mut refs);
        for (target, source) in encoded.resolve {
            table.line(Line::Resolve { target, source });
        }
        table.line(Line::Format(&write_program(&encoded.program)));
    }
}

/// Numbers what a format refers to.
struct TableRefs<'t, 's, 'g, 'k> {
    generator: &'t Generator<'g, 'k>,
    op: &'t Operator<'k>,
    table: &'t mut Table<'s, 'k>,
}

impl FormatRefs for TableRefs<'_, '_, '_, '_> {
    fn custom(&mut self, directive: &CustomDirective, is_guard: bool) -> Ref<'static> {
        let directive = self
            .generator
            .gen_custom_directive(self.op, directive, is_guard);
        self.table.own(directive)
    }

    fn enum_keywords(&mut self, attribute: usize) -> Ref<'static> {
        let attr = self.op.attributes[attribute].attr;
        let path = attr.enum_info().and_then(|info| info.text("cppType"));
        let path = self.generator.ty(path.unwrap_or_default());
        let table = format!("__rt::Ref::Enum(<{path} as __ods::EnumInfo>::TABLE)");
        self.table.shared(table)
    }

    fn transform(&mut self, transform: &Transform<'_>) -> Ref<'static> {
        let code = self.written(transform.code);
        if !transform.from_range && !transform.to_range {
            return self.generator.transform(self.op, code, self.table);
        }
        let code = self.generator.transformer(self.op, code);
        let transform = format!("__rt::Ref::TransformTypes(|ty| __rt::preds::types({code}))");
        self.table.shared(transform)
    }
}

impl TableRefs<'_, '_, '_, '_> {
    /// The code of a transformer where it was written: a format knows the text alone.
    fn written<'c>(&self, code: &'c str) -> Code<'c> {
        let mut traits = self.op.traits.iter();
        let written = traits.find_map(|op_trait| {
            let value = op_trait.record().code_block("transformer")?;
            (value.text() == code).then(|| value.origin())?
        });
        Code {
            text: code,
            origin: written,
        }
    }
}
