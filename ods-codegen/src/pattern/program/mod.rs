//! Compiles a pattern to the steps that the runtime interprets.
//!
//! In goes a pattern that [`check`](super) accepts, out come [`Step`]s whose references are
//! [`CodeRef`]s: what generated code refers to, before it is code. Here are the mistakes that
//! `mlir-tblgen` leaves to the C++ compiler: names of the wrong kind, types that nothing gives.
//!
//! **Invariant:** a step reads only registers that an earlier step fills.

mod native;
mod result;
mod source;

use std::rc::Rc;

use ods_lookup::LookupMap;
use ods_table::{Register, Registers, Step};
use ods_tablegen::{Diagnostic, Diagnostics, Record, RecordId, Span, StringValue, Value};

use super::node::Node;
use super::symbols::split_index;
use super::{Checked, Checker, NAMELESS, binds};
use crate::model::{Arity, Model, NamedTypeConstraint, Operator, PatternDef};
pub(crate) use native::{NativeArgument, NativeCall, Wanted};

/// What a step refers to.
#[derive(Clone)]
pub(crate) enum CodeRef<'k> {
    /// An op.
    Op(Record<'k>),
    /// A type constraint.
    Type(Record<'k>),
    /// An attribute constraint.
    Attr(Record<'k>),
    /// A property constraint, and the definition of the property.
    Prop {
        constraint: Record<'k>,
        of: Record<'k>,
    },
    /// A constraint on several names: `$_self` and `$0`, `$1`, ….
    Check {
        constraint: Record<'k>,
        this: Option<Kind<'k>>,
        arguments: Vec<Kind<'k>>,
    },
    /// A native matcher with what it captures.
    Matcher(Record<'k>, Vec<Kind<'k>>),
    /// Native code.
    Call(Rc<NativeCall<'k>>),
    /// An attribute, by its definition and its value.
    ConstantAttr(Record<'k>, ConstantValue<'k>),
    /// A property, by its definition and its value.
    ConstantProp(Record<'k>, StringValue<'k>),
    /// A text.
    Text(&'k str),
}

/// The value of a constant attribute.
#[derive(Clone)]
pub(crate) enum ConstantValue<'k> {
    /// Code.
    Code {
        value: StringValue<'k>,
        /// As [`NativeCall::place`].
        place: Option<Span>,
    },
    /// The number of an enum's case.
    Case(i64),
}

/// What a name stands for.
#[derive(Clone)]
pub(crate) enum Kind<'k> {
    /// A value.
    Value,
    /// A value that may be missing.
    OptionalValue,
    /// Any number of values.
    Values,
    /// An attribute, by its Rust type if it has one of its own.
    Attr {
        storage: Option<&'k str>,
        is_optional: bool,
    },
    /// A property, by its definition.
    Prop(Record<'k>),
    /// An operation, which stands for its results.
    Op(Rc<Operator<'k>>),
    /// What native code returned.
    Native,
    /// What native code without a value returned.
    Nothing,
}

impl Kind<'_> {
    /// The words of messages for it.
    fn in_words(&self) -> &'static str {
        match self {
            Self::Value => "a value",
            Self::OptionalValue => "a value that may be missing",
            Self::Values => "any number of values",
            Self::Attr { .. } => "an attribute",
            Self::Prop(_) => "a property",
            Self::Op(op) => match op.results.as_slice() {
                [] => "an operation without results",
                [only] if only.is_variable_length() => "any number of values",
                [_] => "a value",
                _ => "an operation with several results",
            },
            Self::Native => "the result of native code",
            Self::Nothing => "native code that returns nothing",
        }
    }
}

/// The kind of an operand or a result.
fn kind_of_value<'k>(value: &NamedTypeConstraint<'k>) -> Kind<'k> {
    match value.arity() {
        Arity::One => Kind::Value,
        Arity::Optional => Kind::OptionalValue,
        Arity::Variadic | Arity::VariadicOfVariadic => Kind::Values,
    }
}

