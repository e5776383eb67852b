//! The lines of an op's table that infer result types.

use super::super::Generator;
use super::table::Table;
use crate::code::Code;
use crate::model::{Operator, TypeSource, Variable};

impl<'k> Generator<'_, 'k> {
    pub(super) fn table_inference(&self, op: &Operator<'k>, table: &mut Table<'_, 'k>) {
        for (result, source) in op.builder_result_types().into_iter().enumerate() {
            let source = self.type_source(op, source, table);
            table.line(&["infer", &format!("r{result}"), &source]);
        }
    }

    /// `build`, `same o0`, `attr 1`, `via 3 o0` or `infer`.
    fn type_source(
        &self,
        op: &Operator<'k>,
        source: TypeSource<'k>,
        table: &mut Table<'_, 'k>,
    ) -> String {
        match source {
            TypeSource::Buildable => "build".to_owned(),
            TypeSource::InferReturnTypes => "infer".to_owned(),
            TypeSource::Same(Variable::Attribute(slot)) => format!("attr {slot}"),
            TypeSource::Same(variable) => format!("same {}", variable_word(variable)),
            TypeSource::Transform(variable, code) => {
                let number = self.transform(op, code.into(), table);
                format!("via {number} {}", variable_word(variable))
            }
            TypeSource::ElementsOf(variable) => {
                let transform = "__rt::Ref::Transform(|ty| ty.element_type().cloned())";
                let number = table.shared(transform.to_owned());
                format!("via {number} {}", variable_word(variable))
            }
        }
    }

    /// The number of a transformer of types; `code` is an expression over `$_self`.
    pub(super) fn transform(
        &self,
        op: &Operator<'k>,
        code: Code<'_>,
        table: &mut Table<'_, 'k>,
    ) -> usize {
        let code = self.transformer(op, code);
        let transform = format!("__rt::Ref::Transform(|ty| __rt::preds::single_type({code}))");
        table.shared(transform)
    }

    /// The code of a transformer. If it is joined from several strings, which have no
    /// span together, errors in it are reported at the op.
    pub(super) fn transformer(&self, op: &Operator<'k>, code: Code<'_>) -> String {
        let text = self.expression(code, |hole| (hole == "_self").then(|| "ty".to_owned()));
        match code.origin {
            Some(_) => text,
            None => self.code.at(Some(op.span()), text),
        }
    }
}

/// `o0`, `r1`, `a2`.
fn variable_word(variable: Variable) -> String {
    match variable {
        Variable::Operand(index) => format!("o{index}"),
        Variable::Result(index) => format!("r{index}"),
        Variable::Attribute(index) => format!("a{index}"),
        Variable::Property(index) => format!("p{index}"),
        Variable::Region(index) => format!("G{index}"),
        Variable::Successor(index) => format!("s{index}"),
    }
}
