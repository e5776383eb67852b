//! What the verifiers ask for.

use super::{
    ApplyNativeConstraintOp, ApplyNativeRewriteOp, AttributeOp, OperandOp, OperandsOp, OperationOp,
    OperationType, PatternOp, RangeOp, RangeType, ReplaceOp, ResultOp, ResultsOp, RewriteOp,
    TypeOp, TypesOp, ValueType, range_element_type_or_self,
};
use ods_lookup::LookupSet;
use ods_runtime::op::OpInfo;
use ods_runtime::prelude::*;

/// The operations that use a result of `op`, once for each use.
fn users(op: Operation, ir: &Ir) -> impl Iterator<Item = Operation> {
    let results = op.results(ir).iter();
    results.flat_map(|result| result.uses(ir).map(|operand| operand.owner))
}

fn is_in_rewrite(op: Operation, ir: &Ir) -> bool {
    op.parent_op(ir)
        .is_some_and(|parent| parent.is::<RewriteOp>(ir))
}

/// What the body of a pattern defines must be used by something that binds it; results only pass on.
fn verify_binding_use(op: Operation, ir: &Ir) -> VerifyResult {
    if !op
        .parent_op(ir)
        .is_some_and(|parent| parent.is::<PatternOp>(ir))
    {
        return Ok(());
    }
    let mut left = vec![op];
    let mut seen = LookupSet::default();
    while let Some(op) = left.pop() {
        for user in users(op, ir) {
            if !user.is::<ResultOp>(ir) && !user.is::<ResultsOp>(ir) {
                return Ok(());
            }
            if seen.insert(user) {
                left.push(user);
            }
        }
    }
    let message = "expected a bindable user when defined in the matcher body of a `pdl.pattern`";
    Err(op.emit_error(ir, message))
}

impl Verify for ApplyNativeConstraintOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if self.operation().operands(ir).is_empty() {
            return Err(self.emit_error(ir, "expected at least one argument"));
        }
        let mut results = self.operation().results(ir).iter();
        if results.any(|result| result.ty(ir).is::<OperationType>()) {
            let message = "returning an operation from a constraint is not supported";
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl Verify for ApplyNativeRewriteOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        if op.operands(ir).is_empty() && op.results(ir).is_empty() {
            return Err(self.emit_error(ir, "expected at least one argument or result"));
        }
        Ok(())
    }
}

impl Verify for AttributeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        if op.attribute(ir, "value").is_none() {
            if is_in_rewrite(op, ir) {
                let message = "expected constant value when specified within a `pdl.rewrite`";
                return Err(self.emit_error(ir, message));
            }
            return verify_binding_use(op, ir);
        }
        if !op.operands(ir).is_empty() {
            let message = "expected only one of [`type`, `value`] to be set";
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl Verify for OperandOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_binding_use(self.operation(), ir)
    }
}

impl Verify for OperandsOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_binding_use(self.operation(), ir)
    }
}

impl Verify for TypeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        match self.operation().attribute(ir, "constantType") {
            Some(_) => Ok(()),
            None => verify_binding_use(self.operation(), ir),
        }
    }
}

impl Verify for TypesOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        match self.operation().attribute(ir, "constantTypes") {
            Some(_) => Ok(()),
            None => verify_binding_use(self.operation(), ir),
        }
    }
}

/// Whether the types of the results of an operation that a rewrite makes are known from what it replaces.
fn is_replacement(op: OperationOp, ir: &Ir) -> bool {
    let block = op.operation().parent_block(ir);
    op.op(ir).uses(ir).any(|operand| {
        let Some(replace) = operand.owner.cast::<ReplaceOp>(ir) else {
            return false;
        };
        let replaced = replace.op_value(ir);
        replaced != op.op(ir)
            && replaced.defining_op(ir).is_some_and(|replaced| {
                replaced.parent_block(ir) != block
                    || replaced.is_before_in_block(ir, op.operation())
            })
    })
}

/// The results of an operation that a rewrite makes, and that does not infer them, must have known types.
fn verify_result_types(op: OperationOp, ir: &Ir) -> VerifyResult {
    if is_replacement(op, ir) {
        return Ok(());
    }
    let message =
        "must have inferable or constrained result types when nested within `pdl.rewrite`";
    let location = op.location(ir);
    let types = op.type_values(ir);
    if types.is_empty() {
        let info = op.op_name(ir).and_then(|name| ir.registry().op(name));
        let Some(info) = info else {
            return Ok(());
        };
        let mut groups = info.spec().results.iter();
        if !groups.any(|group| !group.arity.is_variable()) {
            return Ok(());
        }
        let name = info.name();
        let note = format!(
            "operation is created in a non-inferrable context, but '{name}' does not implement InferTypeOpInterface"
        );
        return Err(op.emit_error(ir, message).with_note(location, note));
    }
    let block = op.operation().parent_block(ir);
    let constrains_input = |user: Operation| {
        user.parent_block(ir) != block
            && (user.is::<OperandOp>(ir) || user.is::<OperandsOp>(ir) || user.is::<OperationOp>(ir))
    };
    for (number, ty) in types.iter().enumerate() {
        let is_known = ty.defining_op(ir).is_some_and(|of| {
            of.is::<ApplyNativeRewriteOp>(ir)
                || (of.is::<TypeOp>(ir) || of.is::<TypesOp>(ir))
                    && (of.attribute(ir, "constantType").is_some()
                        || of.attribute(ir, "constantTypes").is_some()
                        || users(of, ir).any(constrains_input))
        });
        if !is_known {
            let note = format!("result type #{number} was not constrained");
            return Err(op.emit_error(ir, message).with_note(location, note));
        }
    }
    Ok(())
}

