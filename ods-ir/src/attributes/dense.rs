//! Dense elements attributes.

use super::dense_storage::{Elements, Stored};
use super::{ApInt, Attribute, FloatAttr, INDEX_WIDTH, IntegerAttr, Name, StringAttr};
use crate::types::Type;
use crate::types::storage::Measure;

/// All elements of a vector or tensor: `dense<[1, 2]> : tensor<2xi32>`.
///
/// Numbers are stored as in MLIR: little-endian, each in whole bytes, `i1` in single bits. If all
/// elements are equal, only one is stored.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DenseElementsAttr(Stored);

/// Returns the number of bits that an element of this type takes; `None` if the elements are not
/// numbers.
pub(crate) fn element_storage_bits(ty: &Type) -> Option<u64> {
    Some(match ty {
        Type::Integer(ty) if ty.width() == 1 => 1,
        Type::Integer(ty) => u64::from(ty.width()).next_multiple_of(8),
        Type::Float(ty) => u64::from(ty.width()).next_multiple_of(8),
        Type::Index => u64::from(INDEX_WIDTH),
        Type::Complex(ty) => 2 * element_storage_bits(ty.element_type())?.next_multiple_of(8),
        _ => return None,
    })
}

/// The number of elements of a type with a static shape; saturating.
fn element_count(ty: &Type) -> u64 {
    match ty.num_elements() {
        Some(count) => count.cast_unsigned(),
        None => u64::MAX,
    }
}

impl DenseElementsAttr {
    /// Creates the attribute from numbers in their stored form (see the type's description): either
    /// one for each element of the shaped type `ty`, or a single one for all. Returns `None` if the
    /// number of bytes does not fit the type.
    ///
    /// # Panics
    ///
    /// If `ty` is not a shaped type of static shape.
    #[track_caller]
    pub fn from_raw_bytes(ty: Type, bytes: impl Into<Box<[u8]>>) -> Option<Self> {
        let bytes: Box<[u8]> = bytes.into();
        Self::from_stored(ty, &mut bytes.into_vec())
    }

    /// As [`from_raw_bytes`](Self::from_raw_bytes), but takes the allocation of `bytes` if there
    /// are many bytes.
    #[track_caller]
    pub(crate) fn from_stored(ty: Type, bytes: &mut Vec<u8>) -> Option<Self> {
        assert_is_static(&ty);
        let bits = element_storage_bits(ty.element_type()?)?;
        let count = element_count(&ty);
        if bits == 1 {
            return Self::from_raw_bits(ty, bytes, count);
        }
        let size = bits / 8;
        // As in MLIR, elements that take no bytes are never a splat.
        let splat = if size == 0 && bytes.is_empty() {
            false
        } else if bytes.len() as u64 == size {
            true
        } else if Some(bytes.len() as u64) == size.checked_mul(count) {
            let size = size as usize;
            count != 0 && bytes[size..] == bytes[..bytes.len() - size]
        } else {
            return None;
        };
        if splat {
            bytes.truncate(size as usize);
        }
        Some(Self(Stored::numbers(ty, bytes)))
    }

    fn from_raw_bits(ty: Type, bytes: &mut Vec<u8>, count: u64) -> Option<Self> {
        if let [0 | u8::MAX] = **bytes {
            return Some(Self(Stored::numbers(ty, bytes)));
        }
        if bytes.len() as u64 != count.div_ceil(8) {
            return None;
        }
        // In a splat the bits after the last element must be zero.
        let first = bytes.first().copied().unwrap_or(0);
        let filled = if first & 1 == 1 { u8::MAX } else { 0 };
        let last = match count % 8 {
            0 => filled,
            used => filled >> (8 - used),
        };
        let splat = match &**bytes {
            [] => false,
            [rest @ .., end] => *end == last && rest.iter().all(|byte| *byte == filled),
        };
        if splat {
            *bytes = vec![filled];
        }
        Some(Self(Stored::numbers(ty, bytes)))
    }

    /// Creates the attribute from strings: either one for each element of the shaped type `ty`, or
    /// a single one for all. Returns `None` if their number does not fit the type.
    ///
    /// # Panics
    ///
    /// If `ty` is not a shaped type of static shape.
    #[track_caller]
    pub fn from_strings(ty: Type, strings: impl Into<Box<[Name]>>) -> Option<Self> {
        let strings = strings.into();
        assert_is_static(&ty);
        let splat = strings.len() == 1
            || !strings.is_empty() && strings.iter().all(|string| *string == strings[0]);
        if !splat && strings.len() as u64 != element_count(&ty) {
            return None;
        }
        let strings = if splat {
            [strings[0].clone()].into()
        } else {
            strings
        };
        Some(Self(Stored::strings(ty, splat, strings)))
    }

