//! Checks of declarative rewrite patterns: records that derive from `Pattern`.
//!
//! In go the records, out come the patterns that are right, with their roots and benefits, and the
//! mistakes of all others. **Invariant:** patterns are taken in the order of `mlir-tblgen
//! --gen-rewriters`, and the mistake reported for each is the one that it finds first.

mod node;
pub(crate) mod program;
mod results;
mod source;
mod symbols;

use std::cell::{Cell, RefCell};

use ods_lookup::{LookupMap, LookupSet};
use ods_tablegen::{
    DagValue, Diagnostic, Diagnostics, Record, RecordId, RecordKeeper, Span, Value,
};

use node::{Form, Node, OpShape};
use symbols::{Bound, Symbols, split_index};

use crate::model::PatternDef;

/// A pattern without mistakes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedPattern {
    /// The name of the definition, or `GeneratedConvert` and a number.
    pub name: String,
    /// The operation that the pattern replaces.
    pub root: String,
    /// The number of matched operations and what `addBenefit` adds.
    pub benefit: i64,
    /// The operations that the result patterns create, sorted.
    pub generated: Vec<String>,
}

/// Checks all patterns among the records, and reports the first mistake of each. As in
/// `mlir-tblgen`, records without the class of patterns are a mistake.
#[inline]
pub fn check_patterns(keeper: &RecordKeeper, diags: &mut Diagnostics) -> Vec<CheckedPattern> {
    let (mut checked, mut last) = (Vec::new(), Vec::new());
    if keeper.class("Pattern").is_none() {
        diags
            .error(None, "The class 'Pattern' is not defined")
            .help("write `include \"mlir/IR/PatternBase.td\"`");
    }
    let patterns = PatternDef::all(&keeper.derived_definitions("Pattern"));
    let wrong = check_shared(&patterns, diags);
    for pattern in patterns {
        if wrong.contains(&pattern.record().id()) {
            continue;
        }
        let mut checker = Checker::new(pattern.record());
        let pattern = checker.check(pattern.rust_name().into_owned());
        match (pattern, checker.beyond.take()) {
            (Ok(pattern), None) => checked.push(pattern),
            (Ok(_), Some(mistake)) => last.push(mistake),
            (Err(mistake), _) => _ = diags.push(*mistake),
        }
    }
    for mistake in last {
        diags.push(*mistake);
    }
    checked
}

/// Checks the parts that source patterns share, for which `mlir-tblgen` makes functions before it looks at any
/// pattern as a whole. Returns the patterns with a mistake.
#[inline]
fn check_shared(patterns: &[PatternDef<'_>], diags: &mut Diagnostics) -> LookupSet<RecordId> {
    let (mut uses, mut order) = (LookupMap::default(), Vec::new());
    let mut wrong = LookupSet::new();
    for pattern in patterns {
        let record = pattern.record();
        match Checker::new(record).dag("sourcePattern") {
            Ok(source) => {
                if let Some(source) = Node::new(Value::Dag(source)) {
                    count_uses(source, record, &mut uses, &mut order);
                }
            }
            Err(mistake) => {
                wrong.insert(record.id());
                diags.push(*mistake);
            }
        }
    }
    for (record, node) in order {
        let is_shared = uses.get(&node.text()).is_some_and(|count| *count > 1_usize);
        if !is_shared || matches!(node.form, Form::Either | Form::Variadic) {
            continue;
        }
        let mut checker = Checker::new(record);
        let checked = { checker.check_leaves(node) }
            .and_then(|()| checker.bind(node, true))
            .and_then(|()| checker.match_node(node, 1));
        if let Err(mistake) = checked
            && wrong.insert(record.id())
        {
            diags.push(*mistake);
        }
    }
    wrong
}

/// Counts the uses of `node` and of the parts of its first use, which go to `order`, the inner ones first.
#[inline]
fn count_uses<'k>(
    node: Node<'k>,
    record: Record<'k>,
    uses: &mut LookupMap<String, usize>,
    order: &mut Vec<(Record<'k>, Node<'k>)>,
) {
    let count = uses.entry(node.text()).or_insert(0);
    *count += 1;
    if *count == 1 {
        for child in node.args().filter_map(|(_, child)| child) {
            count_uses(child, record, uses, order);
        }
        order.push((record, node));
    }
}

