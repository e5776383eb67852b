//! `gpu.warp_execute_on_lane_0`: vectors that one thread of a warp sees whole, and all others in parts.

use super::{WarpExecuteOnLane0Op, YieldOp};
use ods_runtime::interfaces::{
    RegionBranchOpInterface, RegionBranchPoint, RegionSuccessor, RegionSuccessors,
};
use ods_runtime::prelude::*;

impl CustomAssembly for WarpExecuteOnLane0Op {
    // warp ::= `(` operand `)` `[` integer `]` (`args` `(` operands `:` types `)`)? (`->` types)? region attributes?
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_l_paren()?;
        let lane = p.parse_operand_name(false)?;
        p.parse_r_paren()?;
        p.parse_l_square()?;
        let size = p.parse_integer()?;
        p.parse_r_square()?;
        state.set_attribute("warp_size", Attribute::i64(size));
        let lane = p.resolve_operand(lane, &Type::index())?;
        state.operands.push(lane);
        if p.parse_optional_keyword("args") {
            p.parse_l_paren()?;
            let offset = p.offset();
            let operands = p.parse_operand_list(Delimiter::None)?;
            p.parse_colon()?;
            let types = p.parse_type_list_no_parens()?;
            p.parse_r_paren()?;
            p.resolve_operands(&operands, &types, offset, &mut state.operands)?;
        }
        if p.parse_optional_arrow() {
            state.result_types.extend(p.parse_function_result_types()?);
        }
        let region = p.parse_region()?;
        region.ensure_terminator(p.ir(), YieldOp::INFO, state.location);
        state.regions.push(region);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (ir, op) = (p.ir(), self.operation());
        p.write("(");
        p.print_operand(self.laneid(ir));
        p.write(&format!(")[{}]", self.warp_size(ir)));
        let arguments = self.args(ir);
        if !arguments.is_empty() {
            p.write(" args(");
            p.print_operands(arguments);
            p.write(" : ");
            p.print_types_of(arguments);
            p.write(")");
        }
        let results = op.results(ir);
        if !results.is_empty() {
            p.write(" -> (");
            p.print_types_of(results);
            p.write(")");
        }
        p.write(" ");
        let style = RegionStyle {
            terminators: !results.is_empty(),
            ..RegionStyle::default()
        };
        p.print_region(self.warp_region(ir), style);
        p.print_optional_attr_dict(op, &["warp_size"]);
    }
}

impl WarpExecuteOnLane0Op {
    /// Verifies that a value of type `distributed` outside is the part that each thread has of one of type `expanded`
    /// inside.
    fn verify_distributed_type(
        self,
        ir: &Ir,
        expanded: &Type,
        distributed: &Type,
    ) -> Result<(), String> {
        if expanded == distributed {
            return Ok(());
        }
        let (Type::Vector(whole), Type::Vector(part)) = (expanded, distributed) else {
            return Err("expected vector type for distributed operands.".to_owned());
        };
        let (sizes, parts) = (whole.shape(), part.shape());
        if sizes.len() != parts.len() || whole.element_type() != part.element_type() {
            let message = "expected distributed vectors to have same rank and element type.";
            return Err(message.to_owned());
        }
        // As in C++ the product has 32 bits.
        let mut product = 1_i32;
        for (number, (size, part)) in sizes.iter().zip(parts).enumerate() {
            let scale = size.checked_div(*part).unwrap_or_default();
            if scale.wrapping_mul(*part) != *size {
                return Err(format!(
                    "expected expanded vector dimension #{number} ({size}) to be a multipler of the distributed vector \
                     dimension ({part})"
                ));
            }
            product = i64::from(product).wrapping_mul(scale) as i32;
        }
        let warp = self.warp_size(ir);
        if i64::from(product) != warp {
            return Err(format!(
                "incompatible distribution dimensions from '{expanded}' to '{distributed}' with warp size = {warp}"
            ));
        }
        Ok(())
    }
}

impl Verify for WarpExecuteOnLane0Op {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let fail = |message: &str| Err(op.emit_error(ir, message));
        let entry = self.warp_region(ir).entry_block(ir);
        let arguments = entry.map_or(&[][..], |entry| entry.arguments(ir));
        if self.args(ir).len() != arguments.len() {
            return fail("expected same number op arguments and block arguments.");
        }
        let last = entry.and_then(|entry| entry.last_op(ir));
        // What the last operation has to be is verified with the regions.
        let Some(last) = last.and_then(|last| YieldOp::cast(last, ir)) else {
            return Ok(());
        };
        let (yielded, results) = (last.values(ir), op.results(ir));
        if yielded.len() != results.len() {
            return fail("expected same number of yield operands and return values.");
        }
        let inner = arguments.iter().chain(yielded);
        for (expanded, distributed) in inner.zip(self.args(ir).iter().chain(results)) {
            let verified = self.verify_distributed_type(ir, expanded.ty(ir), distributed.ty(ir));
            verified.or_else(|message| fail(&message))?;
        }
        Ok(())
    }
}

impl RegionBranchOpInterface for WarpExecuteOnLane0Op {
    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
        let successor = match point {
            RegionBranchPoint::Parent => RegionSuccessor::region(self.warp_region(ir), &[]),
            RegionBranchPoint::Terminator(_) => {
                RegionSuccessor::parent(self.operation().results(ir))
            }
        };
        [successor].into()
    }

    fn are_types_compatible(self, ir: &Ir, lhs: &Type, rhs: &Type) -> bool {
        self.verify_distributed_type(ir, lhs, rhs).is_ok()
    }
}
