//! Arguments of programs as text.

use crate::limits::MAX_SHOWN_FUNCTIONS;
use crate::value::{RuntimeValue, count_of, integer_width};
use crate::{Elements, Trap, TrapKind};
use ods_runtime::attributes::{Attribute, FloatAttr};
use ods_runtime::interfaces::CallableOpInterface;
use ods_runtime::symbols;
use ods_runtime::types::{FloatType, Type};
use ods_runtime::{Ir, Operation};
use std::sync::Arc;

/// Reads the arguments of `function`, separated by commas, each by the type of its parameter:
///
/// | type | text |
/// |---|---|
/// | integers, `index` | `-3`, `0xff`; for `i1` also `true` and `false` |
/// | floats | `2.5`, `-1e-3`, `7`; `inf`, `-inf`, `nan`; `0x7fc00000`, the bits |
/// | complex numbers | `[1.5, -2]`: the real and the imaginary part |
/// | vectors, tensors | `[1, 2, 3]`, `[[1, 2], [3, 4]]`, `dense<0>`, `dense<[1, 2]>` |
/// | all | `poison` |
///
/// ```
/// use ods_interp::{Interpreter, args};
/// use ods_runtime::prelude::*;
/// use ods_runtime::symbols;
///
/// let mut ir = Ir::with_registry(ods_interp::attach(ods_dialects::all()).into());
/// let text = "func.func @main(%a: vector<2xi8>, %b: f32) -> vector<2xi8> {
///   return %a : vector<2xi8>
/// }";
/// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::default()).unwrap();
/// let main = symbols::lookup_in(&ir, module, "main").unwrap();
/// let values = args::parse(&ir, main, "[1, -2], 2.5", 64).unwrap();
/// assert_eq!(values[1].display(&Type::f32()).to_string(), "2.500000e+00 : f32");
/// let error = args::parse(&ir, main, "[1, 400], 2.5", 64).unwrap_err();
/// assert_eq!(error.to_string(), "argument #0: '400' is not a valid number of type 'i8'");
/// ```
///
/// # Errors
///
/// If the text is not such a list, with one argument for each parameter.
pub fn parse(
    ir: &Ir,
    function: Operation,
    text: &str,
    index_width: u32,
) -> Result<Vec<RuntimeValue>, Trap> {
    let fail = |what: String| Trap::at(function.location(ir), TrapKind::Invalid(what));
    let Some(callable) = function.interface::<dyn CallableOpInterface>(ir) else {
        let name = function.name(ir);
        return Err(fail(format!("a '{}' is not a function", name.as_str())));
    };
    let types = callable.get_argument_types(ir);
    if let Some(bracket) = unclosed(text) {
        return Err(fail(format!(
            "`{bracket}` is not closed in the arguments '{text}'"
        )));
    }
    let parts = split(text);
    if parts.len() != types.len() {
        let plural = |count: usize| if count == 1 { "" } else { "s" };
        let (given, expected) = (parts.len(), types.len());
        return Err(fail(format!(
            "the function has {expected} argument{}, but {given} {} given",
            plural(expected),
            if given == 1 { "is" } else { "are" }
        )));
    }
    let arguments = parts.into_iter().zip(types).enumerate();
    let parsed = arguments.map(|(number, (text, ty))| {
        let found = argument(text, ty, index_width);
        found.map_err(|what| fail(format!("argument #{number}: {what}")))
    });
    parsed.collect()
}

/// The innermost bracket that nothing closes.
fn unclosed(text: &str) -> Option<char> {
    let mut open = Vec::new();
    for c in text.chars() {
        match c {
            '[' | '<' | '(' => open.push(c),
            ']' | '>' | ')' => drop(open.pop()),
            _ => {}
        }
    }
    open.pop()
}

/// The parts of a list, split at the commas that are not in brackets.
fn split(text: &str) -> Vec<&str> {
    let text = text.trim();
    let (mut parts, mut start, mut depth) = (Vec::new(), 0, 0_usize);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'[' | b'<' | b'(' => depth += 1,
            b']' | b'>' | b')' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    if !text.is_empty() {
        parts.push(text[start..].trim());
    }
    parts
}

