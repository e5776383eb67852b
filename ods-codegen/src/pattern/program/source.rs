//! The steps of a source pattern, and of constraints.

use std::rc::Rc;

use ods_table::{Register, Step};
use ods_tablegen::{DagArg, DagValue, Record, Value};

use super::super::node::{Form, Node};
use super::super::{Checked, binds};
use super::{CodeRef, Compiler, Kind, Symbol, kind_of_value};
use crate::model::{Argument, AttrConstraint, Constraint as _, NamedAttribute, Operator, Presence};

/// A value in the source pattern: a leaf or a nested pattern, and the operand that it stands for.
#[derive(Clone, Copy)]
struct Place<'k> {
    arg: DagArg<'k>,
    child: Option<Node<'k>>,
}

impl<'k> Compiler<'_, 'k> {
    pub(super) fn match_root(&mut self, source: Node<'k>) -> Checked {
        let op = self.operator(source)?;
        self.op_count = 1;
        self.matched.push(0);
        self.bind_op(source, 0, &op);
        self.match_arguments(source, 0, &op)
    }

    fn bind_op(&mut self, node: Node<'k>, register: Register, op: &Rc<Operator<'k>>) {
        let (name, _) = super::split_index(node.symbol());
        self.bind(name, register, Kind::Op(Rc::clone(op)));
        if name != node.symbol() && binds(name) {
            self.symbols.entry(name).or_insert(Symbol {
                register,
                kind: Kind::Op(Rc::clone(op)),
            });
        }
    }

    /// Matches the arguments of the operation in `register`.
    fn match_arguments(
        &mut self,
        node: Node<'k>,
        register: Register,
        op: &Rc<Operator<'k>>,
    ) -> Checked {
        let mut place = 0;
        for (arg, child) in node.args().take(node.without_directives()) {
            let argument = op.arguments.get(place).copied();
            if let Some(group) = child.filter(|child| child.form == Form::Either) {
                self.match_either(group, register, op, place)?;
                place += 2;
                continue;
            }
            match argument {
                Some(Argument::Operand(number)) => {
                    self.match_operand(Place { arg, child }, register, op, number)?;
                }
                Some(Argument::Attribute(slot)) => {
                    self.match_attribute(Place { arg, child }, register, op, slot)?;
                }
                Some(Argument::Property(number)) => {
                    self.match_property(Place { arg, child }, register, op, number)?;
                }
                None => {
                    let name = op.operation_name();
                    return self.error(arg.span, format!("op '{name}' has no argument #{place}"));
                }
            }
            place += 1;
        }
        Ok(())
    }

    fn match_operand(
        &mut self,
        Place { arg, child }: Place<'k>,
        op_register: Register,
        op: &Rc<Operator<'k>>,
        number: usize,
    ) -> Checked {
        let operand = &op.operands[number];
        let constraint = other_constraint(arg.value, operand.constraint.record());
        let name = arg.name.unwrap_or_default();
        if child.is_none() && constraint.is_none() && !binds(name) {
            return Ok(());
        }
        let kind = kind_of_value(operand);
        let to = self.register();
        let (op, group) = (op_register, number);
        self.steps.push(match kind {
            Kind::Value => Step::Operand { to, op, group },
            Kind::OptionalValue => Step::OptionalOperand { to, op, group },
            _ => Step::Operands { to, op, group },
        });
        match child {
            Some(group) if group.form == Form::Variadic => self.match_elements(group, to),
            Some(child) => self.match_definer(child, to),
            None => {
                self.match_leaf(name, constraint, to, kind);
                Ok(())
            }
        }
    }

    /// Tests the value in `to`, and binds it.
    fn match_leaf(
        &mut self,
        name: &'k str,
        constraint: Option<Record<'k>>,
        to: Register,
        kind: Kind<'k>,
    ) {
        if let Some(constraint) = constraint {
            self.steps.push(Step::Test {
                of: to,
                test: CodeRef::Type(constraint),
            });
        }
        self.bind(name, to, kind);
    }

    /// Matches the elements of `variadic` against the values in `values`.
    fn match_elements(&mut self, group: Node<'k>, values: Register) -> Checked {
        self.steps.push(Step::Count {
            values,
            count: group.dag.len(),
        });
        self.bind(group.symbol(), values, Kind::Values);
        for (number, (arg, child)) in group.args().enumerate() {
            let name = arg.name.unwrap_or_default();
            if child.is_none() && !binds(name) {
                continue;
            }
            let to = self.register();
            self.steps.push(Step::Element { to, values, number });
            match child {
                Some(child) => self.match_definer(child, to)?,
                None => self.match_leaf(name, None, to, Kind::Value),
            }
        }
        Ok(())
    }

    /// Matches the operation that defines the value in `value`.
    fn match_definer(&mut self, node: Node<'k>, value: Register) -> Checked {
        let to = self.register();
        if node.form == Form::Native {
            self.steps.push(Step::Definer { to, value });
            self.matched.push(to);
            return self.match_natively(node, to);
        }
        let op = self.operator(node)?;
        self.steps.push(Step::Op {
            to,
            value,
            op: CodeRef::Op(node.operator),
        });
        self.bind_op(node, to, &op);
        self.match_arguments(node, to, &op)?;
        self.op_count += 1;
        self.matched.push(to);
        Ok(())
    }

    fn match_natively(&mut self, node: Node<'k>, op: Register) -> Checked {
        let (mut kinds, mut leaves) = (Vec::new(), Vec::new());
        for (arg, _) in node.args().take(node.without_directives()) {
            let leaf = arg.value.as_record();
            let is = |class| leaf.is_some_and(|leaf| leaf.is_subclass_of(class));
            kinds.push(if is("AttrConstraint") {
                let attr = leaf.filter(|leaf| leaf.is_subclass_of("Attr"));
                Kind::Attr {
                    storage: attr.and_then(|attr| own_storage(AttrConstraint::new(attr).base())),
                    is_optional: false,
                }
            } else if is("PropConstraint") {
                let message = "a native matcher captures values and attributes, not properties";
                return self.error(arg.span, message);
            } else {
                Kind::Value
            });
            leaves.push((arg, leaf));
        }
        // The register of a matcher is its own, even if it captures nothing.
        let first = self.next;
        self.next += kinds.len().max(1);
        self.steps.push(Step::Match {
            op,
            matcher: CodeRef::Matcher(node.operator, kinds.clone()),
            to: first,
        });
        for (number, ((arg, leaf), kind)) in leaves.into_iter().zip(kinds).enumerate() {
            let to = first + number;
            if let Some(leaf) = leaf {
                let test = match kind {
                    Kind::Attr { .. } => CodeRef::Attr(leaf),
                    _ => CodeRef::Type(leaf),
                };
                self.steps.push(Step::Test { of: to, test });
            }
            self.bind(arg.name.unwrap_or_default(), to, kind);
        }
        Ok(())
    }

    /// Matches two neighbouring operands in one order or the other.
    fn match_either(
        &mut self,
        group: Node<'k>,
        register: Register,
        op: &Rc<Operator<'k>>,
        place: usize,
    ) -> Checked {
        let to = self.next;
        self.next += 2;
        let outer = std::mem::take(&mut self.steps);
        let mut groups = [0; 2];
        for (n, (arg, _)) in group.args().take(2).enumerate() {
            let Some(&Argument::Operand(number)) = op.arguments.get(place + n) else {
                return self.error(arg.span, "either can only be applied on operand");
            };
            if !matches!(kind_of_value(&op.operands[number]), Kind::Value) {
                let name = op.operands[number].name;
                let message = format!(
                    "`either` takes operands that are single values, which `{name}` is not"
                );
                return self.error(arg.span, message);
            }
            groups[n] = number;
        }
        for (n, (arg, child)) in group.args().take(2).enumerate() {
            if let Some(child) = child {
                self.match_definer(child, to + n)?;
                continue;
            }
            // What both operands satisfy anyway needs no test.
            let mut declared = groups.iter().map(|number| op.operands[*number].constraint);
            let constraint = declared.find_map(|it| other_constraint(arg.value, it.record()));
            let name = arg.name.unwrap_or_default();
            self.match_leaf(name, constraint, to + n, Kind::Value);
        }
        let inner = std::mem::replace(&mut self.steps, outer);
        self.steps.push(Step::Either {
            to,
            op: register,
            group: groups[0],
            other: groups[1],
            steps: inner.len(),
        });
        self.steps.extend(inner);
        Ok(())
    }

    fn match_attribute(
        &mut self,
        Place { arg, child }: Place<'k>,
        op_register: Register,
        op: &Rc<Operator<'k>>,
        slot: usize,
    ) -> Checked {
        let attr = &op.attributes[slot];
        if child.is_some() {
            let message = format!(
                "`{}` is an attribute, which no operation defines",
                attr.name
            );
            return self.error(arg.span, message);
        }
        let constraint = other_constraint(arg.value, attr.attr.record());
        let name = arg.name.unwrap_or_default();
        if constraint.is_none() && !binds(name) {
            return Ok(());
        }
        let kind = kind_of_attr(attr);
        let (to, op) = (self.register(), op_register);
        let is_optional = matches!(
            kind,
            Kind::Attr {
                is_optional: true,
                ..
            }
        );
        self.steps.push(if is_optional {
            Step::OptionalAttr { to, op, slot }
        } else {
            Step::Attr { to, op, slot }
        });
        if let Some(constraint) = constraint {
            // Drivers choose patterns by constants.
            let step = match self.constant(Some(constraint), arg.span)? {
                Some((attr, value)) => Step::Equal {
                    of: to,
                    constant: CodeRef::ConstantAttr(attr, value),
                },
                None => Step::Test {
                    of: to,
                    test: CodeRef::Attr(constraint),
                },
            };
            self.steps.push(step);
        }
        self.bind(name, to, kind);
        Ok(())
    }

    fn match_property(
        &mut self,
        Place { arg, child }: Place<'k>,
        op_register: Register,
        op: &Rc<Operator<'k>>,
        number: usize,
    ) -> Checked {
        let prop = &op.properties[number];
        if child.is_some() {
            let message = format!("`{}` is a property, which no operation defines", prop.name);
            return self.error(arg.span, message);
        }
        let constraint = other_constraint(arg.value, prop.prop.record());
        let name = arg.name.unwrap_or_default();
        if constraint.is_none() && !binds(name) {
            return Ok(());
        }
        let (to, record, op) = (self.register(), prop.prop.record(), op_register);
        self.steps.push(Step::Prop { to, op, number });
        if let Some(constraint) = constraint {
            self.steps.push(Step::Test {
                of: to,
                test: CodeRef::Prop {
                    constraint,
                    of: record,
                },
            });
        }
        self.bind(name, to, Kind::Prop(record));
        Ok(())
    }

    /// Compiles an element of the list of constraints.
    pub(super) fn constrain(&mut self, dag: DagValue<'k>) -> Checked {
        let Some(constraint) = dag.operator().as_record() else {
            return self.error(dag.span(), "a constraint of a pattern must be a record");
        };
        if constraint.is_subclass_of("TypeConstraint") {
            let arg = dag.arg(0);
            let name = arg.and_then(|arg| arg.name).unwrap_or_default();
            let span = arg.and_then(|arg| arg.span);
            let symbol = self.resolve(name, span)?;
            if matches!(symbol.kind, Kind::Attr { .. } | Kind::Prop(_)) {
                let message = format!(
                    "`${name}` is {}, but `{}` is a constraint on the types of values",
                    symbol.kind.in_words(),
                    constraint.name()
                );
                return self.error(span, message);
            }
            self.steps.push(Step::Test {
                of: symbol.register,
                test: CodeRef::Type(constraint),
            });
            return Ok(());
        }
        let (mut of, mut arguments) = (Vec::new(), Vec::new());
        for arg in dag.args() {
            let symbol = self.resolve(arg.name.unwrap_or_default(), arg.span)?;
            of.push(symbol.register);
            arguments.push(symbol.kind);
        }
        let mut this = None;
        if let Some(name) = dag.operator_name().filter(|name| !name.is_empty()) {
            let symbol = self.resolve(name, dag.span())?;
            of.push(symbol.register);
            this = Some(symbol.kind);
        }
        self.steps.push(Step::Check {
            check: CodeRef::Check {
                constraint,
                this,
                arguments,
            },
            of,
        });
        Ok(())
    }
}

/// The kind of an attribute of an op.
pub(super) fn kind_of_attr<'k>(attr: &NamedAttribute<'k>) -> Kind<'k> {
    Kind::Attr {
        storage: own_storage(attr.attr.base()),
        is_optional: attr.presence() == Presence::Optional,
    }
}

/// The Rust type of the attributes of a definition; `None` for a class of attributes.
fn own_storage(attr: AttrConstraint<'_>) -> Option<&str> {
    let storage = attr.storage_type()?;
    let is_class = storage.contains("::__private::") || storage == "::ods_runtime::Attribute";
    (!is_class).then_some(storage)
}

/// The constraint of a leaf; `None` if it is the declared one.
fn other_constraint<'k>(leaf: Value<'k>, declared: Record<'k>) -> Option<Record<'k>> {
    let leaf = leaf.as_record()?;
    (leaf.id() != declared.id()).then_some(leaf)
}
