//! `gpu.func`, its memory, and `gpu.return`.
//!
//! The arguments of the body are those of the function, then buffers in the memory of the workgroup, then buffers in
//! private memory: MLIR's attributions. The function type has the first only.

use super::{AddressSpace, AddressSpaceAttr, GPUFuncOp, ReturnOp};
use ods_runtime::interfaces::FunctionOpInterface;
use ods_runtime::prelude::*;
use ods_runtime::text::op_parser::Argument;

/// The attribute with the number of buffers in the memory of the workgroup.
pub(super) const NUM_WORKGROUP: &str = "workgroup_attributions";

/// The attribute that makes a function a kernel.
pub(super) const KERNEL: &str = "gpu.kernel";

// attributions ::= (keyword `(` (argument (`,` argument)*)? `)`)?
pub(super) fn parse_attributions(
    p: &mut OpParser<'_, '_>,
    keyword: &str,
    with_attributes: bool,
) -> Parsed<Vec<Argument>> {
    if !p.parse_optional_keyword(keyword) {
        return Ok(Vec::new());
    }
    p.parse_argument_list(Delimiter::Paren, true, with_attributes)
}

/// Prints buffers; `attributes` has a dictionary for each of the first ones.
pub(super) fn print_attributions(
    p: &mut OpPrinter<'_>,
    keyword: &str,
    buffers: &[Value],
    attributes: &[Attribute],
) {
    if buffers.is_empty() {
        return;
    }
    p.write(&format!(" {keyword}("));
    p.print_list(buffers.iter().enumerate(), |p, (number, buffer)| {
        p.print_operand(*buffer);
        p.write(" : ");
        p.print_type_of(*buffer);
        if let Some(Attribute::Dictionary(attributes)) = attributes.get(number) {
            p.print_attribute_list(attributes.entries());
        }
    });
    p.write(")");
}

/// The buffers of an operation whose body has `first` other arguments: those of the workgroup, and private ones. `None`
/// if the body has too few arguments.
pub(super) fn attributions(op: Operation, ir: &Ir, first: usize) -> Option<(&[Value], &[Value])> {
    let body = op.regions(ir).first()?;
    let arguments = body.entry_block(ir)?.arguments(ir);
    let buffers = arguments.get(first..)?;
    buffers.split_at_checked(num_workgroup(op, ir))
}

/// The number of buffers of the workgroup. As in C++ it has 32 bits and no sign.
fn num_workgroup(op: Operation, ir: &Ir) -> usize {
    let number = op.attribute(ir, NUM_WORKGROUP).and_then(Attribute::as_i64);
    number.unwrap_or_default() as u32 as usize
}

/// Verifies that buffers are in the memory that they are listed for. A memory space of a target is not known.
pub(super) fn verify_attributions(
    op: Operation,
    ir: &Ir,
    (workgroup, private): (&[Value], &[Value]),
) -> VerifyResult {
    let all = [
        (workgroup, AddressSpace::Workgroup),
        (private, AddressSpace::Private),
    ];
    for (buffers, expected) in all {
        for buffer in buffers {
            let Type::MemRef(ty) = buffer.ty(ir) else {
                return Err(op.emit_error(ir, "expected memref type in attribution"));
            };
            let space = ty.memory_space();
            let space = space.and_then(Attribute::downcast::<AddressSpaceAttr>);
            if space.is_some_and(|space| space.value() != expected) {
                let message = format!("expected memory space {expected} in attribution");
                return Err(op.emit_error(ir, message));
            }
        }
    }
    Ok(())
}

impl GPUFuncOp {
    /// Whether the host may launch the function.
    pub fn is_kernel(self, ir: &Ir) -> bool {
        let kernel = self.operation().attribute(ir, KERNEL);
        kernel.is_some_and(Attribute::is_unit)
    }
}