/// What a name is bound to.
#[derive(Clone)]
struct Symbol<'k> {
    register: Register,
    kind: Kind<'k>,
}

/// A compiled pattern.
pub(crate) struct Program<'k> {
    /// The place of the definition.
    pub(crate) span: Span,
    pub(crate) steps: Vec<Step<CodeRef<'k>>>,
}

/// The compiled patterns of an invocation, in their order, and the mistakes of the others.
#[derive(Default)]
pub(crate) struct Programs<'k>(Vec<Checked<Program<'k>>>);

impl<'k> Programs<'k> {
    /// Compiles the patterns of a model.
    pub(crate) fn compile(model: &Model<'k>) -> Self {
        let mut ops = Ops::default();
        let patterns = model.patterns.iter();
        Self(patterns.map(|it| compile(it, &mut ops)).collect())
    }

    /// Reports the mistakes, in the order of the definitions.
    pub(crate) fn report(&self, diags: &mut Diagnostics) {
        let mut mistakes = Vec::new();
        for program in &self.0 {
            mistakes.extend(program.as_ref().err());
        }
        if mistakes.is_empty() {
            return;
        }
        ods_lookup::sort_by_key(&mut mistakes, |mistake| {
            mistake.span.map(|span| (span.source, span.start))
        });
        for mistake in mistakes {
            diags.push((**mistake).clone());
        }
    }

    /// The program of pattern `number`, if it has no mistake.
    pub(crate) fn get(&self, number: usize) -> Option<&Program<'k>> {
        self.0.get(number)?.as_ref().ok()
    }

    /// The programs without mistakes.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Program<'k>> {
        self.0.iter().filter_map(|program| program.as_ref().ok())
    }
}

/// The ops that the patterns of an invocation name.
#[derive(Default)]
struct Ops<'k>(LookupMap<RecordId, Option<Rc<Operator<'k>>>>);

