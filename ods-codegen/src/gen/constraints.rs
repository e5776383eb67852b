//! Constraints as statics, each emitted once per invocation.
//!
//! Two constraints are the same if they test the same and are called the same,
//! whatever definitions they come from. Those of the prelude are in the runtime.

use ods_lookup::LookupMap;
use ods_tablegen::{RecordId, StringValue, Value};

use super::shared::{self, shared_name};
use super::template::{comma_separated, literal, rust};
use super::{Generator, Item, Items, docs};
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
    statics: Vec<Item>,
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

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Kind {
    Type,
    Attr,
    Region,
    Successor,
}

impl Kind {
    /// What names of statics begin with.
    fn letter(self) -> char {
        match self {
            Self::Type => 'T',
            Self::Attr => 'A',
            Self::Region => 'R',
            Self::Successor => 'S',
        }
    }

    fn type_name(self) -> &'static str {
        match self {
            Self::Type => "TypeConstraint",
            Self::Attr => "AttrConstraint",
            Self::Region => "RegionConstraint",
            Self::Successor => "SuccessorConstraint",
        }
    }
}

impl ConstraintPool<'_> {
    pub(super) fn add_to(self, items: &mut Items<'_>) {
        self.statics.iter().for_each(|item| items.add(item));
    }
}

