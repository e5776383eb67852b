//! `gpu.launch`: a kernel where it is started.
//!
//! The arguments of the body are the numbers of the block and of the thread, the sizes of the grid and of blocks, the
//! number of the cluster and the sizes of clusters if there are any, three of each, and buffers.

use super::assembly::parse_async_dependencies;
use super::function::{
    NUM_WORKGROUP, attributions, parse_attributions, print_attributions, verify_attributions,
};
use super::{AsyncTokenType, LaunchOp, TerminatorOp};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;
use ods_runtime::text::op_parser::Argument;

/// Three identifiers or sizes.
type Dim3<T> = [T; 3];

/// The identifiers that a launch defines, and the operands for the sizes.
struct SizeAssignment {
    ids: Dim3<UnresolvedOperand>,
    sizes: Dim3<UnresolvedOperand>,
    operands: Dim3<UnresolvedOperand>,
}

impl SizeAssignment {
    // sizes ::= `(` id `,` id `,` id `)` `in` `(` id `=` operand `,` id `=` operand `,` id `=` operand `)`
    fn parse(p: &mut OpParser<'_, '_>) -> Parsed<Self> {
        let offset = p.offset();
        let ids = p.parse_operand_list_without_numbers(Delimiter::Paren)?;
        let Ok(ids) = Dim3::try_from(ids) else {
            return Err(p.emit_error(offset, "expected 3 operands"));
        };
        p.parse_keyword("in")?;
        p.parse_l_paren()?;
        let mut parse_size = |number: usize| {
            if number != 0 {
                p.parse_comma()?;
            }
            let size = p.parse_operand_name(false)?;
            p.parse_equal()?;
            Ok((size, p.parse_operand()?))
        };
        let (x, y, z) = (parse_size(0)?, parse_size(1)?, parse_size(2)?);
        p.parse_r_paren()?;
        Ok(Self {
            ids,
            sizes: [x.0, y.0, z.0],
            operands: [x.1, y.1, z.1],
        })
    }
}

fn print_size_assignment(
    p: &mut OpPrinter<'_>,
    keyword: &str,
    ids: &[Value],
    sizes: &[Value],
    operands: &[Value],
) {
    p.write(&format!(" {keyword}("));
    p.print_operands(ids);
    p.write(") in ");
    p.print_assignments(sizes, operands);
}

// (name `(` symbol `)`)?
fn parse_symbol(p: &mut OpParser<'_, '_>, name: &str, state: &mut OperationState) -> Parsed<()> {
    if !p.parse_optional_keyword(name) {
        return Ok(());
    }
    p.parse_l_paren()?;
    let offset = p.offset();
    let symbol = p.parse_attribute(None)?;
    if !matches!(&symbol, Attribute::SymbolRef(symbol) if symbol.is_flat()) {
        return Err(p.emit_error(offset, "invalid kind of attribute specified"));
    }
    p.parse_r_paren()?;
    state.set_attribute(name, symbol);
    Ok(())
}

impl LaunchOp {
    /// Whether the sizes of clusters are given.
    pub fn has_cluster_size(self, ir: &Ir) -> bool {
        self.cluster_size_x(ir).is_some()
            && self.cluster_size_y(ir).is_some()
            && self.cluster_size_z(ir).is_some()
    }

    /// The sizes of the grid, of blocks, and of clusters if there are any: operands.
    pub(super) fn size_operands(self, ir: &Ir) -> Vec<Value> {
        let mut sizes = vec![
            self.grid_size_x(ir),
            self.grid_size_y(ir),
            self.grid_size_z(ir),
            self.block_size_x(ir),
            self.block_size_y(ir),
            self.block_size_z(ir),
        ];
        if self.has_cluster_size(ir) {
            let of_clusters = [
                self.cluster_size_x(ir),
                self.cluster_size_y(ir),
                self.cluster_size_z(ir),
            ];
            sizes.extend(of_clusters.into_iter().flatten());
        }
        sizes
    }

    /// The number of arguments of the body that are not buffers.
    fn num_config_arguments(self, ir: &Ir) -> usize {
        if self.has_cluster_size(ir) { 18 } else { 12 }
    }

    /// The arguments of the body that are not buffers; none if the operation is not valid.
    pub(super) fn config_arguments(self, ir: &Ir) -> &[Value] {
        let entry = self.body(ir).entry_block(ir);
        let arguments = entry.map_or(&[][..], |entry| entry.arguments(ir));
        arguments
            .get(..self.num_config_arguments(ir))
            .unwrap_or_default()
    }
}