fn argument(text: &str, ty: &Type, index_width: u32) -> Result<RuntimeValue, String> {
    if text == "poison" {
        return Ok(RuntimeValue::poison_argument());
    }
    match ty {
        Type::Integer(_) | Type::Index => integer(text, ty, index_width),
        Type::Float(of) => float(text, *of),
        Type::Complex(of) => complex(text, ty, of.element_type(), index_width),
        Type::Vector(_) | Type::RankedTensor(_) if !ty.is_scalable_vector() => {
            elements(text, ty, index_width)
        }
        _ => Err(format!(
            "arguments of type '{ty}' cannot be written in text"
        )),
    }
}

fn integer(text: &str, ty: &Type, index_width: u32) -> Result<RuntimeValue, String> {
    let fail = || format!("'{text}' is not a valid number of type '{ty}'");
    let width = integer_width(ty, index_width).ok_or_else(fail)?;
    if width == 1 && matches!(text, "true" | "false") {
        return Ok((text == "true").into());
    }
    let digits = text.strip_prefix('-').unwrap_or(text);
    if !digits.starts_with(|digit: char| digit.is_ascii_digit()) {
        return Err(fail());
    }
    // As in MLIR's text, a number without sign may use all bits.
    let number = Attribute::parse(&format!("{text} : {}", Type::int(width)));
    match number {
        Ok(Attribute::Integer(number)) => Ok(number.value().into()),
        _ => Err(fail()),
    }
}

fn float(text: &str, ty: FloatType) -> Result<RuntimeValue, String> {
    let fail = || {
        format!(
            "'{text}' is not a valid number of type '{}'",
            Type::Float(ty)
        )
    };
    if let Some(digits) = text.strip_prefix("0x") {
        let bits = u128::from_str_radix(digits, 16).map_err(|_| fail())?;
        if ty.width() < 128 && bits >> ty.width() != 0 {
            return Err(fail());
        }
        return Ok(FloatAttr::from_bits(ty, bits).into());
    }
    // As in MLIR's text, decimal numbers are read as an `f64`.
    let value: f64 = text.parse().map_err(|_| fail())?;
    Ok(FloatAttr::new(ty, value).into())
}

fn complex(
    text: &str,
    ty: &Type,
    element: &Type,
    index_width: u32,
) -> Result<RuntimeValue, String> {
    let inside = text
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'));
    let [real, imaginary] = inside.map(split).unwrap_or_default()[..] else {
        return Err(format!(
            "'{text}' is not a valid number of type '{ty}', whose parts are written `[1.5, -2]`"
        ));
    };
    let parts = [
        argument(real, element, index_width)?,
        argument(imaginary, element, index_width)?,
    ];
    Ok(RuntimeValue::Complex(Arc::new(parts)))
}

/// The numbers in nested lists, in order, and the extents of the lists.
fn elements(text: &str, ty: &Type, index_width: u32) -> Result<RuntimeValue, String> {
    let fail = || format!("'{text}' does not have the shape of '{ty}'");
    let (Some(shape), Some(element)) = (ty.shape(), ty.element_type()) else {
        return Err(fail());
    };
    let dense = text
        .strip_prefix("dense<")
        .and_then(|rest| rest.strip_suffix('>'));
    let list = dense.unwrap_or(text).trim();
    if dense.is_some() && !list.starts_with('[') {
        let count = count_of(shape).ok_or_else(|| {
            format!("'{text}' needs a static shape, which '{ty}' is not: write a list")
        })?;
        let bytes = (count as u64).saturating_mul(size_of::<RuntimeValue>() as u64);
        if bytes > crate::limits::MAX_BYTES {
            return Err(format!("'{ty}' has too many elements"));
        }
        let values = vec![argument(list, element, index_width)?; count];
        let elements = Elements::new(shape, values).ok_or_else(fail)?;
        return Ok(RuntimeValue::Elements(Arc::new(elements)));
    }
    let mut level = vec![list];
    let mut extents = Vec::new();
    for expected in shape {
        let mut next = Vec::new();
        for list in &level {
            let inside = list
                .strip_prefix('[')
                .and_then(|rest| rest.strip_suffix(']'));
            let parts = split(inside.ok_or_else(fail)?);
            let extent = parts.len() as i64;
            if *expected >= 0 && *expected != extent {
                return Err(fail());
            }
            next.extend(parts);
        }
        let extent = next.len().checked_div(level.len()).unwrap_or(0);
        if extent * level.len() != next.len() {
            return Err(fail());
        }
        extents.push(extent as i64);
        level = next;
    }
    let values = level
        .into_iter()
        .map(|text| argument(text, element, index_width));
    let values: Vec<RuntimeValue> = values.collect::<Result<_, _>>()?;
    let elements = Elements::new(extents, values).ok_or_else(fail)?;
    Ok(RuntimeValue::Elements(Arc::new(elements)))
}

