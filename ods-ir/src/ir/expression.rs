//! What an operation computes, if nothing around it matters: its name, its attributes, the types of
//! its results and its operands.

use super::{EntityId as _, Ir, NestedNumber, OpData, Operation, Value};
use crate::op::spec::OpSpec;
use crate::traits::IsCommutative;
use rustc_hash::FxHasher;
use std::hash::Hasher as _;

/// Two numbers as one, so that they are hashed in one step.
#[inline]
fn pair(high: u32, low: u32) -> u64 {
    u64::from(high) << 32 | u64::from(low)
}

/// A number that does not depend on the order of the operands.
fn hash_in_any_order(operands: &[Value]) -> u64 {
    let each = operands.iter().map(|operand| {
        let mut hasher = FxHasher::default();
        hasher.write_u32(operand.index());
        hasher.finish()
    });
    each.fold(0, u64::wrapping_add)
}

fn same_in_any_order(left: &[Value], right: &[Value]) -> bool {
    match (left, right) {
        ([], []) => true,
        ([a], [b]) => a == b,
        ([a, b], [c, d]) => (a, b) == (c, d) || (a, b) == (d, c),
        _ if left.len() != right.len() => false,
        _ => {
            let (mut left, mut right) = (left.to_vec(), right.to_vec());
            ods_lookup::sort(&mut left);
            ods_lookup::sort(&mut right);
            left == right
        }
    }
}

impl Ir {
    fn is_commutative(&self, op: &OpData) -> bool {
        self.spec_of(op)
            .is_some_and(OpSpec::has_trait::<IsCommutative>)
    }
}

impl Operation {
    /// Whether the operation has neither regions nor successors.
    #[inline]
    #[doc(hidden)]
    pub fn is_leaf(self, ir: &Ir) -> bool {
        ir.ops.get(self).nested == NestedNumber::NONE
    }

    /// A hash that is equal for operations of which
    /// [`is_same_expression`](Self::is_same_expression) is true. It may differ between runs of the
    /// program.
    #[doc(hidden)]
    pub fn expression_hash(self, ir: &Ir) -> u64 {
        let data = ir.ops.get(self);
        let mut hasher = FxHasher::default();
        hasher.write_u64(pair(data.name, data.inherent));
        // The types of many results tell operations apart less than what is hashed anyway.
        let ty = ir.value_lists.get(data.results).first();
        let ty = ty.map_or(0, |result| ir.values.at(result.index()).ty);
        hasher.write_u64(pair(data.discardable, ty));
        match *ir.operand_lists.get(data.operands) {
            [] => {}
            [a] => hasher.write_u32(a.index()),
            [a, b] => {
                let (mut a, mut b) = (a.index(), b.index());
                if b < a && ir.is_commutative(data) {
                    (a, b) = (b, a);
                }
                hasher.write_u64(pair(a, b));
            }
            ref operands if ir.is_commutative(data) => {
                hasher.write_u64(hash_in_any_order(operands));
            }
            ref operands => {
                for operand in operands {
                    hasher.write_u32(operand.index());
                }
            }
        }
        hasher.finish()
    }

    /// Whether both operations, which are leaves or have the same regions, have the same name,
    /// attributes, operands and successors, and results of the same types. The order of the operands
    /// of a commutative operation does not matter. Locations are not compared.
    #[doc(hidden)]
    pub fn is_same_expression(self, ir: &Ir, other: Self) -> bool {
        let (a, b) = (ir.ops.get(self), ir.ops.get(other));
        if (a.name, a.inherent, a.discardable) != (b.name, b.inherent, b.discardable)
            || a.results.len() != b.results.len()
            || a.operands.len() != b.operands.len()
        {
            return false;
        }
        let types = |op: &OpData| {
            let results = ir.value_lists.get(op.results).iter();
            results.map(|result| ir.values.at(result.index()).ty)
        };
        let (left, right) = (
            ir.operand_lists.get(a.operands),
            ir.operand_lists.get(b.operands),
        );
        types(a).eq(types(b))
            && (left == right || ir.is_commutative(a) && same_in_any_order(left, right))
            && (a.nested == b.nested || self.successors(ir) == other.successors(ir))
    }
}

#[cfg(test)]
mod tests {
    use crate::ir::{Ir, Operation, OperationState, Value};
    use crate::location::Location;
    use crate::types::Type;

    fn op(ir: &mut Ir, name: &str, operands: &[Value], results: &[Type]) -> Operation {
        let mut state = OperationState::unregistered(name, Location::UNKNOWN);
        state.operands.extend_from_slice(operands);
        state.result_types.extend(results.iter().cloned());
        ir.create(state)
    }

    #[test]
    fn every_part_counts() {
        let mut ir = Ir::new();
        let block = ir.create_block(&[Type::i32(), Type::i32()]);
        let (a, b) = (block.argument(&ir, 0), block.argument(&ir, 1));
        let types = [Type::i32(), Type::i64()];
        let first = op(&mut ir, "t.op", &[a, b, a], &types);
        let same = op(&mut ir, "t.op", &[a, b, a], &types);
        assert!(first.is_same_expression(&ir, same) && first.is_leaf(&ir));
        assert_eq!(first.expression_hash(&ir), same.expression_hash(&ir));
        let others = [
            op(&mut ir, "t.other", &[a, b, a], &types),
            op(&mut ir, "t.op", &[a, b], &types),
            op(&mut ir, "t.op", &[a, a, b], &types),
            op(&mut ir, "t.op", &[a, b, a], &types[..1]),
            op(&mut ir, "t.op", &[a, b, a], &[Type::i32(), Type::i32()]),
        ];
        assert!(
            others
                .iter()
                .all(|other| !first.is_same_expression(&ir, *other))
        );
        same.set_attribute(
            &mut ir,
            "t.mark",
            Some(crate::attributes::Attribute::unit()),
        );
        assert!(!first.is_same_expression(&ir, same));
    }

    #[test]
    fn lists_without_order() {
        let mut ir = Ir::new();
        let block = ir.create_block(&vec![Type::i32(); 3]);
        let [a, b, c] = [0, 1, 2].map(|number| block.argument(&ir, number));
        for (left, right, is_same) in [
            (&[][..], &[][..], true),
            (&[a], &[a], true),
            (&[a], &[b], false),
            (&[a, b], &[b, a], true),
            (&[a, b], &[a, a], false),
            (&[a, a, b], &[a, b, a], true),
            (&[a, a, b], &[b, b, a], false),
            (&[a, b, c], &[c, b], false),
        ] {
            assert_eq!(super::same_in_any_order(left, right), is_same);
            if is_same {
                assert_eq!(
                    super::hash_in_any_order(left),
                    super::hash_in_any_order(right)
                );
            }
        }
    }
}
