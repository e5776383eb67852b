//! Storage of dense elements. Numbers of a few bytes share one allocation with their type; others
//! have their own.

use super::Name;
use crate::types::Type;
use crate::types::storage::{
    Composite, Header, Measure, Node, Shared, SubElement, equal_parts, or_panic,
};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// Elements and their type.
///
/// **Invariant:** numbers whose length in bytes has a case in `Short` are `Short`, so that
/// structural equality is equality of values.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) enum Stored {
    /// Numbers of a few bytes.
    Short(ShortNumbers),
    Other(Shared<OtherData>),
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

#[derive(Clone)]
pub(super) struct ShortNumbers(Arc<Node<Typed<[u8]>>>);

#[derive(PartialEq, Eq, Hash)]
struct Typed<B: ?Sized> {
    ty: Type,
    bytes: B,
}

#[derive(PartialEq, Eq, Hash, Debug)]
pub(super) struct OtherData {
    ty: Type,
    elements: OtherElements,
}

#[derive(PartialEq, Eq, Hash, Debug)]
enum OtherElements {
    Numbers(Box<[u8]>),
    Strings { splat: bool, strings: Box<[Name]> },
}

impl Composite for OtherData {
    fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        visit(SubElement::Type(&self.ty));
    }
}

impl Stored {
    /// Stores numbers. Takes the allocation of `bytes` if there are many.
    pub(super) fn numbers(ty: Type, bytes: &mut Vec<u8>) -> Self {
        // Without `unsafe`, only an array of fixed length can share the allocation with its type.
        macro_rules! of_len {
            ($($len:literal)*) => {
                match bytes.len() {
                    $($len => return Self::Short(ShortNumbers::new::<$len>(ty, bytes)),)*
                    _ => {}
                }
            };
        }
        of_len!(1 2 4 6 8 12 16 20 24 28 32);
        let bytes = std::mem::take(bytes).into_boxed_slice();
        let elements = OtherElements::Numbers(bytes);
        Self::Other(Shared::new(OtherData { ty, elements }))
    }

    pub(super) fn strings(ty: Type, splat: bool, strings: Box<[Name]>) -> Self {
        let elements = OtherElements::Strings { splat, strings };
        Self::Other(Shared::new(OtherData { ty, elements }))
    }

    pub(super) fn ty(&self) -> &Type {
        match self {
            Self::Short(numbers) => &numbers.0.data.ty,
            Self::Other(other) => &other.ty,
        }
    }

    pub(super) fn elements(&self) -> Elements<'_> {
        match self {
            Self::Short(numbers) => Elements::Numbers(&numbers.0.data.bytes),
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
            Self::Short(numbers) => numbers.0.header.measure(),
            Self::Other(other) => other.measure(),
        }
    }
}

impl ShortNumbers {
    fn new<const N: usize>(ty: Type, bytes: &[u8]) -> Self {
        let mut array = [0; N];
        array.copy_from_slice(bytes);
        let measure = Measure::of_parts([ty.measure()]);
        let data = Typed { ty, bytes: array };
        let header = or_panic(Header::new(&data, measure));
        Self(Arc::new(Node { header, data }))
    }

    /// The address of the allocation, which identifies it among all live ones.
    fn address(&self) -> usize {
        Arc::as_ptr(&self.0).addr()
    }
}

impl PartialEq for ShortNumbers {
    fn eq(&self, other: &Self) -> bool {
        let (left, right) = (&*self.0, &*other.0);
        let addresses = (self.address(), other.address());
        addresses.0 == addresses.1
            || left.header == right.header
                && equal_parts(left.header, addresses, || left.data == right.data)
    }
}

impl Eq for ShortNumbers {}

impl Hash for ShortNumbers {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.0.header.hash());
    }
}

impl fmt::Debug for Stored {
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
