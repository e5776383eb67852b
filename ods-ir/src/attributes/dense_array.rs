//! Dense array attributes: plain lists of numbers, borrowed as slices.

use super::Attribute;
use super::dense::number_at;
use crate::support::make::ArrayElement as _;
use crate::types::storage::{Composite, Shared, SubElement};
use crate::types::{FloatType, IntegerType, Type};
use smallvec::SmallVec;
use std::borrow::Cow;
use std::hash::{Hash, Hasher};

/// A list of numbers without a shape: `array<i64: 1, 2>`.
///
/// Numbers of a type that Rust has are stored as that type (see [`DenseArrayElement`]), others as
/// little-endian whole bytes.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DenseArrayAttr(pub(crate) Shared<DenseArrayData>);

#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct DenseArrayData {
    numbers: Numbers,
}

impl Composite for DenseArrayData {
    fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        visit(SubElement::Type(self.numbers.element_type()));
    }
}

/// The numbers of an array: few of the common types are stored inline. **Invariant:** the element type determines the case, so equal arrays
/// are stored alike.
#[derive(Debug)]
pub(crate) enum Numbers {
    Bool(Box<[bool]>),
    I8(Box<[i8]>),
    I16(Box<[i16]>),
    I32(SmallVec<[i32; 8]>),
    I64(SmallVec<[i64; 4]>),
    F32(Box<[f32]>),
    F64(Box<[f64]>),
    Other(Box<OtherNumbers>),
}

/// Numbers of a type that Rust does not have.
#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct OtherNumbers {
    element: Type,
    /// The number of elements, because elements of type `i0` have no bytes.
    len: usize,
    bytes: Box<[u8]>,
}

/// Evaluates `$each` with the numbers of any case, or `$rest` with those of another type.
macro_rules! with_numbers {
    ($numbers:expr, $values:ident => $each:expr, $other:ident => $rest:expr) => {
        match $numbers {
            $crate::attributes::Numbers::Bool($values) => $each,
            $crate::attributes::Numbers::I8($values) => $each,
            $crate::attributes::Numbers::I16($values) => $each,
            $crate::attributes::Numbers::I32($values) => $each,
            $crate::attributes::Numbers::I64($values) => $each,
            $crate::attributes::Numbers::F32($values) => $each,
            $crate::attributes::Numbers::F64($values) => $each,
            $crate::attributes::Numbers::Other($other) => $rest,
        }
    };
}

pub(crate) use with_numbers;

impl Numbers {
    fn element_type(&self) -> &Type {
        const fn of<T: DenseArrayElement>(_: &[T]) -> &'static Type {
            const { &T::ELEMENT_TYPE }
        }
        with_numbers!(self, values => of(values), other => &other.element)
    }
}

impl PartialEq for Numbers {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Bool(left), Self::Bool(right)) => left == right,
            (Self::I8(left), Self::I8(right)) => left == right,
            (Self::I16(left), Self::I16(right)) => left == right,
            (Self::I32(left), Self::I32(right)) => left == right,
            (Self::I64(left), Self::I64(right)) => left == right,
            // Floats are equal if their bits are equal: a NaN equals itself.
            (Self::F32(left), Self::F32(right)) => {
                let bits = |value: &f32| value.to_bits();
                left.iter().map(bits).eq(right.iter().map(bits))
            }
            (Self::F64(left), Self::F64(right)) => {
                let bits = |value: &f64| value.to_bits();
                left.iter().map(bits).eq(right.iter().map(bits))
            }
            (Self::Other(left), Self::Other(right)) => left == right,
            _ => false,
        }
    }
}

impl Eq for Numbers {}

impl Hash for Numbers {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::mem::discriminant(self).hash(state);
        match self {
            Self::Bool(values) => values.hash(state),
            Self::I8(values) => values.hash(state),
            Self::I16(values) => values.hash(state),
            Self::I32(values) => values.hash(state),
            Self::I64(values) => values.hash(state),
            Self::F32(values) => values.iter().for_each(|value| value.to_bits().hash(state)),
            Self::F64(values) => values.iter().for_each(|value| value.to_bits().hash(state)),
            Self::Other(other) => other.hash(state),
        }
    }
}

