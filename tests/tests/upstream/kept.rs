//! A dialect whose types, attributes and enums need what only `#![upstream]` has.

use detail::{BoxTypeStorage, BoxTypeStorageKey};
use ods_runtime::def::{DialectTypeParser, parse_generated_type};
use ods_runtime::prelude::*;
use ods_runtime::types::MutableBody;

ods! {
    #![upstream]
    #![emit("Kept.td")]
    #![vocabulary("kept.txt")]
}

impl DialectTypeParser for KeptDialect {
    /// There are only boxes.
    fn parse_type(p: &mut AsmParser<'_>) -> Parsed<Type> {
        let (offset, token) = (p.offset(), p.token());
        if p.spelling(token) == b"box" {
            return parse_generated_type::<Self>(p);
        }
        let word = p.parse_any_keyword()?;
        let message = format!("no box: {word}");
        Err(p.emit_op_error(offset, message))
    }
}

/// The namespace of an enum.
pub mod level {
    pub use super::Level;
}

/// Numbers that are written as words.
pub mod words {
    use ods_runtime::prelude::*;

    const COLORS: [&str; 3] = ["red", "green", "blue"];

    /// Parses a word.
    ///
    /// # Errors
    ///
    /// If it is none of those that are known.
    pub fn parse(p: &mut AsmParser<'_>) -> Parsed<u32> {
        let offset = p.offset();
        let word = p.parse_any_keyword()?;
        let number = COLORS.iter().position(|color| *color == word);
        number.map(|number| number as u32).ok_or_else(|| {
            let message = format!("no color: {word}");
            p.emit_op_error(offset, message)
        })
    }

    /// Prints the word of a number.
    pub fn print(p: &mut AsmPrinter<'_>, number: u32) {
        p.write(COLORS.get(number as usize).unwrap_or(&"?"));
    }
}

/// The storage of the type.
pub mod detail {
    use ods_runtime::Type;
    use ods_runtime::def::Elements;
    use ods_runtime::types::SubElement;

    /// What identifies a box.
    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    pub enum BoxTypeStorageKey {
        /// Its name.
        Named(String),
        /// What is in it.
        Of(Vec<Type>),
    }

    impl Elements for BoxTypeStorageKey {
        fn visit_elements<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
            if let Self::Of(types) = self {
                types.visit_elements(visit);
            }
        }
    }

    /// What is in a box that has a name.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct BoxTypeStorage(pub Vec<Type>);
}

fn parse_types(p: &mut AsmParser<'_>) -> Parsed<Vec<Type>> {
    let mut types = vec![p.parse_type()?];
    while p.parse_optional_comma() {
        types.push(p.parse_type()?);
    }
    Ok(types)
}

impl CustomTypeAssembly for BoxType {
    // `<` (string (`,` types)? | types) `>`
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        p.parse_less()?;
        let Some(name) = p.parse_optional_string() else {
            let types = parse_types(p)?;
            p.parse_greater()?;
            return Ok(Self {
                name: BoxTypeStorageKey::Of(types),
                __body: MutableBody::none(),
            });
        };
        let ty = Self::get_in(p, BoxTypeStorageKey::Named(name.to_string()))?;
        p.parse_cyclic(ty.body_place(), |p| {
            p.parse_comma()?;
            let offset = p.offset();
            let types = parse_types(p)?;
            p.set_body(offset, ty.body_place(), BoxTypeStorage(types))
        })?;
        p.parse_greater()?;
        Ok(ty)
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        match self.name() {
            BoxTypeStorageKey::Of(types) => p.print_comma_separated(types, AsmPrinter::print_type),
            BoxTypeStorageKey::Named(name) => {
                p.print_string(name.as_bytes());
                p.print_cyclic(self.body_place(), |p, body| {
                    p.write(", ");
                    p.print_comma_separated(&body.0, AsmPrinter::print_type);
                });
            }
        }
        p.write(">");
    }
}