pub(crate) type Checked<T = ()> = Result<T, Box<Diagnostic>>;

/// The check of one pattern.
struct Checker<'k> {
    record: Record<'k>,
    symbols: Symbols<'k>,
    /// Whether mistakes are reported at the smallest known place, and not at the pattern.
    is_precise: bool,
    /// The part that is being checked.
    place: Cell<Option<Span>>,
    /// The first mistake that upstream does not notice: a name whose index is beyond the values that it is given
    /// to, or a constant among types. Others come first.
    beyond: RefCell<Option<Box<Diagnostic>>>,
}

impl<'k> Checker<'k> {
    fn new(record: Record<'k>) -> Self {
        Self {
            record,
            symbols: Symbols::default(),
            is_precise: false,
            place: Cell::new(None),
            beyond: RefCell::default(),
        }
    }

    fn check(&mut self, name: String) -> Checked<CheckedPattern> {
        let source = self.dag("sourcePattern")?;
        let results = self.nodes("resultPatterns")?;
        let constraints = self.dags("constraints")?;
        let supplemental = self.nodes("supplementalPatterns")?;
        let source = self.node(source)?;
        self.check_leaves(source)?;
        self.at(source.span);
        let root = self.shape(source.operator)?;
        let mut generated = Vec::new();
        for &result in &results {
            self.collect_ops(result, &mut generated)?;
        }
        ods_lookup::sort(&mut generated);
        generated.dedup();
        // Upstream's integers have 32 bits, and wrap.
        let benefit = i64::from(count_ops(source).wrapping_add(self.added_benefit()?));
        self.bind(source, true)?;
        self.at(source.span);
        self.match_operation(source, 0)?;
        self.check_constraints(&constraints)?;
        for &result in &results {
            self.bind(result, false)?;
        }
        self.at(None);
        self.check_results(&results, root.result_count)?;
        for &node in &supplemental {
            self.make(node, None, 0)?;
        }
        Ok(CheckedPattern {
            name,
            root: root.name,
            benefit,
            generated,
        })
    }

    /// Notes the part that is being checked; `None` is the pattern.
    fn at(&self, span: Option<Span>) {
        self.place.set(span);
    }

    /// A mistake in the part that is being checked. Parts that a class of the prelude wrote are no
    /// place for mistakes.
    fn error<T>(&self, message: impl Into<String>) -> Checked<T> {
        let whole = self.record.span();
        let place = self.place.get().filter(|_| self.is_precise);
        mistake_at(
            place
                .filter(|place| place.source == whole.source)
                .unwrap_or(whole),
            message,
        )
    }

    /// A mistake that `mlir-tblgen` reports without a place.
    fn nowhere<T>(&self, message: &str) -> Checked<T> {
        if self.is_precise {
            return self.error(message);
        }
        mistake_at(None, message)
    }

