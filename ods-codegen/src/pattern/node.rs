//! Nodes of patterns: dags with the meaning that their operator gives them.
//!
//! In goes a dag of a record that derives from `Pattern`, out comes a [`Node`] that says whether
//! it stands for an operation, native code or one of the marker records of `PatternBase.td`.

use ods_tablegen::{DagArg, DagValue, Record, Span, Value};

/// What the operator of a dag makes of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    Operation,
    Native,
    ReplaceWithValue,
    Location,
    ReturnType,
    Either,
    Variadic,
}

/// A dag in a pattern, with the record that is its operator.
#[derive(Clone, Copy)]
pub(super) struct Node<'k> {
    pub(super) dag: DagValue<'k>,
    pub(super) operator: Record<'k>,
    pub(super) form: Form,
    /// Where it was written.
    pub(super) span: Option<Span>,
}

impl<'k> Node<'k> {
    /// The text of the dag, which equal ones share.
    pub(super) fn text(self) -> String {
        Value::Dag(self.dag).to_string()
    }

    /// The node that `value` is; none for leaves.
    pub(super) fn new(value: Value<'k>) -> Option<Self> {
        let Value::Dag(dag) = value else { return None };
        let operator = dag.operator().as_record()?;
        let form = match operator.name() {
            _ if operator.is_subclass_of("NativeCodeCall") => Form::Native,
            "replaceWithValue" => Form::ReplaceWithValue,
            "location" => Form::Location,
            "returnType" => Form::ReturnType,
            "either" => Form::Either,
            "variadic" => Form::Variadic,
            _ => Form::Operation,
        };
        Some(Self {
            dag,
            operator,
            form,
            span: dag.span(),
        })
    }

    /// The node that an argument is; none for leaves.
    fn of(arg: DagArg<'k>) -> Option<Self> {
        let node = Self::new(arg.value)?;
        Some(Self {
            span: arg.value_span.or(node.span),
            ..node
        })
    }

    /// The name bound to the node; empty if there is none.
    pub(super) fn symbol(self) -> &'k str {
        self.dag.operator_name().unwrap_or_default()
    }

    pub(super) fn is_operation(self) -> bool {
        self.form == Form::Operation
    }

    /// The arguments, with a node for each that is a dag.
    pub(super) fn args(self) -> impl Iterator<Item = (DagArg<'k>, Option<Node<'k>>)> {
        self.dag.args().map(|arg| (arg, Node::of(arg)))
    }

    /// Whether it says where or of which types an operation is created.
    pub(super) fn is_directive(self) -> bool {
        matches!(self.form, Form::Location | Form::ReturnType)
    }

    /// The number of arguments before the directives at the end.
    pub(super) fn without_directives(self) -> usize {
        let directives = |arg: &DagArg<'k>| Node::of(*arg).is_some_and(Node::is_directive);
        self.dag.len() - self.dag.args().rev().take_while(directives).count()
    }

    /// The number of arguments that are directives, at any position.
    pub(super) fn directive_count(self) -> usize {
        let nodes = self.args().filter_map(|(_, node)| node);
        nodes.filter(|node| node.is_directive()).count()
    }

    /// How many arguments are `either` nodes.
    pub(super) fn either_count(self) -> usize {
        let nodes = self.args().filter_map(|(_, node)| node);
        nodes.filter(|node| node.form == Form::Either).count()
    }
}

/// The kind of an operation's argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ArgumentKind {
    Operand,
    Attribute,
    Property,
}

/// An argument in the definition of an operation.
#[derive(Clone, Copy)]
pub(super) struct Declared<'k> {
    pub(super) name: &'k str,
    pub(super) kind: ArgumentKind,
    pub(super) constraint: Record<'k>,
}

impl Declared<'_> {
    pub(super) fn is_variadic(&self) -> bool {
        self.constraint.is_subclass_of("Variadic")
            || self.constraint.is_subclass_of("VariadicOfVariadic")
    }

    pub(super) fn has_any_length(&self) -> bool {
        self.is_variadic() || self.constraint.is_subclass_of("Optional")
    }
}

/// What patterns need of an operation's definition.
pub(super) struct OpShape<'k> {
    /// The name with the dialect's.
    pub(super) name: String,
    /// None where the kind of an argument is unknown.
    pub(super) arguments: Vec<Option<Declared<'k>>>,
    pub(super) result_count: usize,
    record: Record<'k>,
}

impl<'k> OpShape<'k> {
    /// The shape of `record`; none if it does not derive from `Op`'s fields.
    pub(super) fn new(record: Record<'k>) -> Option<Self> {
        let dialect = record.record("opDialect").ok()?.string("name").ok()?;
        let name = record.string("opName").ok()?;
        let name = if dialect.is_empty() {
            name.to_owned()
        } else {
            format!("{dialect}.{name}")
        };
        let arguments = record.dag("arguments").ok()?;
        Some(Self {
            name,
            arguments: arguments.args().map(declared).collect(),
            result_count: record.dag("results").map_or(0, DagValue::len),
            record,
        })
    }

    /// Whether the builder without result types is taken for every position.
    pub(super) fn infers_from_operands(&self) -> bool {
        let traits = self.record.list("traits").into_iter();
        let mut traits = traits.flat_map(|list| list.iter().collect::<Vec<_>>());
        traits.any(|item| {
            let name = item.as_record().and_then(|def| def.string("trait").ok());
            matches!(
                name,
                Some("SameOperandsAndResultType" | "::mlir::OpTrait::FirstAttrDerivedResultType")
            )
        })
    }
}

fn declared(arg: DagArg<'_>) -> Option<Declared<'_>> {
    let mut constraint = arg.value.as_record()?;
    if constraint.is_subclass_of("OpVariable") {
        constraint = constraint.record("constraint").ok()?;
    }
    let kind = if constraint.is_subclass_of("TypeConstraint") {
        ArgumentKind::Operand
    } else if constraint.is_subclass_of("Attr") {
        ArgumentKind::Attribute
    } else if constraint.is_subclass_of("Property") {
        ArgumentKind::Property
    } else {
        return None;
    };
    Some(Declared {
        name: arg.name.unwrap_or_default(),
        kind,
        constraint,
    })
}
