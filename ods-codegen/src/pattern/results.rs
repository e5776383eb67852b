//! Result patterns: how many values they make, and whether they can be built.

use ods_tablegen::{DagArg, Record, Value};

use super::node::{ArgumentKind, Declared, Form, Node};
use super::symbols::split_index;
use super::{Checked, Checker, counted, is_range, returns};

impl<'k> Checker<'k> {
    /// Checks the result patterns of a root with `expected` results.
    pub(super) fn check_results(&self, results: &[Node<'k>], expected: usize) -> Checked {
        let mut counts = Vec::new();
        self.at(None);
        for &node in results {
            counts.push(self.value_count(node)?);
        }
        let total: i64 = counts.iter().sum();
        let expected = i64::try_from(expected).unwrap_or(i64::MAX);
        if total < expected {
            let (first, last) = (results.first(), results.last());
            let ends = first
                .and_then(|it| it.span)
                .zip(last.and_then(|it| it.span));
            self.at(ends.map(|(first, last)| first.to(last)));
            return self.error("not enough values generated to replace the matched op");
        }
        let mut offset = expected - total;
        let mut offsets = Vec::new();
        for (node, count) in results.iter().zip(counts) {
            if offset < 0 && offset + count > 0 {
                self.at(node.span);
                return self.error(format!(
                    "cannot use the same multi-result op '{}' to generate both auxiliary values and values to be used for replacing the matched op",
                    node.symbol()
                ));
            }
            let is_one = split_index(node.symbol()).1.is_some();
            if self.is_precise && is_one && count != 1 && offset >= 0 && expected > 0 {
                self.at(node.span);
                return self.error(format!(
                    "`${}` is one value, but this native code makes {}: bind `${}`, which is all of them",
                    node.symbol(),
                    counted(count, "value"),
                    split_index(node.symbol()).0
                ));
            }
            offsets.push((offset, count));
            offset += count;
        }
        for (&node, (offset, count)) in results.iter().zip(offsets) {
            self.make(node, usize::try_from(offset).ok(), 0)?;
            // `mlir-tblgen` takes what it prints for the call as a symbol, which is not bound.
            if offset > 0 && expected > 0 && count == 0 && node.form == Form::Native {
                self.at(node.span);
                return self.error(
                    "native code without a value must come before the patterns that replace the matched op",
                );
            }
            if node.form == Form::ReplaceWithValue && offset >= 0 {
                self.need_value(node)?;
            }
        }
        Ok(())
    }

    fn value_count(&self, node: Node<'k>) -> Checked<i64> {
        match node.form {
            Form::Operation if split_index(node.symbol()).1.is_some() => Ok(1),
            Form::Operation => {
                let count = self.shape(node.operator)?.result_count;
                Ok(i64::try_from(count).unwrap_or(i64::MAX))
            }
            Form::Native => returns(node.operator),
            _ => Ok(1),
        }
    }

    /// Checks a node that makes values; `place` is the result of the root that they begin at.
    pub(super) fn make(&self, node: Node<'k>, place: Option<usize>, depth: usize) -> Checked {
        self.at(node.span);
        match node.form {
            Form::Location => self.error("location directive can only be used with op creation"),
            Form::Native => self.make_natively(node, depth),
            Form::ReplaceWithValue => self.take_value(node),
            Form::Variadic => self.make_arguments(node, node.dag.len(), depth),
            Form::Operation | Form::Either | Form::ReturnType => self.create(node, place, depth),
        }
    }

    fn take_value(&self, node: Node<'k>) -> Checked {
        if node.dag.len() != 1 {
            return self.error("replaceWithValue directive must take exactly one argument");
        }
        if !node.symbol().is_empty() {
            return self.error("cannot bind symbol to replaceWithValue");
        }
        Ok(())
    }

    /// Checks the symbol of a `replaceWithValue`, where its value is used. As upstream, its parts are
    /// not built, and elements of `variadic` and arguments of native code are not resolved.
    fn need_value(&self, node: Node<'k>) -> Checked {
        let arg = node.args().next();
        self.at(arg.and_then(|(arg, _)| arg.span).or(node.span));
        self.need(arg.and_then(|(arg, _)| arg.name).unwrap_or_default())
    }

    fn make_natively(&self, node: Node<'k>, depth: usize) -> Checked {
        if self.gives_types(node)? {
            return self.error("`NativeCodeCall` cannot have return type specifier");
        }
        self.check_locations(node)?;
        self.make_arguments(node, node.without_directives(), depth)
    }

    fn make_arguments(&self, node: Node<'k>, count: usize, depth: usize) -> Checked {
        for (arg, child) in node.args().take(count) {
            self.at(arg.span);
            match child {
                Some(child) => self.make(child, None, depth + 1)?,
                None => self.give(arg)?,
            }
        }
        Ok(())
    }

    /// Checks that no directive at the end is given twice, and says whether one gives the types.
    pub(super) fn gives_types(&self, node: Node<'k>) -> Checked<bool> {
        let directives: Vec<_> = directives(node).collect();
        for (form, word) in [
            (Form::Location, "location"),
            (Form::ReturnType, "returnType"),
        ] {
            if let Some(second) = directives.iter().filter(|it| it.form == form).nth(1) {
                self.at(second.span);
                return self.error(format!("`{word}` directive can only be specified once"));
            }
        }
        Ok(directives.iter().any(|it| it.form == Form::ReturnType))
    }

    /// Checks the locations at the end.
    pub(super) fn check_locations(&self, node: Node<'k>) -> Checked {
        for directive in directives(node).filter(|it| it.form == Form::Location) {
            self.check_location(directive)?;
        }
        Ok(())
    }

    fn check_location(&self, node: Node<'k>) -> Checked {
        self.at(node.span);
        if !node.symbol().is_empty() {
            return self.error("cannot bind symbol to location");
        }
        if node.dag.is_empty() {
            return self.nowhere("At least one argument to location directive required");
        }
        let is_text = |arg: &DagArg<'k>| matches!(arg.value, Value::String(_));
        if node.dag.args().filter(is_text).count() > 1 {
            return self.nowhere("Only one string attribute may be specified");
        }
        for arg in node.dag.args().filter(|arg| !is_text(arg)) {
            self.at(arg.span);
            self.need(arg.name.unwrap_or_default())?;
        }
        Ok(())
    }

    fn check_types(&self, node: Node<'k>) -> Checked {
        for (arg, child) in node.args() {
            self.at(arg.span);
            match child {
                Some(call) if call.form == Form::Native => self.make_natively(call, 1)?,
                Some(_) => {
                    return self.error("nested DAG in `returnType` must be a native code call");
                }
                None if matches!(arg.value, Value::String(_)) => {}
                None if arg.value.as_record().is_some_and(is_constant) => {
                    let mistake: Checked =
                        self.error("`returnType` takes types, but this is a constant");
                    if self.beyond.borrow().is_none() {
                        *self.beyond.borrow_mut() = mistake.err();
                    }
                }
                None => self.give(arg)?,
            }
        }
        Ok(())
    }

    fn create(&self, node: Node<'k>, place: Option<usize>, depth: usize) -> Checked {
        let op = self.shape(node.operator)?;
        let has_types = self.gives_types(node)?;
        self.check_locations(node)?;
        self.at(node.span);
        let given = node.without_directives();
        if given != op.arguments.len() {
            return self.error(format!(
                "resultant op '{}' argument number mismatch: {given} in pattern vs. {} in definition",
                op.name,
                op.arguments.len()
            ));
        }
        for (_, child) in node.args().take(given) {
            if let Some(child) = child {
                self.make(child, None, depth + 1)?;
            }
        }
        self.at(node.span);
        let is_part = split_index(node.symbol()).1.is_some() || depth > 0 || place.is_none();
        let separately = !has_types && !op.infers_from_operands() && is_part;
        if has_types && depth == 0 && place.is_some() {
            for types in directives(node).filter(|it| it.form == Form::ReturnType) {
                self.at(types.span);
            }
            return self.error("Cannot specify explicit return types in an op whose return values replace the source pattern's root op");
        }
        for (n, (arg, child)) in node.args().take(given).enumerate() {
            self.at(arg.span);
            if let Some(declared) = op.arguments[n] {
                self.check_argument(arg, child, declared, n, separately)?;
            }
        }
        for types in directives(node).filter(|it| it.form == Form::ReturnType) {
            self.check_types(types)?;
        }
        Ok(())
    }

    fn check_argument(
        &self,
        arg: DagArg<'k>,
        child: Option<Node<'k>>,
        declared: Declared<'k>,
        n: usize,
        separately: bool,
    ) -> Checked {
        let what = match declared.kind {
            ArgumentKind::Operand => return self.check_operand(arg, child, declared, separately),
            ArgumentKind::Attribute => "attribute",
            ArgumentKind::Property => "property",
        };
        if let Some(child) = child {
            if child.form == Form::Native {
                return Ok(());
            }
            let what = if separately {
                "attributes and properties"
            } else {
                what
            };
            return self.error(format!(
                "only NativeCodeCall allowed in nested dag node for creating {what}"
            ));
        }
        let is = |class| (arg.value.as_record()).is_some_and(|leaf| leaf.is_subclass_of(class));
        if separately && declared.kind == ArgumentKind::Attribute && is("ConstantProp") {
            return self.error(format!("expected property {n}"));
        }
        if separately && declared.kind == ArgumentKind::Property && is("ConstantAttr") {
            return self.error(format!("expected attribute {n}"));
        }
        self.give(arg)
    }

    fn check_operand(
        &self,
        arg: DagArg<'k>,
        child: Option<Node<'k>>,
        declared: Declared<'k>,
        separately: bool,
    ) -> Checked {
        if let Some(child) = child {
            if declared.is_variadic() && !is_range(child) {
                return self.error(format!(
                    "op expects variadic operand `{}`, while provided is non-variadic",
                    declared.name
                ));
            }
            return match child.form {
                Form::ReplaceWithValue => self.need_value(child),
                // `mlir-tblgen` takes what it prints for the call as a symbol, which is not bound.
                Form::Native if returns(child.operator)? == 0 => {
                    self.at(child.span);
                    self.error("native code without a value cannot be an operand")
                }
                _ => Ok(()),
            };
        }
        let leaf = arg.value.as_record();
        let is_attribute = leaf.is_some_and(|leaf| leaf.is_subclass_of("ConstantAttr"));
        if is_attribute && (self.is_precise || !separately && !declared.is_variadic()) {
            return self.error("attribute found where value was expected, if attempting to use constant value, construct a constant op with given attribute instead");
        }
        self.need(arg.name.unwrap_or_default())
    }

    /// Checks a leaf that is given to an operation or to native code.
    fn give(&self, arg: DagArg<'k>) -> Checked {
        if let Value::String(_) = arg.value {
            return self.error("raw string not supported as argument");
        }
        let leaf = arg.value.as_record();
        if let Some(leaf) = leaf.filter(|leaf| is_constant(*leaf)) {
            return self.check_constant(leaf);
        }
        self.need(arg.name.unwrap_or_default())?;
        let is_usable = leaf.is_some_and(|leaf| {
            leaf.is_subclass_of("TypeConstraint") || leaf.is_subclass_of("NativeCodeCall")
        });
        if is_usable || matches!(arg.value, Value::Unset) {
            return Ok(());
        }
        self.error("unhandled case when rewriting op")
    }

    fn check_constant(&self, leaf: Record<'k>) -> Checked {
        let Ok(attr) = leaf.record("attr") else {
            return Ok(());
        };
        if attr.code("constBuilderCall").ok().flatten().is_some() {
            return Ok(());
        }
        self.error(format!(
            "Attribute {} does not have the 'constBuilderCall' field",
            attr.name()
        ))
    }
}

/// The directives at the end of a node.
fn directives(node: Node<'_>) -> impl Iterator<Item = Node<'_>> {
    let directives = node.args().skip(node.without_directives());
    directives.filter_map(|(_, child)| child)
}

/// Whether a leaf is a constant.
fn is_constant(leaf: Record<'_>) -> bool {
    ["ConstantAttr", "ConstantProp", "EnumCase"]
        .iter()
        .any(|class| leaf.is_subclass_of(class))
}