impl CustomAssembly for LaunchOp {
    // launch ::= async-dependencies (`clusters` sizes)? `blocks` sizes `threads` sizes
    //            (`dynamic_shared_memory_size` operand)? (`module` `(` symbol `)`)? (`function` `(` symbol `)`)?
    //            attributions region attributes?
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let (token, dependencies) = parse_async_dependencies(p)?;
        let token_type = AsyncTokenType::get().into();
        p.resolve_operands_of_type(&dependencies, &token_type, &mut state.operands)?;
        state.result_types.extend(token);
        let clusters = if p.parse_optional_keyword("clusters") {
            Some(SizeAssignment::parse(p)?)
        } else {
            None
        };
        p.parse_keyword("blocks")?;
        let blocks = SizeAssignment::parse(p)?;
        p.parse_keyword("threads")?;
        let threads = SizeAssignment::parse(p)?;
        let index = Type::index();
        for sizes in [Some(&blocks), Some(&threads), clusters.as_ref()] {
            let operands = sizes.map_or(&[][..], |sizes| &sizes.operands);
            p.resolve_operands_of_type(operands, &index, &mut state.operands)?;
        }
        let has_dynamic_size = p.parse_optional_keyword("dynamic_shared_memory_size");
        if has_dynamic_size {
            let size = p.parse_operand()?;
            let size = p.resolve_operand(size, &Type::i32())?;
            state.operands.push(size);
        }
        parse_symbol(p, "module", state)?;
        parse_symbol(p, "function", state)?;
        let mut names = Vec::new();
        names.extend([blocks.ids, threads.ids, blocks.sizes, threads.sizes]);
        names.extend(clusters.iter().flat_map(|it| [it.ids, it.sizes]));
        let argument = |name: UnresolvedOperand| Argument {
            name: Some(name),
            ty: Type::index(),
            attributes: Vec::new(),
            location: p.location_at(name.offset()),
        };
        let mut arguments: Vec<Argument> = names.into_iter().flatten().map(argument).collect();
        let workgroup = parse_attributions(p, "workgroup", false)?;
        state.set_attribute(NUM_WORKGROUP, Attribute::i64(workgroup.len() as i64));
        arguments.extend(workgroup);
        arguments.extend(parse_attributions(p, "private", false)?);
        state.regions.push(p.parse_region_with(&arguments, false)?);
        p.parse_optional_attr_dict(state)?;
        let of_clusters = i32::from(clusters.is_some());
        let mut segments = vec![dependencies.len() as i32];
        segments.extend([1; 6]);
        segments.extend([of_clusters; 3]);
        segments.push(i32::from(has_dynamic_size));
        let segments = DenseArrayAttr::from_i32s(&segments);
        state.set_attribute("operandSegmentSizes", segments.into());
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (ir, op) = (p.ir(), self.operation());
        if self.async_token(ir).is_some() {
            p.write(" async");
        }
        let dependencies = self.async_dependencies(ir);
        if !dependencies.is_empty() {
            p.write(" [");
            p.print_operands(dependencies);
            p.write("]");
        }
        let (operands, arguments) = (self.size_operands(ir), self.config_arguments(ir));
        // The groups of three in the order of the text: identifiers, sizes, operands.
        let order = [
            ("clusters", [4, 5, 2]),
            ("blocks", [0, 2, 0]),
            ("threads", [1, 3, 1]),
        ];
        let group = |values: &'_ [Value], number: usize| -> Vec<Value> {
            let group = values.get(3 * number..3 * number + 3);
            group.unwrap_or_default().to_vec()
        };
        for (keyword, [ids, sizes, of_sizes]) in order {
            if keyword == "clusters" && !self.has_cluster_size(ir) {
                continue;
            }
            let (ids, sizes) = (group(arguments, ids), group(arguments, sizes));
            print_size_assignment(p, keyword, &ids, &sizes, &group(&operands, of_sizes));
        }
        if let Some(size) = self.dynamic_shared_memory_size(ir) {
            p.write(" dynamic_shared_memory_size ");
            p.print_operand(size);
        }
        for name in ["module", "function"] {
            if let Some(Attribute::SymbolRef(symbol)) = op.attribute(ir, name) {
                p.write(&format!(" {name}("));
                p.print_symbol_name(symbol.root().bytes());
                p.write(")");
            }
        }
        let buffers = attributions(op, ir, self.num_config_arguments(ir));
        let (workgroup, private) = buffers.unwrap_or_default();
        print_attributions(p, "workgroup", workgroup, &[]);
        print_attributions(p, "private", private, &[]);
        p.write(" ");
        let style = RegionStyle {
            entry_arguments: false,
            ..RegionStyle::default()
        };
        p.print_region(self.body(ir), style);
        let elided = ["operandSegmentSizes", NUM_WORKGROUP, "module", "function"];
        p.print_optional_attr_dict(op, &elided);
    }
}

impl Verify for LaunchOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let sizes = [
            self.cluster_size_x(ir),
            self.cluster_size_y(ir),
            self.cluster_size_z(ir),
        ];
        if !self.has_cluster_size(ir) && sizes.iter().any(Option::is_some) {
            return Err(self.emit_error(ir, "cluster size must be all present"));
        }
        Ok(())
    }
}

impl VerifyRegions for LaunchOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let Some(buffers) = attributions(op, ir, self.num_config_arguments(ir)) else {
            return Err(op.emit_error(ir, "unexpected number of region arguments"));
        };
        verify_attributions(op, ir, buffers)?;
        for block in self.body(ir).blocks(ir) {
            let Some(last) = block.last_op(ir) else {
                continue;
            };
            let leaves = last.successors(ir).is_empty();
            if leaves && TerminatorOp::cast(last, ir).is_none() {
                let message = "expected 'gpu.terminator' or a terminator with successors";
                let error = Diagnostic::error(last.location(ir), message);
                return Err(error.with_note(op.location(ir), "in 'gpu.launch' body region"));
            }
        }
        Ok(())
    }
}
