//! The trait of generated enums, and the attributes that hold one.

use super::table::EnumTable;
use crate::attributes::Attribute;
use crate::constraint::class::AttrClassKind;
use crate::types::Type;
use std::borrow::Cow;
use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;

/// An enum that ODS defines, as a Rust type.
///
/// ```
/// use ods_runtime::EnumInfo;
/// use ods_runtime::__private::{EnumCase, EnumTable};
///
/// #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
/// enum Mode {
///     Fast,
///     Exact,
/// }
///
/// impl EnumInfo for Mode {
///     const TABLE: &'static EnumTable = &EnumTable::new(
///         "Mode",
///         "how to compute",
///         32,
///         &[EnumCase::new("fast", 0), EnumCase::new("exact", 1)],
///     );
///
///     fn from_bits(bits: u64) -> Option<Self> {
///         [Mode::Fast, Mode::Exact].into_iter().find(|mode| mode.to_bits() == bits)
///     }
///
///     fn to_bits(self) -> u64 {
///         self as u64
///     }
/// }
///
/// assert_eq!(Mode::symbolize("exact"), Some(Mode::Exact));
/// assert_eq!(Mode::Fast.stringify(), "fast");
/// ```
pub trait EnumInfo: Copy + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// The cases.
    const TABLE: &'static EnumTable;

    /// The value with these bits, if it is one.
    fn from_bits(bits: u64) -> Option<Self>;

    /// The bits of the value.
    fn to_bits(self) -> u64;

    /// The value with this text.
    fn symbolize(text: &str) -> Option<Self> {
        Self::from_bits(Self::TABLE.symbolize(text)?)
    }

    /// The text of the value.
    fn stringify(self) -> Cow<'static, str> {
        Self::TABLE.stringify(self.to_bits())
    }
}

/// The signless integer attribute of the enum's width with these bits.
#[doc(hidden)]
pub fn bits_to_attribute(table: &EnumTable, bits: u64) -> Attribute {
    Attribute::integer(&Type::int(table.width()), bits as i64)
}

/// The lowest 64 bits of an integer attribute of any type.
#[inline]
pub(crate) fn attribute_bits(attr: &Attribute) -> Option<u64> {
    match attr {
        Attribute::Integer(integer) => integer.value().words().first().copied(),
        _ => None,
    }
}

/// The class of the signless integers, of the width of `E`, that are values of `E`: ODS's
/// specialized attribute of an enum.
pub struct IntegerEnumAttr<E>(PhantomData<fn() -> E>);

impl<E: EnumInfo> AttrClassKind for IntegerEnumAttr<E> {
    fn contains(attr: &Attribute) -> bool {
        let Attribute::Integer(integer) = attr else {
            return false;
        };
        integer.ty().is_signless_integer_of(E::TABLE.width())
            && attribute_bits(attr).is_some_and(|bits| E::TABLE.is_valid(bits))
    }
}

/// A class of attributes that hold values of the enum `E`: the integers of
/// [`IntegerEnumAttr`], or the attributes of a definition `EnumAttr<Dialect, enum>`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not hold a value of the enum `{E}`",
    label = "not an attribute of this enum",
    note = "`EnumPropWithAttrForm` takes an enum and an `EnumAttr` of the same enum"
)]
pub trait EnumAttrKind<E>: AttrClassKind {
    /// The name in messages.
    const NAME: &'static str;

    /// The value, if the attribute belongs to the class.
    fn value_of(attr: &Attribute) -> Option<E>;
}

impl<E: EnumInfo> EnumAttrKind<E> for IntegerEnumAttr<E> {
    const NAME: &'static str = "IntegerAttr";

    fn value_of(attr: &Attribute) -> Option<E> {
        let bits = attribute_bits(attr).filter(|_| Self::contains(attr))?;
        E::from_bits(bits)
    }
}
