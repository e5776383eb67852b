//! `affine.if` and `affine.yield`.

use super::{
    AffineForOp, AffineIfOp, AffineParallelOp, AffineYieldOp, parse_dims_and_symbols, print_body,
    print_dims_and_symbols, verify_dims_and_symbols,
};
use ods_runtime::affine::IntegerSet;
use ods_runtime::prelude::*;

impl AffineIfOp {
    /// The condition, which is a discardable attribute upstream.
    pub fn integer_set(self, ir: &Ir) -> Option<&IntegerSet> {
        match self.operation().attribute(ir, "condition")? {
            Attribute::IntegerSet(set) => Some(set),
            _ => None,
        }
    }
}

fn parse_branch(p: &mut OpParser<'_, '_>, state: &OperationState) -> Parsed<Region> {
    let region = p.parse_region()?;
    region.ensure_terminator(p.ir(), AffineYieldOp::INFO, state.location);
    Ok(region)
}

impl CustomAssembly for AffineIfOp {
    // integer-set dims-and-symbols (`->` types)? region (`else` region)? attr-dict
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let condition = p.parse_attribute_of::<IntegerSet>(None)?;
        state.set_attribute("condition", condition.clone());
        let (dims, symbols) = parse_dims_and_symbols(p, state)?;
        if let Attribute::IntegerSet(set) = &condition {
            let message = if dims != set.num_dims() as usize {
                "dim operand count and integer set dim count must match"
            } else if symbols != set.num_symbols() as usize {
                "symbol operand count and integer set symbol count must match"
            } else {
                ""
            };
            if !message.is_empty() {
                return Err(p.emit_error(p.name_offset(), message));
            }
        }
        state
            .result_types
            .extend(p.parse_optional_arrow_type_list()?);
        let region = parse_branch(p, state)?;
        state.regions.push(region);
        let other = if p.parse_optional_keyword("else") {
            parse_branch(p, state)?
        } else {
            p.ir().create_region()
        };
        state.regions.push(other);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        let results = op.results(ir);
        p.write(" ");
        if let Some(condition) = op.attribute(ir, "condition") {
            p.print_attribute(condition);
        }
        let dims = self.integer_set(ir).map_or(0, IntegerSet::num_dims);
        print_dims_and_symbols(p, op.operands(ir), dims);
        p.print_optional_arrow_type_list(results.iter().map(|result| result.ty(ir)));
        p.write(" ");
        print_body(p, self.then_region(ir), !results.is_empty());
        let other = self.else_region(ir);
        if !other.is_empty(ir) {
            p.write(" else ");
            print_body(p, other, !results.is_empty());
        }
        p.print_optional_attr_dict(op, &["condition"]);
    }
}

impl Verify for AffineIfOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let Some(set) = self.integer_set(ir) else {
            let message = "requires an integer set attribute named 'condition'";
            return Err(self.emit_error(ir, message));
        };
        let operands = self.operation().operands(ir);
        if operands.len() != (set.num_dims() + set.num_symbols()) as usize {
            let message =
                "operand count and condition integer set dimension and symbol count must match";
            return Err(self.emit_error(ir, message));
        }
        verify_dims_and_symbols(self.operation(), ir, operands, set.num_dims())
    }
}

impl Verify for AffineYieldOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(self.emit_error(ir, message));
        let parent = self.operation().parent_op(ir).filter(|parent| {
            AffineForOp::cast(*parent, ir).is_some()
                || AffineIfOp::cast(*parent, ir).is_some()
                || AffineParallelOp::cast(*parent, ir).is_some()
        });
        let Some(parent) = parent else {
            return fail("only terminates affine.if/for/parallel regions");
        };
        let (results, operands) = (parent.results(ir), self.operation().operands(ir));
        if results.len() != operands.len() {
            return fail("parent of yield must have same number of results as the yield operands");
        }
        let mut pairs = results.iter().zip(operands);
        if pairs.any(|(result, operand)| result.ty(ir) != operand.ty(ir)) {
            return fail("types mismatch between yield op and its parent");
        }
        Ok(())
    }
}
