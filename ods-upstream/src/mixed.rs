//! Lists of numbers of which some are only known as values: MLIR's `OpFoldResult`s of sizes, offsets and tiles.

use ods_runtime::prelude::*;
use ods_runtime::traits::ConstantLike;
use ods_runtime::types::DYNAMIC;

/// A number, or the value that it has when the program runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mixed {
    Static(i64),
    Dynamic(Value),
}

impl Mixed {
    /// The number, if it is static or a constant.
    pub(crate) fn number(self, ir: &Ir) -> Option<i64> {
        match self {
            Self::Static(number) => Some(number),
            Self::Dynamic(value) => {
                let op = value.defining_op(ir)?;
                let constant = op.has_trait::<ConstantLike>(ir).then_some(op)?;
                match constant.attribute(ir, "value")? {
                    number @ Attribute::Integer(_) => number.as_i64(),
                    _ => None,
                }
            }
        }
    }

    pub(crate) fn is_zero(self, ir: &Ir) -> bool {
        self.number(ir) == Some(0)
    }
}

/// The list of which an attribute holds the static numbers.
pub(crate) fn mixed(numbers: &[i64], values: &[Value]) -> Vec<Mixed> {
    let mut values = values.iter();
    let mixed = |number: &i64| match *number {
        DYNAMIC => values
            .next()
            .map_or(Mixed::Static(DYNAMIC), |value| Mixed::Dynamic(*value)),
        number => Mixed::Static(number),
    };
    numbers.iter().map(mixed).collect()
}

/// The static numbers of a list for an attribute, and the values.
pub(crate) fn split(list: &[Mixed]) -> (Vec<i64>, Vec<Value>) {
    let mut values = Vec::new();
    let number = |mixed: &Mixed| match *mixed {
        Mixed::Static(number) => number,
        Mixed::Dynamic(value) => {
            values.push(value);
            DYNAMIC
        }
    };
    (list.iter().map(number).collect(), values)
}
