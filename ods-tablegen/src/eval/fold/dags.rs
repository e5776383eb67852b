//! Operators on dags.

use super::{Context, Folded};
use crate::eval::{Evaluator, Result};
use crate::record::symbol::Symbol;
use crate::record::value::{Dag, DagArg, Node, ValueId};
use crate::token::BangOp;

impl Evaluator<'_> {
    fn dag_of(&self, value: ValueId) -> Option<Dag> {
        match self.store.node(value) {
            Node::Dag(dag) => Some(self.store.dag(dag)),
            _ => None,
        }
    }

    /// A name as a value; `?` if there is none.
    fn name_value(&mut self, name: Option<Symbol>) -> ValueId {
        name.map_or(ValueId::UNSET, |name| self.store.string(name))
    }

    /// `!con`: the arguments of two dags under one operator.
    pub(super) fn concat_dags(&mut self, [left, right]: [ValueId; 2], context: Context) -> Folded {
        let (Some(a), Some(b)) = (self.dag_of(left), self.dag_of(right)) else {
            return Ok(None);
        };
        let operator = match (self.store.node(a.operator), self.store.node(b.operator)) {
            (Node::Record(x), Node::Record(y)) if x != y => {
                let message = format!(
                    "Concatenated Dag operators do not match: '{}' vs. '{}'",
                    self.show(left),
                    self.show(right)
                );
                return self.fail_in(context.record, message);
            }
            (Node::Record(_), Node::Record(_) | Node::Unset) => a.operator,
            (Node::Unset, Node::Record(_) | Node::Unset) => b.operator,
            _ => return Ok(None),
        };
        self.check_list_len((a.args.len + b.args.len) as usize)?;
        let args = [self.store.dag_args(a.args), self.store.dag_args(b.args)].concat();
        Ok(Some(self.store.new_dag(
            operator,
            a.name.or(b.name),
            &args,
            None,
        )))
    }

    /// `!dag(operator, values, names)`
    pub(super) fn fold_dag(&mut self, [operator, values, names]: [ValueId; 3]) -> Option<ValueId> {
        let known = |value| match self.store.node(value) {
            Node::List { items, spans, .. } => Some(Some((self.store.range(items), spans))),
            Node::Unset => Some(None),
            _ => None,
        };
        let (values, names) = (known(values)?, known(names)?);
        let len = match (values, names) {
            (None, None) => return None,
            (Some((values, _)), Some((names, _))) if values.len() != names.len() => return None,
            (Some((list, _)), _) | (None, Some((list, _))) => list.len(),
        };
        let mut args = Vec::with_capacity(len);
        for n in 0..len {
            let name = match names.map(|(names, _)| self.store.node(names[n])) {
                Some(Node::Str { text, .. }) => Some(text),
                Some(Node::Unset) | None => None,
                Some(_) => return None,
            };
            let value = values.map_or(ValueId::UNSET, |(values, _)| values[n]);
            args.push(DagArg {
                value,
                name,
                origin: 0,
            });
        }
        if let Some((_, spans)) = values {
            for (n, arg) in args.iter_mut().enumerate() {
                if let Some(span) = self.store.span_at(spans, n) {
                    let origin = crate::record::value::ArgOrigin {
                        span,
                        value_span: span,
                        name_span: None,
                        doc: None,
                    };
                    arg.origin = self.store.add_arg_origin(origin);
                }
            }
        }
        Some(self.store.new_dag(operator, None, &args, None))
    }

    /// `!getdagop<T>(dag)`
    pub(super) fn dag_operator(&mut self, dag: ValueId, context: Context) -> Folded {
        let Some(known) = self.dag_of(dag) else {
            return Ok(None);
        };
        let Some(ty) = self.store.type_of(known.operator) else {
            return Ok(Some(known.operator));
        };
        if !self.is_a(ty, context.ty) {
            let message = format!(
                "Expected type '{}', got '{}' in: !getdagop({})",
                self.show_type(context.ty),
                self.show_type(ty),
                self.show(dag)
            );
            return self.fail_in(context.record, message);
        }
        Ok(Some(known.operator))
    }

    pub(super) fn dag_operator_name(&mut self, dag: ValueId) -> Option<ValueId> {
        let dag = self.dag_of(dag)?;
        Some(self.name_value(dag.name))
    }

    /// `!setdagop(dag, operator)`: the operator's name is dropped.
    pub(super) fn set_dag_operator(&mut self, [dag, operator]: [ValueId; 2]) -> Option<ValueId> {
        let dag = self.dag_of(dag)?;
        let Node::Record(_) = self.store.node(operator) else {
            return None;
        };
        let args = self.store.dag_args(dag.args).to_vec();
        Some(self.store.new_dag(operator, None, &args, None))
    }

    pub(super) fn set_dag_operator_name(&mut self, [dag, name]: [ValueId; 2]) -> Option<ValueId> {
        let dag = self.dag_of(dag)?;
        let (name, _) = self.string_of(name)?;
        let args = self.store.dag_args(dag.args).to_vec();
        Some(
            self.store
                .new_dag(dag.operator, Some(name), &args, dag.span),
        )
    }

    /// The place of the argument with the number or name `key`; `None` if the key is not known yet.
    fn dag_place(
        &mut self,
        dag: Dag,
        key: ValueId,
        op: BangOp,
        context: Context,
    ) -> Result<Option<usize>> {
        let problem = match self.store.node(key) {
            Node::Int(place) if place < 0 => format!("index {place} is negative"),
            Node::Int(place) => {
                let place = usize::try_from(place).unwrap_or(usize::MAX);
                if place < dag.args.len as usize {
                    return Ok(Some(place));
                }
                format!(
                    "index {place} is out of range (dag has {} arguments)",
                    dag.args.len
                )
            }
            Node::Str { text, .. } => {
                let mut args = self.store.dag_args(dag.args).iter();
                let place = args.position(|arg| arg.name == Some(text));
                if place.is_some() {
                    return Ok(place);
                }
                format!("key '{}' is not found", self.store.text(text))
            }
            _ => return Ok(None),
        };
        self.fail_in(context.record, format!("!{} {problem}", op.text()))
    }

    /// `!getdagarg<T>(dag, key)`: `?` if the argument is not of the type.
    pub(super) fn get_dag_arg(&mut self, [dag, key]: [ValueId; 2], context: Context) -> Folded {
        let Some(dag) = self.dag_of(dag) else {
            return Ok(None);
        };
        let Some(place) = self.dag_place(dag, key, BangOp::GetDagArg, context)? else {
            return Ok(None);
        };
        let arg = self.store.dag_args(dag.args)[place].value;
        let fits = match self.store.type_of(arg) {
            Some(ty) => self.convertible(ty, context.ty),
            None => true,
        };
        Ok(Some(if fits { arg } else { ValueId::UNSET }))
    }

    /// `!getdagname(dag, index)`
    pub(super) fn get_dag_name(&mut self, [dag, index]: [ValueId; 2], context: Context) -> Folded {
        let (Some(dag), Node::Int(index)) = (self.dag_of(dag), self.store.node(index)) else {
            return Ok(None);
        };
        let place = usize::try_from(index)
            .ok()
            .filter(|&place| place < dag.args.len as usize);
        let Some(place) = place else {
            let last = i64::from(dag.args.len) - 1;
            let message = format!("!getdagname index is out of range 0...{last}: {index}");
            return self.fail_in(context.record, message);
        };
        let name = self.store.dag_args(dag.args)[place].name;
        Ok(Some(self.name_value(name)))
    }

    /// `!setdagarg(dag, key, value)` and `!setdagname(dag, key, name)`
    pub(super) fn set_dag_arg(
        &mut self,
        op: BangOp,
        [dag, key, value]: [ValueId; 3],
        context: Context,
    ) -> Folded {
        let Some(dag) = self.dag_of(dag) else {
            return Ok(None);
        };
        let Some(place) = self.dag_place(dag, key, op, context)? else {
            return Ok(None);
        };
        let mut args = self.store.dag_args(dag.args).to_vec();
        let arg = &mut args[place];
        match self.store.node(value) {
            _ if op == BangOp::SetDagArg => arg.value = value,
            Node::Str { text, .. } => arg.name = Some(text),
            Node::Unset => arg.name = None,
            _ => return Ok(None),
        }
        Ok(Some(self.store.new_dag(
            dag.operator,
            dag.name,
            &args,
            dag.span,
        )))
    }
}