impl<'k> Generator<'_, 'k> {
    /// The static of a type constraint.
    pub(super) fn type_constraint(&self, constraint: TypeConstraint<'k>) -> String {
        let build = constraint.builder_call();
        self.constraint(constraint, Kind::Type, build.map(StringValue::text), || {
            let class = constraint
                .type_class()
                .and_then(|class| self.class(class, "Type"));
            let class = class.map(|class| format!(".class(__rt::TypeClass::of::<{class}>())"));
            let build = build.map(|code| format!(".build(|| {})", self.expression(code, |_| None)));
            [class, build].into_iter().flatten().collect()
        })
    }

    /// The static of an attribute constraint.
    pub(super) fn attr_constraint(&self, constraint: AttrConstraint<'k>) -> String {
        // `OptionalAttr<StrAttr>` asks what `StrAttr` does.
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
        let value_type = constraint
            .value_type()
            .and_then(TypeConstraint::builder_call);
        self.constraint(
            constraint,
            Kind::Attr,
            value_type.map(StringValue::text),
            || {
                let class = constraint
                    .storage_type()
                    .and_then(|class| self.class(class, "Attribute"));
                let class = class.map(|class| format!(".class(__rt::AttrClass::of::<{class}>())"));
                let value_type = value_type
                    .map(|code| format!(".value_type(|| {})", self.expression(code, |_| None)));
                [class, value_type].into_iter().flatten().collect()
            },
        )
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
        let shared = shared_name(record);
        if let (false, Some(shared)) = (self.makes_shared, shared) {
            let name = format!("{}::{shared}", shared::MODULE);
            let mut pool = self.constraints.borrow_mut();
            pool.by_record.insert(record.id(), name.clone());
            return name;
        }
        let class = match kind {
            Kind::Type => TypeConstraint::new(record).type_class(),
            Kind::Attr => AttrConstraint::new(record).storage_type(),
            Kind::Region | Kind::Successor => None,
        };
        let content = Content {
            kind,
            summary: constraint.summary(),
            predicate: constraint.predicate(),
            class,
            builder,
        };
        let mut pool = self.constraints.borrow_mut();
        // What is shared is found by its name.
        let known = pool
            .by_content
            .get(&content)
            .filter(|_| !self.makes_shared)
            .cloned();
        let name = known.unwrap_or_else(|| {
            let (vis, name) = match shared {
                Some(shared) => ("pub ", shared.to_owned()),
                None => ("", format!("__{}{}", kind.letter(), pool.by_content.len())),
            };
            let ty = kind.type_name();
            let item = Item::new({
                let summary = literal(content.summary);
                let test = self.gen_test(kind, content.predicate.as_ref());
                let origin = match record.value("summary") {
                    Some(Value::String(summary)) => summary.origin(),
                    _ => None,
                };
                let describe = self.gen_describe(kind, content.summary);
                let describe = describe.map(|text| self.code.at(origin, text));
                let further = further();
                rust!([vis, name, ty, summary, test, describe, further]
                    #vis static #name: __rt::#ty = __rt::#ty::new(#summary) #test #describe #further;
                )
            });
            pool.statics.push(item);
            pool.by_content.insert(content, name.clone());
            name
        });
        pool.by_record.insert(record.id(), name.clone());
        name
    }

    /// `pub fn is_small(ty: &Type) -> bool`: a constraint by itself. It lies
    /// outside of the hidden scope.
    pub(super) fn gen_constraint_function(&self, function: ConstraintFunction<'k>) -> String {
        let krate = self.krate.as_str();
        let name = self.name_at(&function.rust_name(), function.record().span());
        let ty = if function.is_about_attributes() {
            "Attribute"
        } else {
            "Type"
        };
        let constraint = function.constraint();
        let doc = literal(&format!(
            "Whether it is {}.",
            docs::inline(constraint.summary())
        ));
        let hole = &mut |hole: &str| (hole == "_self").then(|| "value".to_owned());
        let condition = match constraint.predicate() {
            // Nothing of it is reached, and rustc would say so of each part.
            Some(_) if self.is_fallback => "::core::unreachable!()".to_owned(),
            Some(predicate) => self.gen_predicate(&predicate, hole),
            None => "true".to_owned(),
        };
        rust!([krate, doc, name, ty, condition]
            #[doc = #doc]
            pub fn #name(value: &#krate::#ty) -> bool {
                let _ = value;
                #condition
            }
        )
    }

    /// The Rust type of a kind of type or attribute; nothing if it is `general`,
    /// of which everything is an instance.
    fn class(&self, class: &str, general: &str) -> Option<String> {
        let is_general = class
            .rsplit("::")
            .next()
            .is_some_and(|name| name.trim() == general);
        (!is_general).then(|| self.path(class))
    }

    /// `.always()`, `.test(|…| …)`, or nothing for a predicate that is not set.
    fn gen_test(&self, kind: Kind, predicate: Option<&Pred<'_>>) -> Option<String> {
        let predicate = predicate?;
        let has_ir = matches!(kind, Kind::Region | Kind::Successor);
        if predicate.is_always_true() {
            return (!has_ir).then(|| ".always()".to_owned());
        }
        let condition = self.gen_predicate(predicate, &mut |name| match name {
            "_self" => Some("__self".to_owned()),
            "_ir" | "_ctxt" => Some("ir".to_owned()),
            _ => None,
        });
        let parameters = if has_ir { "__self, ir" } else { "__self" };
        Some(format!(".test(|{parameters}| {condition})"))
    }

    /// `.describe(|…| …)` of a summary with code in it.
    fn gen_describe(&self, kind: Kind, summary: &str) -> Option<String> {
        let has_ir = matches!(kind, Kind::Region | Kind::Successor);
        let text = self.gen_summary(summary)?;
        let parameters = if has_ir { "__self, ir" } else { "__self" };
        Some(format!(".describe(|{parameters}| {text})"))
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
                    values.push(self.expression(code, |name| match name {
                        "_self" => Some("__self".to_owned()),
                        "_ir" | "_ctxt" => Some("ir".to_owned()),
                        _ => None,
                    }));
                }
            }
        }
        let (format, values) = (literal(&format), comma_separated(values));
        Some(format!("::std::format!({format}, {values})"))
    }

    /// A predicate as one Rust expression.
    pub(super) fn gen_predicate(
        &self,
        predicate: &Pred<'_>,
        hole: &mut dyn FnMut(&str) -> Option<String>,
    ) -> String {
        match predicate {
            Pred::Leaf(leaf) => self.expression(leaf, hole),
            Pred::And(children) => self.gen_operands(children, " && ", "true", hole),
            Pred::Or(children) => self.gen_operands(children, " || ", "false", hole),
            Pred::Neg(child) => format!("!({})", self.gen_predicate(child, hole)),
            Pred::Concat(prefix, child, suffix) => {
                let text = format!("{prefix}{}{suffix}", child_text(child));
                self.expression(text.as_str(), hole)
            }
        }
    }

    fn gen_operands(
        &self,
        children: &[Pred<'_>],
        operator: &str,
        neutral: &str,
        hole: &mut dyn FnMut(&str) -> Option<String>,
    ) -> String {
        match children {
            [] => neutral.to_owned(),
            [child] => self.gen_predicate(child, hole),
            children => {
                let operand = |child| format!("({})", self.gen_predicate(child, hole));
                children
                    .iter()
                    .map(operand)
                    .collect::<Vec<_>>()
                    .join(operator)
            }
        }
    }
}

/// The text of a predicate, for `Concat`, which works on text.
pub(crate) fn child_text(predicate: &Pred<'_>) -> String {
    let join = |children: &[Pred<'_>], operator: &str, neutral: &str| {
        if children.is_empty() {
            return neutral.to_owned();
        }
        children
            .iter()
            .map(|child| format!("({})", child_text(child)))
            .collect::<Vec<_>>()
            .join(operator)
    };
    match predicate {
        Pred::Leaf(leaf) => leaf.text.clone().into_owned(),
        Pred::And(children) => join(children, " && ", "true"),
        Pred::Or(children) => join(children, " || ", "false"),
        Pred::Neg(child) => format!("!({})", child_text(child)),
        Pred::Concat(prefix, child, suffix) => format!("{prefix}{}{suffix}", child_text(child)),
    }
}
