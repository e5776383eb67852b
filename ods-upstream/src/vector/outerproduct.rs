//! The custom form of `vector.outerproduct`, and its verifier.

use super::verify::is_supported;
use super::{CombiningKind, CombiningKindAttr, OuterProductOp};
use ods_runtime::prelude::*;
use ods_runtime::text::parser::AsmParser;
use ods_runtime::types::VectorType;

/// The type of the product of two vectors, or of a vector and a number.
fn product(lhs: &VectorType, rhs: &Type) -> Option<Type> {
    let vectors = match rhs {
        Type::Vector(rhs) => vec![lhs, rhs],
        _ => vec![lhs],
    };
    let dim =
        |vector: &&VectorType| Some((*vector.shape().first()?, vector.scalable_dims().next()?));
    let dims: Option<Vec<(i64, bool)>> = vectors.iter().map(dim).collect();
    let (shape, scalable): (Vec<i64>, Vec<bool>) = dims?.into_iter().unzip();
    Some(VectorType::with_scalable_dims(shape, lhs.element_type().clone(), scalable).into())
}

/// Sets the kind of an operation to addition, if the text has none.
pub(super) fn complete_kind(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
    match state.attribute("kind") {
        None => state.set_attribute("kind", CombiningKindAttr::get(CombiningKind::ADD).into()),
        Some(kind) if kind.downcast::<CombiningKindAttr>().is_some() => {}
        Some(_) => {
            // As the verifier says it.
            let message = format!(
                "'{}' op expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')",
                state.name()
            );
            let offset = p.name_offset();
            return Err(AsmParser::emit_error(p, offset, message));
        }
    }
    Ok(())
}

impl CustomAssembly for OuterProductOp {
    // operand `,` operand (`,` operand)? attr-dict `:` type `,` type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let operands = p.parse_operand_list(Delimiter::None)?;
        for entry in p.parse_optional_attribute_dict()? {
            state.set_attribute(entry.name.as_str(), entry.value);
        }
        p.parse_colon()?;
        let lhs = p.parse_type()?;
        p.parse_comma()?;
        let rhs = p.parse_type()?;
        let name = p.name_offset();
        let [first, second, rest @ ..] = operands.as_slice() else {
            return Err(p.emit_error(name, "expected at least 2 operands"));
        };
        let result = match &lhs {
            Type::Vector(lhs) => product(lhs, &rhs),
            _ => None,
        };
        let Some(result) = result else {
            return Err(p.emit_error(name, "expected vector type for operand #1"));
        };
        state.operands.push(p.resolve_operand(*first, &lhs)?);
        state.operands.push(p.resolve_operand(*second, &rhs)?);
        if let Some(acc) = rest.first() {
            state.operands.push(p.resolve_operand(*acc, &result)?);
        }
        state.result_types.push(result);
        complete_kind(p, state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        let op = self.operation();
        p.write_byte(b' ');
        p.print_operands(op.operands(ir));
        if self.acc(ir).is_some() {
            // With the kind, even if it is the default.
            p.print_attribute_list(op.attributes(ir).entries());
        }
        p.write(" : ");
        p.print_types_of(&[self.lhs(ir), self.rhs(ir)]);
    }
}

impl Verify for OuterProductOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (lhs, rhs) = (self.lhs(ir).ty(ir), self.rhs(ir).ty(ir));
        let result = self.operation().result(ir, 0).ty(ir);
        let acc = self.acc(ir).map(|acc| acc.ty(ir));
        let shape = |ty: &'_ Type| ty.shape().unwrap_or_default().to_vec();
        let (left, right, product) = (shape(lhs), shape(rhs), shape(result));
        let is_outer = matches!(rhs, Type::Vector(_));
        let message = if left.len() != 1 {
            "expected 1-d vector for operand #1"
        } else if is_outer && right.len() != 1 {
            "expected 1-d vector for operand #2"
        } else if is_outer && product.len() != 2 {
            "expected 2-d vector result"
        } else if !is_outer && product.len() != 1 {
            "expected 1-d vector result"
        } else if left[0] != product[0] {
            "expected #1 operand dim to match result dim #1"
        } else if is_outer && right[0] != product[1] {
            "expected #2 operand dim to match result dim #2"
        } else if is_outer && lhs.is_scalable_vector() && !rhs.is_scalable_vector() {
            "expected either both or only #2 operand dim to be scalable"
        } else if acc.is_some_and(|acc| acc != result) {
            "expected operand #3 of same type as result type"
        } else if !is_supported(self.kind(ir), result.element_type().unwrap_or(result)) {
            "unsupported outerproduct type"
        } else {
            return Ok(());
        };
        Err(self.emit_error(ir, message))
    }
}
