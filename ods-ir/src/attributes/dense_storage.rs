//! Storage of dense elements. Numbers of a few bytes share one allocation with their type; others
//! have their own.

use super::Name;
use crate::types::Type;
use crate::types::storage::{Composite, Measure, Shared, SubElement};
use std::fmt;
use std::hash::Hash;

/// Elements and their type.
///
/// **Invariant:** numbers whose length in bytes has a case in [`numbers`](Self::numbers) are
/// `Short`, so that structural equality is equality of values.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) enum Stored {
    /// Numbers of a few bytes.
    Short(Shared<Typed<[u8]>>),
    Other(Shared<Typed<OtherElements>>),
}

/// The stored elements.
pub(super) enum Elements<'a> {
    /// Little-endian; each number in whole bytes, or single bits.
    Numbers(&'a [u8]),
    Strings {
        /// Whether a single string is stored for all elements.
        splat: bool,
        strings: &'a [Name],
    },
}

#[derive(PartialEq, Eq, Hash)]
pub(super) struct Typed<E: ?Sized> {
    ty: Type,
    elements: E,
}

impl<E: Hash + Eq + ?Sized> Composite for Typed<E> {
    fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        visit(SubElement::Type(&self.ty));
    }
}

#[derive(PartialEq, Eq, Hash)]
pub(super) enum OtherElements {
    Numbers(Box<[u8]>),
    Strings { splat: bool, strings: Box<[Name]> },
}

impl Stored {
    /// Stores numbers. Takes the allocation of `bytes` if there are many.
    pub(super) fn numbers(ty: Type, bytes: &mut Vec<u8>) -> Self {
        // Without `unsafe`, only an array of fixed length can share the allocation with its type.
        macro_rules! of_len {
            ($($len:literal)*) => {
                match bytes.len() {
                    $($len => return Self::short::<$len>(ty, bytes),)*
                    _ => {}
                }
            };
        }
        of_len!(1 2 4 6 8 12 16 20 24 28 32);
        let elements = OtherElements::Numbers(std::mem::take(bytes).into());
        Self::Other(Shared::new(Typed { ty, elements }))
    }

    fn short<const N: usize>(ty: Type, bytes: &[u8]) -> Self {
        let mut elements = [0; N];
        elements.copy_from_slice(bytes);
        let node = Shared::new(Typed { ty, elements }).node;
        Self::Short(Shared { node })
    }

    pub(super) fn strings(ty: Type, splat: bool, strings: Box<[Name]>) -> Self {
        let elements = OtherElements::Strings { splat, strings };
        Self::Other(Shared::new(Typed { ty, elements }))
    }

    pub(super) fn ty(&self) -> &Type {
        match self {
            Self::Short(numbers) => &numbers.ty,
            Self::Other(other) => &other.ty,
        }
    }

    pub(super) fn elements(&self) -> Elements<'_> {
        match self {
            Self::Short(numbers) => Elements::Numbers(&numbers.elements),
            Self::Other(other) => match &other.elements {
                OtherElements::Numbers(bytes) => Elements::Numbers(bytes),
                OtherElements::Strings { splat, strings } => Elements::Strings {
                    splat: *splat,
                    strings,
                },
            },
        }
    }

    pub(super) fn measure(&self) -> Measure {
        match self {
            Self::Short(numbers) => numbers.measure(),
            Self::Other(other) => other.measure(),
        }
    }
}

impl fmt::Debug for Stored {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.elements() {
            Elements::Numbers(bytes) => write!(f, "{bytes:?} of {}", self.ty()),
            Elements::Strings { strings, .. } => write!(f, "{strings:?} of {}", self.ty()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attributes::{Attribute, DenseElementsAttr};
    use crate::types::{IntegerType, RankedTensorType};

    fn elements(numbers: &[u8]) -> DenseElementsAttr {
        let ty = RankedTensorType::new(
            [numbers.len() as i64],
            Type::Integer(IntegerType::signless(8)),
        );
        DenseElementsAttr::from_raw_bytes(ty.into(), numbers).unwrap()
    }

    #[test]
    fn every_length_is_kept() {
        for len in 0..80_u8 {
            let numbers: Vec<u8> = (0..len).collect();
            let attribute = elements(&numbers);
            assert_eq!(attribute.raw_bytes(), Some(&*numbers));
            assert_eq!(attribute.is_splat(), len == 1);
            assert_eq!(attribute, elements(&numbers));
            let mut others = numbers.clone();
            if let Some(last) = others.last_mut() {
                *last ^= 0x80;
                assert_ne!(attribute, elements(&others));
            }
            let same = vec![7; usize::from(len)];
            assert_eq!(elements(&same).is_splat(), len != 0);
        }
        assert_eq!(size_of::<Stored>(), 16);
        assert_eq!(size_of::<Attribute>(), 24);
    }
}