    fn dag(&self, field: &str) -> Checked<DagValue<'k>> {
        match self.record.value(field) {
            Some(Value::Dag(dag)) => Ok(dag),
            _ => self.error(format!(
                "Record `{}', field `{field}' does not have a dag initializer!",
                self.record.name()
            )),
        }
    }

    fn dags(&self, field: &str) -> Checked<Vec<DagValue<'k>>> {
        let Some(Value::List(list)) = self.record.value(field) else {
            return self.error(format!(
                "Record `{}', field `{field}' exists but does not have a list value",
                self.record.name()
            ));
        };
        let dag = |value| match value {
            Value::Dag(dag) => Ok(dag),
            other => self.error(format!(
                "`{field}` must hold dags, but has {}",
                other.kind_name()
            )),
        };
        list.iter().map(dag).collect()
    }

    fn nodes(&self, field: &str) -> Checked<Vec<Node<'k>>> {
        let dags = self.dags(field)?;
        dags.into_iter().map(|dag| self.node(dag)).collect()
    }

    fn node(&self, dag: DagValue<'k>) -> Checked<Node<'k>> {
        match Node::new(Value::Dag(dag)) {
            Some(node) => Ok(node),
            None => self.error("the operator of a pattern's dag must be a record"),
        }
    }

    /// The operation that is an operator.
    fn shape(&self, operator: Record<'k>) -> Checked<OpShape<'k>> {
        if operator.field("opDialect").is_none() {
            if self.is_precise && operator.is_anonymous() {
                return self.error("this is not an operation");
            }
            if self.is_precise {
                return self.error(format!("`{}` is not an operation", operator.name()));
            }
            let message = format!(
                "Record `{}' does not have a field named `opDialect'!",
                operator.name()
            );
            let mut mistake = Box::new(Diagnostic::error(operator.span(), message));
            mistake.note(
                self.record.span(),
                "a pattern uses it in place of an operation",
            );
            return Err(mistake);
        }
        let Some(shape) = OpShape::new(operator) else {
            return self.error(format!("`{}` is not a complete operation", operator.name()));
        };
        if shape.arguments.iter().any(Option::is_none) {
            let message = "unexpected def type; only defs deriving from TypeConstraint or Attr or Property are allowed";
            return mistake_at(operator.span(), message);
        }
        Ok(shape)
    }

    fn collect_ops(&self, node: Node<'k>, ops: &mut Vec<String>) -> Checked {
        self.at(node.span);
        if node.is_operation() {
            ops.push(self.shape(node.operator)?.name);
        }
        for child in node.args().filter_map(|(_, child)| child) {
            self.collect_ops(child, ops)?;
        }
        Ok(())
    }

    /// Rejects leaves of the source that are not constraints.
    fn check_leaves(&self, node: Node<'k>) -> Checked {
        for (arg, child) in node.args() {
            self.at(arg.span);
            match (child, arg.value) {
                (Some(child), _) => self.check_leaves(child)?,
                (None, Value::Unset) => {}
                (None, Value::Record(leaf)) if is_constraint(leaf) => {}
                // `Arg<…>` is of no kind that an argument of an operation may have.
                (None, Value::Record(leaf))
                    if !self.is_precise && leaf.is_subclass_of("OpVariable") => {}
                (None, other) => {
                    let message = format!("Expected a constraint but got: {other}");
                    return self.error(message);
                }
            }
        }
        Ok(())
    }

    fn added_benefit(&self) -> Checked<i32> {
        let delta = self.dag("benefitDelta")?;
        self.at(delta.span());
        match (delta.len(), delta.arg(0).map(|arg| arg.value)) {
            (1, Some(Value::Int(benefit)))
                if self.is_precise && i32::try_from(benefit).is_err() =>
            {
                self.error(format!("the benefit of a pattern is at most {}", u16::MAX))
            }
            (1, Some(Value::Int(benefit))) => Ok(benefit as i32),
            _ => self.error("The 'addBenefit' takes and only takes one integer value"),
        }
    }

    fn bind_once(&mut self, symbol: &'k str, bound: Bound) -> Checked {
        if self.symbols.bind(symbol, bound) {
            return Ok(());
        }
        self.error(format!("symbol '{symbol}' bound more than once"))
    }

    /// Binds the name of a pack of values, which may have an index. Upstream does not notice that
    /// the index is beyond the values until the name is used, so other mistakes come first.
    fn bind_pack(&mut self, symbol: &'k str, count: i64) -> Checked {
        if !self
            .symbols
            .bind(split_index(symbol).0, Bound::Values(count))
        {
            return self.error(format!("symbol '{symbol}' bound more than once"));
        }
        if self.beyond.borrow().is_none() {
            *self.beyond.borrow_mut() = self.check_index(symbol).err();
        }
        Ok(())
    }

    fn check_index(&self, symbol: &str) -> Checked {
        match self.symbols.exceeded(symbol) {
            None => Ok(()),
            Some(count) => self.error(format!(
                "symbol '{symbol}' has an index beyond the {} of '{}'",
                counted(count, "value"),
                split_index(symbol).0
            )),
        }
    }

    fn need(&self, symbol: &str) -> Checked {
        self.check_index(symbol)?;
        if self.symbols.contains(symbol) {
            return Ok(());
        }
        if symbol.is_empty() && self.is_precise {
            return self.error(NAMELESS);
        }
        self.error(format!("referencing unbound symbol '{symbol}'"))
    }

    fn check_constraints(&self, constraints: &[DagValue<'k>]) -> Checked {
        for arg in constraints.iter().flat_map(|dag| dag.args()) {
            if arg.name.is_none_or(str::is_empty) {
                self.at(arg.span);
                return self
                    .error("operands to additional constraints can only be symbol references");
            }
        }
        for dag in constraints {
            self.at(dag.span());
            let operator = dag.operator();
            let Some(operator) = operator.as_record().filter(|it| is_constraint(*it)) else {
                return self.error(format!("Expected a constraint but got: {operator}"));
            };
            if operator.is_subclass_of("TypeConstraint") {
                if dag.len() != 1 {
                    return self.error("type constraint requires exactly one argument");
                }
            } else if operator.is_subclass_of("AttrConstraint") {
                return self.error("cannot use AttrConstraint in Pattern multi-entity constraints");
            } else if dag.len() > 4 {
                return self.error("only support up to 4-entity constraints now");
            }
            for arg in dag.args() {
                self.at(arg.span);
                self.need(arg.name.unwrap_or_default())?;
            }
            self.at(dag.span());
            // The name of a type constraint means nothing.
            if !operator.is_subclass_of("TypeConstraint")
                && let Some(name) = dag.operator_name()
            {
                self.need(name)?;
            }
        }
        Ok(())
    }
}

/// `one value`, `2 values`.
fn counted(count: i64, noun: &str) -> String {
    match count {
        1 => format!("one {noun}"),
        _ => format!("{count} {noun}s"),
    }
}

/// The message about an argument that must stand for something, and has no name.
const NAMELESS: &str = "this argument needs a name that the pattern binds, such as `$x`";

/// A mistake at a place outside of the pattern.
fn mistake_at<T>(span: impl Into<Option<Span>>, message: impl Into<String>) -> Checked<T> {
    Err(Box::new(Diagnostic::error(span, message.into())))
}

fn is_constraint(record: Record<'_>) -> bool {
    record.is_subclass_of("Constraint")
}

/// How many operations a source pattern matches.
fn count_ops(node: Node<'_>) -> i32 {
    let children = node.args().filter_map(|(_, child)| child);
    i32::from(node.is_operation()) + children.map(count_ops).sum::<i32>()
}

/// How many values native code returns: 32 bits, as upstream's.
fn returns(operator: Record<'_>) -> Checked<i64> {
    let returns = operator.int("numReturns").map_err(Box::new)?;
    Ok(i64::from(returns as i32))
}

/// Whether a symbol in a source pattern binds something.
fn binds(symbol: &str) -> bool {
    !matches!(symbol, "" | "_")
}

/// Whether the node is made of values that exist already.
fn is_range(node: Node<'_>) -> bool {
    match node.form {
        Form::Native | Form::Variadic => true,
        Form::ReplaceWithValue => {
            let child = node.args().next().and_then(|(_, child)| child);
            child.is_none_or(is_range)
        }
        _ => false,
    }
}
