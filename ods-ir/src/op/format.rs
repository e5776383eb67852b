//! The assembly format as the parser and the printer interpret it.

use super::spec::{Arity, TypeOf};
use super::{TextItem, TypeConstraint};
use crate::enums::EnumTable;
use crate::text::lexer::TokenKind;
use crate::types::Type;

pub use crate::text::literal::LiteralKind;
pub use ods_table::{Anchor, ValueGroup};

/// The syntax of the attribute of a slot in a format.
#[derive(Clone, Copy, Debug)]
pub enum AttrStyle {
    /// A case of an enum, as a word or a string.
    Enum(&'static EnumTable),
    /// `@name`.
    SymbolName,
    /// Without the constraint's value type.
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
    /// The kind.
    pub kind: ElementKind,
}

/// The kind of an element of a format, as ODS's `FormatElement`.
///
/// The most frequent elements have variants of their own and the tag is one byte, because the
/// dispatch on the kind is most of the cost of interpreting an element.
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
    /// Another operand group, and its number of values.
    Operand(usize, Arity),
    /// `operands`.
    Operands,
    /// An attribute, and whether it is optional.
    Attr(usize, AttrStyle, bool),
    /// A unit attribute that is set if its group is present.
    ImpliedUnit(usize),
    /// A property.
    Property(usize),
    /// A unit property that is set if its group is present.
    ImpliedUnitProperty(usize),
    /// A region group.
    Region(usize),
    /// `regions`.
    Regions,
    /// A successor group.
    Successor(usize),
    /// `successors`.
    Successors,
    /// `type(…)` of one value, whose dialect and mnemonic may be omitted.
    SingleType(ValueGroup, &'static TypeConstraint),
    /// Another `type(…)`.
    Type {
        /// The values with these types.
        of: ValueGroup,
        /// Whether the types are always written with `!dialect.`.
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
    /// A required directive.
    Required(TextItem),
    /// A directive that starts an optional group.
    Optional(TextItem),
}

/// `( then^ ) : ( otherwise ) ?`
#[derive(Debug)]
pub struct OptionalGroup {
    /// The group is present if any of these is present.
    pub anchors: Vec<Anchor>,
    /// The anchor is in the else branch, so that the meaning is inverted.
    pub inverted: bool,
    /// The elements if the group is present.
    pub then: Vec<Element>,
    /// The number of elements at the start of `then` that are white space.
    pub spaces: usize,
    /// The elements if the group is absent.
    pub otherwise: Vec<Element>,
}

/// One clause of an `oilist`.
pub type Clause = ods_table::Clause<Anchor, Element>;

/// The positions in the text of all parts of an operation without regions, successors and
/// segments whose operands and results are single values.
#[derive(Clone, Debug)]
pub struct Straight {
    /// For each operand, its number in the text and its type.
    pub operands: Vec<(usize, TypeAt)>,
    /// The types of the results.
    pub results: Vec<TypeAt>,
    /// The types in the text that must satisfy the constraint of an operand group, because others
    /// follow from them.
    pub checked: Vec<(usize, usize)>,
}

/// The source of a type.
#[derive(Clone, Copy, Debug)]
pub enum TypeAt {
    /// The type with this number in the text.
    Written(usize),
    /// A function, because the text omits the type.
    Built(fn() -> Type),
    /// A function of the type with this number in the text.
    Via(usize, fn(&Type) -> Option<Type>),
    /// The attribute in this slot.
    Attr(usize),
}

/// The source of the types of an operand's values.
#[derive(Clone, Copy, Debug)]
#[repr(u8)]
pub enum ValueTypes {
    /// The text.
    Written,
    /// All have this type.
    Built(fn() -> Type),
    /// All have the type written for this operand.
    LikeOperand(usize),
    /// All have the type written for this result.
    LikeResult(usize),
    /// Another source.
    Other,
}

/// Facts that simplify the assembly of an operation from the parsed parts.
#[derive(Clone, Copy, Debug, Default)]
pub struct Assembly {
    /// The text has the regions in their declared order, and no group omits one.
    pub regions_in_place: bool,
    /// The text has the successors in their declared order, and no group omits one.
    pub successors_in_place: bool,
    /// Some attributes hold the sizes of groups.
    pub has_sizes: bool,
}

/// A decoded format.
#[derive(Debug, Default)]
pub struct Format {
    /// The elements in order.
    pub elements: Vec<Element>,
    /// The slots, including those of properties, that `attr-dict` and `prop-dict` omit, because
    /// other elements write them or they follow from the rest.
    pub elided_slots: Vec<bool>,
    /// There is a `prop-dict`, so that `attr-dict` prints discardable attributes only.
    pub has_prop_dict: bool,
    /// `attr-dict` prints discardable attributes only.
    pub has_discardable_only: bool,
    /// Facts for the assembly of the operation after parsing.
    pub assembly: Assembly,
    /// The positions of all parts, if the definition alone determines them, and all types are
    /// written or the same for all operations.
    pub straight: Option<Straight>,
    /// As `straight`, also where types follow from others or from an attribute.
    pub followed: Option<Straight>,
    /// The number of elements up to the last operand, if all operands are single and in order,
    /// and equal text after them means the same for every operation.
    pub tail: Option<usize>,
    /// The source of each operand's types.
    pub operand_types: Vec<ValueTypes>,
    /// The parts that transformers are applied to, each once.
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
