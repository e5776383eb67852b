//! Checks of constructs that compute, and of those that move data in and out.

use super::device_types::{device_type, elements};
use super::{
    AttachOp, CopyinOp, CopyoutOp, CreateOp, DataOp, DeclareDeviceResidentOp, DeclareEnterOp,
    DeclareExitOp, DeclareLinkOp, DeclareOp, DeleteOp, DetachOp, DevicePtrOp, DeviceType,
    EnterDataOp, ExitDataOp, FirstprivateOp, GetDevicePtrOp, HostDataOp, InitOp, KernelsOp, LoopOp,
    NoCreateOp, ParallelOp, PresentOp, PrivateOp, ReductionOp, SerialOp, SetOp, ShutdownOp,
    UpdateDeviceOp, UpdateHostOp, UpdateOp, UseDeviceOp, WaitOp, fail, group, inherent,
};
use ods_lookup::LookupSet;
use ods_runtime::prelude::*;

/// The length of an attribute that is an array.
fn length(op: Operation, ir: &Ir, name: &str) -> Option<usize> {
    let array = inherent(op, ir, name)?;
    array.as_array().map(<[_]>::len)
}

/// Checks that there is a device type for each value of a clause.
pub(super) fn verify_count(
    op: Operation,
    ir: &Ir,
    (operands, types, keyword): (&str, &str, &str),
) -> VerifyResult {
    let count = group(op, ir, operands).len();
    if count == 0 || length(op, ir, types).unwrap_or(0) == count {
        return Ok(());
    }
    let message = format!("{keyword} operands count must match {keyword} device_type count");
    Err(op.emit_error(ir, message))
}

/// Checks the groups of values of a clause: operands, sizes, device types, the keyword, and the most values of a group.
pub(super) fn verify_groups(
    op: Operation,
    ir: &Ir,
    (operands, sizes, types, keyword): (&str, &str, &str, &str),
    most: Option<i32>,
) -> VerifyResult {
    let fail = |message: String| Err(op.emit_error(ir, message));
    let count = group(op, ir, operands).len();
    let sizes = inherent(op, ir, sizes).and_then(Attribute::as_i32s);
    let sizes = sizes.unwrap_or_default();
    if let Some(most) = most.filter(|most| sizes.iter().any(|size| size > most)) {
        return fail(format!(
            "{keyword} expects a maximum of {most} values per segment"
        ));
    }
    let sum: i64 = sizes.iter().map(|size| i64::from(*size)).sum();
    let types = length(op, ir, types);
    if usize::try_from(sum) != Ok(count) || types.is_none() && count != 0 {
        return fail(format!(
            "{keyword} operand count does not match count in segments"
        ));
    }
    if types.is_some_and(|types| types != sizes.len()) {
        return fail(format!(
            "{keyword} segment count does not match device_type count"
        ));
    }
    Ok(())
}

const NUM_GANGS: (&str, &str, &str, &str) = (
    "numGangs",
    "numGangsSegments",
    "numGangsDeviceType",
    "num_gangs",
);
const WAIT: (&str, &str, &str, &str) = (
    "waitOperands",
    "waitOperandsSegments",
    "waitOperandsDeviceType",
    "wait",
);
const NUM_WORKERS: (&str, &str, &str) = ("numWorkers", "numWorkersDeviceType", "num_workers");
const VECTOR_LENGTH: (&str, &str, &str) =
    ("vectorLength", "vectorLengthDeviceType", "vector_length");
const ASYNC: (&str, &str, &str) = ("asyncOperands", "asyncOperandsDeviceType", "async");

/// Whether a list of device types has a type.
pub(super) fn has_type(op: Operation, ir: &Ir, name: &str, ty: DeviceType) -> bool {
    let types = elements(inherent(op, ir, name));
    types.iter().any(|of| device_type(of) == Some(ty))
}

