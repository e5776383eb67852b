//! The steps of result patterns.

use std::rc::Rc;

use ods_table::{Register, ResultTypes, Step};
use ods_tablegen::{DagArg, Record, Value};

use super::super::node::{Form, Node};
use super::super::symbols::split_index;
use super::super::{Checked, returns};
use super::{CodeRef, Compiler, Kind, Symbol, Wanted};
use crate::model::{
    Argument, Arity, AttrConstraint, Constraint, NamedAttribute, NamedProperty,
    NamedTypeConstraint, Operator, PropConstraint,
};

/// A created argument: its register.
type Made = Register;

impl<'k> Compiler<'_, 'k> {
    /// Makes all results, and replaces the root.
    pub(super) fn rewrite(
        &mut self,
        root: &Rc<Operator<'k>>,
        results: &[Node<'k>],
        supplemental: &[Node<'k>],
    ) -> Checked {
        for &node in results {
            self.announce(node);
        }
        let mut counts = Vec::new();
        for &node in results {
            counts.push(self.value_count(node)?);
        }
        // From the back, values replace the results of the root; what is before makes others.
        let total: usize = counts.iter().sum();
        let mut spare = total.saturating_sub(root.results.len());
        let is_erased = root.results.is_empty();
        let (mut offset, mut values) = (0, Vec::new());
        for (&node, count) in results.iter().zip(counts) {
            let is_auxiliary = is_erased || spare > 0;
            spare = spare.saturating_sub(count);
            let place = (!is_auxiliary).then_some(offset);
            let made = self.make(node, place, 0, Wanted::Values)?;
            if let Some(place) = place {
                self.check_replacement(node, &made, root.results.get(place))?;
                values.push(self.part_of(node, &made)?);
                offset = place + count;
            }
        }
        for &node in supplemental {
            self.make(node, None, 0, Wanted::Anything)?;
        }
        self.steps.push(if is_erased {
            Step::Erase {}
        } else {
            Step::Replace { values }
        });
        Ok(())
    }

    /// Rejects several values for a single result, as far as their number is known.
    fn check_replacement(
        &self,
        node: Node<'k>,
        made: &Symbol<'k>,
        result: Option<&NamedTypeConstraint<'k>>,
    ) -> Checked {
        if result.is_none_or(NamedTypeConstraint::is_variable_length) {
            return Ok(());
        }
        let count = match (node.form, &made.kind) {
            (Form::Variadic, _) if node.dag.len() != 1 => node.dag.len(),
            (Form::ReplaceWithValue, Kind::Op(op)) if op.results.len() != 1 => op.results.len(),
            _ => return Ok(()),
        };
        self.error(
            node.span,
            format!("these are {count} values, but they replace one result"),
        )
    }

    /// Notes the names that a result pattern will bind.
    fn announce(&mut self, node: Node<'k>) {
        let name = split_index(node.symbol()).0;
        if !name.is_empty() {
            self.later.insert(name, ());
        }
        for child in node.args().filter_map(|(_, child)| child) {
            self.announce(child);
        }
    }

    /// Binds what a node made to its name.
    pub(super) fn bind_made(&mut self, node: Node<'k>, register: Register, kind: Kind<'k>) {
        let name = split_index(node.symbol()).0;
        if !name.is_empty() {
            self.symbols.insert(name, Symbol { register, kind });
        }
    }

    /// How many results of the root a node replaces.
    fn value_count(&mut self, node: Node<'k>) -> Checked<usize> {
        Ok(match node.form {
            Form::Operation if split_index(node.symbol()).1.is_some() => 1,
            Form::Operation => self.operator(node)?.results.len(),
            Form::Native => {
                let returns = returns(node.operator)?;
                usize::try_from(returns).unwrap_or_default()
            }
            _ => 1,
        })
    }

    /// The register of the values that a node stands for: one of them if its name has an index.
    fn part_of(&mut self, node: Node<'k>, made: &Symbol<'k>) -> Checked<Register> {
        match split_index(node.symbol()).1 {
            None => Ok(made.register),
            Some(_) => Ok(self.resolve(node.symbol(), node.span)?.register),
        }
    }

    /// Makes what a node describes; `place` is the result of the root that it begins at.
    pub(super) fn make(
        &mut self,
        node: Node<'k>,
        place: Option<usize>,
        depth: usize,
        wanted: Wanted<'k>,
    ) -> Checked<Symbol<'k>> {
        let made = match node.form {
            Form::Operation => self.create(node, place, depth)?,
            Form::Native => {
                let returns = returns(node.operator)?;
                let is_named = !node.symbol().is_empty();
                let wanted = match wanted {
                    _ if returns == 0 => Wanted::Nothing,
                    _ if is_named || depth == 0 && place.is_none() => Wanted::Anything,
                    wanted => wanted,
                };
                self.call(node, wanted)?
            }
            Form::ReplaceWithValue => self.take_value(node)?,
            Form::Variadic => self.gather(node, depth)?,
            Form::Location | Form::ReturnType | Form::Either => {
                let name = node.operator.name();
                return self.error(node.span, format!("`{name}` does not make a value"));
            }
        };
        let is_part = depth > 0 && split_index(node.symbol()).1.is_some();
        if is_part && matches!(node.form, Form::Operation | Form::Native) {
            return self.resolve(node.symbol(), node.span);
        }
        Ok(made)
    }

    fn take_value(&mut self, node: Node<'k>) -> Checked<Symbol<'k>> {
        let Some(arg) = node.dag.arg(0) else {
            return self.error(
                node.span,
                "replaceWithValue directive must take exactly one argument",
            );
        };
        let name = arg.name.unwrap_or_default();
        let symbol = self.resolve(name, arg.span)?;
        if matches!(symbol.kind, Kind::Attr { .. } | Kind::Prop(_)) {
            let message = format!("`${name}` is {}, not a value", symbol.kind.in_words());
            return self.error(arg.span, message);
        }
        Ok(symbol)
    }

    /// The values of `variadic`.
    fn gather(&mut self, node: Node<'k>, depth: usize) -> Checked<Symbol<'k>> {
        let mut of = Vec::new();
        for (arg, child) in node.args() {
            let symbol = match child {
                Some(child) => self.make(child, None, depth + 1, Wanted::Values)?,
                None => self.leaf(arg, Wanted::Values)?,
            };
            self.need_values(arg, &symbol)?;
            of.push(symbol.register);
        }
        let to = self.register();
        self.steps.push(Step::Gather { to, of });
        Ok(Symbol {
            register: to,
            kind: Kind::Values,
        })
    }

    fn need_values(&self, arg: DagArg<'k>, symbol: &Symbol<'k>) -> Checked {
        let is_value = match &symbol.kind {
            Kind::Attr { .. } | Kind::Prop(_) | Kind::Nothing => false,
            Kind::Op(op) => !op.results.is_empty(),
            _ => true,
        };
        if is_value {
            return Ok(());
        }
        let found = symbol.kind.in_words();
        self.error(
            arg.span,
            format!("a value is needed here, but this is {found}"),
        )
    }

    /// A name, a constant or native code as an argument.
    fn leaf(&mut self, arg: DagArg<'k>, wanted: Wanted<'k>) -> Checked<Symbol<'k>> {
        let leaf = arg.value.as_record();
        if let Some(leaf) = leaf.filter(|leaf| leaf.is_subclass_of("ConstantProp")) {
            let constant = CodeRef::ConstantProp(leaf, self.text_of(leaf, "value")?);
            return Ok(self.push_constant(constant, Kind::Prop(leaf)));
        }
        if let Some((attr, value)) = self.constant(leaf, arg.span)? {
            let kind = Kind::Attr {
                storage: None,
                is_optional: false,
            };
            return Ok(self.push_constant(CodeRef::ConstantAttr(attr, value), kind));
        }
        match leaf {
            Some(leaf) if leaf.is_subclass_of("NativeCodeCall") => {
                self.call_leaf(arg, leaf, wanted)
            }
            _ => self.resolve(arg.name.unwrap_or_default(), arg.span),
        }
    }

    fn push_constant(&mut self, constant: CodeRef<'k>, kind: Kind<'k>) -> Symbol<'k> {
        let to = self.register();
        self.steps.push(Step::Constant { to, constant });
        Symbol { register: to, kind }
    }

    /// Creates an operation.
    fn create(
        &mut self,
        node: Node<'k>,
        place: Option<usize>,
        depth: usize,
    ) -> Checked<Symbol<'k>> {
        let op = self.operator(node)?;
        let args: Vec<_> = node.args().take(node.without_directives()).collect();
        // Nested patterns are made before leaves are looked up.
        let mut made = Vec::new();
        for (n, (_, child)) in args.iter().enumerate() {
            made.push(match child {
                Some(child) => {
                    let wanted = wanted(&op, n);
                    Some(self.make(*child, None, depth + 1, wanted)?)
                }
                None => None,
            });
        }
        let (mut operands, mut attributes, mut properties) = (Vec::new(), Vec::new(), Vec::new());
        for (n, ((arg, _), made)) in args.into_iter().zip(made).enumerate() {
            let symbol = match made {
                Some(symbol) => symbol,
                None => self.leaf(arg, wanted(&op, n))?,
            };
            match op.arguments[n] {
                Argument::Operand(number) => {
                    operands.push(self.operand(arg, &symbol, &op.operands[number])?);
                }
                Argument::Attribute(slot) => {
                    attributes.push(self.attribute(arg, symbol, &op.attributes[slot])?);
                }
                Argument::Property(number) => {
                    properties.push(self.property(arg, symbol, &op.properties[number])?);
                }
            }
        }
        let location = self.location_of(node)?;
        let first = operands.first().copied();
        let types = self.result_types(node, &op, place, depth, first)?;
        let to = self.register();
        operands.extend(attributes);
        operands.extend(properties);
        self.steps.push(Step::Create {
            to,
            op: CodeRef::Op(node.operator),
            location,
            types,
            arguments: operands,
        });
        let kind = Kind::Op(op);
        self.bind_made(node, to, kind.clone());
        Ok(Symbol { register: to, kind })
    }

    fn operand(
        &self,
        arg: DagArg<'k>,
        symbol: &Symbol<'k>,
        operand: &NamedTypeConstraint<'k>,
    ) -> Checked<Made> {
        let found = symbol.kind.in_words();
        let name = operand.name;
        let takes_one = operand.arity() == Arity::One;
        let is_right = match &symbol.kind {
            Kind::Attr { .. } | Kind::Prop(_) | Kind::Nothing => false,
            Kind::Values | Kind::OptionalValue => !takes_one,
            Kind::Op(op) => match op.results.as_slice() {
                [] => false,
                [only] => !takes_one || !only.is_variable_length(),
                _ => !takes_one,
            },
            Kind::Value | Kind::Native => true,
        };
        if is_right {
            return Ok(symbol.register);
        }
        let needs = if takes_one { "one value" } else { "values" };
        let mut message = format!("operand `{name}` takes {needs}, but this is {found}");
        if matches!(&symbol.kind, Kind::Op(op) if op.results.len() > 1) {
            message += ": a name with an index, `$name__0`, is one of its results";
        }
        self.error(arg.span, message)
    }

    fn attribute(
        &self,
        arg: DagArg<'k>,
        symbol: Symbol<'k>,
        attribute: &NamedAttribute<'k>,
    ) -> Checked<Made> {
        let name = attribute.name;
        let built = arg.value.as_record().and_then(built_by);
        if let Some(given) = built
            && are_different(AttrConstraint::new(given), attribute.attr)
        {
            let needed = attribute.attr.base_def_name();
            let message = format!("`{name}` is `{needed}`, but this is `{}`", given.name());
            return self.error(arg.span, message);
        }
        let needed = attribute.attr.base().storage_type();
        match symbol.kind {
            Kind::Attr {
                storage: Some(found),
                ..
            } if are_other_classes(found, needed.unwrap_or_default()) => {
                let (needed, found) = (last_word(needed.unwrap_or_default()), last_word(found));
                let message = format!("`{name}` is `{needed}`, but this is `{found}`");
                self.error(arg.span, message)
            }
            Kind::Attr { .. } | Kind::Native => Ok(symbol.register),
            kind => {
                let found = kind.in_words();
                self.error(
                    arg.span,
                    format!("`{name}` is an attribute, but this is {found}"),
                )
            }
        }
    }

    fn property(
        &self,
        arg: DagArg<'k>,
        symbol: Symbol<'k>,
        property: &NamedProperty<'k>,
    ) -> Checked<Made> {
        let name = property.name;
        let stored = |prop: PropConstraint<'k>| prop.storage_type().map(|ty| ty.text().trim());
        match symbol.kind {
            Kind::Prop(found)
                if arg.value.as_record().is_none()
                    && stored(PropConstraint::new(found)) != stored(property.prop) =>
            {
                let [found, needed] = [PropConstraint::new(found), property.prop]
                    .map(|prop| stored(prop).unwrap_or("another type"));
                let message =
                    format!("`{name}` is stored as `{needed}`, but this is stored as `{found}`");
                self.error(arg.span, message)
            }
            Kind::Prop(_) | Kind::Native => Ok(symbol.register),
            kind => {
                let found = kind.in_words();
                self.error(
                    arg.span,
                    format!("`{name}` is a property, but this is {found}"),
                )
            }
        }
    }

    /// The source of the result types of a created operation.
    fn result_types(
        &mut self,
        node: Node<'k>,
        op: &Rc<Operator<'k>>,
        place: Option<usize>,
        depth: usize,
        first: Option<Register>,
    ) -> Checked<ResultTypes> {
        if let Some(types) = directive(node, Form::ReturnType) {
            self.check_type_count(types, op)?;
            let mut given = Vec::new();
            for (arg, child) in types.args() {
                let symbol = match (child, arg.value) {
                    (Some(call), _) => self.call(call, Wanted::Types)?,
                    (None, Value::String(code)) if code.text().trim().is_empty() => {
                        return self.error(arg.span, "this code is empty");
                    }
                    (None, Value::String(code)) => self.call_text(code),
                    _ => self.resolve(arg.name.unwrap_or_default(), arg.span)?,
                };
                if matches!(symbol.kind, Kind::Attr { .. } | Kind::Prop(_)) {
                    let found = symbol.kind.in_words();
                    return self.error(
                        arg.span,
                        format!("`returnType` takes the type of a value, but this is {found}"),
                    );
                }
                given.push(symbol.register);
            }
            return Ok(ResultTypes::Given(given));
        }
        let has = |name| op.has_trait(name);
        let is_part = split_index(node.symbol()).1.is_some() || depth > 0;
        let infers = has("SameOperandsAndResultType") || has("FirstAttrDerivedResultType");
        if let Some(place) = place.filter(|_| !is_part && !infers) {
            return Ok(ResultTypes::OfRoot(place));
        }
        if op.results.is_empty() || op.infers_result_types() {
            return Ok(ResultTypes::Infer);
        }
        // As upstream's builder, which asks no further.
        let is_same = has("SameOperandsAndResultType") && op.num_variable_length_results() == 0;
        if let Some(of) = first.filter(|_| is_same) {
            let to = self.register();
            self.steps.push(Step::Part { to, of, number: 0 });
            return Ok(ResultTypes::Given(vec![to; op.results.len()]));
        }
        let name = op.operation_name();
        let message = format!(
            "the types of the results of `{name}` cannot be inferred: `(returnType …)` as the last argument gives them"
        );
        self.error(node.span, message)
    }

    /// Rejects numbers of types that cannot be those of the results. Code may give several types, or
    /// none.
    fn check_type_count(&self, types: Node<'k>, op: &Operator<'k>) -> Checked {
        let (given, results) = (types.dag.len(), op.results.len());
        let has_any_number = op
            .results
            .iter()
            .any(NamedTypeConstraint::is_variable_length);
        if has_any_number || given <= results && (given > 0 || results == 0) {
            return Ok(());
        }
        let count = |count: usize, what: &str| {
            let end = if count == 1 { "" } else { "s" };
            format!("{count} {what}{end}")
        };
        let message = format!(
            "`{}` has {}, but `returnType` gives {}",
            op.operation_name(),
            count(results, "result"),
            count(given, "type")
        );
        self.error(types.span, message)
    }

    /// The register of the location of what a node makes.
    pub(super) fn location_of(&mut self, node: Node<'k>) -> Checked<Register> {
        let Some(location) = directive(node, Form::Location) else {
            return Ok(self.default_location());
        };
        let (mut name, mut of) = (None, Vec::new());
        for arg in location.dag.args() {
            if let Value::String(text) = arg.value {
                name = Some(CodeRef::Text(text.text()));
                continue;
            }
            let symbol = self.resolve(arg.name.unwrap_or_default(), arg.span)?;
            if matches!(symbol.kind, Kind::Attr { .. } | Kind::Prop(_)) {
                let found = symbol.kind.in_words();
                return self.error(arg.span, format!("{found} has no location"));
            }
            of.push(symbol.register);
        }
        let to = self.register();
        self.steps.push(match name {
            None => Step::Fused { to, of },
            Some(name) if of.is_empty() => Step::Named { to, name },
            Some(name) => Step::FusedWith { to, name, of },
        });
        Ok(to)
    }

    /// The register of the fused locations of the matched operations.
    pub(super) fn default_location(&mut self) -> Register {
        if let Some(known) = self.location {
            return known;
        }
        let to = self.register();
        let of = self.matched.iter().copied().take(self.op_count).collect();
        self.steps.push(Step::Fused { to, of });
        self.location = Some(to);
        to
    }
}

