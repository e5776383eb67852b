//! Source patterns: what they bind, and whether they can be matched.

use ods_tablegen::{DagArg, Value};

use super::node::{ArgumentKind, Declared, Form, Node, OpShape};
use super::symbols::{Bound, split_index};
use super::{Checked, Checker, binds, returns};

/// The message about what cannot be matched.
const NO_MATCH: &str = "encountered non-op, non-NativeCodeCall match.";

impl<'k> Checker<'k> {
    /// Binds the names in a source pattern or a result pattern.
    pub(super) fn bind(&mut self, node: Node<'k>, is_source: bool) -> Checked {
        self.at(node.span);
        match node.form {
            Form::Native => self.bind_native(node, is_source),
            Form::Operation => self.bind_operation(node, is_source),
            _ if node.symbol().is_empty() => Ok(()),
            _ => self.error(format!(
                "binding symbol '{}' to non-operation/native code call unsupported right now",
                node.symbol()
            )),
        }
    }

    fn bind_native(&mut self, node: Node<'k>, is_source: bool) -> Checked {
        let symbol = node.symbol();
        if !symbol.is_empty() {
            if is_source {
                return self.error(format!(
                    "binding symbol '{symbol}' to NativecodeCall in MatchPattern is not supported"
                ));
            }
            let count = returns(node.operator)?;
            self.bind_pack(symbol, count)?;
        }
        for (arg, child) in node.args() {
            self.at(arg.span);
            let name = arg.name.unwrap_or_default();
            match child {
                Some(child) => self.bind(child, is_source)?,
                None if is_source && binds(name) => {
                    if lacks_interface_type(arg.value) {
                        return self.error(format!("binding symbol '{name}' in NativeCodeCall to a property constraint without specifying that constraint's type is unsupported"));
                    }
                    self.bind_once(name, Bound::Other)?;
                }
                None => {}
            }
        }
        Ok(())
    }

    fn bind_operation(&mut self, node: Node<'k>, is_source: bool) -> Checked {
        let op = self.shape(node.operator)?;
        let either = node.either_count();
        let declared = op.arguments.len();
        let arguments = node.dag.len() - node.directive_count() + either;
        if arguments != declared {
            // Upstream counts directives here.
            let given = if self.is_precise {
                arguments
            } else {
                node.dag.len() + either
            };
            return self.error(format!(
                "op '{}' argument number mismatch: {given} in pattern vs. {declared} in definition",
                op.name
            ));
        }
        if !node.symbol().is_empty() {
            let count = i64::try_from(op.result_count).unwrap_or(i64::MAX);
            self.bind_pack(node.symbol(), count)?;
        }
        let mut place = 0;
        for (arg, child) in node.args() {
            self.at(arg.span);
            match child {
                Some(group) if matches!(group.form, Form::Either | Form::Variadic) => {
                    self.bind_group(group, &op, place, is_source)?;
                    place += usize::from(group.form == Form::Either);
                }
                Some(child) => self.bind(child, is_source)?,
                None if is_source => self.bind_argument(arg, &op, place)?,
                None => {}
            }
            place += 1;
        }
        Ok(())
    }

    fn bind_group(
        &mut self,
        group: Node<'k>,
        op: &OpShape<'k>,
        place: usize,
        is_source: bool,
    ) -> Checked {
        let is_either = group.form == Form::Either;
        if !is_either && binds(group.symbol()) {
            self.bind_to(group.symbol(), op, place)?;
        }
        for (n, (arg, child)) in group.args().enumerate() {
            self.at(arg.span);
            match child {
                Some(child) => self.bind(child, is_source)?,
                None => self.bind_argument(arg, op, place + if is_either { n } else { 0 })?,
            }
        }
        Ok(())
    }

    fn bind_argument(&mut self, arg: DagArg<'k>, op: &OpShape<'k>, place: usize) -> Checked {
        match arg.name {
            Some(name) if binds(name) => self.bind_to(name, op, place),
            _ => Ok(()),
        }
    }

    fn bind_to(&mut self, name: &'k str, op: &OpShape<'k>, place: usize) -> Checked {
        if split_index(name).1.is_some() {
            return self.error(format!(
                "symbol '{name}' with trailing index cannot bind to op argument"
            ));
        }
        let declared = op.arguments.get(place).copied().flatten();
        let is_operand = declared.is_some_and(|it| it.kind == ArgumentKind::Operand);
        self.bind_once(
            name,
            if is_operand {
                Bound::Operand
            } else {
                Bound::Other
            },
        )
    }

    pub(super) fn match_node(&self, node: Node<'k>, depth: usize) -> Checked {
        self.at(node.span);
        match node.form {
            Form::Native => self.match_native(node, depth),
            Form::Operation => self.match_operation(node, depth),
            _ => self.error(NO_MATCH),
        }
    }

