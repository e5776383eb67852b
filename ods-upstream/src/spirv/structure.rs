//! Structures: their text, and their members.

use super::types::{parse_attribute_case, parse_optional_u32, print_case};
use super::{Decoration, StructType};
use ods_runtime::prelude::*;

/// A decoration of a structure, or of one of its members.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Decorated {
    /// The number of the member; `None` for the structure itself.
    pub member: Option<u32>,
    /// What it is decorated with.
    pub decoration: Decoration,
    /// The operand of the decoration; `unit` stands for none.
    pub value: Attribute,
}

/// What a structure consists of.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StructBody {
    /// The types of the members.
    pub members: Vec<Type>,
    /// Where the members begin, in bytes: of all members, or empty.
    pub offsets: Vec<u32>,
    /// The decorations: those of members, sorted, and after them those of the structure.
    pub decorations: Vec<Decorated>,
}

impl StructBody {
    /// The decorations of a member; of the structure with `None`.
    fn decorations_of(&self, member: Option<u32>) -> impl Iterator<Item = &Decorated> {
        self.decorations
            .iter()
            .filter(move |decorated| decorated.member == member)
    }

    /// Brings the decorations into the order of upstream.
    fn sort(&mut self) {
        self.decorations.sort_by_key(|decorated| {
            (
                decorated.member.is_none(),
                decorated.member,
                u32::from(decorated.decoration),
            )
        });
    }
}

impl StructType {
    /// The members, offsets and decorations; `None` if the structure has a name and nobody said what it consists of.
    pub fn struct_body(&self) -> Option<StructBody> {
        if self.identifier().is_empty() {
            return Some(StructBody {
                members: self.own_members().to_vec(),
                offsets: self.own_offsets().to_vec(),
                decorations: self.own_decorations().to_vec(),
            });
        }
        self.body().map(|body| StructBody::clone(&body))
    }

    /// The types of the members.
    pub fn element_types(&self) -> Vec<Type> {
        self.struct_body()
            .map_or_else(Vec::new, |body| body.members)
    }
}

// decoration ::= keyword (`=` attribute)?
fn parse_decoration(p: &mut AsmParser<'_>, member: Option<u32>) -> Parsed<Decorated> {
    let decoration = parse_attribute_case(p)?;
    let value = if p.parse_optional_equal() {
        p.parse_attribute(None)?
    } else {
        Attribute::Unit
    };
    Ok(Decorated {
        member,
        decoration,
        value,
    })
}

// member-part ::= `[` integer? (`,`? decoration (`,` decoration)*)? `]`
fn parse_member_part(p: &mut AsmParser<'_>, body: &mut StructBody) -> Parsed<()> {
    let offset = p.offset();
    let number = parse_optional_u32(p)?;
    if let Some(number) = number {
        if body.offsets.len() != body.members.len() - 1 {
            let message = "offset specification must be given for all members";
            return Err(p.emit_error(offset, message));
        }
        body.offsets.push(number);
    }
    if p.parse_optional_r_square() {
        return Ok(());
    }
    if number.is_some() {
        p.parse_comma()?;
    }
    let member = Some(body.members.len() as u32 - 1);
    loop {
        body.decorations.push(parse_decoration(p, member)?);
        if !p.parse_optional_comma() {
            break;
        }
    }
    p.parse_r_square()
}

// body ::= `(` (type member-part? (`,` type member-part?)*)? `)` (`,` decoration)* `>`
fn parse_body(p: &mut AsmParser<'_>, name: u32) -> Parsed<StructBody> {
    let mut body = StructBody::default();
    p.parse_l_paren()?;
    if p.parse_optional_r_paren() && p.parse_optional_greater() {
        return Ok(body);
    }
    loop {
        body.members.push(p.parse_type()?);
        if p.parse_optional_l_square() {
            parse_member_part(p, &mut body)?;
        }
        if !p.parse_optional_comma() {
            break;
        }
    }
    if !body.offsets.is_empty() && body.offsets.len() != body.members.len() {
        let message = "offset specification must be given for all members";
        return Err(p.emit_error(name, message));
    }
    p.parse_r_paren()?;
    while p.parse_optional_comma() {
        body.decorations.push(parse_decoration(p, None)?);
    }
    p.parse_greater()?;
    body.sort();
    Ok(body)
}

impl CustomTypeAssembly for StructType {
    // `<` (identifier `,`)? body | `<` identifier `>`
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        // Some errors are at the mnemonic.
        let name = p.offset() - "struct".len() as u32;
        p.parse_less()?;
        let Some(identifier) = p.parse_optional_any_keyword() else {
            let body = parse_body(p, name)?;
            return Self::get_in(p, "", &body.members, &body.offsets, &body.decorations);
        };
        let ty = Self::get_in(p, identifier, &[], &[], &[])?;
        let is_reference = p.parse_optional_greater();
        let body = p.parse_cyclic(ty.body_place(), |p| {
            if is_reference {
                let message = "recursive struct reference not nested in struct definition";
                return Err(p.emit_error(name, message));
            }
            p.parse_comma()?;
            parse_body(p, name)
        })?;
        if let Some(body) = body {
            p.set_body(name, ty.body_place(), body)?;
        } else if !is_reference {
            p.parse_comma()?;
            let message = "identifier already used for an enclosing struct";
            return Err(p.emit_error(name, message));
        }
        Ok(ty)
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        if self.identifier().is_empty() {
            print_body(p, &self.struct_body().unwrap_or_default());
        } else {
            p.write(self.identifier());
            p.print_cyclic(self.body_place(), |p, body| {
                p.write(", ");
                print_body(p, body);
            });
        }
        p.write(">");
    }
}

fn print_body(p: &mut AsmPrinter<'_>, body: &StructBody) {
    p.write("(");
    for (number, member) in body.members.iter().enumerate() {
        if number != 0 {
            p.write(", ");
        }
        p.print_type(member);
        let mut parts = body.decorations_of(Some(number as u32)).peekable();
        let offset = body.offsets.get(number);
        if offset.is_none() && parts.peek().is_none() {
            continue;
        }
        p.write(" [");
        if let Some(offset) = offset {
            p.write_integer(*offset);
        }
        for (count, part) in parts.enumerate() {
            if offset.is_some() || count != 0 {
                p.write(", ");
            }
            print_decoration(p, part);
        }
        p.write("]");
    }
    p.write(")");
    for decorated in body.decorations_of(None) {
        p.write(", ");
        print_decoration(p, decorated);
    }
}

fn print_decoration(p: &mut AsmPrinter<'_>, decorated: &Decorated) {
    print_case(p, decorated.decoration);
    if decorated.value != Attribute::Unit {
        p.write("=");
        p.print_attribute_without_type(&decorated.value);
    }
}
