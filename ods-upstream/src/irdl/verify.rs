//! Verifiers.

use super::{
    AttributeOp, AttributesOp, BaseOp, DialectOp, OperandsOp, OperationOp, ParametersOp,
    ParametricOp, RegionOp, RegionsOp, ResultsOp, TypeOp,
};
use ods_runtime::attributes::SymbolRefAttr;
use ods_runtime::interfaces::SymbolUserOpInterface;
use ods_runtime::prelude::*;
use ods_runtime::symbols::SymbolTableCollection;

/// Checks a name of lowercase letters, digits and single underscores in between.
fn verify_name(op: Operation, ir: &Ir, name: &str, label: &str) -> VerifyResult {
    let fail = |what: &str| {
        let message = format!("name of {label} {what}");
        Err(Diagnostic::error(op.location(ir), message))
    };
    if name.is_empty() {
        return fail("is empty");
    }
    let mut may_be_underscore = false;
    for byte in name.bytes() {
        if byte == b'_' {
            if !may_be_underscore {
                return fail("should not contain leading or double underscores");
            }
        } else if !byte.is_ascii_alphanumeric() {
            return fail("must contain only lowercase letters, digits and underscores");
        } else if byte.is_ascii_uppercase() {
            return fail("should not contain uppercase letters");
        }
        may_be_underscore = byte != b'_';
    }
    Ok(())
}

fn symbol_name(op: Operation, ir: &Ir) -> &str {
    let name = op.attribute(ir, "sym_name").and_then(Attribute::as_str);
    name.unwrap_or_default()
}

impl Verify for DialectOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let name = symbol_name(self.operation(), ir);
        let mut rest = name.chars();
        let is_start = |first: char| first.is_ascii_alphabetic() || first == '_';
        let is_valid = rest.next().is_some_and(is_start)
            && rest.all(|char| char.is_ascii_alphanumeric() || "_$-".contains(char));
        if !is_valid {
            return Err(self.emit_error(ir, "invalid dialect name"));
        }
        verify_name(self.operation(), ir, name, "dialect")
    }
}

impl Verify for OperationOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        verify_name(op, ir, symbol_name(op, ir), "operation")
    }
}

impl Verify for TypeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let name = symbol_name(self.operation(), ir);
        let name = name.strip_prefix('!').unwrap_or(name);
        verify_name(self.operation(), ir, name, "type")
    }
}

impl Verify for AttributeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let name = symbol_name(self.operation(), ir);
        let name = name.strip_prefix('#').unwrap_or(name);
        verify_name(self.operation(), ir, name, "attribute")
    }
}

/// The names of the values of an operation.
fn names(op: Operation, ir: &Ir) -> Vec<&str> {
    let names = op.attribute(ir, "names").and_then(Attribute::as_array);
    names
        .unwrap_or_default()
        .iter()
        .filter_map(Attribute::as_str)
        .collect()
}

impl VerifyRegions for OperationOp {
    /// No two of its operands, results and regions have the same name.
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let Some(entry) = self.body(ir).entry_block(ir) else {
            return Ok(());
        };
        let lists = entry.operations(ir).filter_map(|op| {
            let kind = if OperandsOp::cast(op, ir).is_some() {
                "operands"
            } else if ResultsOp::cast(op, ir).is_some() {
                "results"
            } else {
                RegionsOp::cast(op, ir).map(|_| "regions")?
            };
            Some((kind, names(op, ir)))
        });
        let lists: Vec<(&str, Vec<&str>)> = lists.collect();
        for (at, (kind, names)) in lists.iter().enumerate() {
            for (other, others) in &lists[at + 1..] {
                if let Some(name) = names.iter().find(|name| others.contains(name)) {
                    let message =
                        format!("contains a value named '{name}' for both its {kind} and {other}");
                    return Err(self.emit_error(ir, message));
                }
            }
        }
        Ok(())
    }
}

