//! Checks of the operations that move data, or only say where data are.
//!
//! They differ in the clauses that they may come from, in their modifiers, and in whether they need a recipe: [`Rule`].

use super::{
    AttachOp, CacheOp, CopyinOp, CopyoutOp, CreateOp, DataBoundsOp, DataClause, DataClauseAttr,
    DataClauseModifier, DataClauseModifierAttr, DeclareDeviceResidentOp, DeclareLinkOp, DeleteOp,
    DetachOp, DevicePtrOp, FirstprivateMapInitialOp, FirstprivateOp, FirstprivateRecipeOp,
    NoCreateOp, PointerLikeType, PresentOp, PrivateOp, PrivateRecipeOp, ReductionOp,
    ReductionRecipeOp, UpdateDeviceOp, UpdateHostOp, UseDeviceOp, fail, group, inherent,
};
use ods_runtime::__private::class::TypeClassKind;
use ods_runtime::prelude::*;
use ods_runtime::symbols;

const ZERO: u64 = 1 << 0;
const READONLY: u64 = 1 << 1;
/// `alwaysin` and `alwaysout`.
const ALWAYS: u64 = 1 << 2 | 1 << 3;
const CAPTURE: u64 = 1 << 4;

/// The values of an operation.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Values {
    /// A variable of the host.
    Host,
    /// A variable of the host, and the same on the device.
    Both,
    /// A variable of the device.
    Device,
}

/// What an operation demands.
struct Rule {
    /// The name in messages.
    name: &'static str,
    clauses: &'static [DataClause],
    /// Whether a clause can be decomposed into this operation and others.
    is_part: bool,
    values: Values,
    /// The modifiers that are allowed.
    modifiers: u64,
}

fn verify(op: Operation, ir: &Ir, rule: &Rule) -> VerifyResult {
    let clause = inherent(op, ir, "dataClause").and_then(Attribute::downcast::<DataClauseAttr>);
    let is_implicit = op.is::<CopyinOp>(ir)
        && inherent(op, ir, "implicit").and_then(Attribute::as_bool) == Some(true);
    let is_known = clause.is_none_or(|clause| rule.clauses.contains(&clause.value()));
    if !is_known && !is_implicit {
        let name = rule.name;
        let mut message =
            format!("data clause associated with {name} operation must match its intent");
        if rule.is_part {
            message += " or specify original clause this operation was decomposed from";
        }
        return fail(op, ir, message);
    }
    verify_values(op, ir, rule.values)?;
    verify_modifiers(op, ir, rule.modifiers)
}

fn verify_values(op: Operation, ir: &Ir, values: Values) -> VerifyResult {
    let Some(host) = group(op, ir, "var").first().map(|value| value.ty(ir)) else {
        return Ok(());
    };
    let of = inherent(op, ir, "varType").and_then(Attribute::as_type);
    if PointerLikeType::contains(host) && of == Some(host) {
        return fail(op, ir, "varType must capture the element type of var");
    }
    let device = group(op, ir, "accVar").first().or(op.results(ir).first());
    if values == Values::Both && device.is_some_and(|device| device.ty(ir) != host) {
        return fail(op, ir, "input and output types must match");
    }
    Ok(())
}

fn verify_modifiers(op: Operation, ir: &Ir, allowed: u64) -> VerifyResult {
    let found = inherent(op, ir, "modifiers");
    let found = found.and_then(Attribute::downcast::<DataClauseModifierAttr>);
    let found = found.map_or(0, |found| found.value().to_bits());
    let wrong = found & !allowed;
    if wrong == 0 {
        return Ok(());
    }
    if allowed == 0 {
        return fail(op, ir, "no data clause modifiers are allowed");
    }
    let wrong = DataClauseModifier::from_bits(wrong).map(EnumInfo::stringify);
    let wrong = wrong.unwrap_or_default();
    fail(op, ir, format!("invalid data clause modifiers: {wrong}"))
}

/// Checks that an operation has a recipe of the kind `R`.
fn verify_recipe<R: OpHandle>(op: Operation, ir: &Ir, name: &str) -> VerifyResult {
    let Some(Attribute::SymbolRef(recipe)) = inherent(op, ir, "recipe") else {
        return Err(op.emit_error(ir, format!("recipe expected for {name}")));
    };
    let found = symbols::lookup_nearest(ir, op, recipe);
    if found.is_some_and(|found| found.is::<R>(ir)) {
        return Ok(());
    }
    let message = format!("expected symbol reference {recipe} to point to a {name} declaration");
    Err(op.emit_error(ir, message))
}

macro_rules! rules {
    ($($op:ident $name:literal $values:ident [$($clause:ident)*] $is_part:literal $modifiers:expr, $(recipe $recipe:ident)?;)*) => {$(
        impl Verify for $op {
            fn verify(self, ir: &Ir) -> VerifyResult {
                const RULE: Rule = Rule {
                    name: $name,
                    clauses: &[$(DataClause::$clause),*],
                    is_part: $is_part,
                    values: Values::$values,
                    modifiers: $modifiers,
                };
                verify(self.operation(), ir, &RULE)?;
                $(verify_recipe::<$recipe>(self.operation(), ir, $name)?;)?
                Ok(())
            }
        }
    )*};
}

rules! {
    PrivateOp "private" Host [acc_private] false 0, recipe PrivateRecipeOp;
    FirstprivateOp "firstprivate" Host [acc_firstprivate] false 0, recipe FirstprivateRecipeOp;
    FirstprivateMapInitialOp "firstprivate" Host [acc_firstprivate] false 0,;
    ReductionOp "reduction" Host [acc_reduction] false 0, recipe ReductionRecipeOp;
    DevicePtrOp "deviceptr" Both [acc_deviceptr] false 0,;
    PresentOp "present" Both [acc_present] false 0,;
    CopyinOp "copyin" Both [acc_copyin acc_copyin_readonly acc_copy acc_reduction] true
        READONLY | ALWAYS | CAPTURE,;
    CreateOp "create" Both [acc_create acc_create_zero acc_copyout acc_copyout_zero] true
        ZERO | ALWAYS | CAPTURE,;
    NoCreateOp "no_create" Both [acc_no_create] false 0,;
    AttachOp "attach" Both [acc_attach] false 0,;
    DeclareDeviceResidentOp "device_resident" Both [acc_declare_device_resident] false 0,;
    DeclareLinkOp "link" Both [acc_declare_link] false 0,;
    CopyoutOp "copyout" Both [acc_copyout acc_copyout_zero acc_copy acc_reduction] true
        ZERO | ALWAYS | CAPTURE,;
    DeleteOp "delete" Device [
        acc_delete acc_create acc_create_zero acc_copyin acc_copyin_readonly acc_present
        acc_no_create acc_declare_device_resident acc_declare_link
    ] true ZERO | READONLY | ALWAYS | CAPTURE,;
    DetachOp "detach" Device [acc_detach acc_attach] true 0,;
    UpdateHostOp "host" Both [acc_update_host acc_update_self] true 0,;
    UpdateDeviceOp "device" Both [acc_update_device] true 0,;
    UseDeviceOp "use_device" Both [acc_use_device] true 0,;
    CacheOp "cache" Both [acc_cache acc_cache_readonly] true READONLY,;
}

impl Verify for DataBoundsOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if self.extent(ir).is_some() || self.upperbound(ir).is_some() {
            return Ok(());
        }
        fail(self.operation(), ir, "expected extent or upperbound.")
    }
}
