//! `acc.loop`.

use super::compute::{has_type, verify_all_privates, verify_count, verify_groups};
use super::device_types::{device_type, elements};
use super::{DeviceType, LoopOp, fail, inherent};
use ods_runtime::interfaces::LoopLikeOpInterface;
use ods_runtime::prelude::*;

/// A device type that is in a list twice; `Some(None)` stands for what is not a device type.
fn duplicate(types: Option<&Attribute>) -> Option<DeviceType> {
    let mut seen = Vec::new();
    for ty in elements(types).iter().filter_map(device_type) {
        if seen.contains(&ty) {
            return Some(ty);
        }
        seen.push(ty);
    }
    None
}

impl LoopLikeOpInterface for LoopOp {
    fn get_loop_regions(self, ir: &Ir) -> &[Region] {
        self.operation().regions(ir)
    }
}

impl LoopOp {
    /// Whether it holds loops, and has no bounds itself.
    pub fn is_container_like(self, ir: &Ir) -> bool {
        self.lowerbound(ir).is_empty()
    }

    fn verify_unique(self, ir: &Ir, name: &str) -> VerifyResult {
        let Some(ty) = duplicate(inherent(self.operation(), ir, name)) else {
            return Ok(());
        };
        let message = format!("duplicate device_type `{ty}` found in {name} attribute");
        Err(self.emit_error(ir, message))
    }

    fn verify_bounds(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let upper = self.upperbound(ir).len();
        let inclusive = inherent(op, ir, "inclusiveUpperbound");
        let inclusive = inclusive.and_then(Attribute::as_dense_array::<bool>);
        let message = if upper != self.step(ir).len() {
            "number of upperbounds expected to be the same as number of steps"
        } else if upper != self.lowerbound(ir).len() {
            "number of upperbounds expected to be the same as number of lowerbounds"
        } else if upper != 0 && inclusive.is_some_and(|inclusive| inclusive.len() != upper) {
            "inclusiveUpperbound size is expected to be the same as upperbound size"
        } else {
            return Ok(());
        };
        fail(op, ir, message)
    }

    fn verify_collapse(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let types = inherent(op, ir, "collapseDeviceType");
        if let Some(counts) = inherent(op, ir, "collapse") {
            let Some(types) = types else {
                let message =
                    "collapse device_type attr must be define when collapse attr is present";
                return Err(self.emit_error(ir, message));
            };
            if elements(Some(counts)).len() != elements(Some(types)).len() {
                let message = "collapse attribute count must match collapse device_type count";
                return Err(self.emit_error(ir, message));
            }
        }
        self.verify_unique(ir, "collapseDeviceType")
    }

    fn verify_levels(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let gangs = self.gang_operands(ir).len();
        if gangs != 0 {
            let Some(kinds) = inherent(op, ir, "gangOperandsArgType") else {
                let message =
                    "gangOperandsArgType attribute must be defined when gang operands are present";
                return Err(self.emit_error(ir, message));
            };
            if elements(Some(kinds)).len() != gangs {
                let message = "gangOperandsArgType attribute count must match gangOperands count";
                return Err(self.emit_error(ir, message));
            }
        }
        self.verify_unique(ir, "gang")?;
        let gang = (
            "gangOperands",
            "gangOperandsSegments",
            "gangOperandsDeviceType",
            "gang",
        );
        verify_groups(op, ir, gang, None)?;
        self.verify_unique(ir, "worker")?;
        self.verify_unique(ir, "workerNumOperandsDeviceType")?;
        let worker = ("workerNumOperands", "workerNumOperandsDeviceType", "worker");
        verify_count(op, ir, worker)?;
        self.verify_unique(ir, "vector")?;
        self.verify_unique(ir, "vectorOperandsDeviceType")?;
        let vector = ("vectorOperands", "vectorOperandsDeviceType", "vector");
        verify_count(op, ir, vector)?;
        let tile = (
            "tileOperands",
            "tileOperandsSegments",
            "tileOperandsDeviceType",
            "tile",
        );
        verify_groups(op, ir, tile, None)
    }

    fn verify_mode(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let modes = ["auto_", "independent", "seq"];
        let types = modes.map(|name| elements(inherent(op, ir, name))).concat();
        if duplicate(Some(&Attribute::array(types))).is_some() {
            let message = "only one of auto, independent, seq can be present at the same time";
            return fail(op, ir, message);
        }
        if !modes
            .iter()
            .any(|name| has_type(op, ir, name, DeviceType::None))
        {
            let message = "at least one of auto, independent, seq must be present";
            return fail(op, ir, message);
        }
        let levels = [
            "vector",
            "vectorOperandsDeviceType",
            "worker",
            "workerNumOperandsDeviceType",
            "gang",
            "gangOperandsDeviceType",
        ];
        let mut sequential = elements(inherent(op, ir, "seq"))
            .iter()
            .filter_map(device_type);
        if sequential.any(|ty| levels.iter().any(|name| has_type(op, ir, name, ty))) {
            return fail(op, ir, "gang, worker or vector cannot appear with seq");
        }
        Ok(())
    }

    /// The number of loops that it has to hold.
    fn collapsed(self, ir: &Ir) -> u64 {
        let counts = elements(inherent(self.operation(), ir, "collapse"));
        let counts = counts.iter().filter_map(Attribute::as_i64);
        let types = elements(inherent(self.operation(), ir, "collapseDeviceType"));
        let default = types
            .iter()
            .position(|ty| device_type(ty) == Some(DeviceType::None));
        let mut count = None;
        let mut most = 1;
        for (place, found) in counts.map(i64::cast_unsigned).enumerate() {
            if Some(place) == default {
                count = Some(found);
            }
            most = most.max(found);
        }
        count.unwrap_or(1).max(most)
    }

    fn verify_nested(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let is_loop = |op: Operation| op.interface::<dyn LoopLikeOpInterface>(ir).is_some();
        let (mut missing, mut parent, mut found_sibling) = (self.collapsed(ir), op, false);
        op.walk_with(ir, WalkOrder::PreOrder, |nested| {
            if nested == op {
                return WalkResult::Advance;
            }
            if is_loop(nested) {
                let mut around = std::iter::successors(nested.parent_op(ir), |op| op.parent_op(ir));
                if around.find(|op| is_loop(*op)) != Some(parent) {
                    found_sibling = true;
                    return WalkResult::Interrupt;
                }
                missing = missing.saturating_sub(1);
                parent = nested;
            }
            match missing {
                0 => WalkResult::Interrupt,
                _ => WalkResult::Advance,
            }
        });
        if found_sibling {
            return fail(op, ir, "found sibling loops inside container-like acc.loop");
        }
        if missing != 0 {
            let message =
                "failed to find enough loop-like operations inside container-like acc.loop";
            return fail(op, ir, message);
        }
        Ok(())
    }
}

impl Verify for LoopOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        self.verify_bounds(ir)?;
        self.verify_collapse(ir)?;
        self.verify_levels(ir)?;
        self.verify_mode(ir)?;
        verify_all_privates(op, ir)?;
        if self.region(ir).is_empty(ir) {
            return fail(op, ir, "expected non-empty body.");
        }
        if inherent(op, ir, "unstructured").is_some() {
            if self.is_container_like(ir) {
                return Ok(());
            }
            return fail(
                op,
                ir,
                "unstructured acc.loop must not have induction variables",
            );
        }
        if self.is_container_like(ir) {
            return self.verify_nested(ir);
        }
        Ok(())
    }
}