    pub(super) fn match_operation(&self, node: Node<'k>, depth: usize) -> Checked {
        let op = self.shape(node.operator)?;
        let mut place = 0;
        for (arg, child) in node.args() {
            self.at(arg.span);
            if child.is_some_and(Node::is_directive) {
                return self.error(NO_MATCH);
            }
            let Some(declared) = op.arguments.get(place).copied().flatten() else {
                return self.error(format!("op '{}' has no argument #{place}", op.name));
            };
            match child {
                Some(group) if group.form == Form::Either => {
                    self.match_either(group, &op, depth, place)?;
                    place += 1;
                }
                Some(child) => self.match_nested(child, &op, declared, depth, place)?,
                None => self.match_leaf(arg.value, &op, declared, place)?,
            }
            place += 1;
        }
        Ok(())
    }

    fn match_nested(
        &self,
        child: Node<'k>,
        op: &OpShape<'k>,
        declared: Declared<'k>,
        depth: usize,
        place: usize,
    ) -> Checked {
        if declared.kind == ArgumentKind::Operand {
            if child.form == Form::Variadic {
                return self.match_variadic(child, op, declared, depth, place);
            }
            if declared.has_any_length() {
                return self.error(format!("use nested DAG construct to match op {}'s variadic operand #{place} unsupported now", op.name));
            }
        }
        self.match_node(child, depth + 1)
    }

    fn match_variadic(
        &self,
        group: Node<'k>,
        op: &OpShape<'k>,
        declared: Declared<'k>,
        depth: usize,
        place: usize,
    ) -> Checked {
        if !declared.is_variadic() {
            return self.error(format!(
                "variadic DAG construct can't match op {}'s non-variadic operand #{place}",
                op.name
            ));
        }
        for (arg, child) in group.args() {
            self.at(arg.span);
            match child {
                Some(child) if child.is_operation() => self.match_operation(child, depth + 1)?,
                Some(_) => return self.error("variadic only accepts operation sub-dags"),
                None => self.match_leaf(arg.value, op, declared, place)?,
            }
        }
        Ok(())
    }

    fn match_either(
        &self,
        group: Node<'k>,
        op: &OpShape<'k>,
        depth: usize,
        place: usize,
    ) -> Checked {
        if group.dag.len() != 2 {
            return self.error("`either` only supports grouping two operands");
        }
        for (n, (arg, child)) in group.args().enumerate() {
            self.at(arg.span);
            if let Some(child) = child {
                if child.form == Form::Either {
                    return self.error("either cannot be nested");
                }
                self.match_node(child, depth + 1)?;
                continue;
            }
            match op.arguments.get(place + n).copied().flatten() {
                Some(declared) if declared.kind == ArgumentKind::Operand => {
                    self.match_leaf(arg.value, op, declared, place + n)?;
                }
                _ => return self.error("either can only be applied on operand"),
            }
        }
        Ok(())
    }

    fn match_leaf(
        &self,
        leaf: Value<'k>,
        op: &OpShape<'k>,
        declared: Declared<'k>,
        place: usize,
    ) -> Checked {
        let Some(matcher) = leaf.as_record() else {
            return Ok(());
        };
        let (class, what) = match declared.kind {
            ArgumentKind::Operand => ("TypeConstraint", "an operand"),
            ArgumentKind::Attribute => ("AttrConstraint", "an attribute"),
            ArgumentKind::Property => ("PropConstraint", "a property"),
        };
        if !matcher.is_subclass_of(class) {
            let n = place + 1;
            return self.error(format!(
                "the {n}-th argument of op '{}' should be {what}",
                op.name
            ));
        }
        let is_operand = declared.kind == ArgumentKind::Operand;
        if is_operand && declared.has_any_length() && matcher.id() != declared.constraint.id() {
            return self.error(format!(
                "further constrain op {}'s variadic operand #{place} unsupported now",
                op.name
            ));
        }
        Ok(())
    }

    fn match_native(&self, node: Node<'k>, depth: usize) -> Checked {
        for (_, child) in node.args() {
            match child.map(|child| child.form) {
                Some(Form::Either) => {
                    return self.error("NativeCodeCall cannot have `either` operands");
                }
                Some(Form::Variadic) => {
                    return self.error("NativeCodeCall cannot have `variadic` operands");
                }
                _ => {}
            }
        }
        if self.gives_types(node)? {
            return self.error("`NativeCodeCall` cannot have return type specifier");
        }
        if let Some((arg, _)) = node.args().find(|(arg, _)| lacks_interface_type(arg.value)) {
            debug_assert!(
                !arg.name.is_some_and(binds),
                "named ones are refused before"
            );
            return self.error(
                "NativeCodeCall cannot have a property operand with unspecified interface type",
            );
        }
        let expression = node.operator.string("expression").map_err(Box::new)?;
        if expression.matches("$_self").count() != 1 {
            return self.error(
                "NativeCodeCall must have $_self as argument for passing the defining Operation",
            );
        }
        self.check_locations(node)?;
        let nested = node.args().take(node.without_directives());
        if let Some(n) = { nested }.position(|(_, child)| child.is_some()) {
            return self.error(format!(
                "Matching nested tree in NativeCodecall not support for arg{depth}_{n} as arg {n}"
            ));
        }
        Ok(())
    }
}

/// Whether a leaf is a constraint on a property whose type is not known.
fn lacks_interface_type(leaf: Value<'_>) -> bool {
    leaf.as_record().is_some_and(|leaf| {
        leaf.is_subclass_of("PropConstraint")
            && leaf.string("interfaceType").unwrap_or_default().is_empty()
    })
}