/// Shows results as text: a line for each, `5 : i32`.
///
/// # Errors
///
/// If a result, or an element of one, is poison.
pub fn show(ir: &Ir, function: Operation, results: &[RuntimeValue]) -> Result<String, Trap> {
    let callable = function.interface::<dyn CallableOpInterface>(ir);
    let types = callable.map_or(&[][..], |callable| callable.get_result_types(ir));
    let mut text = String::new();
    for (number, (value, ty)) in results.iter().zip(types).enumerate() {
        if let Some(poison) = value.poison() {
            let kind = TrapKind::PoisonResult(number, poison);
            return Err(Trap::at(function.location(ir), kind));
        }
        text.push_str(&value.display(ty).to_string());
        text.push('\n');
    }
    Ok(text)
}

/// Calls a function by name, `@main` or `@inner::@main`, with arguments as text, and returns its
/// results as text. `module` may be the function itself.
///
/// ```
/// use ods_interp::args;
/// use ods_runtime::prelude::*;
///
/// let mut ir = Ir::with_registry(ods_interp::attach(ods_dialects::all()).into());
/// let text = "module @inner {
///   func.func @next(%a: i8) -> i8 {
///     %one = arith.constant 1 : i8
///     %b = arith.addi %a, %one : i8
///     return %b : i8
///   }
/// }
/// func.func @pair(%a: complex<f32>) { return }";
/// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::default()).unwrap();
/// let run = |name: &str, arguments: &str| args::run(&ir, module, name, arguments, 64, None);
/// assert_eq!(run("@inner::@next", "41").unwrap(), "42 : i8\n");
/// let error = |name: &str, arguments: &str| run(name, arguments).unwrap_err().to_string();
/// assert_eq!(error("@next", "41"), "there is no function `@next`; there is `@pair`");
/// assert_eq!(error("@inner", ""), "a 'builtin.module' is not a function");
/// assert_eq!(error("--args", ""), "expected the name of a function, not '--args'");
/// assert_eq!(error("@pair", "[1, 2"), "`[` is not closed in the arguments '[1, 2'");
/// assert_eq!(error("@pair", ""), "the function has 1 argument, but 0 are given");
/// ```
///
/// # Errors
///
/// Whatever ends the run, and results that are poison.
pub fn run(
    ir: &Ir,
    module: Operation,
    name: &str,
    arguments: &str,
    index_width: u32,
    max_steps: Option<u64>,
) -> Result<String, Trap> {
    let invalid = |what: String| Trap::at(module.location(ir), TrapKind::Invalid(what));
    let name = name.strip_prefix('@').unwrap_or(name);
    if name.is_empty() || name.starts_with('-') {
        return Err(invalid(format!(
            "expected the name of a function, not '{name}'"
        )));
    }
    let mut path = name.split("::");
    let mut by_path = || {
        path.try_fold(module, |table, name| {
            let name = name.strip_prefix('@').unwrap_or(name);
            symbols::is_table(ir, table).then(|| symbols::lookup_in(ir, table, name))?
        })
    };
    let is_itself = module.symbol_name(ir) == Some(name);
    let found = symbols::lookup_in(ir, module, name).or_else(&mut by_path);
    let Some(function) = found.or(is_itself.then_some(module)) else {
        let known = functions(ir, module);
        return Err(invalid(format!("there is no function `@{name}`{known}")));
    };
    let arguments = parse(ir, function, arguments, index_width)?;
    let mut interpreter = crate::Interpreter::new(ir).index_width(index_width);
    if let Some(steps) = max_steps {
        interpreter = interpreter.max_steps(steps);
    }
    let results = interpreter.call(function, &arguments)?;
    show(ir, function, &results)
}

