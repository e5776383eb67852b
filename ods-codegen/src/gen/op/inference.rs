//! The lines of an op's table that infer result types.

use ods_table::{Line, Ref, Target, TypeOf};

use super::super::Generator;
use super::table::Table;
use crate::code::Code;
use crate::model::{Operator, TypeSource, Variable};

impl<'k> Generator<'_, 'k> {
    pub(super) fn table_inference(&self, op: &Operator<'k>, table: &mut Table<'_, 'k>) {
        for (result, source) in op.builder_result_types().into_iter().enumerate() {
            let source = self.type_source(op, source, table);
            table.line(Line::InferResult { result, source });
        }
    }

    fn type_source(
        &self,
        op: &Operator<'k>,
        source: TypeSource<'k>,
        table: &mut Table<'_, 'k>,
    ) -> ods_table::TypeSource<'static> {
        use ods_table::TypeSource as Source;
        match source {
            TypeSource::Buildable => Source::Build,
            TypeSource::InferReturnTypes => Source::Infer,
            TypeSource::Same(variable) => match type_of(variable) {
                TypeOf::Operand(index) => Source::Same(Target::Operand(index)),
                TypeOf::Result(index) => Source::Same(Target::Result(index)),
                TypeOf::Attr(slot) => Source::Attr(slot),
            },
            TypeSource::Transform(variable, code) => {
                let transform = self.transform(op, code.into(), table);
                Source::Via(transform, type_of(variable))
            }
            TypeSource::ElementsOf(variable) => {
                let transform = "__rt::Ref::Transform(|ty| ty.element_type().cloned())";
                let transform = table.shared(transform.to_owned());
                Source::Via(transform, type_of(variable))
            }
        }
    }

    /// The reference to a transformer of types; `code` is an expression over `$_self`.
    pub(super) fn transform(
        &self,
        op: &Operator<'k>,
        code: Code<'_>,
        table: &mut Table<'_, 'k>,
    ) -> Ref<'static> {
        let code = self.transformer(op, code);
        let transform = format!("__rt::Ref::Transform(|ty| __rt::preds::single_type({code}))");
        table.shared(transform)
    }

    /// The code of a transformer. If it is joined from several strings, which have no
    /// span together, errors in it are reported at the op.
    pub(super) fn transformer(&self, op: &Operator<'k>, code: Code<'_>) -> String {
        let text = self.filled(code, &[("_self", "ty")]);
        match code.origin {
            Some(_) => text,
            None => self.code.at(Some(op.span()), text),
        }
    }
}

fn type_of(variable: Variable) -> TypeOf {
    match variable {
        Variable::Operand(index) => TypeOf::Operand(index),
        Variable::Result(index) => TypeOf::Result(index),
        Variable::Attribute(slot) => TypeOf::Attr(slot),
        Variable::Property(_) | Variable::Region(_) | Variable::Successor(_) => {
            unreachable!("only values and attributes have types")
        }
    }
}