/// Checks that no device type has a clause both with and without values.
fn verify_with_and_without(op: Operation, ir: &Ir) -> VerifyResult {
    let types = [
        DeviceType::None,
        DeviceType::Star,
        DeviceType::Default,
        DeviceType::Host,
        DeviceType::Multicore,
        DeviceType::Nvidia,
    ];
    for ty in types {
        let has = |name: &str| has_type(op, ir, name, ty);
        if has("asyncOperandsDeviceType") && has("asyncOnly") {
            let message = "asyncOnly attribute cannot appear with asyncOperand";
            return fail(op, ir, message);
        }
        if has("waitOperandsDeviceType") && has("waitOnly") {
            return fail(op, ir, "wait attribute cannot appear with waitOperands");
        }
    }
    Ok(())
}

/// Whether an operation is one of these.
macro_rules! is_one {
    ($op:expr, $ir:expr; $($kind:ident)*) => {
        $($op.is::<$kind>($ir))||*
    };
}

fn is_data(op: Operation, ir: &Ir) -> bool {
    is_one!(op, ir;
        AttachOp CopyinOp CopyoutOp CreateOp DeleteOp DetachOp DevicePtrOp GetDevicePtrOp
        NoCreateOp PresentOp)
}

fn is_declared(op: Operation, ir: &Ir) -> bool {
    is_one!(op, ir;
        CopyinOp CopyoutOp CreateOp DevicePtrOp GetDevicePtrOp PresentOp DeclareDeviceResidentOp
        DeclareLinkOp)
}

/// Checks which operations define the data of a construct. Arguments of blocks, with which MLIR crashes, are refused.
fn verify_data(
    op: Operation,
    ir: &Ir,
    is_expected: impl Fn(Operation) -> bool,
    message: &str,
) -> VerifyResult {
    let mut values = group(op, ir, "dataClauseOperands").iter();
    if values.all(|value| value.defining_op(ir).is_some_and(&is_expected)) {
        return Ok(());
    }
    fail(op, ir, message)
}

const DATA_EXPECTED: &str = "expect data entry/exit operation or acc.getdeviceptr as defining op";
const ENTRY_EXPECTED: &str = "expect data entry operation as defining op";

/// Checks that operands are defined by operations of the kind `O`, and that none is there twice.
fn verify_privates<O: OpHandle>(op: Operation, ir: &Ir, name: &str) -> VerifyResult {
    let mut seen = LookupSet::default();
    for value in group(op, ir, &format!("{name}Operands")) {
        if value.defining::<O>(ir).is_none() {
            let message = format!("expected {name} as defining op");
            return Err(op.emit_error(ir, message));
        }
        if !seen.insert(*value) {
            let message = format!("{name} operand appears more than once");
            return Err(op.emit_error(ir, message));
        }
    }
    Ok(())
}

/// Checks private variables and reductions.
pub(super) fn verify_all_privates(op: Operation, ir: &Ir) -> VerifyResult {
    verify_privates::<PrivateOp>(op, ir, "private")?;
    verify_privates::<FirstprivateOp>(op, ir, "firstprivate")?;
    verify_privates::<ReductionOp>(op, ir, "reduction")
}

macro_rules! verify_compute {
    ($($op:ident)*) => {$(
        impl Verify for $op {
            /// An operation without one of the clauses has no operands for it.
            fn verify(self, ir: &Ir) -> VerifyResult {
                let op = self.operation();
                verify_all_privates(op, ir)?;
                verify_groups(op, ir, NUM_GANGS, Some(3))?;
                verify_groups(op, ir, WAIT, None)?;
                verify_count(op, ir, NUM_WORKERS)?;
                verify_count(op, ir, VECTOR_LENGTH)?;
                verify_count(op, ir, ASYNC)?;
                verify_with_and_without(op, ir)?;
                verify_data(op, ir, |of| is_data(of, ir), DATA_EXPECTED)
            }
        }
    )*};
}

verify_compute! { KernelsOp ParallelOp SerialOp }

impl Verify for DataOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        if op.operands(ir).is_empty() && inherent(op, ir, "defaultAttr").is_none() {
            let message =
                "at least one operand or the default attribute must appear on the data operation";
            return fail(op, ir, message);
        }
        verify_data(op, ir, |of| is_data(of, ir), DATA_EXPECTED)?;
        verify_with_and_without(op, ir)
    }
}

