//! Constraints on regions and successors, as those on types and attributes in
//! [`constraint`](crate::constraint).

use crate::accessors::setters;
use crate::constraint::{debug_by_summary, summary_for};
use crate::ir::{Block, Ir, Region};
use std::borrow::Cow;
use std::fmt;

/// Defines a constraint on a part of an operation that lives in an [`Ir`].
macro_rules! part_constraint {
    ($(#[$doc:meta])* $name:ident($part:ident);) => {
        $(#[$doc])*
        pub struct $name {
            /// What verifiers print.
            pub summary: &'static str,
            test: Option<fn($part, &Ir) -> bool>,
            describe: Option<fn($part, &Ir) -> String>,
        }

        impl $name {
            /// A constraint without predicate.
            #[inline]
            pub const fn new(summary: &'static str) -> Self {
                Self {
                    summary,
                    test: None,
                    describe: None,
                }
            }

            setters! {
                /// Sets the predicate.
                pub test(test: fn($part, &Ir) -> bool) => test = Some(test);

                /// Sets a summary that depends on the part: `{{…}}` in ODS.
                pub describe(describe: fn($part, &Ir) -> String) => describe = Some(describe);
            }

            /// What verifiers print about a part that does not satisfy the constraint.
            pub fn summary_for(&self, part: $part, ir: &Ir) -> Cow<'static, str> {
                summary_for(self.summary, self.describe.map(|describe| describe(part, ir)))
            }

            /// Whether `part` satisfies the constraint.
            #[inline]
            pub fn accepts(&self, part: $part, ir: &Ir) -> bool {
                self.test.is_none_or(|test| test(part, ir))
            }

            /// Whether there is a predicate.
            pub(crate) fn is_tested(&self) -> bool {
                self.test.is_some()
            }
        }
    };
}

part_constraint! {
    /// A constraint on a region, as ODS's `RegionConstraint`.
    RegionConstraint(Region);
}

part_constraint! {
    /// A constraint on a successor, as ODS's `SuccessorConstraint`.
    SuccessorConstraint(Block);
}

debug_by_summary!(RegionConstraint, SuccessorConstraint);
