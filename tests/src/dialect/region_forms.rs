//! Hand-written parsers and printers of ops with regions.

use super::{
    AffineScopeOp, ConversionFuncOp, IsolatedRegionOp, RegionIfOp, SingleNoTerminatorCustomAsmOp,
    StringAttrPrettyNameOp, TestPolyForOp,
};
use ods_runtime::prelude::*;

const WITHOUT_ARGUMENTS: RegionStyle = RegionStyle {
    entry_arguments: false,
    terminators: true,
    empty_block: false,
};

impl CustomAssembly for TestPolyForOp {
    // arguments region
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let mut variables = p.parse_argument_list(Delimiter::None, false, false)?;
        for variable in &mut variables {
            variable.ty = Type::index();
        }
        let region = p.parse_region_with(&variables, false)?;
        state.regions.push(region);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write_byte(b' ');
        if let Some(entry) = self.region(ir).entry_block(ir) {
            p.print_operands(entry.arguments(ir));
        }
        p.write_byte(b' ');
        p.print_region(self.region(ir), WITHOUT_ARGUMENTS);
    }
}

impl OpAsmOpInterface for TestPolyForOp {
    fn get_asm_block_argument_names(
        self,
        ir: &Ir,
        region: Region,
        set_name_fn: &mut dyn FnMut(Value, &str),
    ) {
        let names = self.operation().attribute(ir, "arg_names");
        let names = names.and_then(Attribute::as_array).unwrap_or_default();
        let Some(entry) = region.entry_block(ir) else {
            return;
        };
        for (argument, name) in entry.arguments(ir).iter().zip(names) {
            set_name_fn(*argument, name.as_str().unwrap_or_default());
        }
    }
}

impl CustomAssembly for IsolatedRegionOp {
    // operand region
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let mut argument = p.parse_argument(false, false)?;
        argument.ty = Type::index();
        let name = argument.name.into_iter().collect::<Vec<_>>();
        p.resolve_operands_of_type(&name, &Type::index(), &mut state.operands)?;
        let region = p.parse_region_with(&[argument], true)?;
        state.regions.push(region);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write_byte(b' ');
        p.print_operand(self.input(ir));
        p.shadow_region_arguments(self.region(ir), self.operation().operands(ir));
        p.write_byte(b' ');
        p.print_region(self.region(ir), WITHOUT_ARGUMENTS);
    }
}

impl CustomAssembly for AffineScopeOp {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let region = p.parse_region()?;
        state.regions.push(region);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.write_byte(b' ');
        p.print_region(self.region(p.ir()), WITHOUT_ARGUMENTS);
    }
}

impl CustomAssembly for RegionIfOp {
    // operands `:` types `->` types `then` region `else` region `join` region
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let operands = p.parse_operand_list(Delimiter::None)?;
        let types = p.parse_colon_type_list()?.to_vec();
        state.result_types.extend(p.parse_arrow_type_list()?);
        for keyword in ["then", "else", "join"] {
            p.parse_keyword(keyword)?;
            let region = p.parse_region()?;
            state.regions.push(region);
        }
        let offset = p.offset();
        p.resolve_operands(&operands, &types, offset, &mut state.operands)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = self.operation();
        let ir = p.ir();
        p.write_byte(b' ');
        p.print_operands(op.operands(ir));
        p.write(": ");
        p.print_types_of(op.operands(ir));
        p.print_arrow_type_list(self.results(ir).iter().map(|value| value.ty(ir)));
        for (keyword, region) in ["then", "else", "join"].iter().zip(op.regions(ir)) {
            p.write_byte(b' ');
            p.write(keyword);
            p.write_byte(b' ');
            p.print_region(*region, RegionStyle::default());
        }
    }
}

impl CustomAssembly for StringAttrPrettyNameOp {
    // (`attributes` dictionary)?, with the names of the results where it has none
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_optional_attr_dict_with_keyword(state)?;
        let types = std::iter::repeat_n(Type::i32(), p.result_count());
        state.result_types.extend(types);
        if state.attribute("names").is_some() || p.result_count() == 0 {
            return Ok(());
        }
        let names = (0..p.result_count()).map(|number| {
            let (name, _) = p.result_name(number);
            // Numbers are not names.
            let is_number = name.starts_with(|c: char| c.is_ascii_digit());
            Attribute::string(if is_number { "" } else { name })
        });
        let names = Attribute::array(names.collect::<Vec<_>>());
        state.set_attribute("names", names);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let names = self.names(p.ir());
        // Names that the results already have are omitted.
        let is_said = names.len() == self.r(p.ir()).len()
            && (self.r(p.ir()).iter().zip(names))
                .all(|(value, name)| name.as_str() == Some(&p.operand_name(*value)[1..]));
        let elided: &[&str] = if is_said { &["names"] } else { &[] };
        p.print_optional_attr_dict_with_keyword(self.operation(), elided);
    }
}

impl OpAsmOpInterface for StringAttrPrettyNameOp {
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        for (value, name) in self.r(ir).iter().zip(self.names(ir)) {
            if let Some(name) = name.as_str().filter(|name| !name.is_empty()) {
                set_name_fn(*value, name);
            }
        }
    }
}

impl CustomAssembly for SingleNoTerminatorCustomAsmOp {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let region = p.parse_region()?;
        state.regions.push(region);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let region = self.operation().regions(p.ir())[0];
        p.print_region(region, WITHOUT_ARGUMENTS);
    }
}

impl CustomAssembly for ConversionFuncOp {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_function_op(state, false)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.print_function_op(self.operation());
    }
}
