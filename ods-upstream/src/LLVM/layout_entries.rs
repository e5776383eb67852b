//! Verifiers of entries of data layouts: how large pointers are, and how structures are aligned.

use super::{LLVMPointerType, LLVMStructType, detail::LLVMStructTypeStorageKey};
use ods_runtime::prelude::*;

/// Verifies what a data layout says of a type; for types outside `llvm`, everything is valid here.
pub(crate) fn verify_layout_entry(ty: &Type, value: &Attribute) -> Result<(), String> {
    let is_pointer = ty.is::<LLVMPointerType>();
    let structure = ty.downcast::<LLVMStructType>();
    if !is_pointer && structure.is_none() {
        return Ok(());
    }
    let (counts, count, numbers) = if is_pointer {
        (3..=4, "with 3 or 4 elements", "parameters")
    } else {
        (1..=2, "of 1 or 2 elements", "entries")
    };
    let elements: Option<Vec<Attribute>> = match value {
        Attribute::DenseElements(elements) => {
            let few = elements.values().take(counts.end() + 1).collect();
            Some(few)
        }
        _ => None,
    };
    let are_integers = |all: &Vec<Attribute>| {
        all.iter()
            .all(|value| matches!(value, Attribute::Integer(_)))
    };
    let elements = elements.filter(|all| counts.contains(&all.len()) && are_integers(all));
    let Some(elements) = elements else {
        return Err(format!(
            "expected layout attribute for '{ty}' to be a dense integer elements attribute {count}"
        ));
    };
    let element = value.value_type().and_then(|ty| ty.element_type().cloned());
    if !element.is_some_and(|element| element.is_integer_of(64)) {
        return Err(format!("expected i64 {numbers} for '{ty}'"));
    }
    if let Some(structure) = structure
        && !matches!(structure.name(), LLVMStructTypeStorageKey::Literal { elements, .. } if elements.is_empty())
    {
        return Err(format!("unexpected layout attribute for struct '{ty}'"));
    }
    let number = |index: usize| match elements.get(index) {
        Some(Attribute::Integer(number)) => number.value().to_u64(),
        _ => None,
    };
    // The size of a pointer is in front.
    let first = usize::from(is_pointer);
    let (least, preferred) = (number(first), number(first + 1));
    if least
        .zip(preferred)
        .is_some_and(|(least, preferred)| least > preferred)
    {
        let message = "preferred alignment is expected to be at least as large as ABI alignment";
        return Err(message.to_owned());
    }
    Ok(())
}
