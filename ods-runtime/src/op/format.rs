//! The assembly format as the parser and the printer interpret it.

use super::spec::{Arity, TypeOf};
use super::{TextItem, TypeConstraint};
use crate::enums::EnumTable;
use crate::text::lexer::TokenKind;
use crate::types::Type;

pub use crate::text::literal::LiteralKind;
pub use ods_table::{Anchor, ValueGroup};

/// How the attribute of a slot is written in a format.
#[derive(Clone, Copy, Debug)]
pub enum AttrStyle {
    /// A case of an enum, as a word or a string.
    Enum(&'static EnumTable),
    /// `@name`.
    SymbolName,
    /// With the constraint's value type left out.
    Typed,
    /// In full.
    Generic,
    /// Without `#dialect.mnemonic` where the class allows it.
    Stripped,
}

/// One element of a format.
#[derive(Debug)]
pub struct Element {
    /// Whether a space is printed before it.
    pub space: bool,
    /// What it is.
    pub kind: ElementKind,
}

/// What an element of a format stands for, as ODS's `FormatElement`.
///
/// What most formats are made of is in variants of its own, and the tag is a
/// byte of its own: telling what an element is, is most of what interpreting it
/// costs.
#[derive(Debug)]
#[repr(u8)]
pub enum ElementKind {
    /// A word.
    Keyword(&'static str),
    /// Punctuation.
    Token(&'static str, TokenKind),
    /// Print-only: a space.
    Space,
    /// Print-only: a line break.
    Newline,
    /// An operand group of one value.
    SingleOperand(usize),
    /// Another operand group, and how many values it stands for.
    Operand(usize, Arity),
    /// `operands`.
    Operands,
    /// An attribute, and whether it may be left out.
    Attr(usize, AttrStyle, bool),
    /// A unit attribute that the presence of its group stands for.
    ImpliedUnit(usize),
    /// A property.
    Property(usize),
    /// A unit property that the presence of its group stands for.
    ImpliedUnitProperty(usize),
    /// A region group.
    Region(usize),
    /// `regions`.
    Regions,
    /// A successor group.
    Successor(usize),
    /// `successors`.
    Successors,
    /// `type(…)` of one value, of which the dialect and mnemonic may be left out.
    SingleType(ValueGroup, &'static TypeConstraint),
    /// Another `type(…)`.
    Type {
        /// Whose types.
        of: ValueGroup,
        /// Written with `!dialect.` always.
        qualified: bool,
    },
    /// `functional-type(…)`.
    FunctionalType(ValueGroup, ValueGroup),
    /// `attr-dict`.
    AttrDict,
    /// `attr-dict-with-keyword`.
    AttrDictWithKeyword,
    /// `prop-dict`.
    PropDict,
    /// `custom<…>(…)`, and the slots that it parses and prints.
    Custom(CustomElement, Vec<usize>),
    /// An optional group.
    Optional(Box<OptionalGroup>),
    /// `oilist(…)`: clauses, each a keyword and its elements.
    OiList(Vec<Clause>),
}

/// A custom directive.
#[derive(Clone, Copy, Debug)]
pub enum CustomElement {
    /// One that must be there.
    Required(TextItem),
    /// One that starts an optional group.
    Optional(TextItem),
}

/// `( then^ ) : ( otherwise ) ?`
#[derive(Debug)]
pub struct OptionalGroup {
    /// What decides: any of these being present.
    pub anchors: Vec<Anchor>,
    /// The anchor stands in the else branch: the meaning is inverted.
    pub inverted: bool,
    /// When present.
    pub then: Vec<Element>,
    /// How many elements of `then` are white space before what is parsed first.
    pub spaces: usize,
    /// When absent.
    pub otherwise: Vec<Element>,
}

/// One clause of an `oilist`.
pub type Clause = ods_table::Clause<Anchor, Element>;

/// What an operation is put together from, if each of its operands and results
/// is one value, nothing of that is optional, and there is nothing more: by
/// place in the text, so that no group has to be looked for.
#[derive(Debug)]
pub struct Straight {
    /// For each operand, which of those in the text it is, and its type.
    pub operands: Vec<(usize, TypeAt)>,
    /// The types of the results.
    pub results: Vec<TypeAt>,
}

/// Where a type is.
#[derive(Clone, Copy, Debug)]
pub enum TypeAt {
    /// The type of that number in the text.
    Written(usize),
    /// It is not written.
    Built(fn() -> Type),
}

/// How the values of an operand get their types, where not from a list.
#[derive(Clone, Copy, Debug)]
#[repr(u8)]
pub enum ValueTypes {
    /// Their one type is written.
    Written,
    /// Each has this type.
    Built(fn() -> Type),
    /// Each has the type that is written for that operand.
    LikeOperand(usize),
    /// Each has the type that is written for that result.
    LikeResult(usize),
    /// In another way.
    Other,
}

/// How an operation is put together from what was parsed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Assembly {
    /// Regions stand in the order in which the operation has them, and no group leaves
    /// one out.
    pub regions_in_place: bool,
    /// Successors do.
    pub successors_in_place: bool,
    /// There are attributes with the sizes of groups.
    pub has_sizes: bool,
}

/// A decoded format.
#[derive(Debug, Default)]
pub struct Format {
    /// The elements in order.
    pub elements: Vec<Element>,
    /// Slots, those of properties included, that `attr-dict` and `prop-dict`
    /// leave out, because the format writes them elsewhere or they follow from
    /// the rest.
    pub elided_slots: Vec<bool>,
    /// There is a `prop-dict`: `attr-dict` prints discardable attributes only.
    pub has_prop_dict: bool,
    /// `attr-dict` has nothing to print but discardable attributes.
    pub has_discardable_only: bool,
    /// What is left to do when the elements were parsed.
    pub assembly: Assembly,
    /// Where everything that the operation is put together from stands, if the
    /// definition alone tells.
    pub straight: Option<Straight>,
    /// How many elements there are up to the last operand, if all operands are
    /// single ones that stand in order, and what comes behind them says the same of
    /// every operation, so that it need not be read again where it stands once more.
    pub tail: Option<usize>,
    /// How each operand gets its types.
    pub operand_types: Vec<ValueTypes>,
    /// What transformers are applied to, once each.
    pub transformed: Vec<TypeOf>,
}

/// Calls `visit` on every element, nested ones included.
pub fn for_each_element<'a>(elements: &'a [Element], visit: &mut impl FnMut(&'a ElementKind)) {
    for element in elements {
        visit(&element.kind);
        match &element.kind {
            ElementKind::Optional(group) => {
                for_each_element(&group.then, visit);
                for_each_element(&group.otherwise, visit);
            }
            ElementKind::OiList(clauses) => {
                for clause in clauses {
                    for_each_element(&clause.elements, visit);
                }
            }
            _ => {}
        }
    }
}
