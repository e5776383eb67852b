//! Communication in groups of devices: axes of the grid form the groups, and shapes are those of the parts.

use super::grid::{axes_of, fail, grid_of, verify_axes};
use super::{
    AllGatherOp, AllReduceOp, AllSliceOp, AllToAllOp, BroadcastOp, GatherOp, GridOp, RecvOp,
    ReduceOp, ReduceScatterOp, ScatterOp, SendOp, ShiftOp,
};
use ods_runtime::interfaces::SymbolUserOpInterface;
use ods_runtime::prelude::*;
use ods_runtime::symbols::SymbolTableCollection;
use ods_runtime::types::DYNAMIC;

/// An operation on groups of devices of a grid.
struct Collective<'ir> {
    op: Operation,
    ir: &'ir Ir,
    axes: &'ir [i16],
    grid: GridOp,
}

/// The axis of a tensor in an attribute.
fn axis_of(op: Operation, ir: &Ir, name: &str) -> i64 {
    let axis = op.attribute(ir, name).and_then(Attribute::as_i64);
    axis.unwrap_or_default()
}

/// The shape of the operand or result with this number.
fn shape_of(ir: &Ir, values: &[Value]) -> Vec<i64> {
    let ty = values.first().map(|value| value.ty(ir));
    ty.and_then(Type::shape).unwrap_or_default().to_vec()
}

/// The product of sizes, unless one is dynamic.
fn product(a: i64, b: i64) -> i64 {
    if a == DYNAMIC || b == DYNAMIC {
        return DYNAMIC;
    }
    a.saturating_mul(b)
}

/// The quotient of sizes, unless one is dynamic or the second is zero.
fn quotient(a: i64, b: i64) -> i64 {
    if a == DYNAMIC || b == DYNAMIC {
        return DYNAMIC;
    }
    a.checked_div(b).unwrap_or(DYNAMIC)
}

impl<'ir> Collective<'ir> {
    /// Checks the axes.
    fn new(
        op: Operation,
        ir: &'ir Ir,
        tables: &mut SymbolTableCollection,
    ) -> Result<Self, Diagnostic> {
        let grid = grid_of(op, ir, tables)?;
        let axes = axes_of(op, ir, "grid_axes");
        verify_axes(op, ir, axes, grid)?;
        Ok(Self { op, ir, axes, grid })
    }

    /// The size of the grid along one of its axes.
    fn size_of(&self, axis: i16) -> i64 {
        let axis = usize::try_from(axis).ok();
        let size = axis.and_then(|axis| self.grid.shape(self.ir).get(axis));
        size.copied().unwrap_or(DYNAMIC)
    }

    /// The number of devices of a group.
    fn group_size(&self) -> i64 {
        let sizes = self.axes.iter().map(|axis| self.size_of(*axis));
        sizes.fold(1, product)
    }

    /// Checks the coordinates of a device of the group in an attribute, if there are any.
    fn verify_device(&self, name: &str) -> VerifyResult {
        let device = self
            .op
            .attribute(self.ir, name)
            .and_then(Attribute::as_i64s);
        let Some(device) = device else {
            return Ok(());
        };
        let (found, expected) = (device.len(), self.axes.len());
        if found != expected {
            let message = format!(
                "In-group device \"{name}\" has unexpected multi-index size {found}. Expected {expected}."
            );
            return fail(self.op, self.ir, message);
        }
        for (at, (index, axis)) in device.iter().zip(self.axes).enumerate() {
            let size = self.size_of(*axis);
            if *index != DYNAMIC && size != DYNAMIC && size <= *index {
                let last = size - 1;
                let message = format!(
                    "Out of bounds coordinate {at} for in-group device \"{name}\". Got {index}, but expected value in the range [0, {last}]."
                );
                return fail(self.op, self.ir, message);
            }
        }
        Ok(())
    }

    /// Checks that the result has the expected size on an axis, if its size is known.
    fn verify_size(&self, expected: i64, result: &[i64], axis: usize) -> VerifyResult {
        let Some(found) = result.get(axis).filter(|size| **size != DYNAMIC) else {
            return Ok(());
        };
        if *found == expected {
            return Ok(());
        }
        let expected = match expected {
            DYNAMIC => "dynamic".to_owned(),
            expected => expected.to_string(),
        };
        let message = format!(
            "Dimension size mismatch for result axis {axis}. Expected {expected}, but got {found}."
        );
        fail(self.op, self.ir, message)
    }

