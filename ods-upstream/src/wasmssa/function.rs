//! Functions. Arguments are local variables: in text and in the body they are references to the types of the signature.

use super::{FuncImportOp, FuncOp, LocalRefType, parse_exported};
use ods_runtime::interfaces::{
    CallableOpInterface, FunctionOpInterface, SymbolOpInterface, Visibility,
    verify_function_signature,
};
use ods_runtime::prelude::*;

/// The attribute with the type of a function.
const TYPE: &str = "functionType";

/// The types of the arguments and results in an attribute.
fn signature<'ir>(op: Operation, ir: &'ir Ir, name: &str) -> (&'ir [Type], &'ir [Type]) {
    match op.attribute(ir, name).and_then(Attribute::as_type) {
        Some(Type::Function(ty)) => (ty.inputs(), ty.results()),
        _ => (&[], &[]),
    }
}

impl CustomAssembly for FuncOp {
    // `exported`? visibility? symbol-name signature (`attributes` attr-dict)? region?
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let is_exported = parse_exported(p)?;
        p.parse_function_op_with(state, false, TYPE, |p, signature| {
            let mut inputs = Vec::new();
            for argument in &signature.arguments {
                let Some(local) = argument.ty.downcast::<LocalRefType>() else {
                    let ty = &argument.ty;
                    let message = format!(
                        "invalid type for wasm.func argument. Expecting !wasm<local T>, got '{ty}'"
                    );
                    let offset = p.offset();
                    let p: &mut AsmParser<'_> = p;
                    return Err(p.emit_error(offset, message));
                };
                inputs.push(local.element_type().clone());
            }
            Ok(Type::function(
                inputs,
                signature.result_types.iter().cloned(),
            ))
        })?;
        if is_exported {
            state.set_attribute("exported", Attribute::unit());
        }
        Ok(())
    }

    // The arguments of a declaration print as in its type, which cannot be read: as in MLIR.
    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        if self.exported(ir) {
            p.write(" exported");
        }
        let (inputs, results) = signature(op, ir, TYPE);
        let entry = self.body(ir).entry_block(ir);
        let locals = entry.map(|entry| entry.arguments(ir).iter());
        let locals = locals.map(|locals| locals.map(|local| local.ty(ir).clone()).collect());
        let locals: Vec<Type> = locals.unwrap_or_else(|| inputs.to_vec());
        p.print_function_op_with(op, Some((&locals, results)), &[TYPE, "exported"]);
    }
}

impl SymbolOpInterface for FuncOp {
    /// As in C++: one without a body may be exported.
    fn is_declaration(self, _: &Ir) -> bool {
        false
    }

    fn get_visibility(self, ir: &Ir) -> Visibility {
        if self.exported(ir) {
            Visibility::Public
        } else {
            Visibility::Nested
        }
    }
}

impl CallableOpInterface for FuncOp {
    fn get_argument_types(self, ir: &Ir) -> &[Type] {
        signature(self.operation(), ir, TYPE).0
    }

    fn get_result_types(self, ir: &Ir) -> &[Type] {
        signature(self.operation(), ir, TYPE).1
    }
}

impl FunctionOpInterface for FuncOp {
    fn get_function_type(self, ir: &Ir) -> &Type {
        let ty = self.operation().attribute(ir, TYPE);
        let ty = ty.and_then(Attribute::as_type);
        ty.unwrap_or_else(|| panic!("the function has no type"))
    }

    fn set_function_type(self, ir: &mut Ir, ty: Type) {
        self.operation()
            .set_attribute(ir, TYPE, Some(Attribute::ty(ty)));
    }

    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let (inputs, results) = signature(op, ir, TYPE);
        let entry = op.regions(ir).first().and_then(|body| body.entry_block(ir));
        let Some(entry) = entry else {
            return verify_function_signature(op, ir, inputs, results.len());
        };
        let fail = |message: String| Err(Diagnostic::error(op.location(ir), message));
        let arguments = entry.arguments(ir);
        if arguments.len() != inputs.len() {
            return fail(format!(
                "entry block should have same number of arguments as function type. Function type has {}, entry block has {}",
                inputs.len(),
                arguments.len()
            ));
        }
        for (at, (argument, input)) in arguments.iter().zip(inputs).enumerate() {
            let ty = argument.ty(ir);
            let Some(local) = ty.downcast::<LocalRefType>() else {
                return fail(format!(
                    "entry block argument type should be LocalRefType, got '{ty}' for block argument {at}"
                ));
            };
            let found = local.element_type();
            if found != input {
                return fail(format!(
                    "func argument type #{at}('{input}') doesn't match entry block referenced type ('{found}')"
                ));
            }
        }
        let locals: Vec<Type> = arguments.iter().map(|local| local.ty(ir).clone()).collect();
        verify_function_signature(op, ir, &locals, results.len())
    }
}

impl CallableOpInterface for FuncImportOp {
    fn get_callable_region(self, _: &Ir) -> Option<Region> {
        None
    }

    fn get_argument_types(self, ir: &Ir) -> &[Type] {
        signature(self.operation(), ir, "type").0
    }

    fn get_result_types(self, ir: &Ir) -> &[Type] {
        signature(self.operation(), ir, "type").1
    }
}
