//! `async.execute`.

use super::{ExecuteOp, TokenType, ValueType, value_type};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::interfaces::{
    RegionBranchOpInterface, RegionBranchPoint, RegionSuccessor, RegionSuccessors, operand_numbers,
};
use ods_runtime::prelude::*;
use std::ops::Range;

impl CustomAssembly for ExecuteOp {
    // (`[` operands `]`)? (`(` value (`,` value)* `)`)? (`->` types)? attr-dict-with-keyword region
    // value ::= operand `as` argument `:` type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let token = Type::from(TokenType);
        let mut dependencies = 0;
        if p.parse_optional_l_square() {
            let tokens = p.parse_operand_list(Delimiter::None)?;
            p.resolve_operands_of_type(&tokens, &token, &mut state.operands)?;
            p.parse_r_square()?;
            dependencies = i32::try_from(tokens.len()).unwrap_or(i32::MAX);
        }
        let (mut values, mut types, mut arguments) = (Vec::new(), Vec::new(), Vec::new());
        let start = p.offset();
        p.parse_list(Delimiter::OptionalParen, |p| {
            values.push(p.parse_operand()?);
            p.parse_keyword("as")?;
            let mut argument = p.parse_argument(false, false)?;
            let ty = p.parse_colon_type()?;
            argument.ty = value_type(&ty).clone();
            arguments.push(argument);
            types.push(ty);
            Ok(())
        })?;
        p.resolve_operands(&values, &types, start, &mut state.operands)?;
        let count = i32::try_from(values.len()).unwrap_or(i32::MAX);
        let segments = DenseArrayAttr::from_i32s(&[dependencies, count]);
        state.set_attribute("operandSegmentSizes", segments.into());
        let results = p.parse_optional_arrow_type_list()?;
        state.result_types.push(token);
        state.result_types.extend(results);
        p.parse_optional_attr_dict_with_keyword(state)?;
        let region = p.parse_region_with(&arguments, false)?;
        state.regions.push(region);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        let (dependencies, values) = (self.dependencies(ir), self.body_operands(ir));
        if !dependencies.is_empty() {
            p.write(" [");
            p.print_operands(dependencies);
            p.write("]");
        }
        if !values.is_empty() {
            let entry = self.body_region(ir).entry_block(ir);
            let arguments = entry.map_or(&[][..], |entry| entry.arguments(ir));
            p.write(" (");
            for (at, value) in values.iter().enumerate() {
                if at != 0 {
                    p.write(", ");
                }
                p.print_operand(*value);
                p.write(" as ");
                if let Some(argument) = arguments.get(at) {
                    p.print_operand(*argument);
                }
                p.write(": ");
                p.print_type_of(*value);
            }
            p.write(")");
        }
        p.print_optional_arrow_type_list(op.result_types(ir).skip(1));
        p.print_optional_attr_dict_with_keyword(op, &["operandSegmentSizes"]);
        p.write(" ");
        let style = RegionStyle {
            entry_arguments: false,
            ..RegionStyle::default()
        };
        p.print_region(self.body_region(ir), style);
    }
}

impl VerifyRegions for ExecuteOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let entry = self.body_region(ir).entry_block(ir);
        let arguments = entry.map_or(&[][..], |entry| entry.arguments(ir));
        let expected = self
            .body_operands(ir)
            .iter()
            .map(|value| value_type(value.ty(ir)));
        if arguments
            .iter()
            .map(|argument| argument.ty(ir))
            .eq(expected)
        {
            return Ok(());
        }
        let message =
            "async body region argument types do not match the execute operation arguments types";
        Err(self.emit_error(ir, message))
    }
}

impl RegionBranchOpInterface for ExecuteOp {
    fn get_entry_successor_operands(self, ir: &Ir, _: RegionSuccessor<'_>) -> Range<usize> {
        operand_numbers(self, ir, self.body_operands(ir))
    }

    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
        let successor = match point {
            RegionBranchPoint::Terminator(_) => RegionSuccessor::parent(self.body_results(ir)),
            RegionBranchPoint::Parent => {
                let region = self.body_region(ir);
                let entry = region.entry_block(ir);
                let arguments = entry.map_or(&[][..], |entry| entry.arguments(ir));
                RegionSuccessor::region(region, arguments)
            }
        };
        [successor].into()
    }

    /// A value may stand for the value behind it.
    fn are_types_compatible(self, _: &Ir, lhs: &Type, rhs: &Type) -> bool {
        value_type(lhs) == value_type(rhs)
    }
}

/// A type of results of the dialect.
pub(super) fn is_async(ty: &Type) -> bool {
    ty.is::<TokenType>() || ty.is::<ValueType>()
}
