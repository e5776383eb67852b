//! `gpu.launch_func`, and the kernels that it starts.

use super::function::KERNEL;
use super::{BinaryOp, GPUDialect, GPUFuncOp, GPUModuleOp, LaunchFuncOp};
use ods_runtime::attributes::SymbolRefAttr;
use ods_runtime::interfaces::FunctionOpInterface;
use ods_runtime::prelude::*;
use ods_runtime::symbols::SymbolTableCollection;

/// The attribute of a module that contains modules of kernels.
const CONTAINER: &str = "gpu.container_module";

/// The attributes with sizes that a function is launched with.
const KNOWN_SIZES: [&str; 3] = [
    "gpu.known_block_size",
    "gpu.known_grid_size",
    "gpu.known_cluster_size",
];

impl Verify for LaunchFuncOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(self.emit_error(ir, message));
        let Some(module) = self.operation().parent_of_type::<ModuleOp>(ir) else {
            return fail("expected to belong to a module");
        };
        let container = module.operation().attribute(ir, CONTAINER);
        if !container.is_some_and(Attribute::is_unit) {
            return fail(&format!(
                "expected the closest surrounding module to have the '{CONTAINER}' attribute"
            ));
        }
        let sizes = [
            self.cluster_size_x(ir),
            self.cluster_size_y(ir),
            self.cluster_size_z(ir),
        ];
        if let [Some(x), Some(y), Some(z)] = sizes
            && [y, z].iter().any(|size| size.ty(ir) != x.ty(ir))
        {
            return fail("expects types of the cluster dimensions must be the same");
        }
        Ok(())
    }
}

impl VerifyOperationAttribute for GPUDialect {
    fn verify_operation_attribute(op: Operation, ir: &Ir, attr: &NamedAttribute) -> VerifyResult {
        let name = attr.name.as_str();
        if KNOWN_SIZES.contains(&name) {
            let message = match attr.value.as_dense_array::<i32>() {
                None => "must be a dense i32 array",
                Some(sizes) if sizes.len() != 3 => "must contain exactly 3 elements",
                Some(_) => return Ok(()),
            };
            return Err(op.emit_error(ir, format!("{name} {message}")));
        }
        if name != CONTAINER || !attr.value.is_unit() {
            return Ok(());
        }
        if ModuleOp::cast(op, ir).is_none() {
            let message =
                format!("expected '{CONTAINER}' attribute to be attached to 'builtin.module'");
            return Err(Diagnostic::error(op.location(ir), message));
        }
        verify_launches(op, ir)
    }
}

/// Verifies the launches in functions of a module. They are not verified yet, and may lack attributes.
fn verify_launches(module: Operation, ir: &Ir) -> VerifyResult {
    let mut tables = SymbolTableCollection::new();
    let mut result = Ok(());
    module.walk_with(ir, WalkOrder::PostOrder, |op| {
        let function = op.parent_op(ir);
        let is_here = function.and_then(|function| function.parent_op(ir)) == Some(module);
        if let Some(launch) = LaunchFuncOp::cast(op, ir)
            && let Some(Attribute::SymbolRef(kernel)) = op.attribute(ir, "kernel")
            && is_here
        {
            result = verify_launch(launch, ir, module, kernel, &mut tables);
        }
        match result {
            Ok(()) => WalkResult::Advance,
            Err(_) => WalkResult::Interrupt,
        }
    });
    result
}

fn verify_launch(
    launch: LaunchFuncOp,
    ir: &Ir,
    module: Operation,
    kernel: &SymbolRefAttr,
    tables: &mut SymbolTableCollection,
) -> VerifyResult {
    let fail = |message: String| Err(launch.emit_error(ir, message));
    let name = kernel.root();
    let Some(container) = tables.lookup_in(ir, module, name.bytes()) else {
        return fail(format!("kernel container '{name}' is undefined"));
    };
    if BinaryOp::cast(container, ir).is_some() {
        return Ok(());
    }
    if GPUModuleOp::cast(container, ir).is_none() {
        return fail(format!("kernel module '{name}' is undefined"));
    }
    let Some(function) = tables.lookup_ref_in(ir, module, kernel) else {
        return fail(format!("kernel function '{kernel}' is undefined"));
    };
    if !function.has_interface::<dyn FunctionOpInterface>(ir) {
        let message = format!("referenced kernel '{kernel}' is not a function");
        let error = launch.emit_error(ir, message);
        let note = "see the kernel definition here";
        return Err(error.with_note(function.location(ir), note));
    }
    let is_kernel = function
        .attribute(ir, KERNEL)
        .is_some_and(Attribute::is_unit);
    if !is_kernel {
        return fail(format!(
            "kernel function is missing the '{KERNEL}' attribute"
        ));
    }
    // Arguments of other functions may have types of a target.
    if GPUFuncOp::cast(function, ir).is_none() {
        return Ok(());
    }
    let inputs = function.signature(ir).unwrap_or_default().0;
    let operands = launch.kernel_operands(ir);
    if operands.len() != inputs.len() {
        return fail(format!(
            "got {} kernel operands but expected {}",
            operands.len(),
            inputs.len()
        ));
    }
    let mut pairs = operands.iter().zip(inputs);
    match pairs.position(|(operand, input)| operand.ty(ir) != input) {
        Some(number) => fail(format!("type of function argument {number} does not match")),
        None => Ok(()),
    }
}
