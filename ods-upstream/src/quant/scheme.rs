//! Which scales and zero points the elements of a tensor have.

use crate::limits::MAX_BRACES;
use ods_runtime::attributes::FloatAttr;
use ods_runtime::prelude::*;
use ods_runtime::types::FloatType;

/// A scale and a zero point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Parameter {
    /// The bits of the scale.
    scale: u64,
    zero_point: i64,
}

impl Parameter {
    /// A scale and a zero point.
    pub fn new(scale: f64, zero_point: i64) -> Self {
        Self {
            scale: scale.to_bits(),
            zero_point,
        }
    }

    /// What a stored integer is multiplied with.
    pub fn scale(self) -> f64 {
        f64::from_bits(self.scale)
    }

    /// The stored integer that stands for zero.
    pub fn zero_point(self) -> i64 {
        self.zero_point
    }

    // parameter ::= float (`:` integer)?
    fn parse(p: &mut AsmParser<'_>, expressed: FloatType) -> Parsed<Self> {
        let scale = p.parse_float()?;
        if let Some(range) = outside(scale, expressed) {
            let (offset, scale) = (p.offset(), shown(scale));
            return Err(p.emit_error(offset, format!("scale {scale} {range}")));
        }
        let has_zero = p.parse_optional_colon();
        let zero_point = if has_zero { p.parse_integer()? } else { 0 };
        Ok(Self::new(scale, zero_point))
    }

    fn print(self, p: &mut AsmPrinter<'_>, ty: FloatType) {
        p.print_float(&FloatAttr::new(ty, self.scale()));
        if self.zero_point != 0 {
            p.write(&format!(":{}", self.zero_point));
        }
    }
}

/// A number as messages of MLIR show it: `%e` of C.
pub(super) fn shown(number: f64) -> String {
    if !number.is_finite() {
        return number.to_string().to_lowercase();
    }
    let text = format!("{number:.6e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let (sign, exponent) = match exponent.strip_prefix('-') {
        Some(exponent) => ('-', exponent),
        None => ('+', exponent),
    };
    format!("{digits}e{sign}{exponent:0>2}")
}

/// What is wrong with a scale that the expressed type does not have.
fn outside(scale: f64, expressed: FloatType) -> Option<String> {
    let (min, max) = (expressed.smallest(), expressed.largest());
    (scale < min || scale > max).then(|| {
        format!(
            "out of expressed type range [{}, {}]",
            shown(min),
            shown(max)
        )
    })
}

/// Which scales and zero points the elements of a tensor have.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Scheme {
    /// All have the same.
    PerTensor(Parameter),
    /// Those with the same index along an axis have the same.
    PerAxis {
        /// The axis.
        axis: i32,
        /// One for each index.
        parameters: Vec<Parameter>,
    },
    /// Blocks have the same.
    SubChannel {
        /// Axes, and the sizes of blocks along them.
        blocks: Vec<(i32, i64)>,
        /// How many blocks there are along each axis.
        shape: Vec<i64>,
        /// One for each block.
        parameters: Vec<Parameter>,
    },
}

impl Scheme {
    // scheme ::= (`:` (integer | `{` blocks? `}`))? `,` (parameter | parameter-list)
    pub(super) fn parse(p: &mut AsmParser<'_>, storage: &Type, ty: FloatType) -> Parsed<Self> {
        if !p.parse_optional_colon() {
            p.parse_comma()?;
            return Parameter::parse(p, ty).map(Self::PerTensor);
        }
        let (mut parameters, mut shape) = (Vec::new(), Vec::new());
        if !p.parse_optional_l_brace() {
            let axis = parse_axis(p)?;
            p.parse_comma()?;
            p.parse_l_brace()?;
            parse_list(p, ty, &mut parameters, &mut shape, MAX_BRACES)?;
            return Ok(Self::PerAxis { axis, parameters });
        }
        let blocks = parse_blocks(p)?;
        p.parse_comma()?;
        p.parse_l_brace()?;
        parse_list(p, ty, &mut parameters, &mut shape, MAX_BRACES)?;
        for parameter in &mut parameters {
            // They are elements of the types of scales and of stored integers.
            let scale = FloatAttr::new(ty, parameter.scale()).to_f64();
            let unused = 64 - storage.int_or_float_bit_width().unwrap_or(64).clamp(1, 64);
            *parameter = Parameter::new(scale, parameter.zero_point << unused >> unused);
        }
        Ok(Self::SubChannel {
            blocks,
            shape,
            parameters,
        })
    }

