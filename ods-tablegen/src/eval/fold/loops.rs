//! `!foreach`, `!filter` and `!foldl`.

use super::{Context, Folded};
use crate::eval::resolvers::MapResolver;
use crate::eval::{Evaluator, Result};
use crate::record::symbol::Symbol;
use crate::record::value::{DagArg, Node, SpansAt, ValueId};

impl Evaluator<'_> {
    /// `body` with `value` in place of the variable.
    fn apply(
        &mut self,
        variable: Symbol,
        value: ValueId,
        body: ValueId,
        context: Context,
    ) -> Result<ValueId> {
        let mut map = MapResolver::with_capacity(context.record, 1);
        map.set(variable, value, None);
        self.resolve(body, &mut map)
    }

    /// `!foreach(variable, list or dag, body)`
    pub(super) fn fold_foreach(
        &mut self,
        [variable, sequence, body]: [ValueId; 3],
        context: Context,
    ) -> Folded {
        let Some(variable) = self.store.str_of(variable) else {
            return Ok(None);
        };
        match self.store.node(sequence) {
            Node::Dag(_) => self.map_dag(variable, sequence, body, context).map(Some),
            Node::List { items, spans, .. } => {
                let Some(element) = self.store.types.element(context.ty) else {
                    return Ok(None);
                };
                let mut mapped = Vec::with_capacity(items.len as usize);
                for place in items.indices() {
                    let item = self.store.pool[place];
                    mapped.push(self.apply(variable, item, body, context)?);
                }
                Ok(Some(self.store.list(&mapped, element, spans)))
            }
            _ => Ok(None),
        }
    }

    /// Maps the operator and the arguments of a dag, and of the dags among them.
    fn map_dag(
        &mut self,
        variable: Symbol,
        value: ValueId,
        body: ValueId,
        context: Context,
    ) -> Result<ValueId> {
        let Node::Dag(id) = self.store.node(value) else {
            return self.apply(variable, value, body, context);
        };
        let dag = self.store.dag(id);
        let operator = self.apply(variable, dag.operator, body, context)?;
        let mut changed = operator != dag.operator;
        let mut args = Vec::with_capacity(dag.args.len as usize);
        for place in dag.args.indices() {
            let arg = self.store.dag_args[place];
            let mapped = self.map_dag(variable, arg.value, body, context)?;
            changed |= mapped != arg.value;
            args.push(DagArg {
                value: mapped,
                ..arg
            });
        }
        Ok(if changed {
            self.store.new_dag(operator, dag.name, &args, dag.span)
        } else {
            value
        })
    }

    /// `!filter(variable, list, predicate)`
    pub(super) fn fold_filter(
        &mut self,
        [variable, list, predicate]: [ValueId; 3],
        context: Context,
    ) -> Folded {
        let (Some(variable), Node::List { items, element, .. }) =
            (self.store.str_of(variable), self.store.node(list))
        else {
            return Ok(None);
        };
        let mut kept = Vec::new();
        for place in items.indices() {
            let item = self.store.pool[place];
            let keep = self.apply(variable, item, predicate, context)?;
            match self.int_value(keep) {
                None => return Ok(None),
                Some(0) => {}
                Some(_) => kept.push(item),
            }
        }
        Ok(Some(self.store.list(&kept, element, SpansAt::NONE)))
    }

    /// `!foldl(start, list, accumulator, variable, body)`
    pub(super) fn fold_foldl(
        &mut self,
        start: ValueId,
        list: ValueId,
        variables: [ValueId; 2],
        body: ValueId,
        context: Context,
    ) -> Folded {
        let [Some(accumulator), Some(variable)] =
            variables.map(|variable| self.store.str_of(variable))
        else {
            return Ok(None);
        };
        let Node::List { items, .. } = self.store.node(list) else {
            return Ok(None);
        };
        let mut value = start;
        for place in items.indices() {
            let item = self.store.pool[place];
            let mut map = MapResolver::with_capacity(context.record, 2);
            map.set(accumulator, value, None);
            map.set(variable, item, None);
            value = self.resolve(body, &mut map)?;
        }
        Ok(Some(value))
    }
}
