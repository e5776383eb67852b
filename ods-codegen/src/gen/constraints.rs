//! Constraints as statics, each emitted once per invocation.
//!
//! Two constraints are the same if they have the same test and summary, whatever definitions
//! they come from. The runtime has those of the prelude.

use ods_lookup::LookupMap;
use ods_tablegen::{RecordId, StringValue, Value};

use super::shared::{self, shared_name};
use super::template::{literal, rust};
use super::{Generator, docs, value_of};
use crate::model::summary::{self, SummaryPart};
use crate::model::{
    AttrConstraint, Constraint, ConstraintFunction, Pred, RegionConstraint, SuccessorConstraint,
    TypeConstraint,
};

/// The statics that were asked for.
#[derive(Default)]
pub(super) struct ConstraintPool<'k> {
    by_record: LookupMap<RecordId, String>,
    by_content: LookupMap<Content<'k>, String>,
    pub(super) statics: Vec<String>,
}

/// What makes two constraints the same.
#[derive(PartialEq, Eq, Hash)]
struct Content<'k> {
    kind: Kind,
    summary: &'k str,
    predicate: Option<Pred<'k>>,
    class: Option<&'k str>,
    builder: Option<&'k str>,
}

/// What a constraint is about; the name is the prefix of the runtime's types for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Kind {
    Type,
    Attr,
    Region,
    Successor,
}

impl Kind {
    /// Whether tests get the IR.
    fn has_ir(self) -> bool {
        matches!(self, Self::Region | Self::Successor)
    }
}

