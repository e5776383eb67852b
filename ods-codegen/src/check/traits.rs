//! What MLIR's traits and interfaces ask of the definition that lists them.
//!
//! In MLIR these are `static_assert`s of the C++ traits, and methods that the class of an
//! op must have: a wrong definition passes `mlir-tblgen` and does not compile. The texts
//! are those of the assertions.

use ods_lookup::LookupSet;
use ods_tablegen::{Diagnostics, Span};

use crate::model::{NamedTypeConstraint, OpTrait, Operator};

/// Something that an op with one of several traits must be.
struct Requirement {
    /// The traits, by their C++ names.
    of: &'static [&'static str],
    /// Whether it is.
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

/// Whether there are exactly so many values.
fn are(values: &[NamedTypeConstraint<'_>], count: usize) -> bool {
    values.len() == count && !values.iter().any(NamedTypeConstraint::is_variable_length)
}

/// The C++ name of a trait or interface; none of others.
fn cpp_name<'k>(op_trait: &OpTrait<'k>) -> Option<&'k str> {
    match op_trait {
        OpTrait::Native(native) => Some(native.name()),
        OpTrait::Interface(interface) => Some(interface.name()),
        OpTrait::GenInternal(_) | OpTrait::Pred(_) => None,
    }
}

fn has(op: &Operator<'_>, name: &str) -> bool {
    op.traits
        .iter()
        .any(|op_trait| cpp_name(op_trait) == Some(name))
}

/// Whether the type of a function is where the interface looks for it, or the op's author
/// says where it is.
fn has_function_type(op: &Operator<'_>) -> bool {
    let declares = |op_trait: &OpTrait<'_>| matches!(op_trait, OpTrait::Interface(interface) if interface.name() == "FunctionOpInterface" && interface.declares_methods());
    op.attributes
        .iter()
        .any(|attribute| attribute.name == "function_type")
        || op.traits.iter().any(declares)
}

/// An op is what its traits say of it.
pub(super) fn check_requirements(op: &Operator<'_>, diags: &mut Diagnostics) {
    let mut said: LookupSet<(Span, &str)> = LookupSet::default();
    for op_trait in &op.traits {
        let Some(name) = cpp_name(op_trait) else {
            continue;
        };
        for requirement in &REQUIREMENTS {
            if !requirement.of.contains(&name) || (requirement.holds)(op) {
                continue;
            }
            let span = op.trait_span(op_trait.record());
            if !said.insert((span, requirement.message)) {
                continue;
            }
            let record = op_trait.record();
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