    /// Creates the attribute from integers, one for each element or a single one for all, each
    /// truncated to the width of the integer or index element type. Returns `None` if their number
    /// or the element type does not fit.
    ///
    /// # Panics
    ///
    /// If `ty` is not a shaped type of static shape.
    #[track_caller]
    #[inline]
    pub fn from_i64s(ty: Type, values: &[i64]) -> Option<Self> {
        let width = match ty.element_type()? {
            Type::Integer(ty) => ty.width(),
            Type::Index => INDEX_WIDTH,
            _ => return None,
        };
        if width == 1 {
            return Self::from_raw_bytes(ty, pack_bits(values.iter().map(|value| value & 1 != 0)));
        }
        let size = width.div_ceil(8) as usize;
        let mut bytes = Vec::with_capacity(size * values.len());
        for value in values {
            ApInt::from_i64(width, *value).write_le_bytes(size, &mut bytes);
        }
        Self::from_raw_bytes(ty, bytes)
    }

    /// Creates the attribute from floats, one for each element or a single one for all, each
    /// rounded to the float element type. Returns `None` if their number or the element type does
    /// not fit.
    ///
    /// # Panics
    ///
    /// If `ty` is not a shaped type of static shape.
    #[track_caller]
    #[inline]
    pub fn from_f64s(ty: Type, values: &[f64]) -> Option<Self> {
        let Type::Float(float) = *ty.element_type()? else {
            return None;
        };
        let size = float.width().div_ceil(8) as usize;
        let mut bytes = Vec::with_capacity(size * values.len());
        for value in values {
            let bits = FloatAttr::new(float, *value).to_bits();
            bytes.extend_from_slice(&bits.to_le_bytes()[..size]);
        }
        Self::from_raw_bytes(ty, bytes)
    }

    /// Creates the attribute from attributes (integers, floats, strings, or arrays of the two parts of complex numbers, as the element type
    /// requires), one for each element or a single one for all. Returns `None` if their number or
    /// one of their types does not fit.
    ///
    /// # Panics
    ///
    /// If `ty` is not a shaped type of static shape.
    #[track_caller]
    pub fn from_attributes(ty: Type, values: &[Attribute]) -> Option<Self> {
        let element = ty.element_type()?;
        match element_storage_bits(element) {
            None => {
                let strings: Option<Box<[Name]>> = values
                    .iter()
                    .map(|value| Some(value.downcast::<StringAttr>()?.name()))
                    .collect();
                Self::from_strings(ty, strings?)
            }
            Some(1) => {
                let bits: Option<Vec<bool>> = values
                    .iter()
                    .map(|value| Some(value.downcast::<IntegerAttr>()?.to_u64()? != 0))
                    .collect();
                Self::from_raw_bytes(ty, pack_bits(bits?.into_iter()))
            }
            Some(bits) => {
                let mut bytes = Vec::new();
                let (values, element, bits) = match element {
                    Type::Complex(ty) => (parts_of(values)?, ty.element_type(), bits / 2),
                    ty => (values.to_vec(), ty, bits),
                };
                for value in &values {
                    if value.value_type().as_ref() != Some(element) {
                        return None;
                    }
                    let bits = (bits / 8) as usize;
                    match value {
                        Attribute::Integer(value) => {
                            value.value().write_le_bytes(bits, &mut bytes);
                        }
                        Attribute::Float(value) => {
                            bytes.extend_from_slice(&value.to_bits().to_le_bytes()[..bits]);
                        }
                        _ => return None,
                    }
                }
                Self::from_raw_bytes(ty, bytes)
            }
        }
    }

    /// Creates a splat of an integer, float or string of the element type. Returns `None` if the
    /// types do not fit.
    ///
    /// # Panics
    ///
    /// If `ty` is not a shaped type of static shape.
    #[track_caller]
    pub fn splat(ty: Type, value: &Attribute) -> Option<Self> {
        // A single bit is a splat too, stored as a full byte.
        Self::from_attributes(ty, std::slice::from_ref(value))
    }

    /// The type: shaped, with static shape.
    pub fn ty(&self) -> &Type {
        self.0.ty()
    }

    /// The type of the elements.
    pub fn element_type(&self) -> &Type {
        // Constructors accept shaped types only.
        self.ty().element_type().unwrap_or(&Type::None)
    }

    /// The shape of the type.
    pub fn shape(&self) -> &[i64] {
        self.ty().shape().unwrap_or_default()
    }

    /// The number of elements of the type.
    pub fn num_elements(&self) -> usize {
        element_count(self.ty()) as usize
    }

