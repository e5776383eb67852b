//! What patterns need of the operations that define the operands of their root, in masks: most
//! operations match no pattern, and this shows it without running a step.

use super::{ROOT, op_of};
use crate::ir::{ARGUMENT, EntityId as _, Ir, Operation};
use crate::op::{OpInfo, Ref};
use ods_table::{Register, Step};

/// At most so many patterns have a bit; with more, everything may match.
const BITS: usize = 63;

/// Marks a mask that is known.
const KNOWN: u64 = 1 << 63;

/// What one pattern needs of a single operand of its root.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Need {
    group: usize,
    /// The address of the op that must define it; `None` if any operation may.
    definer: Option<usize>,
}

/// What each pattern of a tree needs.
#[derive(Debug, Default)]
pub(super) struct Needs {
    patterns: Vec<Vec<Need>>,
    /// The groups of operands that some pattern needs something of.
    groups: Vec<usize>,
}

/// The masks of one group of operands: the patterns that a definition of the operand allows, by the
/// number of the name of its operation plus 1; 0 stands for block arguments.
#[derive(Debug)]
pub(super) struct Masks {
    group: usize,
    by_name: Vec<u64>,
}

impl Needs {
    /// Adds a pattern with these steps.
    pub(super) fn add(&mut self, steps: &[Step<&'static Ref>]) {
        let mut operands: Vec<(Register, usize)> = Vec::new();
        let mut needs = Vec::new();
        let mut rest = steps.iter();
        while let Some(step) = rest.next() {
            let (value, definer) = match *step {
                Step::Operand { to, op, group } if op == ROOT => {
                    operands.push((to, group));
                    continue;
                }
                // Its steps need not hold for this order of the operands.
                Step::Either { steps, .. } => {
                    rest = rest.as_slice()[steps..].iter();
                    continue;
                }
                Step::Op { value, op, .. } => (value, Some(address(op_of(op)))),
                Step::Definer { value, .. } => (value, None),
                _ => continue,
            };
            let mut known = operands.iter();
            if let Some((_, group)) = known.find(|(register, _)| *register == value) {
                needs.push(Need {
                    group: *group,
                    definer,
                });
                if !self.groups.contains(group) {
                    self.groups.push(*group);
                }
            }
        }
        self.patterns.push(needs);
    }

    /// Masks for one `Ir`, none of which is known yet.
    pub(super) fn masks(&self) -> Vec<Masks> {
        // Where a pattern needs nothing, the masks would never be empty.
        if self.patterns.len() > BITS || self.patterns.iter().any(Vec::is_empty) {
            return Vec::new();
        }
        let groups = self.groups.iter();
        groups
            .map(|group| Masks {
                group: *group,
                by_name: Vec::new(),
            })
            .collect()
    }

    /// The patterns that a definition of the operand `group` allows: an operation with this
    /// definition, if it is registered, or a block argument.
    fn allowed(&self, group: usize, is_op: bool, info: Option<&'static OpInfo>) -> u64 {
        let allows = |need: &Need| {
            need.group != group
                || match need.definer {
                    Some(wanted) => info.is_some_and(|info| address(info) == wanted),
                    None => is_op,
                }
        };
        let patterns = self.patterns.iter().enumerate();
        let allowed = patterns.filter(|(_, needs)| needs.iter().all(allows));
        allowed.fold(KNOWN, |mask, (number, _)| mask | 1 << number)
    }
}

/// Whether some pattern may match `root`, as far as the masks say.
#[inline]
pub(super) fn may_match(masks: &mut [Masks], needs: &Needs, root: Operation, ir: &Ir) -> bool {
    if masks.is_empty() {
        return true;
    }
    let data = ir.ops.get(root);
    let leading = ir.spec_of(data).map_or(0, |spec| spec.leading_operands);
    let mut left = u64::MAX;
    for Masks { group, by_name } in masks {
        let Some(operand) = ir.operand_lists.item(data.operands, *group) else {
            return true;
        };
        // Behind the leading ones, groups are not the operands with their numbers.
        if *group >= leading {
            continue;
        }
        let value = ir.values.at(operand.index());
        let is_op = value.number & ARGUMENT == 0;
        let definer = is_op.then(|| ir.ops.at(value.owner));
        let name = definer.map_or(0, |op| op.name as usize + 1);
        left &= match by_name.get(name) {
            Some(mask) if *mask != 0 => *mask,
            _ => {
                let info = definer.and_then(|op| ir.info_of(op));
                learn(by_name, name, needs.allowed(*group, is_op, info))
            }
        };
        if left == KNOWN {
            return false;
        }
    }
    true
}

#[cold]
fn learn(by_name: &mut Vec<u64>, name: usize, mask: u64) -> u64 {
    if by_name.len() <= name {
        by_name.resize(name + 1, 0);
    }
    by_name[name] = mask;
    mask
}

/// What tells definitions apart.
pub(super) fn address(info: &'static OpInfo) -> usize {
    std::ptr::from_ref(info).addr()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builtin::{ModuleOp, UnrealizedConversionCastOp as CastOp};
    use crate::op::Op as _;

    static MODULE: Ref = Ref::Op(|| ModuleOp::INFO);

    /// What defines an operand.
    #[derive(Clone, Copy)]
    enum By {
        Argument,
        Unregistered,
        Op(&'static OpInfo),
    }

    /// The numbers of the patterns that a definition of an operand allows.
    fn allowed(needs: &Needs, group: usize, by: By) -> Vec<usize> {
        let mask = match by {
            By::Argument => needs.allowed(group, false, None),
            By::Unregistered => needs.allowed(group, true, None),
            By::Op(info) => needs.allowed(group, true, Some(info)),
        };
        assert_ne!(mask & KNOWN, 0);
        (0..needs.patterns.len())
            .filter(|number| mask >> number & 1 == 1)
            .collect()
    }

    #[test]
    fn definitions_allow_the_patterns_that_need_them() {
        let operand = |to, op, group| Step::Operand { to, op, group };
        let defined = |to, value| Step::Definer { to, value };
        let module = |to, value| Step::Op {
            to,
            value,
            op: &MODULE,
        };
        let mut needs = Needs::default();
        // Operand 0 by a module, operand 1 by any operation.
        needs.add(&[
            operand(1, ROOT, 0),
            module(2, 1),
            operand(3, ROOT, 1),
            defined(4, 3),
        ]);
        // Operand 1 by a module; of an operand of another operation nothing follows.
        needs.add(&[
            operand(1, ROOT, 1),
            module(2, 1),
            operand(3, 2, 0),
            defined(4, 3),
        ]);
        let (cast, module) = (By::Op(CastOp::INFO), By::Op(ModuleOp::INFO));
        for (group, by, wanted) in [
            (0, By::Argument, vec![1]),
            (0, By::Unregistered, vec![1]),
            (0, cast, vec![1]),
            (0, module, vec![0, 1]),
            (1, By::Argument, vec![]),
            (1, By::Unregistered, vec![0]),
            (1, cast, vec![0]),
            (1, module, vec![0, 1]),
        ] {
            assert_eq!(allowed(&needs, group, by), wanted, "{group}");
        }
        assert_eq!(needs.masks().len(), 2);
        // What is tried in both orders needs neither.
        let either = Step::Either {
            to: 1,
            op: ROOT,
            group: 0,
            other: 1,
            steps: 1,
        };
        needs.add(&[either, defined(3, 1)]);
        assert_eq!(allowed(&needs, 0, By::Argument), [1, 2]);
        assert!(needs.masks().is_empty(), "a pattern needs nothing");
    }
}
