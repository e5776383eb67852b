//! The text of operations with attributes that are keywords: `{nan_mode = IGNORE}`.

use super::{
    ApplyScaleOp, ArgMaxOp, BlockSize, BlockSizeAttr, CastFromBlockScaledOp, CastToBlockScaledOp,
    ClampOp, MatmulTBlockScaledOp, MaxPool2dOp, MaximumOp, MinimumOp, NanPropagationMode,
    NanPropagationModeAttr, ReduceMaxOp, ReduceMinOp, RescaleOp, ResizeMode, ResizeModeAttr,
    ResizeOp, RoundingMode, RoundingModeAttr,
};
use ods_runtime::prelude::*;
use ods_runtime::types::FunctionType;

/// An attribute whose value may be written as a keyword.
struct Keyword {
    attribute: &'static str,
    /// What messages call it.
    name: &'static str,
    /// The attribute for a keyword.
    parse: fn(&str) -> Option<Attribute>,
    /// Whether an attribute is of the class.
    accepts: fn(&Attribute) -> bool,
}

/// Defines attributes with keywords.
macro_rules! keywords {
    ($($id:ident = $attribute:literal $name:literal $class:ident $cases:ident;)*) => {
        $(const $id: Keyword = Keyword {
            attribute: $attribute,
            name: $name,
            parse: |keyword| {
                let value = keyword.parse::<$cases>().ok()?;
                Some($class::get(value).into())
            },
            accepts: |attribute| attribute.downcast::<$class>().is_some(),
        };)*

        /// The keyword of an attribute of one of these classes.
        fn keyword_of(attribute: &Attribute) -> Option<String> {
            $(if let Some(attribute) = attribute.downcast::<$class>() {
                return Some(attribute.value().to_string());
            })*
            None
        }
    };
}

keywords! {
    ROUNDING_MODE = "rounding_mode" "rounding_mode" RoundingModeAttr RoundingMode;
    RESIZE_MODE = "mode" "resize mode" ResizeModeAttr ResizeMode;
    NAN_MODE = "nan_mode" "nan_mode" NanPropagationModeAttr NanPropagationMode;
    BLOCK_SIZE = "block_size" "block_size" BlockSizeAttr BlockSize;
}

// attribute-entry ::= bare-id `=` (keyword | attribute)
fn parse_entry(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
    keyword: &Keyword,
) -> Parsed<()> {
    let name = p.parse_any_keyword()?;
    p.parse_equal()?;
    if name == keyword.attribute
        && let Some(word) = p.parse_optional_any_keyword()
    {
        let Some(value) = (keyword.parse)(word) else {
            let message = format!("invalid {} value: {word}", keyword.name);
            let offset = p.offset();
            return Err(p.emit_error(offset, message));
        };
        state.set_attribute(name, value);
        return Ok(());
    }
    let value = p.parse_attribute(None)?;
    // MLIR drops an attribute of another class.
    if name != keyword.attribute || (keyword.accepts)(&value) {
        state.set_attribute(name, value);
    }
    Ok(())
}

// operation ::= operand (`,` operand)* (`{` (entry (`,` entry)*)? `}`)? `:` function-type
fn parse_with_keyword(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
    keyword: &Keyword,
) -> Parsed<()> {
    let mut operands = vec![p.parse_operand()?];
    while p.parse_optional_comma() {
        operands.push(p.parse_operand()?);
    }
    if p.parse_optional_l_brace() && !p.parse_optional_r_brace() {
        parse_entry(p, state, keyword)?;
        while p.parse_optional_comma() {
            parse_entry(p, state, keyword)?;
        }
        p.parse_r_brace()?;
    }
    let Type::Function(function) = p.parse_colon_type_of::<FunctionType>()? else {
        return Ok(());
    };
    let offset = p.offset();
    p.resolve_operands(&operands, function.inputs(), offset, &mut state.operands)?;
    state
        .result_types
        .extend(function.results().iter().cloned());
    Ok(())
}

/// Prints what [`parse_with_keyword`] parses. A mode that is the default is left out if `elides_default`.
fn print_with_keyword(p: &mut OpPrinter<'_>, op: Operation, elides_default: bool) {
    let ir = p.ir();
    p.write(" ");
    p.print_operands(op.operands(ir));
    let attributes = op.attributes(ir);
    let is_default = |entry: &&NamedAttribute| {
        let mode = entry.value.downcast::<NanPropagationModeAttr>();
        elides_default && mode.is_some_and(|mode| mode.value() == NanPropagationMode::PROPAGATE)
    };
    let elided = attributes
        .entries()
        .iter()
        .position(|entry| is_default(&entry));
    let mut separator = " {";
    for (at, entry) in attributes.entries().iter().enumerate() {
        if Some(at) == elided {
            continue;
        }
        p.write(separator);
        separator = ", ";
        p.write(entry.name.as_str());
        p.write(" = ");
        match keyword_of(&entry.value) {
            Some(keyword) => p.write(&keyword),
            None => p.print_attribute(&entry.value),
        }
    }
    if separator == ", " {
        p.write("}");
    }
    p.write(" : ");
    p.print_functional_type_of(op);
}

/// The text of each operation, with the attribute that is a keyword.
macro_rules! texts {
    ($($op:ident $keyword:ident;)*) => {$(
        impl CustomAssembly for $op {
            fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
                parse_with_keyword(p, state, &$keyword)
            }

            fn print(self, p: &mut OpPrinter<'_>) {
                let elides_default = $keyword.attribute == NAN_MODE.attribute;
                print_with_keyword(p, self.operation(), elides_default);
            }
        }
    )*};
}

texts! {
    ApplyScaleOp ROUNDING_MODE;
    ArgMaxOp NAN_MODE;
    CastFromBlockScaledOp BLOCK_SIZE;
    CastToBlockScaledOp BLOCK_SIZE;
    ClampOp NAN_MODE;
    MatmulTBlockScaledOp BLOCK_SIZE;
    MaxPool2dOp NAN_MODE;
    MaximumOp NAN_MODE;
    MinimumOp NAN_MODE;
    ReduceMaxOp NAN_MODE;
    ReduceMinOp NAN_MODE;
    RescaleOp ROUNDING_MODE;
    ResizeOp RESIZE_MODE;
}