    /// Whether a single value is stored for all elements.
    pub fn is_splat(&self) -> bool {
        match self.0.elements() {
            Elements::Numbers(bytes) => match element_storage_bits(self.element_type()) {
                Some(1) => matches!(bytes, [0 | u8::MAX]),
                bits => !bytes.is_empty() && bits == Some(8 * bytes.len() as u64),
            },
            Elements::Strings { splat, .. } => splat,
        }
    }

    /// The stored bytes of numbers: those of one element for a splat.
    pub fn raw_bytes(&self) -> Option<&[u8]> {
        match self.0.elements() {
            Elements::Numbers(bytes) => Some(bytes),
            Elements::Strings { .. } => None,
        }
    }

    /// The stored strings: a single one for a splat.
    pub fn strings(&self) -> Option<&[Name]> {
        match self.0.elements() {
            Elements::Strings { strings, .. } => Some(strings),
            Elements::Numbers(_) => None,
        }
    }

    pub(super) fn measure(&self) -> Measure {
        self.0.measure()
    }

    /// Returns the element at a position in row-major order: an integer, float or string, or an
    /// array of the two parts of a complex number.
    #[inline]
    pub fn get(&self, index: usize) -> Option<Attribute> {
        (index < self.num_elements()).then(|| self.stored(if self.is_splat() { 0 } else { index }))
    }

    /// Returns the value of a splat.
    pub fn splat_value(&self) -> Option<Attribute> {
        self.is_splat().then(|| self.stored(0))
    }

    fn stored(&self, index: usize) -> Attribute {
        match self.0.elements() {
            Elements::Strings { strings, .. } => {
                StringAttr::with_type(strings[index].clone(), self.element_type().clone()).into()
            }
            Elements::Numbers(bytes) => match self.element_type() {
                Type::Complex(ty) => {
                    let part = ty.element_type();
                    let parts = [2 * index, 2 * index + 1].map(|at| number_at(part, bytes, at, 8));
                    Attribute::array(parts)
                }
                ty => number_at(ty, bytes, index, 1),
            },
        }
    }

    /// Returns all elements in row-major order; a splat repeats its value.
    #[inline]
    pub fn values(&self) -> impl ExactSizeIterator<Item = Attribute> + '_ {
        let splat = self.splat_value();
        (0..self.num_elements()).map(move |index| match &splat {
            Some(value) => value.clone(),
            None => self.stored(index),
        })
    }
}

/// The parts of complex numbers, which are arrays of two.
fn parts_of(values: &[Attribute]) -> Option<Vec<Attribute>> {
    let mut parts = Vec::with_capacity(2 * values.len());
    for value in values {
        let number = value.as_array()?;
        if number.len() != 2 {
            return None;
        }
        parts.extend_from_slice(number);
    }
    Some(parts)
}

#[track_caller]
fn assert_is_static(ty: &Type) {
    assert!(
        ty.has_static_shape(),
        "elements need a shaped type with static shape, not '{ty}'"
    );
}

/// Packs bits into bytes, least significant bit first.
pub(crate) fn pack_bits(bits: impl ExactSizeIterator<Item = bool>) -> Vec<u8> {
    let count = bits.len();
    let mut bytes = vec![0; count.div_ceil(8)];
    for (at, bit) in bits.enumerate() {
        bytes[at / 8] |= u8::from(bit) << (at % 8);
    }
    // A single set bit is a splat, which is stored as a full byte.
    if count == 1 && bytes[0] == 1 {
        bytes[0] = u8::MAX;
    }
    bytes
}

/// Returns number `index` of type `ty` in `bytes`; single bits take `bit_alignment` bits.
pub(super) fn number_at(ty: &Type, bytes: &[u8], index: usize, bit_alignment: u64) -> Attribute {
    let bits = element_storage_bits(ty)
        .unwrap_or(8)
        .next_multiple_of(bit_alignment);
    if bits == 1 {
        let bit = bytes[index / 8] >> (index % 8) & 1;
        return IntegerAttr::from_apint(ty, &ApInt::from_u64(1, u64::from(bit))).into();
    }
    let size = (bits / 8) as usize;
    let bytes = &bytes[index * size..][..size];
    if let Type::Float(float) = ty {
        return FloatAttr::from_bits(*float, float_bits(bytes)).into();
    }
    let width = ty.int_or_float_bit_width().unwrap_or(INDEX_WIDTH);
    IntegerAttr::from_apint(ty, &ApInt::from_le_bytes(width, bytes)).into()
}

/// Reads the bits of a float from little-endian bytes.
pub(crate) fn float_bits(bytes: &[u8]) -> u128 {
    let mut word = [0; 16];
    word[..bytes.len()].copy_from_slice(bytes);
    u128::from_le_bytes(word)
}
