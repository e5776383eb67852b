//! `async`: tokens, values that are there later, and the coroutines that they become.
//!
//! Everything but the passes that lower it.

mod execute;
mod function;

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/Async/IR/AsyncOps.td")]
    #![dialect("async")]
    #![vocabulary("vocabulary.txt")]
}

/// The type inside `!async.value<…>`, or the type itself.
pub fn value_type(ty: &Type) -> &Type {
    ty.downcast::<ValueType>().map_or(ty, ValueType::value_type)
}

impl CustomTypeAssembly for ValueType {
    // `<` type `>`
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        let start = p.offset();
        let parts = p.parse_less().and_then(|()| {
            let ty = p.parse_type()?;
            p.parse_greater()?;
            Ok(ty)
        });
        match parts {
            Ok(ty) => Ok(ValueType::get(ty)),
            Err(_) => Err(p.emit_error(start, "failed to parse async value type")),
        }
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        p.print_type(self.value_type());
        p.write(">");
    }
}

// await-result-type ::= type
fn parse_await_result_type(p: &mut OpParser<'_, '_>) -> Parsed<(Type, Option<Type>)> {
    let ty = p.parse_type()?;
    let result = ty
        .downcast::<ValueType>()
        .map(|value| value.value_type().clone());
    Ok((ty, result))
}

fn print_await_result_type(p: &mut OpPrinter<'_>, _: AwaitOp, operand: &Type, _: Option<&Type>) {
    p.print_type(operand);
}

impl Verify for AwaitOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let ty = self.operand(ir).ty(ir);
        let results = self.operation().results(ir);
        if ty.is::<TokenType>() && !results.is_empty() {
            let message = "awaiting on a token must have empty result";
            return Err(self.emit_error(ir, message));
        }
        if let Some(value) = ty.downcast::<ValueType>().map(ValueType::value_type) {
            // Without a result, `mlir-opt` reads one all the same.
            let found = results.first().map(|result| result.ty(ir));
            if found != Some(value) {
                let found = found.map_or_else(|| "<<NULL TYPE>>".into(), Type::to_string);
                let message =
                    format!("result type '{found}' does not match async value type '{value}'");
                return Err(self.emit_error(ir, message));
            }
        }
        Ok(())
    }
}

impl Canonicalize for CreateGroupOp {
    /// Erases a group that is only awaited.
    fn canonicalize(self, rw: &mut Rewriter<'_>) -> Option<()> {
        let users = self.result(rw).uses(rw).map(|used| used.owner);
        let users: Vec<Operation> = users.collect();
        if !users.iter().all(|user| user.is::<AwaitAllOp>(rw)) {
            return None;
        }
        for user in users {
            rw.erase(user);
        }
        rw.erase(self);
        Some(())
    }
}

impl InferTypes for RuntimeNumWorkerThreadsOp {
    fn infer_types(_: &Ir, _: &OperationState) -> Result<Vec<Type>, Diagnostic> {
        Ok(vec![Type::index()])
    }
}