impl<'k> Ops<'k> {
    fn get(&mut self, record: Record<'k>) -> Option<Rc<Operator<'k>>> {
        // The mistakes of an op are reported where it is generated.
        let digest = || Operator::new(record, &mut Diagnostics::new()).map(Rc::new);
        self.0.entry(record.id()).or_insert_with(digest).clone()
    }
}

/// Checks a pattern, and compiles it. A mistake is reported at the smallest place that is known.
fn compile<'k>(pattern: &PatternDef<'k>, ops: &mut Ops<'k>) -> Checked<Program<'k>> {
    let mut checker = Checker::new(pattern.record());
    checker.is_precise = true;
    let checked = checker.check(pattern.rust_name().into_owned())?;
    if let Some(mistake) = checker.beyond.take() {
        return Err(mistake);
    }
    let Ok(benefit) = u16::try_from(checked.benefit) else {
        let message = format!(
            "the benefit of a pattern is at most {}, and at least 0, but this one's is {}",
            u16::MAX,
            checked.benefit
        );
        let span = match pattern.record().value("benefitDelta") {
            Some(Value::Dag(delta)) => delta.span(),
            _ => None,
        };
        let span = span.unwrap_or(pattern.record().span());
        return Err(Box::new(Diagnostic::error(span, message)));
    };
    let compiler = Compiler {
        pattern: *pattern,
        ops,
        steps: Vec::new(),
        next: 1,
        symbols: LookupMap::default(),
        later: LookupMap::default(),
        equal: Vec::new(),
        matched: Vec::new(),
        op_count: 0,
        location: None,
    };
    compiler.run(usize::from(benefit))
}

struct Compiler<'c, 'k> {
    pattern: PatternDef<'k>,
    ops: &'c mut Ops<'k>,
    steps: Vec<Step<CodeRef<'k>>>,
    /// The next register that is free.
    next: Register,
    symbols: LookupMap<&'k str, Symbol<'k>>,
    /// The names that result patterns bind, until they are made.
    later: LookupMap<&'k str, ()>,
    /// Registers that must hold the same value.
    equal: Vec<(Register, Register)>,
    /// The registers of matched operations in the order of the default location.
    matched: Registers,
    /// The number of matched operations that the source pattern names.
    op_count: usize,
    /// The register of the default location.
    location: Option<Register>,
}

impl<'k> Compiler<'_, 'k> {
    fn run(mut self, benefit: usize) -> Checked<Program<'k>> {
        let mut checker = Checker::new(self.pattern.record());
        checker.is_precise = true;
        let source = checker.node(checker.dag("sourcePattern")?)?;
        let constraints = checker.dags("constraints")?;
        let results = checker.nodes("resultPatterns")?;
        let supplemental = checker.nodes("supplementalPatterns")?;
        let root = self.operator(source)?;
        self.steps.push(Step::Root {
            op: CodeRef::Op(source.operator),
            benefit,
        });
        self.match_root(source)?;
        for (a, b) in std::mem::take(&mut self.equal) {
            self.steps.push(Step::Same { a, b });
        }
        for constraint in constraints {
            self.constrain(constraint)?;
        }
        self.steps.push(Step::Rewrite {});
        self.rewrite(&root, &results, &supplemental)?;
        Ok(Program {
            span: self.pattern.record().span(),
            steps: self.steps,
        })
    }

    fn register(&mut self) -> Register {
        self.next += 1;
        self.next - 1
    }

    /// The op of a node that is an operation.
    fn operator(&mut self, node: Node<'k>) -> Checked<Rc<Operator<'k>>> {
        match self.ops.get(node.operator) {
            Some(op) => Ok(op),
            None => self.error(
                node.span,
                format!("`{}` is not a complete operation", node.operator.name()),
            ),
        }
    }

    /// A mistake at `span`, or else at the pattern.
    fn error<T>(&self, span: Option<Span>, message: impl Into<String>) -> Checked<T> {
        let span = span.unwrap_or(self.pattern.record().span());
        Err(Box::new(Diagnostic::error(span, message.into())))
    }

    /// Binds a name in the source pattern; an operand may be bound again.
    fn bind(&mut self, name: &'k str, register: Register, kind: Kind<'k>) {
        if !binds(name) {
            return;
        }
        match self.symbols.get(name) {
            Some(first) => self.equal.push((first.register, register)),
            None => {
                self.symbols.insert(name, Symbol { register, kind });
            }
        }
    }

    /// What a name stands for; a name with an index needs a step.
    fn resolve(&mut self, name: &'k str, span: Option<Span>) -> Checked<Symbol<'k>> {
        if name.is_empty() {
            return self.error(span, NAMELESS);
        }
        let (pack, index) = split_index(name);
        if let Some(symbol) = self.symbols.get(name) {
            return Ok(symbol.clone());
        }
        let Some(symbol) = self.symbols.get(pack).cloned() else {
            if self.later.get(pack).is_some() {
                return self.error(
                    span,
                    format!("`${pack}` is used before the pattern that makes it"),
                );
            }
            return self.error(span, format!("referencing unbound symbol '{name}'"));
        };
        let (Some(index), Symbol { register, kind }) = (index, symbol) else {
            return self.error(span, format!("referencing unbound symbol '{name}'"));
        };
        let kind = match kind {
            Kind::Op(op) => match op.results.get(index) {
                Some(result) => kind_of_value(result),
                None => return self.error(span, format!("`{pack}` has no result {index}")),
            },
            Kind::Native => Kind::Value,
            // An index of an operand is ignored.
            kind => return Ok(Symbol { register, kind }),
        };
        let to = self.register();
        self.steps.push(Step::Part {
            to,
            of: register,
            number: index,
        });
        Ok(Symbol { register: to, kind })
    }
}
