//! Quantized types, which are those of the dialect `quant`. It is not registered, so they are opaque, and this reads their
//! text: `uniform<u8:f32, 1.0>`.

use ods_runtime::prelude::*;

/// The kinds of quantized types.
const KINDS: [&str; 3] = ["any", "uniform", "calibrated"];

/// The kind of a quantized type, and the text of its parameters.
fn parts(ty: &Type) -> Option<(&str, &str)> {
    let Type::Opaque(opaque) = ty else {
        return None;
    };
    if opaque.dialect() != "quant" {
        return None;
    }
    let text = std::str::from_utf8(opaque.body()).ok()?;
    let (kind, parameters) = text.split_once('<')?;
    KINDS.contains(&kind).then_some((kind, parameters))
}

/// Whether the elements of a tensor are stored as integers that stand for numbers of another type.
pub fn is_quantized(ty: &Type) -> bool {
    parts(ty).is_some()
}

/// Whether scales are given, as opposed to types that leave them open.
pub(super) fn is_uniform(ty: &Type) -> bool {
    parts(ty).is_some_and(|(kind, _)| kind == "uniform")
}

/// The type of the stored integers. Signed ones have the types without a sign.
pub(super) fn storage_type(ty: &Type) -> Option<Type> {
    let (_, parameters) = parts(ty)?;
    let is_unsigned = parameters.starts_with('u');
    let digits = parameters.trim_start_matches(['u', 'i']);
    let end = digits.find(|character: char| !character.is_ascii_digit());
    let width: u32 = digits[..end.unwrap_or(digits.len())].parse().ok()?;
    let make = if is_unsigned {
        Type::unsigned
    } else {
        Type::int
    };
    (1..=32).contains(&width).then(|| make(width))
}

/// The width of the stored integers; 0 if the type is not quantized.
pub fn storage_width(ty: &Type) -> u32 {
    let storage = storage_type(ty);
    let width = storage.as_ref().and_then(Type::int_or_float_bit_width);
    width.unwrap_or_default()
}

/// The type of the elements, or of a scalar itself: MLIR's `getElementTypeOrSelf`.
pub(super) fn element(ty: &Type) -> &Type {
    ty.element_type().unwrap_or(ty)
}

/// The type of the elements as they are stored: MLIR's `getStorageElementTypeOrSelf`.
pub(super) fn stored_element(ty: &Type) -> Type {
    let element = element(ty);
    storage_type(element).unwrap_or_else(|| element.clone())
}
