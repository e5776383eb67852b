//! The text of LLVM's data layouts, `llvm.data_layout`: lists of specifications such as `i64:64`.

use super::LLVMDialect;
use ods_runtime::prelude::*;

type Checked<T = ()> = Result<T, String>;

impl VerifyOperationAttribute for LLVMDialect {
    fn verify_operation_attribute(op: Operation, ir: &Ir, attr: &NamedAttribute) -> VerifyResult {
        if attr.name != "llvm.data_layout" {
            return Ok(());
        }
        let Some(text) = attr.value.as_str() else {
            let message = "expected 'llvm.data_layout' to be a string attributes";
            return Err(op.emit_error(ir, message));
        };
        verify_data_layout(text).map_err(|reason| {
            op.emit_error(ir, format!("invalid data layout descriptor: {reason}"))
        })
    }
}

/// Verifies the text of a data layout, and says what is wrong with it.
fn verify_data_layout(text: &str) -> Checked {
    let mut names = Vec::new();
    if text.is_empty() {
        return Ok(());
    }
    for spec in text.split('-') {
        if spec.is_empty() {
            return Err("empty specification is not allowed".to_owned());
        }
        verify_spec(spec, &mut names)?;
    }
    Ok(())
}

fn malformed<T>(form: &str) -> Checked<T> {
    Err(format!(
        "malformed specification, must be of the form \"{form}\""
    ))
}

/// Reads a number that fits into so many bits; digits are all there may be.
fn number(text: &str, bits: u32) -> Option<u32> {
    let are_digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number: u32 = are_digits.then(|| text.parse().ok())??;
    (number < 1 << bits).then_some(number)
}

fn size(text: &str, name: &str) -> Checked<u32> {
    if text.is_empty() {
        return Err(format!("{name} component cannot be empty"));
    }
    match number(text, 24) {
        Some(size) if size != 0 => Ok(size),
        _ => Err(format!("{name} must be a non-zero 24-bit integer")),
    }
}

/// Reads an alignment in bits, and returns it in bytes. For zero, if it is allowed, that is one.
fn alignment(text: &str, name: &str, is_zero_allowed: bool) -> Checked<u32> {
    if text.is_empty() {
        return Err(format!("{name} alignment component cannot be empty"));
    }
    match number(text, 16) {
        None => Err(format!("{name} alignment must be a 16-bit integer")),
        Some(0) if is_zero_allowed => Ok(1),
        Some(0) => Err(format!("{name} alignment must be non-zero")),
        Some(bits) if bits % 8 == 0 && (bits / 8).is_power_of_two() => Ok(bits / 8),
        Some(_) => Err(format!(
            "{name} alignment must be a power of two times the byte width"
        )),
    }
}

fn address_space(text: &str) -> Checked<u32> {
    if text.is_empty() {
        return Err("address space component cannot be empty".to_owned());
    }
    number(text, 24).ok_or_else(|| "address space must be a 24-bit integer".to_owned())
}

/// Verifies the alignments, of which the second one may be missing.
fn alignments(parts: &[&str], is_zero_allowed: bool) -> Checked<u32> {
    let least = alignment(parts[0], "ABI", is_zero_allowed)?;
    if let Some(preferred) = parts.get(1)
        && alignment(preferred, "preferred", false)? < least
    {
        return Err("preferred alignment cannot be less than the ABI alignment".to_owned());
    }
    Ok(least)
}