    /// An axis of the operand; MLIR does not check that there is one.
    fn operand_axis(&self, name: &str, shape: &[i64]) -> Result<usize, Diagnostic> {
        let axis = axis_of(self.op, self.ir, name);
        match usize::try_from(axis) {
            Ok(axis) if axis < shape.len() => Ok(axis),
            _ => {
                let rank = shape.len();
                let message = format!("attribute '{name}' {axis} is out of bounds [0, {rank})");
                Err(self.op.emit_error(self.ir, message))
            }
        }
    }

    fn shapes(&self) -> (Vec<i64>, Vec<i64>) {
        let (op, ir) = (self.op, self.ir);
        (shape_of(ir, op.operands(ir)), shape_of(ir, op.results(ir)))
    }

    /// Parts of the group become one tensor.
    fn verify_gather(&self) -> VerifyResult {
        let (operand, result) = self.shapes();
        let axis = axis_of(self.op, self.ir, "gather_axis");
        let rank = result.len();
        let at = usize::try_from(axis).ok().filter(|axis| *axis < rank);
        let Some(at) = at else {
            let message = format!("Gather axis {axis} is out of bounds [0, {rank}).");
            return fail(self.op, self.ir, message);
        };
        for (axis, size) in operand.iter().enumerate() {
            let expected = if axis == at {
                product(self.group_size(), *size)
            } else {
                *size
            };
            self.verify_size(expected, &result, axis)?;
        }
        Ok(())
    }

    /// A tensor becomes parts, one for each device of the group.
    fn verify_scatter(&self, name: &str) -> VerifyResult {
        let (operand, result) = self.shapes();
        let at = self.operand_axis(name, &operand)?;
        for (axis, size) in operand.iter().enumerate().filter(|(axis, _)| *axis != at) {
            self.verify_size(*size, &result, axis)?;
        }
        let (size, group) = (operand[at], self.group_size());
        if size != DYNAMIC && group != DYNAMIC && size.checked_rem(group) != Some(0) {
            let message = format!(
                "Operand dimension size {size} is not divisible by collective device group size {group} for tensor axis {at}."
            );
            return fail(self.op, self.ir, message);
        }
        self.verify_size(quotient(size, group), &result, at)
    }

    /// Parts along one axis become parts along another one.
    fn verify_all_to_all(&self) -> VerifyResult {
        let (operand, result) = self.shapes();
        let split = self.operand_axis("split_axis", &operand)?;
        let concat = self.operand_axis("concat_axis", &operand)?;
        for (axis, size) in operand.iter().enumerate() {
            if split == concat || (axis != split && axis != concat) {
                self.verify_size(*size, &result, axis)?;
            }
        }
        if split == concat {
            return Ok(());
        }
        let group = self.group_size();
        let concatenated = product(operand[concat], group);
        let is_divisible = operand[split].checked_rem(group) == Some(0);
        let part = match quotient(operand[split], group) {
            part if is_divisible => part,
            _ => DYNAMIC,
        };
        self.verify_size(concatenated, &result, concat)?;
        self.verify_size(part, &result, split)
    }

    /// The axis of the grid is one of those of the groups.
    fn verify_shift(&self) -> VerifyResult {
        let axis = axis_of(self.op, self.ir, "shift_axis");
        if self.axes.iter().any(|other| i64::from(*other) == axis) {
            return Ok(());
        }
        let axis = axis as u64;
        let message =
            format!("Invalid shift axis {axis}. It must be one of the grouping grid axes.");
        fail(self.op, self.ir, message)
    }
}

/// The checks of each operation, after that of its axes.
macro_rules! collectives {
    ($($op:ident, |$it:ident| $check:expr;)*) => {$(
        impl SymbolUserOpInterface for $op {
            fn verify_symbol_uses(
                self,
                ir: &Ir,
                tables: &mut SymbolTableCollection,
            ) -> VerifyResult {
                let $it = Collective::new(self.operation(), ir, tables)?;
                $check
            }
        }
    )*};
}

collectives! {
    AllGatherOp, |it| it.verify_gather();
    AllReduceOp, |_it| Ok(());
    AllSliceOp, |it| it.verify_scatter("slice_axis");
    AllToAllOp, |it| it.verify_all_to_all();
    BroadcastOp, |it| it.verify_device("root");
    GatherOp, |it| it.verify_device("root").and_then(|()| it.verify_gather());
    RecvOp, |it| it.verify_device("source");
    ReduceOp, |it| it.verify_device("root");
    ReduceScatterOp, |it| it.verify_scatter("scatter_axis");
    ScatterOp, |it| it.verify_device("root").and_then(|()| it.verify_scatter("scatter_axis"));
    SendOp, |it| it.verify_device("destination");
    ShiftOp, |it| it.verify_shift();
}
