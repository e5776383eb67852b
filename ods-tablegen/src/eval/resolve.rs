//! Resolving: replacing variables by values, and folding the operators that become known.
//!
//! Resolving is lazy, because recursion in classes and the set of anonymous records depend on it: once its condition
//! is known, `!if` resolves only the arm that it takes; `!and` and `!or` stop at a left operand that decides. `!cond`
//! resolves all its arms.

use super::fold::Context;
use super::resolvers::{Resolver, ShadowResolver, TrackUnresolved};
use super::stack::on_large_stack;
use super::{Evaluator, Result};
use crate::limits::MAX_RECURSION;
use crate::record::symbol::Symbol;
use crate::record::types::TypeId;
use crate::record::value::{ClassArg, DagArg, InstanceId, Node, Op, Range, SpansAt, ValueId};
use crate::token::BangOp;

impl Evaluator<'_> {
    /// Replaces the variables in `value`. Returns `value` itself if nothing changed.
    pub(crate) fn resolve(&mut self, value: ValueId, r: &mut dyn Resolver) -> Result<ValueId> {
        if !value.is_symbolic() {
            return Ok(value);
        }
        self.step()?;
        if self.needs_large_stack() {
            self.set_on_large_stack(true);
            let Some(result) = on_large_stack(|| self.resolve_level(value, r)) else {
                return self.fail_no_stack();
            };
            self.set_on_large_stack(false);
            return result;
        }
        self.resolve_level(value, r)
    }

    fn resolve_level(&mut self, value: ValueId, r: &mut dyn Resolver) -> Result<ValueId> {
        if self.meter.recursion >= MAX_RECURSION {
            let message =
                format!("evaluation recurses too deep: the limit is {MAX_RECURSION} levels");
            return self.fail_in(r.record(), message);
        }
        self.meter.recursion += 1;
        let result = self.resolve_symbolic(value, r);
        self.meter.recursion -= 1;
        result
    }

    fn resolve_symbolic(&mut self, value: ValueId, r: &mut dyn Resolver) -> Result<ValueId> {
        match self.store.node(value) {
            Node::Unset | Node::Bit(_) | Node::Int(_) | Node::Str { .. } | Node::Record(_) => {
                Ok(value)
            }
            Node::Var { name, .. } => Ok(r.lookup(self, name)?.unwrap_or(value)),
            Node::AnonymousName(name) => Ok(self.resolve_name(value, name, r)),
            Node::VarBit { of, bit } => {
                let resolved = self.resolve(of, r)?;
                if resolved == of {
                    Ok(value)
                } else {
                    Ok(self.bit_of(resolved, bit))
                }
            }
            Node::Field { of, name, .. } => {
                let resolved = self.resolve(of, r)?;
                if resolved == of {
                    Ok(value)
                } else {
                    self.field_of(resolved, name, r.record())
                }
            }
            Node::Bits(bits) => self.resolve_bits(value, bits, r),
            Node::List {
                items,
                element,
                spans,
            } => {
                let resolved = self.resolve_range(items, r)?;
                Ok(resolved.map_or(value, |items| self.store.list(&items, element, spans)))
            }
            Node::Dag(_) => self.resolve_dag(value, r),
            Node::Instance(instance) => self.resolve_instance(value, instance, r),
            Node::Op { op, ty, operands } => self.resolve_op(value, op, ty, operands, r),
        }
    }

    fn resolve_name(&mut self, value: ValueId, name: Symbol, r: &mut dyn Resolver) -> ValueId {
        let renamed = r.rename(name);
        if r.is_final() {
            self.store.string(renamed)
        } else if renamed == name {
            value
        } else {
            self.store.anonymous_name(renamed)
        }
    }

    /// Resolves a run of values; `None` if none changed.
    fn resolve_range(
        &mut self,
        range: Range,
        r: &mut dyn Resolver,
    ) -> Result<Option<Vec<ValueId>>> {
        let mut resolved: Option<Vec<ValueId>> = None;
        for (n, place) in range.indices().enumerate() {
            let old = self.store.pool[place];
            let new = self.resolve(old, r)?;
            match &mut resolved {
                Some(values) => values.push(new),
                None if new != old => {
                    let mut values = Vec::with_capacity(range.len as usize);
                    values.extend_from_slice(&self.store.range(range)[..n]);
                    values.push(new);
                    resolved = Some(values);
                }
                None => {}
            }
        }
        Ok(resolved)
    }

    fn resolve_bits(
        &mut self,
        value: ValueId,
        range: Range,
        r: &mut dyn Resolver,
    ) -> Result<ValueId> {
        let mut bits = self.store.range(range).to_vec();
        let mut changed = false;
        // The bits of one value are usually adjacent, so it is resolved once.
        let mut last: Option<(ValueId, ValueId)> = None;
        for bit in &mut bits {
            let old = *bit;
            let mut new = if let Node::VarBit { of, bit } = self.store.node(old) {
                let resolved = match last {
                    Some((known, resolved)) if known == of => resolved,
                    _ => self.resolve(of, r)?,
                };
                last = Some((of, resolved));
                if resolved == of {
                    old
                } else {
                    self.bit_of(resolved, bit)
                }
            } else {
                let resolved = self.resolve(old, r)?;
                self.bit_of(resolved, 0)
            };
            if new == ValueId::UNSET && r.keep_unset_bits() {
                new = old;
            }
            changed |= new != old;
            *bit = new;
        }
        Ok(if changed {
            self.store.bits(&bits)
        } else {
            value
        })
    }

    fn resolve_dag(&mut self, value: ValueId, r: &mut dyn Resolver) -> Result<ValueId> {
        let Node::Dag(id) = self.store.node(value) else {
            return Ok(value);
        };
        let dag = self.store.dag(id);
        let mut resolved: Option<Vec<DagArg>> = None;
        for (n, place) in dag.args.indices().enumerate() {
            let arg = self.store.dag_args[place];
            let new = self.resolve(arg.value, r)?;
            if new != arg.value && resolved.is_none() {
                resolved = Some(self.store.dag_args(dag.args)[..n].to_vec());
            }
            if let Some(args) = &mut resolved {
                args.push(DagArg { value: new, ..arg });
            }
        }
        let operator = self.resolve(dag.operator, r)?;
        Ok(match resolved {
            Some(args) => self.store.new_dag(operator, dag.name, &args, dag.span),
            None if operator != dag.operator => {
                let args = self.store.dag_args(dag.args).to_vec();
                self.store.new_dag(operator, dag.name, &args, dag.span)
            }
            None => value,
        })
    }

    fn resolve_instance(
        &mut self,
        value: ValueId,
        id: InstanceId,
        r: &mut dyn Resolver,
    ) -> Result<ValueId> {
        let instance = self.store.instance(id);
        let mut track = TrackUnresolved {
            outer: r,
            found_unresolved: false,
        };
        let mut args: Vec<ClassArg> = self.store.instance_args(instance.args).to_vec();
        let mut changed = false;
        let mut named_anonymously = false;
        for arg in &mut args {
            let new = self.resolve(arg.value, &mut track)?;
            changed |= new != arg.value;
            named_anonymously |= self.has_anonymous_name(new);
            arg.value = new;
        }
        if !changed {
            return Ok(value);
        }
        if track.found_unresolved || named_anonymously {
            return Ok(self
                .store
                .new_instance(instance.class, &args, instance.span));
        }
        self.instantiate(instance.class, &args, instance.span)
    }

    fn resolve_op(
        &mut self,
        value: ValueId,
        op: Op,
        ty: TypeId,
        operands: Range,
        r: &mut dyn Resolver,
    ) -> Result<ValueId> {
        match op {
            Op::Bang(BangOp::If) => {
                let condition = self.store.range(operands)[0];
                let resolved = self.resolve(condition, r)?;
                if resolved != condition
                    && let Some(taken) = self.int_value(resolved)
                {
                    let arm = self.store.range(operands)[if taken == 0 { 2 } else { 1 }];
                    return self.resolve(arm, r);
                }
                self.resolve_rest(value, op, ty, operands, &[resolved], r)
            }
            Op::Bang(bang @ (BangOp::And | BangOp::Or)) => {
                let left = self.store.range(operands)[0];
                let left = self.resolve(left, r)?;
                if let Some(int) = self.int_value(left)
                    && int == if bang == BangOp::And { 0 } else { -1 }
                {
                    return Ok(self.store.int(int));
                }
                self.resolve_rest(value, op, ty, operands, &[left], r)
            }
            Op::Bang(BangOp::Foreach | BangOp::Filter) => {
                let &[variable, list, body] = self.store.range(operands) else {
                    return Ok(value);
                };
                let new_list = self.resolve(list, r)?;
                let mut shadow = ShadowResolver {
                    outer: r,
                    names: [self.store.str_of(variable), None],
                };
                let new_body = self.resolve(body, &mut shadow)?;
                if new_list == list && new_body == body {
                    return Ok(value);
                }
                self.build(op, ty, &[variable, new_list, new_body], r.record())
            }
            Op::Bang(BangOp::Foldl) => {
                let &[start, list, a, b, body] = self.store.range(operands) else {
                    return Ok(value);
                };
                let new_start = self.resolve(start, r)?;
                let new_list = self.resolve(list, r)?;
                let names = [self.store.str_of(a), self.store.str_of(b)];
                let mut shadow = ShadowResolver { outer: r, names };
                let new_body = self.resolve(body, &mut shadow)?;
                if new_start == start && new_list == list && new_body == body {
                    return Ok(value);
                }
                self.build(op, ty, &[new_start, new_list, a, b, new_body], r.record())
            }
            _ => self.resolve_rest(value, op, ty, operands, &[], r),
        }
    }

    /// Resolves the operands after those in `done`, and folds the operator if one changed.
    fn resolve_rest(
        &mut self,
        value: ValueId,
        op: Op,
        ty: TypeId,
        operands: Range,
        done: &[ValueId],
        r: &mut dyn Resolver,
    ) -> Result<ValueId> {
        let mut resolved = Vec::with_capacity(operands.len as usize);
        resolved.extend_from_slice(done);
        let mut changed = done != &self.store.range(operands)[..done.len()];
        for place in operands.indices().skip(done.len()) {
            let old = self.store.pool[place];
            let new = self.resolve(old, r)?;
            changed |= new != old;
            resolved.push(new);
        }
        // Even with known operands these operators fold only in the final resolution.
        let waits = matches!(
            op,
            Op::Bang(BangOp::Cast | BangOp::Exists | BangOp::Instances)
        );
        let is_final = r.is_final();
        if !(changed || waits && is_final) {
            return Ok(value);
        }
        let context = Context {
            ty,
            record: r.record(),
            is_final,
        };
        match self.fold(op, &resolved, context)? {
            Some(folded) => Ok(folded),
            None if changed => Ok(self.store.op(op, ty, &resolved)),
            None => Ok(value),
        }
    }

    /// One bit of a value.
    pub(crate) fn bit_of(&mut self, value: ValueId, bit: u32) -> ValueId {
        match self.store.node(value) {
            Node::Unset | Node::Bit(_) => value,
            Node::Int(int) => ValueId::bit(bit < 64 && int >> bit & 1 != 0),
            Node::Bits(range) if bit < range.len => self.store.range(range)[bit as usize],
            _ if self.store.type_of(value) == Some(TypeId::BIT) => value,
            _ => self.store.var_bit(value, bit),
        }
    }

    /// The value of `value.name`, or the access itself if the value is not known yet.
    pub(crate) fn field_of(
        &mut self,
        value: ValueId,
        name: Symbol,
        current: Option<crate::record::RecordId>,
    ) -> Result<ValueId> {
        let Some(ty) = self.field_type(value, name) else {
            let message = format!(
                "Cannot access field '{}' of value '{}'",
                self.store.text(name),
                self.show(value)
            );
            return self.fail_in(current, message);
        };
        if let Node::Record(record) = self.store.node(value) {
            if current == Some(record) {
                let message = format!(
                    "Attempting to access field '{}' of '{}' is a forbidden self-reference",
                    self.store.text(name),
                    self.show(value)
                );
                return self.fail_in(current, message);
            }
            if let Some(field) = self.store.record(record).fields.get(name) {
                let known = field.value;
                if self.is_concrete(known) {
                    return Ok(known);
                }
            }
        }
        Ok(self.store.field_access(value, name, ty))
    }

    /// Whether a value contains neither a variable nor an unfolded operator.
    pub(crate) fn is_concrete(&self, value: ValueId) -> bool {
        if !value.is_symbolic() {
            return true;
        }
        match self.store.node(value) {
            Node::Field { of, name, .. } => match self.store.node(of) {
                Node::Record(record) => {
                    let field = self.store.record(record).fields.get(name);
                    field.is_some_and(|field| field.value != value && self.is_concrete(field.value))
                }
                _ => false,
            },
            // As in llvm-tblgen, a `!cond` that does not fold counts as known if its operands are.
            Node::Bits(range)
            | Node::List { items: range, .. }
            | Node::Op {
                op: Op::Bang(BangOp::Cond),
                operands: range,
                ..
            } => self
                .store
                .range(range)
                .iter()
                .all(|&item| self.is_concrete(item)),
            Node::Dag(dag) => {
                let dag = self.store.dag(dag);
                self.is_concrete(dag.operator)
                    && self
                        .store
                        .dag_args(dag.args)
                        .iter()
                        .all(|arg| self.is_concrete(arg.value))
            }
            _ => false,
        }
    }

    /// A string value with the span at which it was written.
    pub(crate) fn written_string(
        &mut self,
        text: Symbol,
        code: bool,
        span: crate::source::Span,
    ) -> ValueId {
        let origin: SpansAt = self.store.add_spans(&[span]);
        self.store.string_or_code(text, code, origin)
    }
}
