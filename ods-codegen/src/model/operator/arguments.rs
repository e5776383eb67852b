//! The dags of an op: `arguments`, `results`, `regions` and `successors`.

use ods_tablegen::{DagArg, DagValue, Diagnostics, Record, Span, Value};

use super::Operator;
use crate::model::argument::{
    Argument, NamedAttribute, NamedBlocks, NamedProperty, NamedTypeConstraint,
};
use crate::model::constraint::{
    AttrConstraint, Constraint, PropConstraint, RegionConstraint, SuccessorConstraint,
    TypeConstraint,
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

impl<'k> Entry<'k> {
    /// The operand or result.
    fn value(self) -> NamedTypeConstraint<'k> {
        let constraint = TypeConstraint::new(self.record);
        NamedTypeConstraint::new(self.name, self.span, constraint, self.doc, self.decorators)
    }
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
            let (record, name, span) = (entry.record, entry.name, entry.span);
            if record.is_subclass_of("TypeConstraint") {
                self.arguments.push(Argument::Operand(self.operands.len()));
                self.operands.push(entry.value());
            } else if record.is_subclass_of("Attr") {
                if name.is_empty() {
                    diags.error(span, "attributes must be named");
                } else if record.is_subclass_of("DerivedAttr") {
                    let message = "derived attributes not allowed in argument list";
                    diags.error(entry.constraint_span, message);
                } else {
                    let slot = self.attributes.len();
                    self.arguments.push(Argument::Attribute(slot));
                    let attr = AttrConstraint::new(record);
                    let mut attr = NamedAttribute::new(name, span, attr, entry.doc);
                    attr.decorators = entry.decorators;
                    self.attributes.push(attr);
                }
            } else if record.is_subclass_of("Property") {
                if name.is_empty() {
                    diags.error(span, "properties must be named");
                } else {
                    let number = self.properties.len();
                    self.arguments.push(Argument::Property(number));
                    self.properties.push(NamedProperty {
                        name,
                        span,
                        prop: PropConstraint::new(record),
                        doc: entry.doc,
                    });
                }
            } else {
                let message = "unexpected def type; only defs deriving from TypeConstraint or Attr or Property are allowed";
                let diagnostic = diags.error(entry.constraint_span, message);
                if record.is_subclass_of("AttrConstraint") {
                    diagnostic.help("an attribute is an `Attr<predicate, \"summary\">`, with the type that stores it");
                } else if let Some(help) = help_with_place(record) {
                    diagnostic.help(help);
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
            if !entry.record.is_subclass_of("TypeConstraint") {
                let diagnostic = diags.error(entry.constraint_span, undefined);
                diagnostic.help = help_with_place(entry.record);
            } else if entry.record.is_subclass_of("VariadicOfVariadic") {
                let message = "'VariadicOfVariadic' results are currently not supported";
                diags.error(entry.constraint_span, message);
            } else {
                self.results.push(entry.value());
            }
        }
    }

    pub(super) fn populate_successors(&mut self, diags: &mut Diagnostics) {
        let dag = self.dag("successors", "successor", diags);
        let kind = ("successor", "SuccessorConstraint");
        self.successors = self.blocks(dag, kind, SuccessorConstraint::new, diags);
    }

    pub(super) fn populate_regions(&mut self, diags: &mut Diagnostics) {
        let dag = self.dag("regions", "region", diags);
        let kind = ("region", "RegionConstraint");
        self.regions = self.blocks(dag, kind, RegionConstraint::new, diags);
    }

    /// The regions or successors in `dag`; `kind` is what messages call one, and the class of
    /// their constraints.
    fn blocks<C: Constraint<'k>>(
        &self,
        dag: Option<DagValue<'k>>,
        (noun, class): (&str, &str),
        constraint: impl Fn(Record<'k>) -> C,
        diags: &mut Diagnostics,
    ) -> Vec<NamedBlocks<'k, C>> {
        let mut found = Vec::new();
        let last = dag.map_or(0, |dag| dag.len().saturating_sub(1));
        for (index, arg) in dag.iter().flat_map(|dag| dag.args()).enumerate() {
            let undefined = format!("undefined kind for {noun} #{index}");
            let Some(entry) = self.entry(&arg, &undefined, diags) else {
                continue;
            };
            let is_of_class = entry.record.is_subclass_of(class);
            if !is_of_class {
                let diagnostic = diags.error(entry.constraint_span, undefined);
                diagnostic.help = help_with_place(entry.record);
                diagnostic.upstream_accepts = entry.record.is_subclass_of("Constraint");
            }
            let named = NamedBlocks {
                name: entry.name,
                span: entry.span,
                constraint: constraint(entry.record),
                doc: entry.doc,
            };
            if is_of_class && named.is_variadic() && index != last {
                diags.error(entry.span, format!("only the last {noun} can be variadic"));
            } else if named.is_variadic() && entry.name.is_empty() && noun == "region" {
                diags.error(entry.span, "variadic regions must be named");
            } else {
                found.push(named);
            }
        }
        found
    }

    /// Fields of the record whose class is `DerivedAttr` are attributes too.
    pub(super) fn populate_derived_attributes(&mut self, diags: &mut Diagnostics) {
        for field in self.record().fields() {
            let Value::Record(record) = field.value() else {
                continue;
            };
            if record.is_subclass_of("DerivedAttr") {
                let attr = AttrConstraint::new(record);
                let attr = NamedAttribute::new(field.name(), field.span(), attr, None);
                self.derived_attributes.push(attr);
            } else if record.is_subclass_of("Attr") {
                let message = "unexpected Attr where only DerivedAttr is allowed";
                diags.error(field.span(), message);
            }
        }
    }

    /// The dag in field `name`, if its operator is the definition `operator`.
    fn dag(&self, name: &str, operator: &str, diags: &mut Diagnostics) -> Option<DagValue<'k>> {
        let dag = self.record().dag(name);
        let dag = dag.map_err(|diagnostic| diags.push(diagnostic)).ok()?;
        if matches!(dag.operator(), Value::Record(record) if record.name() == operator) {
            return Some(dag);
        }
        let message = format!("'{name}' must have '{operator}' directive");
        let diagnostic = diags.error(self.record().field_span(name), message);
        if operator != "ins" {
            return None;
        }
        diagnostic.stricter();
        Some(dag)
    }

    /// A single value in place of an operand or result without a constraint, so
    /// that code of the user that calls its accessor compiles. The op's own record
    /// takes the place of the constraint, which nothing reads in a broken op.
    fn stand_in(&self, arg: &DagArg<'k>) -> Option<NamedTypeConstraint<'k>> {
        let (name, doc) = (arg.name?, arg.doc);
        let span = arg.name_span.or(arg.span).unwrap_or(self.span());
        let constraint = TypeConstraint::new(self.record());
        let value = NamedTypeConstraint::new(name, span, constraint, doc, Vec::new());
        Some(value)
    }

    /// Looks through `Arg`, `Res` and `OpVariable`. `None` if the constraint is no
    /// constraint, or has mistakes that were reported where it is defined.
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

/// Where a definition belongs that is listed in the wrong field of an op.
fn help_with_place(record: Record<'_>) -> Option<String> {
    let places = [
        (
            "RegionConstraint",
            "a region: list it in `let regions = (region …);`",
        ),
        (
            "SuccessorConstraint",
            "a successor: list it in `let successors = (successor …);`",
        ),
        (
            "TypeConstraint",
            "a type: operands are listed in `let arguments = (ins …);`, results in `let results = (outs …);`",
        ),
        (
            "AttrConstraint",
            "an attribute: list it in `let arguments = (ins …);`",
        ),
        (
            "PropConstraint",
            "a property: list it in `let arguments = (ins …);`",
        ),
    ];
    let (_, place) = places
        .iter()
        .find(|(class, _)| record.is_subclass_of(class))?;
    Some(if record.is_anonymous() {
        format!("this is {place}")
    } else {
        format!("`{}` is {place}", record.name())
    })
}