    /// Prints the axes, a comma, and the parameters.
    pub(super) fn print(&self, p: &mut AsmPrinter<'_>, expressed: FloatType) {
        match self {
            Self::PerTensor(parameter) => {
                p.write(", ");
                parameter.print(p, FloatType::F64);
            }
            Self::PerAxis { axis, parameters } => {
                p.write(&format!(":{axis}, {{"));
                for (at, parameter) in parameters.iter().enumerate() {
                    p.write(if at == 0 { "" } else { "," });
                    parameter.print(p, FloatType::F64);
                }
                p.write("}");
            }
            Self::SubChannel {
                blocks,
                shape,
                parameters,
            } => {
                let blocks = blocks.iter().map(|(axis, size)| format!("{axis}:{size}"));
                let blocks: Vec<String> = blocks.collect();
                p.write(&format!(":{{{}}}, ", blocks.join(", ")));
                print_list(p, expressed, shape, parameters);
            }
        }
    }

    /// Checks the scales and the axes.
    pub(super) fn verify(&self, expressed: FloatType) -> Result<(), String> {
        let verify_scale = |parameter: &Parameter| match outside(parameter.scale(), expressed) {
            Some(range) => Err(format!("scale {range}")),
            None => Ok(()),
        };
        match self {
            Self::PerTensor(parameter) => verify_scale(parameter),
            Self::PerAxis { axis, parameters } => {
                parameters.iter().try_for_each(verify_scale)?;
                verify_axis(*axis)
            }
            Self::SubChannel {
                blocks,
                shape,
                parameters,
            } => {
                let count = i64::try_from(parameters.len()).ok();
                if shape
                    .iter()
                    .try_fold(1_i64, |product, size| product.checked_mul(*size))
                    != count
                {
                    return Err("shape of scales does not match their number".to_owned());
                }
                blocks.iter().try_for_each(|(axis, _)| verify_axis(*axis))?;
                match blocks.iter().find(|(_, size)| *size <= 0) {
                    Some((_, size)) => Err(format!("illegal block size: {size}")),
                    None => Ok(()),
                }
            }
        }
    }
}

fn verify_axis(axis: i32) -> Result<(), String> {
    match axis {
        ..0 => Err(format!("illegal quantized dimension: {axis}")),
        _ => Ok(()),
    }
}

fn parse_axis(p: &mut AsmParser<'_>) -> Parsed<i32> {
    let offset = p.offset();
    let axis = p.parse_integer()?;
    i32::try_from(axis).map_err(|_| p.emit_error(offset, "integer value too large"))
}

// blocks ::= (integer `:` integer (`,` integer `:` integer)*)? `}`
fn parse_blocks(p: &mut AsmParser<'_>) -> Parsed<Vec<(i32, i64)>> {
    let mut blocks = Vec::new();
    if p.parse_optional_r_brace() {
        return Ok(blocks);
    }
    loop {
        let axis = parse_axis(p)?;
        p.parse_colon()?;
        blocks.push((axis, p.parse_integer()?));
        if !p.parse_optional_comma() {
            p.parse_r_brace()?;
            return Ok(blocks);
        }
    }
}

// parameter-list ::= `{` element (`,` element)* `}`    element ::= parameter | parameter-list
/// Parses a list after its brace. `shape` becomes its sizes.
fn parse_list(
    p: &mut AsmParser<'_>,
    expressed: FloatType,
    parameters: &mut Vec<Parameter>,
    shape: &mut Vec<i64>,
    nesting: usize,
) -> Parsed<()> {
    let (mut count, mut inner) = (0, Vec::new());
    loop {
        let mut found = Vec::new();
        if p.parse_optional_l_brace() {
            let Some(nesting) = nesting.checked_sub(1) else {
                let offset = p.offset();
                return Err(p.emit_error(offset, "parameters are nested too deeply"));
            };
            parse_list(p, expressed, parameters, &mut found, nesting)?;
        } else {
            parameters.push(Parameter::parse(p, expressed)?);
        }
        count += 1;
        if count == 1 {
            inner = found;
        } else if inner != found {
            let message = "tensor literal is invalid; ranks are not consistent between elements";
            let offset = p.offset();
            return Err(p.emit_error(offset, message));
        }
        if !p.parse_optional_comma() {
            break;
        }
    }
    p.parse_r_brace()?;
    shape.push(count);
    shape.extend(inner);
    Ok(())
}

/// Prints lists of this shape.
fn print_list(p: &mut AsmPrinter<'_>, ty: FloatType, shape: &[i64], parameters: &[Parameter]) {
    let Some((size, inner)) = shape.split_first() else {
        return;
    };
    let size = usize::try_from(*size).unwrap_or_default().max(1);
    p.write("{");
    for (at, part) in parameters
        .chunks((parameters.len() / size).max(1))
        .enumerate()
    {
        p.write(if at == 0 { "" } else { ", " });
        match (inner, part) {
            ([], [parameter]) => parameter.print(p, ty),
            _ => print_list(p, ty, inner, part),
        }
    }
    p.write("}");
}