/// A Rust type that a [`DenseArrayAttr`] is borrowed as a slice of: `bool` for `i1`, `i8` to `i64`,
/// and `f32` and `f64` for the types of the same name.
pub trait DenseArrayElement: Copy + 'static {
    /// The type of the elements.
    const ELEMENT_TYPE: Type;

    /// Creates an array of these numbers.
    fn make(values: &[Self]) -> DenseArrayAttr;

    /// Borrows the numbers of an array of this element type.
    fn lend(array: &DenseArrayAttr) -> Option<&[Self]>;
}

macro_rules! elements {
    ($($rust:ident $case:ident $ty:expr;)*) => {$(
        impl DenseArrayElement for $rust {
            const ELEMENT_TYPE: Type = $ty;

            fn make(values: &[Self]) -> DenseArrayAttr {
                DenseArrayAttr::from_numbers(Numbers::$case(values.into()))
            }

            fn lend(array: &DenseArrayAttr) -> Option<&[Self]> {
                match &array.0.numbers {
                    Numbers::$case(values) => Some(values),
                    _ => None,
                }
            }
        }
    )*};
}

elements! {
    bool Bool Type::i1();
    i8 I8 Type::i8();
    i16 I16 Type::i16();
    i32 I32 Type::i32();
    i64 I64 Type::i64();
    f32 F32 Type::f32();
    f64 F64 Type::f64();
}

macro_rules! views {
    ($($from:ident $lend:ident $rust:ty, $what:literal;)*) => {$(
        #[doc = concat!("The array of these numbers, of element type `", $what, "`.")]
        pub fn $from(values: &[$rust]) -> Self {
            DenseArrayElement::make(values)
        }

        #[doc = concat!("The numbers, if the element type is `", $what, "`.")]
        pub fn $lend(&self) -> Option<&[$rust]> {
            self.as_slice()
        }
    )*};
}

impl DenseArrayAttr {
    /// Creates an array of numbers of the integer or float type `element` from their stored form:
    /// little-endian, each in whole bytes, `i1` in one. Returns `None` if the element type is
    /// neither `i1` nor takes whole bytes, or if the number of bytes does not fit.
    pub fn from_raw_bytes(element: Type, bytes: impl Into<Box<[u8]>>) -> Option<Self> {
        let bytes = bytes.into();
        let size = dense_array_element_size(&element)?;
        let len = bytes.len().checked_div(size).unwrap_or(0);
        (bytes.len() == len * size).then(|| Self::from_parts(element, len, &bytes))
    }

    /// Creates an array of `len` numbers of type `element`. The length of `bytes` must fit.
    pub(crate) fn from_parts(element: Type, len: usize, bytes: &[u8]) -> Self {
        macro_rules! read {
            ($case:ident $rust:ty) => {{
                let (chunks, _) = bytes.as_chunks();
                Numbers::$case(chunks.iter().copied().map(<$rust>::from_le_bytes).collect())
            }};
        }
        let numbers = match element {
            Type::Integer(ty) if ty == IntegerType::signless(1) => {
                Numbers::Bool(bytes.iter().map(|byte| *byte != 0).collect())
            }
            Type::Integer(ty) if ty == IntegerType::signless(8) => read!(I8 i8),
            Type::Integer(ty) if ty == IntegerType::signless(16) => read!(I16 i16),
            Type::Integer(ty) if ty == IntegerType::signless(32) => read!(I32 i32),
            Type::Integer(ty) if ty == IntegerType::signless(64) => read!(I64 i64),
            Type::Float(FloatType::F32) => read!(F32 f32),
            Type::Float(FloatType::F64) => read!(F64 f64),
            _ => Numbers::Other(Box::new(OtherNumbers {
                element,
                len,
                bytes: bytes.into(),
            })),
        };
        Self::from_numbers(numbers)
    }

    fn from_numbers(numbers: Numbers) -> Self {
        Self(Shared::new(DenseArrayData { numbers }))
    }

    views! {
        from_bools as_bools bool, "i1";
        from_i8s as_i8s i8, "i8";
        from_i16s as_i16s i16, "i16";
        from_i32s as_i32s i32, "i32";
        from_i64s as_i64s i64, "i64";
        from_f32s as_f32s f32, "f32";
        from_f64s as_f64s f64, "f64";
    }

    /// Borrows the numbers, if they are `T`s.
    ///
    /// ```
    /// use ods_runtime::attributes::DenseArrayAttr;
    ///
    /// let array = DenseArrayAttr::from_i64s(&[1, 2]);
    /// assert_eq!(array.as_slice::<i64>(), Some(&[1, 2][..]));
    /// assert_eq!(array.as_slice::<i32>(), None);
    /// ```
    pub fn as_slice<T: DenseArrayElement>(&self) -> Option<&[T]> {
        T::lend(self)
    }

