//! Result types that follow from the rest of an op, and their sources.
//!
//! The rules are those of `mlir-tblgen`. If a result has no fixed number of
//! values, no type follows. Under `SameOperandsAndResultType`, all follow from the
//! first single operand. Otherwise each result must be reachable from its own
//! buildable type, through `AllTypesMatch`, through `TypesMatchWith` (left to right
//! only) or through `ShapedTypeMatchesElementCountAndTypes`.

use ods_tablegen::{Diagnostics, StringValue};

use super::Operator;
use crate::model::argument::{Argument, Variable};
use crate::model::fields::Fields;
use crate::model::op_trait::OpTrait;

/// Where the type of an operand or result comes from when it is not given.
#[derive(Clone, Copy)]
pub enum TypeSource<'k> {
    /// The one type that satisfies its constraint.
    Buildable,
    /// The type of another variable: an operand, a result or an attribute (the
    /// value of a `TypeAttr`, the type of any other).
    Same(Variable),
    /// The transformer of `TypesMatchWith` applied to the type of a variable.
    Transform(Variable, StringValue<'k>),
    /// The element type of a shaped variable, as often as it has elements.
    ElementsOf(Variable),
    /// The op's `InferTypeOpInterface`.
    InferReturnTypes,
}

impl<'k> Operator<'k> {
    pub(super) fn populate_result_types(&mut self, diags: &mut Diagnostics) {
        if self.results.is_empty() || self.num_variable_length_results() > 0 {
            return;
        }
        let sources = if self.has_trait("SameOperandsAndResultType") {
            self.first_single_operand()
                .map(|operand| vec![TypeSource::Same(operand); self.results.len()])
        } else if self.has_interface("InferTypeOpInterface") {
            None
        } else {
            self.reachable_result_types(false, diags)
        };
        self.result_types = sources.unwrap_or_default();
    }

    /// Whether `mlir-tblgen` works all result types out. It does so unless
    /// `InferTypeOpInterface` itself is among the traits; `DeclareOpInterfaceMethods` of
    /// it does not count. It takes a type from a group of values of any length.
    pub(crate) fn has_reachable_result_types(&self) -> bool {
        !self.result_types.is_empty() || self.upstream_result_types().is_some()
    }

    /// Where `mlir-tblgen` takes all result types from, except under
    /// `SameOperandsAndResultType`.
    pub(crate) fn upstream_result_types(&self) -> Option<Vec<TypeSource<'k>>> {
        let is_interface = |op_trait: &OpTrait<'_>| op_trait.def_name() == "InferTypeOpInterface";
        if self.results.is_empty()
            || self.num_variable_length_results() > 0
            || self.traits.iter().any(is_interface)
        {
            return None;
        }
        self.reachable_result_types(true, &mut Diagnostics::new())
    }

    /// The first operand that stands for exactly one value.
    fn first_single_operand(&self) -> Option<Variable> {
        self.arguments.iter().find_map(|argument| match *argument {
            Argument::Operand(index) if !self.operands[index].is_variable_length() => {
                Some(Variable::Operand(index))
            }
            _ => None,
        })
    }

    fn reachable_result_types(
        &self,
        from_any_length: bool,
        diags: &mut Diagnostics,
    ) -> Option<Vec<TypeSource<'k>>> {
        let mut graph = Graph::new(self, from_any_length);
        for op_trait in &self.traits {
            graph.add_trait(*op_trait, diags);
        }
        graph.solve()
    }
}

/// Results with the variables that give their types.
struct Graph<'o, 'k> {
    op: &'o Operator<'k>,
    sources: Vec<Vec<(Variable, TypeSource<'k>)>>,
    known: Vec<Option<TypeSource<'k>>>,
    /// Whether groups of varying length give types.
    from_any_length: bool,
}

impl<'o, 'k> Graph<'o, 'k> {
    fn new(op: &'o Operator<'k>, from_any_length: bool) -> Self {
        let known = op.results.iter().map(|result| {
            let call = result.constraint.builder_call();
            call.map(|_| TypeSource::Buildable)
        });
        Self {
            op,
            sources: vec![Vec::new(); op.results.len()],
            known: known.collect(),
            from_any_length,
        }
    }

    fn add_trait(&mut self, op_trait: OpTrait<'k>, diags: &mut Diagnostics) {
        let record = op_trait.record();
        if record.is_subclass_of("TypesMatchWith") {
            let (Some(lhs), Some(rhs)) = (record.text("lhs"), record.text("rhs")) else {
                return;
            };
            let Some(transformer) = record.code_block("transformer") else {
                return;
            };
            let source = |from| TypeSource::Transform(from, transformer);
            self.add_edge(lhs, rhs, source, diags);
        } else if record.is_subclass_of("ShapedTypeMatchesElementCountAndTypes") {
            let (Some(shaped), Some(elements)) = (record.text("shaped"), record.text("elements"))
            else {
                return;
            };
            self.add_edge(shaped, elements, TypeSource::ElementsOf, diags);
        } else if record.is_subclass_of("AllTypesMatch") {
            self.add_all_match(&record.texts("values"), diags);
        }
    }

    /// Links every result among `names` to the last other variable, or, if all
    /// are results, to its neighbours.
    fn add_all_match(&mut self, names: &[&str], diags: &mut Diagnostics) {
        let is_result = |name: &&str| matches!(self.op.variable(name), Some(Variable::Result(_)));
        let (results, others): (Vec<&str>, Vec<&str>) =
            names.iter().partition(|name| is_result(name));
        match others.last() {
            Some(other) => results
                .iter()
                .for_each(|result| self.add_edge(other, result, TypeSource::Same, diags)),
            None => {
                for (left, right) in results.iter().zip(results.iter().skip(1)) {
                    self.add_edge(left, right, TypeSource::Same, diags);
                    self.add_edge(right, left, TypeSource::Same, diags);
                }
            }
        }
    }

    fn add_edge(
        &mut self,
        from: &str,
        to: &str,
        source: impl FnOnce(Variable) -> TypeSource<'k>,
        diags: &mut Diagnostics,
    ) {
        let (Some(from), Some(Variable::Result(to))) =
            (self.op.variable(from), self.op.variable(to))
        else {
            return;
        };
        match from {
            Variable::Property(_) => {
                let message = "Properties cannot be used for type inference";
                diags.error(self.op.span(), message);
            }
            Variable::Region(_) | Variable::Successor(_) => {}
            Variable::Operand(_) | Variable::Attribute(_) | Variable::Result(_) => {
                self.sources[to].push((from, source(from)));
            }
        }
    }

    /// Propagates what is known until nothing changes.
    fn solve(mut self) -> Option<Vec<TypeSource<'k>>> {
        loop {
            let mut changed = false;
            for result in 0..self.known.len() {
                if self.known[result].is_none() {
                    let mut sources = self.sources[result].iter();
                    let found = sources
                        .find(|(from, _)| self.is_known(*from))
                        .map(|(_, source)| *source);
                    changed |= found.is_some();
                    self.known[result] = found;
                }
            }
            if !changed {
                return self.known.into_iter().collect();
            }
        }
    }

    fn is_known(&self, variable: Variable) -> bool {
        match variable {
            Variable::Operand(index) => {
                self.from_any_length || !self.op.operands[index].is_variable_length()
            }
            Variable::Attribute(_) => true,
            Variable::Result(index) => self.known[index].is_some(),
            _ => false,
        }
    }
}