fn verify_names(op: Operation, ir: &Ir, kind: &str) -> VerifyResult {
    let (names, values) = (names(op, ir), op.operands(ir).len());
    if values != names.len() {
        let message = format!(
            "the number of {kind}s and their names must be the same, but got {values} and {} respectively",
            names.len()
        );
        return Err(op.emit_error(ir, message));
    }
    for (at, name) in names.iter().enumerate() {
        verify_name(op, ir, name, &format!("{kind} #{at}"))?;
        if let Some(first) = names[..at].iter().position(|other| other == name) {
            let message =
                format!("name of {kind} #{at} is a duplicate of the name of {kind} #{first}");
            return Err(op.emit_error(ir, message));
        }
    }
    Ok(())
}

impl Verify for ParametersOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_names(self.operation(), ir, "parameter")
    }
}

impl Verify for RegionsOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_names(self.operation(), ir, "region")
    }
}

macro_rules! with_variadicity {
    ($($op:ident $kind:literal;)*) => {$(
        impl Verify for $op {
            fn verify(self, ir: &Ir) -> VerifyResult {
                let op = self.operation();
                let (values, variadicities) = (op.operands(ir).len(), self.variadicity(ir).len());
                if values != variadicities {
                    let message = format!(
                        "the number of {}s and their variadicities must be the same, but got {values} and \
                         {variadicities} respectively",
                        $kind
                    );
                    return Err(self.emit_error(ir, message));
                }
                verify_names(op, ir, $kind)
            }
        }
    )*};
}

with_variadicity! {
    OperandsOp "operand";
    ResultsOp "result";
}

impl Verify for AttributesOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let names = self.attribute_value_names(ir).len();
        let values = self.attribute_values(ir).len();
        if names == values {
            return Ok(());
        }
        let message = format!(
            "the number of attribute names and their constraints must be the same but got {names} and {values} \
             respectively"
        );
        Err(self.emit_error(ir, message))
    }
}

impl Verify for BaseOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let name = self
            .operation()
            .attribute(ir, "base_name")
            .and_then(Attribute::as_str);
        if name.is_some() == self.base_ref(ir).is_some() {
            let message =
                "the base type or attribute should be specified by either a name or a reference";
            return Err(self.emit_error(ir, message));
        }
        if name.is_some_and(|name| !name.starts_with(['!', '#'])) {
            let message = "the base type or attribute name should start with '!' or '#'";
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl Verify for RegionOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let count = self.operation().attribute(ir, "numberOfBlocks");
        match count.and_then(Attribute::as_i64) {
            Some(count) if count <= 0 => {
                let message =
                    format!("the number of blocks is expected to be >= 1 but got {count}");
                Err(self.emit_error(ir, message))
            }
            _ => Ok(()),
        }
    }
}

/// Checks that a name is that of a type or an attribute: looked up around the closest dialect.
fn verify_reference(
    op: Operation,
    ir: &Ir,
    name: &SymbolRefAttr,
    tables: &mut SymbolTableCollection,
) -> VerifyResult {
    let dialect = op.parent_of_type::<DialectOp>(ir);
    let from = dialect.and_then(|dialect| dialect.operation().parent_op(ir));
    let target = from.and_then(|from| tables.lookup_nearest(ir, from, name));
    let Some(target) = target else {
        return Err(op.emit_error(ir, format!("symbol '{name}' not found")));
    };
    if TypeOp::cast(target, ir).is_some() || AttributeOp::cast(target, ir).is_some() {
        return Ok(());
    }
    let message = format!(
        "symbol '{name}' does not refer to a type or attribute definition (refers to '{}')",
        target.name(ir).as_str()
    );
    Err(op.emit_error(ir, message))
}

impl SymbolUserOpInterface for BaseOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        match self.base_ref(ir) {
            Some(name) => verify_reference(self.operation(), ir, name, tables),
            None => Ok(()),
        }
    }
}

impl SymbolUserOpInterface for ParametricOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        verify_reference(self.operation(), ir, self.base_type(ir), tables)
    }
}
