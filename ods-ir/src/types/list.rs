//! Storage of lists of attributes: behind one `Arc`, as for other composites. The `Arc` of a short
//! list holds the elements, their header included, in one allocation.

use super::storage::{
    Composite, Header, Measure, NestingTooDeep, Node, Shared, SubElement, or_panic,
};
use crate::attributes::Attribute;
use std::fmt;
use std::hash::Hash;
use std::sync::Arc;

/// An element of a list.
pub(crate) trait ListElement: Hash + Eq {
    /// The attribute in the element.
    fn attribute(&self) -> &Attribute;
}

/// A list, shared and immutable.
///
/// **Invariant:** `Long` is used only for more than `SHORT` elements.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) enum SharedList<T: ListElement> {
    Short(Shared<[T]>),
    Long(Shared<Box<[T]>>),
}

/// Lists up to this length take a single allocation.
const SHORT: usize = 8;

impl<T: ListElement> Composite for [T] {
    fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        for element in self {
            visit(SubElement::Attribute(element.attribute()));
        }
    }

    fn measure(&self) -> Measure {
        let parts = self.iter().map(T::attribute);
        Measure::of_parts(parts.map(Attribute::measure))
    }
}

impl<T: ListElement> Composite for Box<[T]> {
    fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        (**self).for_each_element(visit);
    }

    fn measure(&self) -> Measure {
        (**self).measure()
    }
}

impl<T: ListElement> SharedList<T> {
    /// Moves the elements from index `start` on out of `elements` into a list.
    pub(crate) fn drain(elements: &mut Vec<T>, start: usize) -> Result<Self, NestingTooDeep> {
        let header = Header::new(&elements[start..])?;
        let mut rest = elements.drain(start..);
        let len = rest.len();
        if len > SHORT {
            let data = rest.collect();
            let node = Arc::new(Node { header, data });
            return Ok(Self::Long(Shared { node }));
        }
        // Without `unsafe`, only an array of fixed length can share the allocation with its header.
        let mut next = || match rest.next() {
            Some(element) => element,
            None => unreachable!("the list has as many elements"),
        };
        macro_rules! of_len {
            ($($len:literal: $($element:literal)*;)*) => {
                match len {
                    $($len => Arc::new(Node { header, data: [$({ let _ = $element; next() }),*] }),)*
                    _ => unreachable!("longer lists were handled above"),
                }
            };
        }
        let node: Arc<Node<[T]>> = of_len! {
            0:;
            1: 1;
            2: 1 2;
            3: 1 2 3;
            4: 1 2 3 4;
            5: 1 2 3 4 5;
            6: 1 2 3 4 5 6;
            7: 1 2 3 4 5 6 7;
            8: 1 2 3 4 5 6 7 8;
        };
        Ok(Self::Short(Shared { node }))
    }

    pub(crate) fn try_new(elements: Box<[T]>) -> Result<Self, NestingTooDeep> {
        if elements.len() <= SHORT {
            return Self::drain(&mut elements.into_vec(), 0);
        }
        Shared::try_new(elements).map(Self::Long)
    }

    #[track_caller]
    pub(crate) fn new(elements: Box<[T]>) -> Self {
        or_panic(Self::try_new(elements))
    }

    pub(crate) fn measure(&self) -> Measure {
        match self {
            Self::Short(list) => list.measure(),
            Self::Long(list) => list.measure(),
        }
    }
}

impl<T: ListElement> std::ops::Deref for SharedList<T> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        match self {
            Self::Short(list) => list,
            Self::Long(list) => list,
        }
    }
}

impl<T: ListElement + fmt::Debug> fmt::Debug for SharedList<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_length_is_kept() {
        for len in 0..3 * SHORT as i64 {
            let elements: Vec<Attribute> = (0..len).map(Attribute::i64).collect();
            let list = SharedList::new(elements.clone().into());
            assert_eq!(*list, *elements);
            let mut more = vec![Attribute::Unit];
            more.extend(elements);
            let drained = SharedList::drain(&mut more, 1).unwrap();
            assert_eq!(more, [Attribute::Unit]);
            assert_eq!(drained, list);
            assert_eq!(drained.measure(), list.measure());
            assert_eq!(list.clone(), list);
        }
        assert_eq!(size_of::<SharedList<Attribute>>(), 16);
        assert_eq!(size_of::<Attribute>(), 24);
    }
}
