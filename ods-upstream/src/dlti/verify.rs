//! Verifiers of lists of entries, and of the attributes of operations that hold them.

use super::{
    DLTIDialect, DataLayoutEntryAttr, DataLayoutSpecAttr, EntryKey, MapAttr, TargetDeviceSpecAttr,
    TargetSystemSpecAttr,
};
use ods_runtime::prelude::*;

fn verify_not_empty(entries: &[DataLayoutEntryAttr]) -> Result<(), String> {
    if entries.is_empty() {
        return Err("no DLTI entries provided".to_owned());
    }
    Ok(())
}

/// The keys are not empty, and each is there once.
fn verify_keys(entries: &[DataLayoutEntryAttr]) -> Result<(), String> {
    for (index, entry) in entries.iter().enumerate() {
        let key = entry.key();
        let name = match key {
            EntryKey::Name(name) if name.value().is_empty() => {
                return Err("empty string as DLTI key is not allowed".to_owned());
            }
            EntryKey::Name(name) => format!("\"{}\"", name.value()),
            EntryKey::Type(ty) => ty.to_string(),
        };
        if entries[..index].iter().any(|before| before.key() == key) {
            return Err(format!("repeated DLTI key: {name}"));
        }
    }
    Ok(())
}

impl VerifyParameters for DataLayoutSpecAttr {
    fn verify_parameters(&self) -> Result<(), String> {
        verify_keys(self.entries())
    }
}

impl VerifyParameters for MapAttr {
    fn verify_parameters(&self) -> Result<(), String> {
        verify_keys(self.entries())
    }
}

impl VerifyParameters for TargetDeviceSpecAttr {
    fn verify_parameters(&self) -> Result<(), String> {
        verify_not_empty(self.entries())?;
        verify_keys(self.entries())
    }
}

impl VerifyParameters for TargetSystemSpecAttr {
    fn verify_parameters(&self) -> Result<(), String> {
        verify_not_empty(self.entries())?;
        for (index, entry) in self.entries().iter().enumerate() {
            let EntryKey::Name(name) = entry.key() else {
                return Err("non-string key of DLTI system spec".to_owned());
            };
            let name = name.value();
            if name.is_empty() {
                return Err("empty string as DLTI key is not allowed".to_owned());
            }
            if entry.value().downcast::<TargetDeviceSpecAttr>().is_none() {
                return Err(format!(
                    "value associated with key \"{name}\" is not a DLTI device spec"
                ));
            }
            let before = &self.entries()[..index];
            if before.iter().any(|before| before.key() == entry.key()) {
                return Err(format!(
                    "repeated device ID in dlti.target_system_spec: \"{name}\""
                ));
            }
        }
        Ok(())
    }
}

impl VerifyOperationAttribute for DLTIDialect {
    fn verify_operation_attribute(
        op: Operation,
        ir: &Ir,
        attribute: &NamedAttribute,
    ) -> VerifyResult {
        let value = &attribute.value;
        let name = attribute.name.as_str();
        let (is_right, class) = match name {
            "dlti.map" => (value.is::<MapAttr>(), "map"),
            "dlti.dl_spec" => (value.is::<DataLayoutSpecAttr>(), "dl_spec"),
            "dlti.target_system_spec" => (value.is::<TargetSystemSpecAttr>(), "target_system_spec"),
            _ => {
                let message = format!("attribute '{name}' not supported by dialect");
                return Err(Diagnostic::error(op.location(ir), message));
            }
        };
        if is_right {
            return verify_layout(op, ir, value);
        }
        let message = format!("'{name}' is expected to be a #dlti.{class} attribute");
        Err(Diagnostic::error(op.location(ir), message))
    }
}

/// Verifies what the data layout of a module says of types of `llvm`.
#[cfg(feature = "llvm")]
fn verify_layout(op: Operation, ir: &Ir, value: &Attribute) -> VerifyResult {
    let spec = value.downcast::<DataLayoutSpecAttr>();
    let spec = spec.filter(|_| ModuleOp::cast(op, ir).is_some());
    for entry in spec.map_or(&[][..], DataLayoutSpecAttr::entries) {
        if let EntryKey::Type(ty) = entry.key() {
            let verified = crate::LLVM::verify_layout_entry(ty, entry.value());
            verified.map_err(|message| Diagnostic::error(op.location(ir), message))?;
        }
    }
    Ok(())
}

/// Without `llvm` nothing is known of its types.
#[cfg(not(feature = "llvm"))]
#[allow(clippy::unnecessary_wraps, reason = "as with `llvm`")]
fn verify_layout(_: Operation, _: &Ir, _: &Attribute) -> VerifyResult {
    Ok(())
}
