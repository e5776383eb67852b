//! The dags of an op: `arguments`, `results`, `regions` and `successors`.

use ods_tablegen::{DagArg, DagValue, Diagnostics, Field, Record, Span, Value};

use super::Operator;
use crate::model::argument::{
    Argument, NamedAttribute, NamedProperty, NamedRegion, NamedSuccessor, NamedTypeConstraint,
};
use crate::model::constraint::{
    AttrConstraint, PropConstraint, RegionConstraint, SuccessorConstraint, TypeConstraint,
};
use crate::model::fields::Fields;

/// An entry of a dag, seen through `Arg` and `Res`.
struct Entry<'k> {
    record: Record<'k>,
    name: &'k str,
    span: Span,
    /// Where the constraint was written.
    constraint_span: Span,
    doc: Option<&'k str>,
    decorators: Vec<Record<'k>>,
}

impl<'k> Operator<'k> {
    pub(super) fn populate_arguments(&mut self, diags: &mut Diagnostics) {
        let Some(dag) = self.dag("arguments", "ins", diags) else {
            return;
        };
        for (index, arg) in dag.args().enumerate() {
            let undefined = format!("undefined type for argument #{index}");
            let Some(entry) = self.entry(&arg, &undefined, diags) else {
                if let Some(operand) = self.stand_in(&arg) {
                    self.arguments.push(Argument::Operand(self.operands.len()));
                    self.operands.push(operand);
                }
                continue;
            };
            let Entry {
                record,
                name,
                span,
                constraint_span,
                doc,
                decorators,
            } = entry;
            if record.is_subclass_of("TypeConstraint") {
                self.arguments.push(Argument::Operand(self.operands.len()));
                let constraint = TypeConstraint::new(record);
                self.operands.push(NamedTypeConstraint::new(
                    name, span, constraint, doc, decorators,
                ));
            } else if record.is_subclass_of("Attr") {
                if name.is_empty() {
                    diags.error(span, "attributes must be named");
                } else if record.is_subclass_of("DerivedAttr") {
                    diags.error(
                        constraint_span,
                        "derived attributes not allowed in argument list",
                    );
                } else {
                    self.arguments
                        .push(Argument::Attribute(self.attributes.len()));
                    let attr = AttrConstraint::new(record);
                    let mut attr = NamedAttribute::new(name, span, attr, doc);
                    attr.decorators = decorators;
                    self.attributes.push(attr);
                }
            } else if record.is_subclass_of("Property") {
                if name.is_empty() {
                    diags.error(span, "properties must be named");
                } else {
                    self.arguments
                        .push(Argument::Property(self.properties.len()));
                    let prop = PropConstraint::new(record);
                    self.properties.push(NamedProperty {
                        name,
                        span,
                        prop,
                        doc,
                    });
                }
            } else {
                let message = "unexpected def type; only defs deriving from TypeConstraint or Attr or Property are allowed";
                let diagnostic = diags.error(constraint_span, message);
                if record.is_subclass_of("AttrConstraint") {
                    diagnostic.help("an attribute is an `Attr<predicate, \"summary\">`, with the type that stores it");
                }
            }
        }
    }

    pub(super) fn populate_results(&mut self, diags: &mut Diagnostics) {
        let Some(dag) = self.dag("results", "outs", diags) else {
            return;
        };
        for (index, arg) in dag.args().enumerate() {
            let undefined = format!("undefined type for result #{index}");
            let Some(entry) = self.entry(&arg, &undefined, diags) else {
                self.results.extend(self.stand_in(&arg));
                continue;
            };
            let Entry {
                record,
                name,
                span,
                constraint_span,
                doc,
                decorators,
            } = entry;
            if !record.is_subclass_of("TypeConstraint") {
                diags.error(constraint_span, undefined);
            } else if record.is_subclass_of("VariadicOfVariadic") {
                diags.error(
                    constraint_span,
                    "'VariadicOfVariadic' results are currently not supported",
                );
            } else {
                let constraint = TypeConstraint::new(record);
                self.results.push(NamedTypeConstraint::new(
                    name, span, constraint, doc, decorators,
                ));
            }
        }
    }

    pub(super) fn populate_successors(&mut self, diags: &mut Diagnostics) {
        let Some(dag) = self.dag("successors", "successor", diags) else {
            return;
        };
        let last = dag.len().saturating_sub(1);
        for (index, arg) in dag.args().enumerate() {
            let undefined = format!("undefined kind for successor #{index}");
            let Some(Entry {
                record,
                name,
                span,
                constraint_span,
                doc,
                ..
            }) = self.entry(&arg, &undefined, diags)
            else {
                continue;
            };
            let constraint = SuccessorConstraint::new(record);
            if !record.is_subclass_of("SuccessorConstraint") {
                diags.error(constraint_span, undefined).stricter();
            }
            if constraint.is_variadic() && index != last {
                diags.error(span, "only the last successor can be variadic");
            } else {
                self.successors.push(NamedSuccessor {
                    name,
                    span,
                    constraint,
                    doc,
                });
            }
        }
    }