impl Verify for HostDataOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        if self.data_clause_operands(ir).is_empty() {
            let message = "at least one operand must appear on the host_data operation";
            return fail(op, ir, message);
        }
        verify_data(op, ir, |of| of.is::<UseDeviceOp>(ir), ENTRY_EXPECTED)
    }
}

/// Checks the clauses `async` and `wait` of operations without device types.
fn verify_async_and_wait(op: Operation, ir: &Ir) -> VerifyResult {
    let has = |name: &str| !group(op, ir, name).is_empty();
    if has("asyncOperand") && inherent(op, ir, "async").is_some() {
        return fail(op, ir, "async attribute cannot appear with asyncOperand");
    }
    if has("waitOperands") && inherent(op, ir, "wait").is_some() {
        return fail(op, ir, "wait attribute cannot appear with waitOperands");
    }
    if has("waitDevnum") && !has("waitOperands") {
        return fail(op, ir, "wait_devnum cannot appear without waitOperands");
    }
    Ok(())
}

impl Verify for ExitDataOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if self.data_clause_operands(ir).is_empty() {
            let message =
                "at least one operand must be present in dataOperands on the exit data operation";
            return fail(self.operation(), ir, message);
        }
        verify_async_and_wait(self.operation(), ir)
    }
}

impl Verify for EnterDataOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        if self.data_clause_operands(ir).is_empty() {
            let message =
                "at least one operand must be present in dataOperands on the enter data operation";
            return fail(op, ir, message);
        }
        verify_async_and_wait(op, ir)?;
        let is_entry = |of: Operation| is_one!(of, ir; AttachOp CreateOp CopyinOp);
        verify_data(op, ir, is_entry, ENTRY_EXPECTED)
    }
}

impl Verify for WaitOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_async_and_wait(self.operation(), ir)
    }
}

impl Verify for UpdateOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        if self.data_clause_operands(ir).is_empty() {
            let message = "at least one value must be present in dataOperands";
            return fail(op, ir, message);
        }
        verify_count(op, ir, ASYNC)?;
        verify_groups(op, ir, WAIT, None)?;
        verify_with_and_without(op, ir)?;
        let is_update = |of: Operation| is_one!(of, ir; UpdateDeviceOp UpdateHostOp GetDevicePtrOp);
        verify_data(op, ir, is_update, DATA_EXPECTED)
    }
}

fn verify_declare(op: Operation, ir: &Ir, needs_values: bool) -> VerifyResult {
    if needs_values && group(op, ir, "dataClauseOperands").is_empty() {
        let message = "at least one operand must appear on the declare operation";
        return fail(op, ir, message);
    }
    let message = "expect valid declare data entry operation or acc.getdeviceptr as defining op";
    verify_data(op, ir, |of| is_declared(of, ir), message)
}

impl Verify for DeclareEnterOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_declare(self.operation(), ir, true)
    }
}

impl Verify for DeclareExitOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_declare(self.operation(), ir, self.token(ir).is_none())
    }
}

impl Verify for DeclareOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_declare(self.operation(), ir, true)
    }
}

/// Checks that an operation is not in a construct that computes.
fn verify_outside(op: Operation, ir: &Ir) -> VerifyResult {
    let mut around = std::iter::successors(op.parent_op(ir), |op| op.parent_op(ir));
    if around.any(|op| is_one!(op, ir; ParallelOp KernelsOp SerialOp LoopOp)) {
        return Err(op.emit_error(ir, "cannot be nested in a compute operation"));
    }
    Ok(())
}

impl Verify for InitOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_outside(self.operation(), ir)
    }
}

impl Verify for ShutdownOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_outside(self.operation(), ir)
    }
}

impl Verify for SetOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        verify_outside(op, ir)?;
        let has_operand = self.default_async(ir).or(self.device_num(ir)).is_some();
        if has_operand || inherent(op, ir, "device_type").is_some() {
            return Ok(());
        }
        let message = "at least one default_async, device_num, or device_type operand must appear";
        Err(self.emit_error(ir, message))
    }
}