fn verify_spec<'t>(spec: &'t str, names: &mut Vec<&'t str>) -> Checked {
    if let Some(rest) = spec.strip_prefix("ni") {
        let Some(spaces) = rest.strip_prefix(':') else {
            return malformed("ni:<address space>[:<address space>]...");
        };
        for space in spaces.split(':') {
            if address_space(space)? == 0 {
                return Err("address space 0 cannot be non-integral".to_owned());
            }
        }
        return Ok(());
    }
    let mut characters = spec.chars();
    let Some(specifier) = characters.next() else {
        return Ok(());
    };
    let rest = characters.as_str();
    let parts: Vec<&str> = rest.split(':').collect();
    match specifier {
        'i' | 'f' | 'v' => {
            if !(2..=3).contains(&parts.len()) {
                return malformed(&format!("{specifier}<size>:<abi>[:<pref>]"));
            }
            let width = size(parts[0], "size")?;
            let least = alignment(parts[1], "ABI", false)?;
            if (specifier, width) == ('i', 8) && least != 1 {
                return Err("i8 must be 8-bit aligned".to_owned());
            }
            alignments(&parts[1..], false).map(|_| ())
        }
        'a' => {
            if !(2..=3).contains(&parts.len()) {
                return malformed("a:<abi>[:<pref>]");
            }
            if !parts[0].is_empty() && number(parts[0], 31) != Some(0) {
                return Err("size must be zero".to_owned());
            }
            alignments(&parts[1..], true).map(|_| ())
        }
        'p' => verify_pointer(&parts, names),
        // It has no meaning any more.
        's' => Ok(()),
        'e' | 'E' if rest.is_empty() => Ok(()),
        'e' | 'E' => Err("malformed specification, must be just 'e' or 'E'".to_owned()),
        'n' => parts
            .iter()
            .try_for_each(|part| size(part, "size").map(|_| ())),
        'S' if rest.is_empty() => malformed("S<size>"),
        'S' => alignment(rest, "stack natural", false).map(|_| ()),
        'F' => {
            let mut characters = rest.chars();
            match characters.next() {
                None => malformed("F<type><abi>"),
                Some('i' | 'n') => alignment(characters.as_str(), "ABI", false).map(|_| ()),
                Some(kind) => Err(format!("unknown function pointer alignment type '{kind}'")),
            }
        }
        'P' | 'A' | 'G' if rest.is_empty() => malformed(&format!("{specifier}<address space>")),
        'P' | 'A' | 'G' => address_space(rest).map(|_| ()),
        'm' => match rest.strip_prefix(':') {
            None | Some("") => malformed("m:<mangling>"),
            Some("e" | "l" | "o" | "m" | "w" | "x" | "a") => Ok(()),
            Some(_) => Err("unknown mangling mode".to_owned()),
        },
        _ => Err(format!("unknown specifier '{specifier}'")),
    }
}

// pointer ::= (`e` | `u`)* (space (`(` name `)`)?)? `:` size `:` abi (`:` pref (`:` idx)?)?
fn verify_pointer<'t>(parts: &[&'t str], names: &mut Vec<&'t str>) -> Checked {
    if !(3..=5).contains(&parts.len()) {
        return malformed("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]");
    }
    let text = parts[0];
    let is_letter = |letter: char| letter.is_ascii_alphabetic();
    let space = text.trim_start_matches(is_letter);
    let flags = &text[..text.len() - space.len()];
    if let Some(wrong) = flags.chars().find(|flag| !matches!(flag, 'e' | 'u')) {
        return Err(format!(
            "'{wrong}' is not a valid pointer specification flag"
        ));
    }
    let (space, name) = match space.split_once('(') {
        Some((space, name)) => match name.strip_suffix(')') {
            Some(name) if !name.is_empty() => (space, Some(name)),
            _ => return Err("Expected `( address space name )`".to_owned()),
        },
        None => (space, None),
    };
    let space = if space.is_empty() {
        0
    } else {
        address_space(space)?
    };
    if space == 0 && !flags.is_empty() {
        return Err("address space 0 cannot be unstable or have external state".to_owned());
    }
    if let Some(name) = name {
        if names.contains(&name) {
            return Err(format!("address space name `{name}` already used"));
        }
        if matches!(name, "P" | "G" | "A") {
            let message = "Cannot use predefined address space names P/G/A in data layout";
            return Err(message.to_owned());
        }
        names.push(name);
    }
    let width = size(parts[1], "pointer size")?;
    let aligned = &parts[2..parts.len().min(4)];
    alignments(aligned, false)?;
    if let Some(index) = parts.get(4)
        && size(index, "index size")? > width
    {
        return Err("index size cannot be larger than the pointer size".to_owned());
    }
    Ok(())
}
