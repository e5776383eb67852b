//! The text and the verifiers of attributes.

use super::{
    AliasScopeAttr, ConstantRangeAttr, DIExpressionAttr, DIExpressionElemAttr, ModuleFlagAttr,
    ModuleFlagCGProfileEntryAttr, ModuleFlagProfileSummaryAttr, TBAAMemberAttr, TargetFeaturesAttr,
};
use ods_runtime::attributes::ApInt;
use ods_runtime::prelude::*;

/// `DW_OP_LLVM_convert`, whose second argument is the name of an encoding.
const CONVERT: u32 = 0x1001;

// expression-arg ::= integer (`,` integer)*, of a conversion integer `,` encoding
pub(super) fn parse_expression_arg(p: &mut AsmParser<'_>, operation: u32) -> Parsed<Vec<u64>> {
    let mut arguments: Vec<u64> = Vec::new();
    loop {
        if operation == CONVERT && arguments.len() == 1 {
            arguments.push(super::dwarf::ENCODINGS.parse(p)?.into());
        } else {
            arguments.push(FieldParser::parse(p)?);
        }
        if !p.parse_optional_comma() {
            return Ok(arguments);
        }
    }
}

pub(super) fn print_expression_arg(p: &mut AsmPrinter<'_>, operation: u32, arguments: &[u64]) {
    for (index, argument) in arguments.iter().enumerate() {
        if index > 0 {
            p.write(", ");
        }
        match u32::try_from(*argument) {
            Ok(encoding) if operation == CONVERT && index == 1 => {
                super::dwarf::ENCODINGS.print(p, encoding);
            }
            _ => p.write(&argument.to_string()),
        }
    }
}

// members ::= `{` member (`,` member)* `}`
/// Parses the members of a type of type-based alias analysis.
///
/// # Errors
///
/// If they are malformed.
pub fn parse_tbaa_members(p: &mut AsmParser<'_>) -> Parsed<Vec<TBAAMemberAttr>> {
    p.parse_l_brace()?;
    let members = FieldParser::parse(p)?;
    p.parse_r_brace()?;
    Ok(members)
}

/// Prints the members of a type of type-based alias analysis.
pub fn print_tbaa_members(p: &mut AsmPrinter<'_>, members: &[TBAAMemberAttr]) {
    p.write("{");
    p.print_comma_separated(members, |p, member| FieldParser::print(member, p));
    p.write("}");
}

impl VerifyParameters for AliasScopeAttr {
    fn verify_parameters(&self) -> Result<(), String> {
        match self.id() {
            Attribute::String(_) | Attribute::Distinct(_) => Ok(()),
            _ => Err("id of an alias scope must be a StringAttr or a DistrinctAttr".to_owned()),
        }
    }
}

impl VerifyParameters for ConstantRangeAttr {
    fn verify_parameters(&self) -> Result<(), String> {
        if self.lower().width() != self.upper().width() {
            return Err(
                "expected lower and upper to have matching bitwidths but got ".to_owned()
                    + &format!("{} vs. {}", self.lower().width(), self.upper().width()),
            );
        }
        Ok(())
    }
}

impl CustomAttrAssembly for ConstantRangeAttr {
    // `<` integer-type `,` integer `,` integer `>`
    fn parse(p: &mut AsmParser<'_>, _: Option<&Type>) -> Parsed<Self> {
        p.parse_less()?;
        let start = p.offset();
        let ty = p.parse_type()?;
        let Type::Integer(ty) = ty else {
            let message = format!(
                "invalid kind of type specified: expected builtin.integer, but found '{ty}'"
            );
            return Err(p.emit_op_error(start, message));
        };
        p.parse_comma()?;
        let lower = parse_bound(p, ty.width())?;
        p.parse_comma()?;
        let upper = parse_bound(p, ty.width())?;
        p.parse_greater()?;
        Ok(Self::get(lower, upper))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write(&format!("<i{}, ", self.lower().width()));
        FieldParser::print(self.lower(), p);
        p.write(", ");
        FieldParser::print(self.upper(), p);
        p.write(">");
    }
}

/// Parses a bound of a range of integers of a width; of a wider integer, C++ keeps the low bits.
fn parse_bound(p: &mut AsmParser<'_>, width: u32) -> Parsed<ApInt> {
    let offset = p.offset();
    let Some(number) = p.parse_optional_big_integer()? else {
        return Err(p.emit_op_error(offset, "expected integer value"));
    };
    let mut words = number.words().to_vec();
    let sign = if number.is_negative() { u64::MAX } else { 0 };
    // The bits of the highest word above the width are unspecified.
    if let Some(last) = words.last_mut()
        && number.width() % 64 != 0
        && number.is_negative()
    {
        *last |= u64::MAX << (number.width() % 64);
    }
    words.resize((width as usize).div_ceil(64).max(1), sign);
    Ok(ApInt::from_words(width, words))
}

impl VerifyParameters for TargetFeaturesAttr {
    fn verify_parameters(&self) -> Result<(), String> {
        for feature in self.features() {
            let text = feature.value();
            if text.is_empty() {
                return Err("target features can not be null or empty".to_owned());
            }
            if !(text.starts_with(['+', '-'])) {
                return Err("target features must start with '+' or '-'".to_owned());
            }
            if text.contains(',') {
                return Err("target features can not contain ','".to_owned());
            }
        }
        Ok(())
    }
}

impl VerifyParameters for ModuleFlagAttr {
    /// Some keys have values of their own; all others have numbers or text.
    fn verify_parameters(&self) -> Result<(), String> {
        let (key, value) = (self.key().value(), self.value());
        let is_entry = |entry: &Attribute| entry.is::<ModuleFlagCGProfileEntryAttr>();
        let (is_valid, message) = match key {
            "CG Profile" => (
                value.as_array().is_some_and(|all| all.iter().all(is_entry)),
                "'CG Profile' key expects an array of '#llvm.cgprofile_entry'".to_owned(),
            ),
            "ProfileSummary" => (
                value.is::<ModuleFlagProfileSummaryAttr>(),
                "'ProfileSummary' key expects a '#llvm.profile_summary' attribute".to_owned(),
            ),
            _ => (
                matches!(value, Attribute::Integer(_) | Attribute::String(_)),
                format!(
                    "only integer and string values are currently supported for unknown key '{}'",
                    Attribute::from(self.key().clone())
                ),
            ),
        };
        if is_valid { Ok(()) } else { Err(message) }
    }
}

/// What builders make an expression of.
pub trait IntoExpression {
    /// The expression.
    fn into_expression(self) -> DIExpressionAttr;
}

impl IntoExpression for DIExpressionAttr {
    fn into_expression(self) -> DIExpressionAttr {
        self
    }
}

impl IntoExpression for &DIExpressionAttr {
    fn into_expression(self) -> DIExpressionAttr {
        self.clone()
    }
}

/// `{}`
impl IntoExpression for [DIExpressionElemAttr; 0] {
    fn into_expression(self) -> DIExpressionAttr {
        DIExpressionAttr::get(&[])
    }
}

/// The attribute of an expression.
pub fn expression(value: impl IntoExpression) -> Attribute {
    value.into_expression().into()
}