    #[inline]
    pub(crate) fn numbers(&self) -> &Numbers {
        &self.0.numbers
    }

    /// The type of the elements.
    pub fn element_type(&self) -> &Type {
        self.0.numbers.element_type()
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        with_numbers!(&self.0.numbers, values => values.len(), other => other.len)
    }

    /// Whether the array is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The numbers as little-endian whole bytes, `i1` in one byte. Borrowed if they are stored that
    /// way.
    pub fn raw_bytes(&self) -> Cow<'_, [u8]> {
        match &self.0.numbers {
            Numbers::Bool(values) => values.iter().map(|value| u8::from(*value)).collect(),
            Numbers::I8(values) => values.iter().map(|value| value.cast_unsigned()).collect(),
            Numbers::I16(values) => le_bytes(values, i16::to_le_bytes),
            Numbers::I32(values) => le_bytes(values, i32::to_le_bytes),
            Numbers::I64(values) => le_bytes(values, i64::to_le_bytes),
            Numbers::F32(values) => le_bytes(values, f32::to_le_bytes),
            Numbers::F64(values) => le_bytes(values, f64::to_le_bytes),
            Numbers::Other(other) => Cow::Borrowed(&other.bytes),
        }
    }

    /// Returns the element at a position.
    #[inline]
    pub fn get(&self, index: usize) -> Option<Attribute> {
        (index < self.len()).then(|| self.element(index))
    }

    #[inline]
    fn element(&self, index: usize) -> Attribute {
        with_numbers!(
            &self.0.numbers,
            values => values[index].into_element(),
            other => number_at(&other.element, &other.bytes, index, 8)
        )
    }

    /// The elements.
    #[inline]
    pub fn values(&self) -> impl ExactSizeIterator<Item = Attribute> + '_ {
        (0..self.len()).map(|index| self.element(index))
    }
}

fn le_bytes<T: Copy, const N: usize>(values: &[T], bytes: fn(T) -> [u8; N]) -> Cow<'_, [u8]> {
    let mut all = Vec::with_capacity(values.len() * N);
    for value in values {
        all.extend_from_slice(&bytes(*value));
    }
    Cow::Owned(all)
}

/// Returns the number of bytes of an element; `None` if a dense array cannot hold elements of this
/// type.
pub(crate) fn dense_array_element_size(element: &Type) -> Option<usize> {
    match element.int_or_float_bit_width()? {
        1 => Some(1),
        width if width.is_multiple_of(8) => Some(width as usize / 8),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_survive_the_way_through_bytes() {
        fn check<T: DenseArrayElement + PartialEq + std::fmt::Debug>(values: &[T]) {
            let array = T::make(values);
            let bytes = array.raw_bytes().into_owned();
            let again = DenseArrayAttr::from_raw_bytes(T::ELEMENT_TYPE, bytes).unwrap();
            assert_eq!(again, array);
            assert_eq!(again.as_slice::<T>(), Some(values));
            let attributes: Vec<Attribute> = array.values().collect();
            assert_eq!(attributes.len(), values.len());
            assert_eq!(attributes[0].value_type(), Some(T::ELEMENT_TYPE));
        }
        check(&[true, false, true]);
        check(&[i8::MIN, -1, 5]);
        check(&[i16::MIN, -1, 5]);
        check(&[i32::MIN, -1, 5]);
        check(&[i64::MIN, -1, 5]);
        check(&[1.5_f32, -0.0]);
        check(&[1.5_f64, -0.0]);
    }

    #[test]
    fn other_element_types_lend_nothing() {
        let signed = DenseArrayAttr::from_raw_bytes(Type::signed(32), [1, 0, 0, 0]).unwrap();
        assert_eq!(signed.as_i32s(), None);
        assert_ne!(signed, DenseArrayAttr::from_i32s(&[1]));
        assert_eq!(*signed.raw_bytes(), [1, 0, 0, 0]);
        assert_eq!(DenseArrayAttr::from_raw_bytes(Type::i32(), [1, 2]), None);
        assert_eq!(DenseArrayAttr::from_raw_bytes(Type::int(3), []), None);
    }

    #[test]
    fn floats_are_compared_by_their_bits() {
        let array = |value| DenseArrayAttr::from_f64s(&[value]);
        assert_eq!(array(f64::NAN), array(f64::NAN));
        assert_ne!(array(0.0), array(-0.0));
    }
}