impl<'k> Generator<'_, 'k> {
    /// The static of a type constraint.
    pub(super) fn type_constraint(&self, constraint: TypeConstraint<'k>) -> String {
        let build = constraint.builder_call();
        self.constraint(constraint, Kind::Type, build.map(StringValue::text), || {
            let class = constraint.type_class();
            rust!([
                class = class.and_then(|class| self.class(class, "Type")),
                build = build.map(|code| self.expression(code, |_| None))
            ]
                #(.class(__rt::TypeClass::of::<#class>()))? #(.build(|| #build))?
            )
        })
    }

    /// The static of an attribute constraint.
    pub(super) fn attr_constraint(&self, constraint: AttrConstraint<'k>) -> String {
        // `OptionalAttr<StrAttr>` has the same constraint as `StrAttr`.
        let base = constraint.base();
        if base.record() != constraint.record()
            && shared_name(base.record()).is_some()
            && base.summary() == constraint.summary()
            && base.predicate() == constraint.predicate()
            && base.storage_type() == constraint.storage_type()
            && base.value_type() == constraint.value_type()
        {
            return self.attr_constraint(base);
        }
        let value_type = constraint.value_type();
        let value_type = value_type.and_then(TypeConstraint::builder_call);
        let builder = value_type.map(StringValue::text);
        self.constraint(constraint, Kind::Attr, builder, || {
            let class = constraint.storage_type();
            rust!([
                class = class.and_then(|class| self.class(class, "Attribute")),
                value_type = value_type.map(|code| self.expression(code, |_| None))
            ]
                #(.class(__rt::AttrClass::of::<#class>()))? #(.value_type(|| #value_type))?
            )
        })
    }

    /// The static of a region constraint.
    pub(super) fn region_constraint(&self, constraint: RegionConstraint<'k>) -> String {
        self.constraint(constraint, Kind::Region, None, String::new)
    }

    /// The static of a successor constraint.
    pub(super) fn successor_constraint(&self, constraint: SuccessorConstraint<'k>) -> String {
        self.constraint(constraint, Kind::Successor, None, String::new)
    }

    /// The static of a constraint; `further` is what follows its test.
    fn constraint<C: Constraint<'k>>(
        &self,
        constraint: C,
        kind: Kind,
        builder: Option<&'k str>,
        further: impl FnOnce() -> String,
    ) -> String {
        let record = constraint.record();
        if let Some(name) = self.constraints.borrow().by_record.get(&record.id()) {
            return name.clone();
        }
        let name = match shared_name(record).filter(|_| !self.makes_shared) {
            Some(shared) => format!("{}::{shared}", shared::MODULE),
            None => self.own_constraint(constraint, kind, builder, further),
        };
        let mut pool = self.constraints.borrow_mut();
        pool.by_record.insert(record.id(), name.clone());
        name
    }

    /// The static of a constraint that the runtime does not have.
    fn own_constraint<C: Constraint<'k>>(
        &self,
        constraint: C,
        kind: Kind,
        builder: Option<&'k str>,
        further: impl FnOnce() -> String,
    ) -> String {
        let record = constraint.record();
        let class = match kind {
            Kind::Type => TypeConstraint::new(record).type_class(),
            Kind::Attr => AttrConstraint::new(record).storage_type(),
            Kind::Region | Kind::Successor => None,
        };
        let summary = match kind {
            Kind::Type => in_words(constraint.summary()),
            _ => constraint.summary(),
        };
        let content = Content {
            kind,
            summary,
            predicate: constraint.predicate(),
            class,
            builder,
        };
        let mut pool = self.constraints.borrow_mut();
        // Shared constraints are found by name.
        let known = pool.by_content.get(&content);
        if let Some(name) = known.filter(|_| !self.makes_shared) {
            return name.clone();
        }
        let (shared, kind_name) = (shared_name(record), format!("{kind:?}"));
        let name = shared.map_or_else(
            || format!("__{}{}", &kind_name[..1], pool.by_content.len()),
            str::to_owned,
        );
        let origin = match record.value("summary") {
            Some(Value::String(summary)) => summary.origin(),
            _ => None,
        };
        let describe = self.gen_describe(kind, summary);
        pool.statics.push(rust!([
            is_shared = shared.is_some(), name, ty = kind_name + "Constraint", summary = literal(summary),
            test = self.gen_test(kind, content.predicate.as_ref()),
            describe = describe.map(|text| self.code.at(origin, text)), further = further()
        ]
            #(pub #is_shared)? static #name: __rt::#ty = __rt::#ty::new(#summary) #test #describe #further;
        ));
        pool.by_content.insert(content, name.clone());
        name
    }

    /// `pub fn is_small(ty: &Type) -> bool`: a constraint by itself. It lies
    /// outside of the hidden scope.
    pub(super) fn gen_constraint_function(&self, function: ConstraintFunction<'k>) -> String {
        let constraint = function.constraint();
        let doc = format!(
            "Whether it is {}.",
            docs::inline(in_words(constraint.summary()))
        );
        let hole = &mut |hole: &str| value_of(hole, &[("_self", "__value")]);
        let condition = match constraint.predicate() {
            // The body is unreachable; rustc would warn about each part of the
            // condition.
            Some(_) if self.is_fallback => "::core::unreachable!()".to_owned(),
            Some(predicate) => self.gen_predicate(&predicate, hole),
            None => "true".to_owned(),
        };
        let is_attr = function.is_about_attributes();
        rust!([
            krate = self.krate, doc = literal(&doc), ty = if is_attr { "Attribute" } else { "Type" }, condition,
            name = self.name_at(&function.rust_name(), function.record().span())
        ]
            #[doc = #doc]
            pub fn #name(__value: &#krate::#ty) -> ::core::primitive::bool {
                let _ = __value;
                #condition
            }
        )
    }

    /// The Rust type of a class of types or attributes; none for the class `general`, which
    /// has all of them.
    fn class(&self, class: &str, general: &str) -> Option<String> {
        let name = class.rsplit("::").next();
        let is_general = name.is_some_and(|name| name.trim() == general);
        (!is_general).then(|| self.path(class))
    }

    /// `.always()`, `.test(|…| …)`, or nothing for a predicate that is not set.
    fn gen_test(&self, kind: Kind, predicate: Option<&Pred<'_>>) -> Option<String> {
        let predicate = predicate?;
        if predicate.is_always_true() {
            return (!kind.has_ir()).then(|| ".always()".to_owned());
        }
        let condition = self.gen_predicate(predicate, &mut of_self);
        Some(rust!([has_ir = kind.has_ir(), condition] .test(|__self #(, ir #has_ir)?| #condition)))
    }

    /// `.describe(|…| …)` of a summary with code in it.
    fn gen_describe(&self, kind: Kind, summary: &str) -> Option<String> {
        let text = self.gen_summary(summary)?;
        Some(rust!([has_ir = kind.has_ir(), text] .describe(|__self #(, ir #has_ir)?| #text)))
    }

    /// The text of a summary with code in it, an expression over `__self` and `ir`.
    pub(super) fn gen_summary(&self, summary: &str) -> Option<String> {
        if !summary::has_code(summary) || self.is_fallback {
            return None;
        }
        let (mut format, mut values) = (String::new(), Vec::new());
        for part in summary::summary_parts(summary)? {
            match part {
                SummaryPart::Text(text) => {
                    format.push_str(&text.replace('{', "{{").replace('}', "}}"));
                }
                SummaryPart::Code(code) => {
                    format.push_str("{}");
                    values.push(self.expression(code, of_self));
                }
            }
        }
        Some(
            rust!([format = literal(&format); for value in values => value]
                ::std::format!(#format, #(#value,)*)
            ),
        )
    }

    /// A predicate as one Rust expression.
    pub(super) fn gen_predicate(
        &self,
        predicate: &Pred<'_>,
        hole: &mut dyn FnMut(&str) -> Option<String>,
    ) -> String {
        match predicate {
            Pred::Leaf(leaf) => self.expression(leaf, hole),
            Pred::And(children) | Pred::Or(children) if children.len() == 1 => {
                self.gen_predicate(&children[0], hole)
            }
            Pred::And(children) => joined(children, " && ", "true", |child| {
                self.gen_predicate(child, hole)
            }),
            Pred::Or(children) => joined(children, " || ", "false", |child| {
                self.gen_predicate(child, hole)
            }),
            Pred::Neg(child) => format!("!({})", self.gen_predicate(child, hole)),
            Pred::Concat(prefix, child, suffix) => {
                let text = format!("{prefix}{}{suffix}", child_text(child));
                self.expression(text.as_str(), hole)
            }
            Pred::TooLarge => unreachable!("`check_predicate` reports it"),
        }
    }
}

/// The text of a predicate, for `Concat`, which works on text.
pub(crate) fn child_text(predicate: &Pred<'_>) -> String {
    match predicate {
        Pred::Leaf(leaf) => leaf.text.clone().into_owned(),
        Pred::And(children) => joined(children, " && ", "true", child_text),
        Pred::Or(children) => joined(children, " || ", "false", child_text),
        Pred::Neg(child) => format!("!({})", child_text(child)),
        Pred::Concat(prefix, child, suffix) => format!("{prefix}{}{suffix}", child_text(child)),
        Pred::TooLarge => "false".to_owned(),
    }
}

/// Joins operands, each in parentheses; without operands, returns `neutral`.
fn joined<'k>(
    children: &[Pred<'k>],
    operator: &str,
    neutral: &str,
    mut text: impl FnMut(&Pred<'k>) -> String,
) -> String {
    if children.is_empty() {
        return neutral.to_owned();
    }
    let operands = children.iter().map(|child| format!("({})", text(child)));
    operands.collect::<Vec<_>>().join(operator)
}

/// What messages call a value that satisfies the constraint with this summary.
fn in_words(summary: &str) -> &str {
    match summary {
        "" => "allowed by its constraint",
        summary => summary,
    }
}

/// The placeholders of constraints.
fn of_self(hole: &str) -> Option<String> {
    value_of(hole, &[("_self", "__self"), ("_ir", "ir"), ("_ctxt", "ir")])
}
