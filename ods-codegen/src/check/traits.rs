//! Requirements of MLIR's traits and interfaces on the ops that list them.
//!
//! In MLIR these are `static_assert`s of the C++ traits, and methods that the class of an
//! op must have: a wrong definition passes `mlir-tblgen` and does not compile. The messages
//! are those of the assertions.

use ods_lookup::LookupSet;
use ods_tablegen::{Diagnostics, Span};

use crate::model::{NamedTypeConstraint, OpTrait, Operator};

/// A condition on the ops that have one of several traits.
struct Requirement {
    /// The C++ names of the traits.
    of: &'static [&'static str],
    holds: fn(&Operator<'_>) -> bool,
    message: &'static str,
}

/// The requirements, in the order of the assertions.
const REQUIREMENTS: [Requirement; 11] = [
    Requirement {
        of: &["IsInvolution", "IsIdempotent", "ConstantLike"],
        holds: |op| are(&op.results, 1),
        message: "expected operation to produce one result",
    },
    Requirement {
        of: &["IsInvolution"],
        holds: |op| are(&op.operands, 1),
        message: "expected operation to take one operand",
    },
    Requirement {
        of: &["IsIdempotent"],
        holds: |op| are(&op.operands, 1) || are(&op.operands, 2),
        message: "expected operation to take one or two operands",
    },
    Requirement {
        of: &["IsInvolution", "IsIdempotent"],
        holds: |op| has(op, "SameOperandsAndResultType"),
        message: "expected operation to preserve type",
    },
    Requirement {
        of: &["ConstantLike"],
        holds: |op| op.operands.is_empty(),
        message: "expected operation to take zero operands",
    },
    Requirement {
        of: &["AffineScope", "AutomaticAllocationScope"],
        holds: |op| !op.regions.is_empty(),
        message: "expected operation to have one or more regions",
    },
    Requirement {
        of: &["RegionBranchOpInterface"],
        holds: |op| !op.regions.is_empty(),
        message: "expected operation to have non-zero regions",
    },
    Requirement {
        of: &["ReturnLike", "RegionBranchTerminatorOpInterface"],
        holds: |op| has(op, "IsTerminator"),
        message: "expected operation to be a terminator",
    },
    Requirement {
        of: &["ReturnLike", "RegionBranchTerminatorOpInterface"],
        holds: |op| op.results.is_empty(),
        message: "expected operation to have zero results",
    },
    Requirement {
        of: &["ReturnLike", "RegionBranchTerminatorOpInterface"],
        holds: |op| op.successors.is_empty(),
        message: "expected operation to have zero successors",
    },
    Requirement {
        of: &["FunctionOpInterface"],
        holds: has_function_type,
        message: "expected operation to have an attribute `function_type`",
    },
];

/// Whether there are exactly `count` values.
fn are(values: &[NamedTypeConstraint<'_>], count: usize) -> bool {
    values.len() == count && !values.iter().any(NamedTypeConstraint::is_variable_length)
}

/// The C++ name of a native trait or interface.
fn cpp_name<'k>(op_trait: &OpTrait<'k>) -> Option<&'k str> {
    match op_trait {
        OpTrait::Native(native) => Some(native.name()),
        OpTrait::Interface(interface) => Some(interface.name()),
        OpTrait::GenInternal(_) | OpTrait::Pred(_) => None,
    }
}

fn has(op: &Operator<'_>, name: &str) -> bool {
    let mut names = op.traits.iter().filter_map(cpp_name);
    names.any(|found| found == name)
}

/// Whether the op has the attribute that the interface reads by default, or the user writes
/// the methods of the interface.
fn has_function_type(op: &Operator<'_>) -> bool {
    op.attribute_slot("function_type").is_some()
        || op.interfaces().any(|interface| {
            interface.name() == "FunctionOpInterface" && interface.declares_methods()
        })
}

/// An op meets the requirements of its traits.
pub(super) fn check_requirements(op: &Operator<'_>, diags: &mut Diagnostics) {
    let mut reported: LookupSet<(Span, &str)> = LookupSet::default();
    for op_trait in &op.traits {
        let Some(name) = cpp_name(op_trait) else {
            continue;
        };
        for requirement in &REQUIREMENTS {
            if !requirement.of.contains(&name) || (requirement.holds)(op) {
                continue;
            }
            let record = op_trait.record();
            let span = op.trait_span(record);
            if !reported.insert((span, requirement.message)) {
                continue;
            }
            let shown = if record.is_anonymous() {
                name
            } else {
                record.name()
            };
            let message = format!("`{shown}`: {}", requirement.message);
            let diag = diags.error(span, message).stricter();
            if name == "FunctionOpInterface" {
                diag.help(
                    "`TypeAttrOf<FunctionType>:$function_type` is one; or declare the methods \
                     of the interface, and write `get_function_type`",
                );
            }
        }
    }
}
