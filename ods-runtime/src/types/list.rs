//! Storage of lists of attributes: behind one `Arc`, as for other composites. The `Arc` of a short
//! list holds the elements, their header included, in one allocation.

use super::storage::{Header, Measure, NestingTooDeep, Node, SubElement, equal_parts, or_panic};
use crate::attributes::Attribute;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// An element of a list.
pub(crate) trait ListElement: Hash + Eq {
    /// The attribute in the element.
    fn attribute(&self) -> &Attribute;
}

/// A list, shared and immutable.
pub(crate) struct SharedList<T>(Repr<T>);

// **Invariant:** `Long` is used only for more than `SHORT` elements.
enum Repr<T> {
    Short(Arc<Node<[T]>>),
    Long(Arc<Node<Box<[T]>>>),
}

/// Lists up to this length take a single allocation.
const SHORT: usize = 8;

impl<T: ListElement> SharedList<T> {
    /// Moves the elements from index `start` on out of `elements` into a list.
    pub(crate) fn drain(elements: &mut Vec<T>, start: usize) -> Result<Self, NestingTooDeep> {
        let header = Self::header(&elements[start..])?;
        let len = elements.len() - start;
        let mut rest = elements.drain(start..);
        if len > SHORT {
            let data = rest.collect();
            return Ok(Self(Repr::Long(Arc::new(Node { header, data }))));
        }
        // Without `unsafe`, only an array of fixed length can share the allocation with its header.
        macro_rules! of_len {
            ($($len:literal)*) => {
                match len {
                    $($len => of_array::<T, $len>(header, &mut rest),)*
                    _ => unreachable!("longer lists were handled above"),
                }
            };
        }
        Ok(Self(Repr::Short(of_len!(0 1 2 3 4 5 6 7 8))))
    }

    pub(crate) fn try_new(elements: Box<[T]>) -> Result<Self, NestingTooDeep> {
        if elements.len() <= SHORT {
            return Self::drain(&mut elements.into_vec(), 0);
        }
        let header = Self::header(&elements)?;
        let data = elements;
        Ok(Self(Repr::Long(Arc::new(Node { header, data }))))
    }

    #[track_caller]
    pub(crate) fn new(elements: Box<[T]>) -> Self {
        or_panic(Self::try_new(elements))
    }

    fn header(elements: &[T]) -> Result<Header, NestingTooDeep> {
        let parts = elements.iter().map(T::attribute);
        let measure = Measure::of_parts(parts.map(Attribute::measure));
        Header::new(&elements, measure)
    }

    /// Calls `visit` for each element, in order.
    pub(crate) fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        for element in self.iter() {
            visit(SubElement::Attribute(element.attribute()));
        }
    }
}

fn of_array<T, const N: usize>(
    header: Header,
    rest: &mut std::vec::Drain<'_, T>,
) -> Arc<Node<[T]>> {
    let next = |_| match rest.next() {
        Some(element) => element,
        None => unreachable!("the list has {N} elements"),
    };
    let data: [T; N] = std::array::from_fn(next);
    Arc::new(Node { header, data })
}

impl<T> SharedList<T> {
    fn node(&self) -> Header {
        match &self.0 {
            Repr::Short(node) => node.header,
            Repr::Long(node) => node.header,
        }
    }

    pub(crate) fn measure(&self) -> Measure {
        self.node().measure()
    }

    /// The address of the allocation, which identifies it among all live ones.
    fn address(&self) -> usize {
        match &self.0 {
            Repr::Short(node) => Arc::as_ptr(node).addr(),
            Repr::Long(node) => Arc::as_ptr(node).addr(),
        }
    }
}

impl<T> Clone for SharedList<T> {
    fn clone(&self) -> Self {
        Self(match &self.0 {
            Repr::Short(node) => Repr::Short(Arc::clone(node)),
            Repr::Long(node) => Repr::Long(Arc::clone(node)),
        })
    }
}

impl<T> std::ops::Deref for SharedList<T> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        match &self.0 {
            Repr::Short(node) => &node.data,
            Repr::Long(node) => &node.data,
        }
    }
}

impl<T: fmt::Debug> fmt::Debug for SharedList<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T> Hash for SharedList<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.node().hash());
    }
}

impl<T: ListElement> PartialEq for SharedList<T> {
    fn eq(&self, other: &Self) -> bool {
        let addresses = (self.address(), other.address());
        addresses.0 == addresses.1
            || self.node() == other.node()
                && equal_parts(self.node(), addresses, || **self == **other)
    }
}

impl<T: ListElement> Eq for SharedList<T> {}

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