    pub(super) fn populate_regions(&mut self, diags: &mut Diagnostics) {
        let Some(dag) = self.dag("regions", "region", diags) else {
            return;
        };
        let last = dag.len().saturating_sub(1);
        for (index, arg) in dag.args().enumerate() {
            let undefined = format!("undefined kind for region #{index}");
            let Some(Entry {
                record,
                name,
                span,
                constraint_span,
                doc,
                ..
            }) = self.entry(&arg, &undefined, diags)
            else {
                continue;
            };
            let constraint = RegionConstraint::new(record);
            if !record.is_subclass_of("RegionConstraint") {
                diags.error(constraint_span, undefined).stricter();
            }
            if constraint.is_variadic() && index != last {
                diags.error(span, "only the last region can be variadic");
                continue;
            }
            if constraint.is_variadic() && name.is_empty() {
                diags.error(span, "variadic regions must be named");
                continue;
            }
            self.regions.push(NamedRegion {
                name,
                span,
                constraint,
                doc,
            });
        }
    }

    /// Fields of the record whose class is `DerivedAttr` are attributes too.
    pub(super) fn populate_derived_attributes(&mut self, diags: &mut Diagnostics) {
        for field in self.record().fields() {
            let Value::Record(record) = field.value() else {
                continue;
            };
            if record.is_subclass_of("DerivedAttr") {
                let (name, span, doc) = (field.name(), field.span(), None);
                self.derived_attributes.push(NamedAttribute::new(
                    name,
                    span,
                    AttrConstraint::new(record),
                    doc,
                ));
            } else if record.is_subclass_of("Attr") {
                diags.error(
                    field.span(),
                    "unexpected Attr where only DerivedAttr is allowed",
                );
            }
        }
    }

    /// The dag in field `name`, if its operator is the definition `operator`.
    fn dag(&self, name: &str, operator: &str, diags: &mut Diagnostics) -> Option<DagValue<'k>> {
        let dag = match self.record().dag(name) {
            Ok(dag) => dag,
            Err(diagnostic) => {
                diags.push(diagnostic);
                return None;
            }
        };
        match dag.operator() {
            Value::Record(record) if record.name() == operator => Some(dag),
            _ => {
                let field = self.record().field(name);
                let span = field.map_or(self.span(), Field::value_span);
                let message = format!("'{name}' must have '{operator}' directive");
                let diagnostic = diags.error(span, message);
                if operator == "ins" {
                    diagnostic.stricter();
                    return Some(dag);
                }
                None
            }
        }
    }

    /// A single value in place of an operand or result without a constraint, so
    /// that what the user wrote against its accessor compiles. The op is broken
    /// and nothing asks for the constraint, for which its own record stands in.
    fn stand_in(&self, arg: &DagArg<'k>) -> Option<NamedTypeConstraint<'k>> {
        let span = arg.name_span.or(arg.span).unwrap_or(self.span());
        let constraint = TypeConstraint::new(self.record());
        Some(NamedTypeConstraint::new(
            arg.name?,
            span,
            constraint,
            arg.doc,
            Vec::new(),
        ))
    }

    /// Looks through `Arg`, `Res` and `OpVariable`. What is wrong with a constraint
    /// that has mistakes of its own was said where it is defined.
    fn entry(
        &self,
        arg: &DagArg<'k>,
        undefined: &str,
        diags: &mut Diagnostics,
    ) -> Option<Entry<'k>> {
        let span = arg.span.unwrap_or(self.span());
        let constraint_span = arg.value_span.unwrap_or(span);
        let Value::Record(record) = arg.value else {
            diags.error(constraint_span, undefined);
            return None;
        };
        let mut entry = Entry {
            record,
            name: arg.name.unwrap_or_default(),
            span: arg.name_span.unwrap_or(span),
            constraint_span,
            doc: arg.doc,
            decorators: Vec::new(),
        };
        if record.is_subclass_of("OpVariable") {
            let Some(constraint) = record.def("constraint") else {
                diags.error(constraint_span, undefined);
                return None;
            };
            entry.record = constraint;
            entry.doc = record.non_empty("summary").or(entry.doc);
            entry.decorators = record.defs("decorators");
        }
        let classes = [
            "TypeConstraint",
            "AttrConstraint",
            "Property",
            "RegionConstraint",
            "SuccessorConstraint",
        ];
        let mut classes = classes.iter();
        let is_known = classes.any(|class| entry.record.is_subclass_of(class));
        (is_known || !entry.record.is_incomplete()).then_some(entry)
    }
}
