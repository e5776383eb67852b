//! What a format has bound: everything may be bound once.

/// Which members of a list the format has bound.
#[derive(Debug, Default)]
pub(crate) struct Bound {
    members: Vec<bool>,
    count: usize,
    /// Whether a directive bound them all at once.
    pub(crate) all: bool,
}

impl Bound {
    pub(crate) fn new(length: usize) -> Self {
        Self {
            members: vec![false; length],
            count: 0,
            all: false,
        }
    }

    pub(crate) fn contains(&self, index: usize) -> bool {
        self.members[index]
    }

    /// Returns the first bound member.
    pub(crate) fn first(&self) -> Option<usize> {
        self.members.iter().position(|&bound| bound)
    }

    /// Returns whether no member was bound by name.
    pub(crate) fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Binds a member; returns whether it was free.
    pub(crate) fn insert(&mut self, index: usize) -> bool {
        let free = !std::mem::replace(&mut self.members[index], true);
        self.count += usize::from(free);
        free
    }
}