impl CustomAssembly for GPUFuncOp {
    // func ::= symbol-name signature attributions `kernel`? attributes? region
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_symbol_name_into("sym_name", state)?;
        let offset = p.offset();
        let signature = p.parse_function_signature(false)?;
        let mut named = signature.arguments.iter();
        if named.any(|argument| argument.name.is_none()) {
            return Err(p.emit_error(offset, "gpu.func requires named arguments"));
        }
        let inputs = signature.arguments.iter();
        let inputs: Vec<Type> = inputs.map(|argument| argument.ty.clone()).collect();
        let ty = Type::function(inputs, signature.result_types.iter().cloned());
        state.set_attribute("function_type", Attribute::ty(ty));
        p.add_arg_and_result_attrs(state, &signature)?;
        let mut arguments = signature.arguments;
        for keyword in ["workgroup", "private"] {
            let buffers = parse_attributions(p, keyword, true)?;
            if keyword == "workgroup" {
                state.set_attribute(NUM_WORKGROUP, Attribute::i64(buffers.len() as i64));
            }
            let attributes = buffers.iter().map(|buffer| &buffer.attributes);
            p.set_attribute_lists(state, &format!("{keyword}_attrib_attrs"), attributes)?;
            arguments.extend(buffers);
        }
        if p.parse_optional_keyword("kernel") {
            state.set_attribute(KERNEL, Attribute::unit());
        }
        p.parse_optional_attr_dict_with_keyword(state)?;
        state.regions.push(p.parse_region_with(&arguments, false)?);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (ir, op) = (p.ir(), self.operation());
        p.write(" ");
        let name = op.symbol_bytes(ir).unwrap_or_default();
        p.print_symbol_name(name);
        let (inputs, results) = op.signature(ir).unwrap_or_default();
        p.print_function_signature(op, inputs, false, results);
        let (workgroup, private) = attributions(op, ir, inputs.len()).unwrap_or_default();
        let of = |name: &str| op.attribute(ir, name).and_then(Attribute::as_array);
        let attributes = of("workgroup_attrib_attrs").unwrap_or_default();
        print_attributions(p, "workgroup", workgroup, attributes);
        let attributes = of("private_attrib_attrs").unwrap_or_default();
        print_attributions(p, "private", private, attributes);
        let mut elided = vec![
            "sym_name",
            "function_type",
            "arg_attrs",
            "res_attrs",
            NUM_WORKGROUP,
            "workgroup_attrib_attrs",
            "private_attrib_attrs",
        ];
        if self.is_kernel(ir) {
            p.write(" kernel");
            elided.push(KERNEL);
        }
        p.print_optional_attr_dict_with_keyword(op, &elided);
        p.write(" ");
        let style = RegionStyle {
            entry_arguments: false,
            ..RegionStyle::default()
        };
        p.print_region(self.body(ir), style);
    }
}

impl FunctionOpInterface for GPUFuncOp {
    fn verify_type(self, ir: &Ir) -> VerifyResult {
        let results = self.operation().signature(ir).unwrap_or_default().1;
        if self.is_kernel(ir) && !results.is_empty() {
            let message = "expected void return type for kernel function";
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }

    fn verify_body(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let fail = |message: &str| Err(op.emit_error(ir, message));
        let Some(entry) = self.body(ir).entry_block(ir) else {
            return fail("expected body with at least one block");
        };
        let inputs = op.signature(ir).unwrap_or_default().0;
        let Some(buffers) = attributions(op, ir, inputs.len()) else {
            let expected = inputs.len() + num_workgroup(op, ir);
            return fail(&format!(
                "expected at least {expected} arguments to body region"
            ));
        };
        let arguments = entry.arguments(ir);
        for (number, (input, argument)) in inputs.iter().zip(arguments).enumerate() {
            let ty = argument.ty(ir);
            if ty != input {
                return fail(&format!(
                    "expected body region argument #{number} to be of type '{input}', got '{ty}'"
                ));
            }
        }
        verify_attributions(op, ir, buffers)
    }
}

impl Verify for ReturnOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let Some(function) = op.parent_of_type::<GPUFuncOp>(ir) else {
            return Ok(());
        };
        let function = function.operation();
        let (_, results) = function.signature(ir).unwrap_or_default();
        let operands = op.operands(ir);
        if operands.len() != results.len() {
            let message = format!("expected {} result operands", results.len());
            let error = op.emit_error(ir, message);
            return Err(error.with_note(function.location(ir), "return type declared here"));
        }
        for (number, (operand, result)) in operands.iter().zip(results).enumerate() {
            let ty = operand.ty(ir);
            if ty != result {
                // The quotes are MLIR's.
                let message = format!("unexpected type `'{ty}'' for operand #{number}");
                return Err(op.emit_error(ir, message));
            }
        }
        Ok(())
    }
}