impl Verify for OperationOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let is_in_rewrite = is_in_rewrite(self.operation(), ir);
        let name = self.op_name(ir);
        if is_in_rewrite && name.is_none() {
            let message = "must have an operation name when nested within a `pdl.rewrite`";
            return Err(self.emit_error(ir, message));
        }
        let names = self.operation().attribute(ir, "attributeValueNames");
        let names = names.and_then(Attribute::as_array).map_or(0, <[_]>::len);
        let values = self.attribute_values(ir).len();
        if names != values {
            return Err(self.emit_error(
                ir,
                format!(
                    "expected the same number of attribute values and attribute names, got {names} names and {values} values"
                ),
            ));
        }
        // What is not registered may infer its types.
        let may_infer = name.is_some_and(|name| {
            ir.registry()
                .op(name)
                .is_none_or(OpInfo::infers_result_types)
        });
        if is_in_rewrite && !may_infer {
            verify_result_types(self, ir)?;
        }
        verify_binding_use(self.operation(), ir)
    }
}

impl Verify for RangeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_range(self.operation(), ir)
    }
}

/// The operands of what makes a range are elements of it, or ranges of such.
pub(crate) fn verify_range(op: Operation, ir: &Ir) -> VerifyResult {
    let ty = op.results(ir)[0].ty(ir);
    let Some(element) = ty.downcast::<RangeType>().map(RangeType::element_type) else {
        return Ok(());
    };
    for operand in op.operands(ir) {
        let own = range_element_type_or_self(operand.ty(ir));
        if own != element {
            let message =
                format!("expected operand to have element type '{element}', but got '{own}'");
            return Err(op.emit_error(ir, message));
        }
    }
    Ok(())
}

impl Verify for ReplaceOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if self.repl_operation(ir).is_some() && !self.repl_values(ir).is_empty() {
            let message = "expected no replacement values to be provided when the replacement operation is present";
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl Verify for ResultsOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let ty = self.operation().results(ir)[0].ty(ir);
        if self.operation().attribute(ir, "index").is_none() && ty.is::<ValueType>() {
            let message = format!(
                "expected `pdl.range<value>` result type when no index is specified, but got: '{ty}'"
            );
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl VerifyRegions for RewriteOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let is_empty = self.body_region(ir).entry_block(ir).is_none();
        let is_external = self.operation().attribute(ir, "name").is_some();
        let message = if is_external && !is_empty {
            "expected rewrite region to be empty when rewrite is external"
        } else if !is_external && is_empty {
            "expected rewrite region to be non-empty if external name is not specified"
        } else if !is_external && !self.external_args(ir).is_empty() {
            "expected no external arguments when the rewrite is specified inline"
        } else {
            return Ok(());
        };
        Err(self.emit_error(ir, message))
    }
}

/// Whether an operation is one of those that a pattern must connect.
fn is_connected_kind(op: Operation, ir: &Ir) -> bool {
    op.is::<OperandOp>(ir)
        || op.is::<OperandsOp>(ir)
        || op.is::<ResultOp>(ir)
        || op.is::<ResultsOp>(ir)
        || op.is::<OperationOp>(ir)
}

/// All operations of the pattern that are connected with `first`: by uses, operands of operations, and parents of
/// results.
fn connected(first: Operation, ir: &Ir) -> LookupSet<Operation> {
    let mut found = LookupSet::default();
    let mut left = vec![first];
    while let Some(op) = left.pop() {
        let is_in_pattern = op
            .parent_op(ir)
            .is_some_and(|parent| parent.is::<PatternOp>(ir));
        if !is_in_pattern || op.is::<RewriteOp>(ir) || !found.insert(op) {
            continue;
        }
        let before: &[Value] = if let Some(operation) = op.cast::<OperationOp>(ir) {
            operation.operand_values(ir)
        } else if op.is::<ResultOp>(ir) || op.is::<ResultsOp>(ir) {
            op.operands(ir)
        } else {
            &[]
        };
        left.extend(before.iter().filter_map(|value| value.defining_op(ir)));
        left.extend(users(op, ir));
    }
    found
}

impl VerifyRegions for PatternOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let Some(block) = self.body_region(ir).entry_block(ir) else {
            return Ok(());
        };
        let Some(last) = block.last_op(ir) else {
            return Ok(());
        };
        if !last.is::<RewriteOp>(ir) {
            let error = self.emit_error(ir, "expected body to terminate with `pdl.rewrite`");
            return Err(error.with_note(last.location(ir), "see terminator defined here"));
        }
        let nested = self.operation().nested::<Operation>(ir).into_iter();
        let mut foreign = nested.filter(|op| op.name(ir).dialect() != "pdl");
        if let Some(op) = foreign.next() {
            let message = "expected only `pdl` operations within the pattern body";
            let error = self.emit_error(ir, message);
            return Err(error.with_note(op.location(ir), "see non-`pdl` operation defined here"));
        }
        if !block.operations(ir).any(|op| op.is::<OperationOp>(ir)) {
            let message = "the pattern must contain at least one `pdl.operation`";
            return Err(self.emit_error(ir, message));
        }
        let is_used_in_rewrite = |op: &Operation| {
            users(*op, ir).any(|user| user.is::<RewriteOp>(ir) || is_in_rewrite(user, ir))
        };
        let mut ops = block
            .operations(ir)
            .filter(|op| is_connected_kind(*op, ir) && is_used_in_rewrite(op));
        let Some(first) = ops.next() else {
            return Ok(());
        };
        let connected = connected(first, ir);
        if let Some(op) = ops.find(|op| !connected.contains(op)) {
            let error = self.emit_error(ir, "the operations must form a connected component");
            let note = "see a disconnected value / operation here";
            return Err(error.with_note(op.location(ir), note));
        }
        Ok(())
    }
}