/// Which functions there are, for the message about one that there is not.
fn functions(ir: &Ir, module: Operation) -> String {
    let functions = module.child_operations(ir).filter(|op| {
        let callable = op.interface::<dyn CallableOpInterface>(ir);
        callable.is_some_and(|callable| callable.get_callable_region(ir).is_some())
    });
    let names = functions.filter_map(|op| op.symbol_name(ir));
    let mut names: Vec<String> = names.map(|name| format!("`@{name}`")).collect();
    let more = names.len().saturating_sub(MAX_SHOWN_FUNCTIONS);
    if more > 0 {
        names.truncate(MAX_SHOWN_FUNCTIONS);
        names.push(format!("and {more} more"));
    }
    match names.as_slice() {
        [] => String::new(),
        [name] => format!("; there is {name}"),
        names => format!("; there are {}", names.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str, ty: &str) -> String {
        let ty = Type::parse(ty).unwrap();
        match argument(text, &ty, 64) {
            Ok(value) => value.display(&ty).to_string(),
            Err(error) => error,
        }
    }

    #[test]
    fn integers_are_read_by_their_type() {
        assert_eq!(shown("-128", "i8"), "-128 : i8");
        assert_eq!(shown("255", "i8"), "-1 : i8");
        assert_eq!(
            shown("256", "i8"),
            "'256' is not a valid number of type 'i8'"
        );
        assert_eq!(
            shown("-129", "i8"),
            "'-129' is not a valid number of type 'i8'"
        );
        assert_eq!(shown("0x", "i8"), "'0x' is not a valid number of type 'i8'");
        assert_eq!(shown("true", "i1"), "true");
        assert_eq!(shown("1", "i1"), "true");
        assert_eq!(shown("-1", "i1"), "true");
        assert_eq!(shown("0xffffffffffffffff", "index"), "-1 : index");
        let power = "36893488147419103232";
        assert_eq!(shown(power, "i70"), format!("{power} : i70"));
        assert_eq!(shown("", "i8"), "'' is not a valid number of type 'i8'");
    }

    #[test]
    fn floats_are_read_by_their_type() {
        assert_eq!(shown("2", "f32"), "2.000000e+00 : f32");
        assert_eq!(shown("-inf", "f16"), "0xFC00 : f16");
        assert_eq!(shown("0x3f80", "bf16"), "1.000000e+00 : bf16");
        assert_eq!(
            shown("0x13f80", "bf16"),
            "'0x13f80' is not a valid number of type 'bf16'"
        );
    }

    #[test]
    fn elements_are_read_by_their_type() {
        assert_eq!(
            shown("[[1, 2], [3, 4]]", "vector<2x2xi8>"),
            "dense<[[1, 2], [3, 4]]> : vector<2x2xi8>"
        );
        assert_eq!(shown("dense<7>", "tensor<3xi8>"), "dense<7> : tensor<3xi8>");
        assert_eq!(
            shown("[1, 2]", "tensor<?xi8>"),
            "dense<[1, 2]> : tensor<2xi8>"
        );
        assert_eq!(
            shown("[[1], [2, 3]]", "tensor<?x?xi8>"),
            "'[[1], [2, 3]]' does not have the shape of 'tensor<?x?xi8>'"
        );
        assert_eq!(
            shown("dense<1>", "tensor<?xi8>"),
            "'dense<1>' needs a static shape, which 'tensor<?xi8>' is not: write a list"
        );
        assert_eq!(
            shown("[1]", "vector<2xi8>"),
            "'[1]' does not have the shape of 'vector<2xi8>'"
        );
    }
}
