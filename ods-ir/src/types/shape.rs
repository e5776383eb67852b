//! Storage of shaped types: the element type, the extents, and the extra data that only few of them
//! have.

use super::Type;
use super::storage::{Composite, Parts, SubElement};
use smallvec::SmallVec;
use std::hash::Hash;

/// Extents of dimensions, as the parser collects them.
pub(crate) type Shape = SmallVec<[i64; 4]>;

/// The data of a shaped type. `X` is the extra data that only few types have: an encoding, a layout
/// and a memory space, or scalable dimensions.
#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct ShapedData<X> {
    element: Type,
    shape: Repr<X>,
}

/// Most types have few dimensions and no extra data: these take a single small allocation.
///
/// **Invariant:** the rank and the presence of extra data determine the case, and extents beyond
/// the rank are 0, so that structural equality is equality of values.
#[derive(PartialEq, Eq, Hash, Debug)]
enum Repr<X> {
    Plain {
        rank: u8,
        extents: [i64; 3],
    },
    Extra {
        rank: u8,
        extents: [i64; 2],
        extra: Box<X>,
    },
    Long(Box<Long<X>>),
}

#[derive(PartialEq, Eq, Hash, Debug)]
struct Long<X> {
    extents: Box<[i64]>,
    extra: Option<X>,
}

const _: () = assert!(size_of::<ShapedData<Type>>() == 48);

/// Returns the extents padded with zeros; `None` if there are more than `N`.
fn fixed<const N: usize>(shape: &[i64]) -> Option<(u8, [i64; N])> {
    let mut extents = [0; N];
    extents.get_mut(..shape.len())?.copy_from_slice(shape);
    Some((shape.len() as u8, extents))
}

impl<X> ShapedData<X> {
    pub(super) fn new(shape: &[i64], element: Type, extra: Option<X>) -> Self {
        let long = |extra| {
            Repr::Long(Box::new(Long {
                extents: shape.into(),
                extra,
            }))
        };
        let shape = match extra {
            None => match fixed(shape) {
                Some((rank, extents)) => Repr::Plain { rank, extents },
                None => long(None),
            },
            Some(extra) => match fixed(shape) {
                Some((rank, extents)) => Repr::Extra {
                    rank,
                    extents,
                    extra: Box::new(extra),
                },
                None => long(Some(extra)),
            },
        };
        Self { element, shape }
    }

    pub(super) fn element(&self) -> &Type {
        &self.element
    }

    /// The extents of the dimensions.
    #[inline]
    pub(super) fn shape(&self) -> &[i64] {
        match &self.shape {
            Repr::Plain { rank, extents } => &extents[..usize::from(*rank)],
            Repr::Extra { rank, extents, .. } => &extents[..usize::from(*rank)],
            Repr::Long(long) => &long.extents,
        }
    }

    pub(super) fn extra(&self) -> Option<&X> {
        match &self.shape {
            Repr::Plain { .. } => None,
            Repr::Extra { extra, .. } => Some(extra),
            Repr::Long(long) => long.extra.as_ref(),
        }
    }
}

impl<X: Parts + Hash + Eq> Composite for ShapedData<X> {
    fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        visit(SubElement::Type(&self.element));
        if let Some(extra) = self.extra() {
            extra.visit_parts(visit);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rank_is_kept() {
        for rank in 0..9 {
            let shape: Vec<i64> = (5..5 + rank).collect();
            for extra in [None, Some(7)] {
                let data = ShapedData::new(&shape, Type::i32(), extra);
                assert_eq!((data.shape(), data.extra()), (&*shape, extra.as_ref()));
                assert_eq!(data, ShapedData::new(&shape, Type::i32(), extra));
                assert_ne!(data, ShapedData::new(&shape, Type::i32(), Some(8)));
            }
        }
    }
}