/// The directive of this form at the end of a node.
fn directive(node: Node<'_>, form: Form) -> Option<Node<'_>> {
    let mut directives = node.args().skip(node.without_directives());
    directives.find_map(|(_, child)| child.filter(|child| child.form == form))
}

/// What native code for argument `n` must return.
fn wanted<'k>(op: &Operator<'k>, n: usize) -> Wanted<'k> {
    match op.arguments.get(n) {
        Some(Argument::Attribute(_)) => Wanted::Attr,
        Some(Argument::Property(number)) => Wanted::Prop(op.properties[*number].prop.record()),
        _ => Wanted::Values,
    }
}

/// What builds the attribute of a leaf that is a constant or a case of an enum.
fn built_by(leaf: Record<'_>) -> Option<Record<'_>> {
    if leaf.is_subclass_of("ConstantAttr") {
        return leaf.record("attr").ok();
    }
    (leaf.is_subclass_of("EnumCase") && leaf.is_subclass_of("Attr")).then_some(leaf)
}

/// Whether an attribute that `a` builds is never one that `b` allows: their classes or the types of
/// their values differ.
fn are_different(a: AttrConstraint<'_>, b: AttrConstraint<'_>) -> bool {
    let (a, b) = (a.base(), b.base());
    let [one, other] = [a, b].map(|attr| attr.storage_type().unwrap_or_default());
    if are_other_classes(one, other) {
        return true;
    }
    let types = [a, b].map(|attr| attr.value_type().map(Constraint::record));
    let is_one_type = |ty: &Record<'_>| ty.is_subclass_of("I") || ty.is_subclass_of("F");
    match types {
        [Some(a), Some(b)] => is_one_type(&a) && is_one_type(&b) && a.name() != b.name(),
        _ => false,
    }
}

/// Whether no attribute is of both classes.
fn are_other_classes(one: &str, other: &str) -> bool {
    let classes = closed_class(one).zip(closed_class(other));
    classes.is_some_and(|(one, other)| one != other)
}

fn last_word(path: &str) -> &str {
    path.rsplit("::").next().unwrap_or(path)
}

/// The class, if it is one that no other class of attributes derives from.
fn closed_class(path: &str) -> Option<&str> {
    let name = last_word(path);
    match name {
        "BoolAttr" => Some("IntegerAttr"),
        "IntegerAttr" | "FloatAttr" | "StringAttr" | "TypeAttr" | "ArrayAttr"
        | "DictionaryAttr" | "UnitAttr" => Some(name),
        _ => None,
    }
}
