//! Answers that depend on the names of operations.

use super::{Ir, Operation};

/// Answers about operations that depend on their names only, such as whether they have an interface,
/// each asked once. It belongs to one `Ir`.
///
/// ```
/// use ods_runtime::ir::ByName;
/// use ods_runtime::{Ir, Location, OperationState};
/// let mut ir = Ir::new();
/// let [a, b] = [(); 2].map(|()| {
///     ir.create(OperationState::unregistered("t.op", Location::UNKNOWN))
/// });
/// let mut lengths = ByName::default();
/// assert_eq!(lengths.of(&ir, a, || a.name(&ir).as_str().len()), 4);
/// assert_eq!(lengths.of(&ir, b, || unreachable!("the name is known")), 4);
/// ```
#[derive(Clone, Debug)]
pub struct ByName<T> {
    /// By the number of the name.
    known: Vec<Option<T>>,
}

impl<T> Default for ByName<T> {
    #[inline]
    fn default() -> Self {
        Self { known: Vec::new() }
    }
}

impl<T: Copy> ByName<T> {
    /// The answer for `op`, from `ask` if it is the first one of its name.
    #[inline]
    pub fn of(&mut self, ir: &Ir, op: Operation, ask: impl FnOnce() -> T) -> T {
        let name = op.name_number(ir);
        match self.known.get(name) {
            Some(Some(known)) => *known,
            _ => self.learn(name, ask),
        }
    }

    #[cold]
    #[inline(never)]
    fn learn(&mut self, name: usize, ask: impl FnOnce() -> T) -> T {
        let answer = ask();
        if name >= self.known.len() {
            self.known.resize(name + 1, None);
        }
        self.known[name] = Some(answer);
        answer
    }
}
