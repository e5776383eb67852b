//! The steps of a declarative rewrite pattern (`Pat`): a program over registers.
//!
//! One step a line, words separated by one blank. A register holds an operation, values, an
//! attribute, a property, types or a location; register 0 holds the root. REG is the number of a
//! register; `TO` is the register that a step fills.
//!
//! | step | does |
//! |---|---|
//! | `root OP BENEFIT` | names the op to replace; the first step |
//! | `operand TO OP GROUP` | takes the value of a single operand of the operation in OP |
//! | `optional TO OP GROUP` | takes the value of an optional operand, or nothing |
//! | `operands TO OP GROUP` | takes the values of a variadic operand |
//! | `element TO VALUES N` | takes one value of several |
//! | `count VALUES N` | requires N values |
//! | `op TO VALUE OP` | requires that an operation of this op defines the value, and takes it |
//! | `definer TO VALUE` | requires that an operation defines the value, and takes it |
//! | `attr TO OP SLOT` | takes an attribute, or its default; requires that there is one |
//! | `optional_attr TO OP SLOT` | takes an attribute, its default, or nothing |
//! | `prop TO OP NUMBER` | takes a property |
//! | `equal REG REF` | requires that an attribute is this constant |
//! | `test REG REF` | requires that a constraint on types, attributes or properties holds |
//! | `match OP REF TO` | calls a matcher with an operation; its captures go to the registers from TO |
//! | `same REG REG` | requires that the first values are equal |
//! | `check REF REG…` | requires that a constraint on several registers holds |
//! | `either TO OP GROUP OTHER N` | takes two single operands, in one order or the other: the one with which the next N steps succeed; the second one goes to the register after TO |
//! | `rewrite` | begins the second part, which cannot fail |
//! | `fused TO REG…` | fuses locations |
//! | `named TO REF` | makes a location with a name |
//! | `fused_with TO REF REG…` | fuses locations, with a string as metadata |
//! | `part TO REG N` | takes one result of an operation, or one of several values |
//! | `gather TO REG…` | joins values |
//! | `constant TO REF` | makes an attribute or a property |
//! | `call TO REF LOC REG…` | calls code |
//! | `create TO OP LOC TYPES REG…` | creates an operation with these arguments, in their order |
//! | `replace REG…` | replaces the root by values |
//! | `erase` | erases the root |
//!
//! TYPES is `infer`, `root:N` (the types of the root's result groups from N on), or
//! `types:REG,…`.

use crate::word::{Word, push_list, push_number, read_list, split};
use crate::{Error, Result};

/// The number of a register.
pub type Register = usize;

/// The numbers of registers.
pub type Registers = Vec<Register>;

/// The source of the result types of a created operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ResultTypes {
    /// The builder infers them.
    Infer,
    /// Those of the root's result groups from this one on.
    OfRoot(usize),
    /// The types in these registers, or those of the values in them.
    Given(Registers),
}

impl Word<'_> for ResultTypes {
    #[inline]
    fn read(text: &str) -> Result<Self> {
        if let Some(list) = text.strip_prefix("types:") {
            return Ok(Self::Given(read_list(list)?));
        }
        match split(text) {
            ("infer", None) => Ok(Self::Infer),
            ("root:", Some(group)) => Ok(Self::OfRoot(group)),
            _ => Err(Error::Word),
        }
    }

    #[inline]
    fn write(&self, out: &mut String) {
        match self {
            Self::Infer => out.push_str("infer"),
            Self::OfRoot(group) => push_number(out, "root:", *group),
            Self::Given(list) => {
                out.push_str("types:");
                push_list(out, list);
            }
        }
    }
}

/// The words of a line that are not read yet.
type Words<'a> = std::str::Split<'a, char>;

/// A part of a step.
trait Part<'a>: Sized {
    fn read_part(words: &mut Words<'a>) -> Result<Self>;
    fn write_part(&self, out: &mut String);
}

impl<'a, T: Word<'a>> Part<'a> for T {
    #[inline]
    fn read_part(words: &mut Words<'a>) -> Result<Self> {
        T::read(words.next().ok_or(Error::Missing)?)
    }

    #[inline]
    fn write_part(&self, out: &mut String) {
        out.push(' ');
        self.write(out);
    }
}

/// All remaining words of a line.
impl<'a, T: Word<'a>> Part<'a> for Vec<T> {
    #[inline]
    fn read_part(words: &mut Words<'a>) -> Result<Self> {
        words.map(T::read).collect()
    }

    #[inline]
    fn write_part(&self, out: &mut String) {
        for part in self {
            part.write_part(out);
        }
    }
}

#[inline]
fn map_all(registers: &mut Registers, map: &mut impl FnMut(Register) -> Register) {
    for register in registers {
        *register = map(*register);
    }
}

