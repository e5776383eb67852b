//! The names in use, in scopes that nest like regions.

use ods_lookup::HotSet;
use std::sync::Arc;

/// The names used in the innermost scope and the enclosing ones.
#[derive(Default)]
pub(super) struct UsedNames {
    names: HotSet<Arc<str>>,
    /// The contents of `names`, in order of insertion.
    log: Vec<Arc<str>>,
    /// The length of `log` when each scope was opened.
    scopes: Vec<usize>,
}

impl UsedNames {
    pub(super) fn is_empty(&self) -> bool {
        self.log.is_empty()
    }

    pub(super) fn contains(&self, name: &str) -> bool {
        self.names.contains(name)
    }

    /// Adds a name that is not in use.
    pub(super) fn insert(&mut self, name: Arc<str>) {
        self.log.push(name.clone());
        self.names.insert(name);
    }

    /// The number of open scopes.
    pub(super) fn depth(&self) -> usize {
        self.scopes.len()
    }

    pub(super) fn open_scope(&mut self) {
        self.scopes.push(self.log.len());
    }

    /// Closes scopes until `depth` are open.
    pub(super) fn close_scopes(&mut self, depth: usize) {
        let Some(&start) = self.scopes.get(depth) else {
            return;
        };
        self.scopes.truncate(depth);
        for name in self.log.drain(start..) {
            self.names.remove(&name);
        }
    }
}
