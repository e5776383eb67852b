//! `affine`: loops, conditions and accesses whose bounds and subscripts are affine.
//!
//! The text, verifiers, folders and canonicalization of all operations, and the interfaces of loops and regions.

mod access;
mod apply;
mod basis;
mod bounds;
mod canonicalize;
mod compose;
mod condition;
mod delinearize;
mod dma;
mod evaluate;
mod fold;
mod fold_bounds;
#[cfg(feature = "linalg")]
mod folded;
mod forloop;
mod indices;
mod inliner;
mod interfaces;
mod linearize;
mod min_max;
mod parallel;
mod range;
mod validity;

#[cfg(feature = "linalg")]
pub(crate) use folded::Applied;
pub(crate) use inliner::Inliner;
pub use validity::{affine_scope, is_valid_dim, is_valid_symbol};

use indices::{parse_dynamic_index_list, print_dynamic_index_list};
use ods_runtime::affine::AffineMap;
use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/Affine/IR/AffineOps.td")]
    #![dialect("affine")]

    include "mlir/Dialect/Affine/IR/AffineOps.td"

    // MLIR has these two in C++ only.
    def AffineDmaStartOp : Affine_Op<"dma_start"> {
        let arguments = (ins Variadic<AnyType>:$operands);
        let hasCustomAssemblyFormat = 1;
        let hasVerifier = 1;
    }
    def AffineDmaWaitOp : Affine_Op<"dma_wait"> {
        let arguments = (ins Variadic<AnyType>:$operands);
        let hasCustomAssemblyFormat = 1;
        let hasVerifier = 1;
    }
}

/// The map that is attribute `name` of an operation.
fn map_of(op: Operation, ir: &Ir, name: &str) -> Option<AffineMap> {
    match op.attribute(ir, name)? {
        Attribute::AffineMap(map) => Some(map.clone()),
        _ => None,
    }
}

// dims-and-symbols ::= `(` operands `)` (`[` operands `]`)?
/// Parses the values of dimensions and symbols, all of type `index`, as operands. Returns how many are dimensions, and
/// how many are symbols.
fn parse_dims_and_symbols(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
) -> Parsed<(usize, usize)> {
    let mut values = p.parse_operand_list(Delimiter::Paren)?;
    let dims = values.len();
    values.extend(p.parse_operand_list(Delimiter::OptionalSquare)?);
    p.resolve_operands_of_type(&values, &Type::index(), &mut state.operands)?;
    Ok((dims, values.len() - dims))
}

/// Prints `(%dims)[%symbols]`, where the first `dims` values are dimensions.
fn print_dims_and_symbols(p: &mut OpPrinter<'_>, values: &[Value], dims: u32) {
    let (dims, symbols) = values.split_at((dims as usize).min(values.len()));
    p.write("(");
    p.print_operands(dims);
    p.write(")");
    if !symbols.is_empty() {
        p.write("[");
        p.print_operands(symbols);
        p.write("]");
    }
}

/// Prints the body of a loop or a branch.
fn print_body(p: &mut OpPrinter<'_>, region: Region, terminators: bool) {
    let style = RegionStyle {
        entry_arguments: false,
        terminators,
        empty_block: false,
    };
    p.print_region(region, style);
}

/// The error of an operation if one of the values may not be a dimension or a symbol. The first `dims` are dimensions.
fn verify_dims_and_symbols(op: Operation, ir: &Ir, values: &[Value], dims: u32) -> VerifyResult {
    let scope = affine_scope(ir, op);
    for (at, value) in values.iter().enumerate() {
        let message = if at < dims as usize {
            if is_valid_dim(ir, *value, scope) {
                continue;
            }
            "operand cannot be used as a dimension id"
        } else if is_valid_symbol(ir, *value, scope) {
            continue;
        } else {
            "operand cannot be used as a symbol"
        };
        return Err(op.emit_error(ir, message));
    }
    Ok(())
}