/// Defines the steps.
macro_rules! steps {
    ($(
        $(#[$doc:meta])*
        $name:ident = $word:literal {
            $($(#[$part_doc:meta])* $part:ident: $ty:tt,)*
        }
    )*) => {
        /// A step of a pattern. The module's table describes the spelling; `R` is the type of references.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Step<R> {
            $(
                $(#[$doc])*
                $name { $($(#[$part_doc])* $part: $ty,)* },
            )*
        }

        impl<'a, R: Word<'a>> Step<R> {
            /// Reads a line.
            ///
            /// # Errors
            ///
            /// If it is no such line.
            #[inline]
            pub fn read(line: &'a str) -> Result<Self> {
                let mut words = line.split(' ');
                let step = match words.next() {
                    $(Some($word) => Self::$name { $($part: Part::read_part(&mut words)?,)* },)*
                    _ => return Err(Error::Word),
                };
                match words.next() {
                    None => Ok(step),
                    Some(_) => Err(Error::Extra),
                }
            }

            /// Appends the line, without its end.
            #[inline]
            pub fn write(&self, out: &mut String) {
                match self {
                    $(Self::$name { $($part,)* } => {
                        out.push_str($word);
                        $($part.write_part(out);)*
                    })*
                }
            }
        }

        impl<R> Step<R> {
            /// Replaces the numbers of registers, those that are filled too, by others.
            #[inline]
            pub fn map_registers(&mut self, map: &mut impl FnMut(Register) -> Register) {
                match self {
                    $(Self::$name { $($part,)* } => {
                        $(steps!(@registers $ty, $part, map);)*
                    })*
                }
            }

            /// The same step with other references.
            #[inline]
            pub fn map_refs<S>(self, map: &mut impl FnMut(R) -> S) -> Step<S> {
                match self {
                    $(Self::$name { $($part,)* } => Step::$name {
                        $($part: steps!(@map $ty, $part, map),)*
                    },)*
                }
            }
        }
    };
    (@registers Register, $part:ident, $map:ident) => { *$part = $map(*$part) };
    (@registers Registers, $part:ident, $map:ident) => { map_all($part, $map) };
    (@registers ResultTypes, $part:ident, $map:ident) => {
        if let ResultTypes::Given(list) = $part {
            map_all(list, $map);
        }
    };
    (@registers $ty:tt, $part:ident, $map:ident) => { let _ = $part; };
    (@map R, $part:ident, $map:ident) => { $map($part) };
    (@map $ty:tt, $part:ident, $map:ident) => { $part };
}

steps! {
    /// The op to replace.
    Root = "root" {
        /// The op.
        op: R,
        /// The benefit.
        benefit: usize,
    }
    /// The value of a single operand.
    Operand = "operand" {
        /// The filled register.
        to: Register,
        /// The register of the operation.
        op: Register,
        /// The operand group.
        group: usize,
    }
    /// The value of an optional operand.
    OptionalOperand = "optional" {
        /// The filled register.
        to: Register,
        /// The register of the operation.
        op: Register,
        /// The operand group.
        group: usize,
    }
    /// The values of a variadic operand.
    Operands = "operands" {
        /// The filled register.
        to: Register,
        /// The register of the operation.
        op: Register,
        /// The operand group.
        group: usize,
    }
    /// One value of several.
    Element = "element" {
        /// The filled register.
        to: Register,
        /// The values.
        values: Register,
        /// The number of the value.
        number: usize,
    }
    /// Requires a number of values.
    Count = "count" {
        /// The values.
        values: Register,
        /// Their number.
        count: usize,
    }
    /// The operation that defines a value, of a given op.
    Op = "op" {
        /// The filled register.
        to: Register,
        /// The value.
        value: Register,
        /// The op.
        op: R,
    }
    /// The operation that defines a value.
    Definer = "definer" {
        /// The filled register.
        to: Register,
        /// The value.
        value: Register,
    }
    /// An attribute that is there, or has a default.
    Attr = "attr" {
        /// The filled register.
        to: Register,
        /// The register of the operation.
        op: Register,
        /// The slot.
        slot: usize,
    }
    /// An attribute that may be missing.
    OptionalAttr = "optional_attr" {
        /// The filled register.
        to: Register,
        /// The register of the operation.
        op: Register,
        /// The slot.
        slot: usize,
    }
    /// A property.
    Prop = "prop" {
        /// The filled register.
        to: Register,
        /// The register of the operation.
        op: Register,
        /// The number of the property.
        number: usize,
    }
    /// Requires a constant attribute.
    Equal = "equal" {
        /// The register of the attribute.
        of: Register,
        /// The constant.
        constant: R,
    }
    /// A constraint on one register.
    Test = "test" {
        /// The register.
        of: Register,
        /// The constraint.
        test: R,
    }
    /// A native matcher.
    Match = "match" {
        /// The register of the operation.
        op: Register,
        /// The matcher.
        matcher: R,
        /// The register of the first capture.
        to: Register,
    }
    /// Requires equal values.
    Same = "same" {
        /// A register.
        a: Register,
        /// Another register.
        b: Register,
    }
    /// A constraint on several registers.
    Check = "check" {
        /// The constraint.
        check: R,
        /// The registers.
        of: Registers,
    }
    /// Two operands, in one order or the other.
    Either = "either" {
        /// The register of the first one, before that of the second one.
        to: Register,
        /// The register of the operation.
        op: Register,
        /// An operand group.
        group: usize,
        /// The other operand group.
        other: usize,
        /// How many of the next steps must succeed with the order.
        steps: usize,
    }
    /// The end of the part that may fail.
    Rewrite = "rewrite" {}
    /// A fused location.
    Fused = "fused" {
        /// The filled register.
        to: Register,
        /// The parts.
        of: Registers,
    }
    /// A location with a name.
    Named = "named" {
        /// The filled register.
        to: Register,
        /// The name.
        name: R,
    }
    /// A fused location with a string as metadata.
    FusedWith = "fused_with" {
        /// The filled register.
        to: Register,
        /// The string.
        name: R,
        /// The parts.
        of: Registers,
    }
    /// One result group of an operation, or one of several values.
    Part = "part" {
        /// The filled register.
        to: Register,
        /// The operation or the values.
        of: Register,
        /// The number of the part.
        number: usize,
    }
    /// The values of several registers.
    Gather = "gather" {
        /// The filled register.
        to: Register,
        /// The registers.
        of: Registers,
    }
    /// A constant attribute or property.
    Constant = "constant" {
        /// The filled register.
        to: Register,
        /// The constant.
        constant: R,
    }
    /// A call of native code.
    Call = "call" {
        /// The filled register.
        to: Register,
        /// The code.
        call: R,
        /// The register of the location.
        location: Register,
        /// The arguments.
        arguments: Registers,
    }
    /// A new operation.
    Create = "create" {
        /// The filled register.
        to: Register,
        /// The op.
        op: R,
        /// The register of the location.
        location: Register,
        /// The source of its result types.
        types: ResultTypes,
        /// The arguments, in the order of the definition.
        arguments: Registers,
    }
    /// Replaces the root by values.
    Replace = "replace" {
        /// The registers of the values.
        values: Registers,
    }
    /// Erases the root.
    Erase = "erase" {}
}

impl<R> Step<R> {
    /// The register that the step fills; the first one of a native matcher, and of `either`.
    #[inline]
    pub fn to(&self) -> Option<Register> {
        match *self {
            Self::Operand { to, .. }
            | Self::OptionalOperand { to, .. }
            | Self::Operands { to, .. }
            | Self::Element { to, .. }
            | Self::Op { to, .. }
            | Self::Definer { to, .. }
            | Self::Attr { to, .. }
            | Self::OptionalAttr { to, .. }
            | Self::Prop { to, .. }
            | Self::Match { to, .. }
            | Self::Either { to, .. }
            | Self::Fused { to, .. }
            | Self::Named { to, .. }
            | Self::FusedWith { to, .. }
            | Self::Part { to, .. }
            | Self::Gather { to, .. }
            | Self::Constant { to, .. }
            | Self::Call { to, .. }
            | Self::Create { to, .. } => Some(to),
            Self::Root { .. }
            | Self::Count { .. }
            | Self::Equal { .. }
            | Self::Test { .. }
            | Self::Same { .. }
            | Self::Check { .. }
            | Self::Rewrite {}
            | Self::Replace { .. }
            | Self::Erase {} => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ref;

    #[test]
    fn registers_are_renamed() {
        for (line, expected) in [
            ("operand 1 0 2", "operand 11 10 2"),
            ("check 3 0 1", "check 3 10 11"),
            ("create 9 4 7 types:1,2 3", "create 19 4 17 types:11,12 13"),
            ("either 3 2 0 1 4", "either 13 12 0 1 4"),
        ] {
            let mut step = Step::<Ref<'_>>::read(line).expect(line);
            step.map_registers(&mut |register| register + 10);
            let mut text = String::new();
            step.write(&mut text);
            assert_eq!(text, expected);
        }
    }

    #[test]
    fn steps_read_back() {
        let lines = [
            "root 1000003 12",
            "operand 1 0 2",
            "op 2 1 5",
            "test 4 AnyInteger",
            "either 3 2 0 1 4",
            "rewrite",
            "fused 7 0 2",
            "create 9 4 7 types:1,2 3 3",
            "create 9 4 7 root:1",
            "create 9 4 7 infer",
            "replace",
        ];
        for line in lines {
            let step = Step::<Ref<'_>>::read(line).expect(line);
            let mut again = String::new();
            step.write(&mut again);
            assert_eq!(again, line);
        }
        for line in [
            "",
            "root 3",
            "root 3 1 2",
            "part 1 2 03",
            "create 9 4 7 some 3",
            "erase  ",
        ] {
            assert!(Step::<Ref<'_>>::read(line).is_err(), "{line}");
        }
    }
}
