//! The parts of an operation on their way from a generated builder to the IR.

use super::build::{BuildState, IntoValues, TypeArg};
use super::{Builder, Op, PropertyStorage};
use crate::attributes::Attribute;
use crate::ir::{Block, Ir, OpBuilder, Value};
use crate::location::Location;
use crate::types::Type;
use std::fmt;

/// The state of a generated builder as a value that each step takes and returns.
///
/// It is a pointer, and no variable holds it between steps: rustc checks where a variable is
/// dropped, in each generated function, which costs more than its calls.
pub struct Parts(Box<dyn State>);

/// The state behind [`Parts`]. It is a trait object, because for each op with a builder rustc would
/// look at the types of all fields that are dropped with the state.
trait State: fmt::Debug + Send + Sync {
    fn get(&mut self) -> &mut BuildState;
    fn copy(&self) -> Parts;
}

impl State for BuildState {
    #[inline]
    fn get(&mut self) -> &mut BuildState {
        self
    }

    #[inline]
    fn copy(&self) -> Parts {
        Parts(Box::new(self.clone()))
    }
}

impl Clone for Parts {
    #[inline]
    fn clone(&self) -> Self {
        self.0.copy()
    }
}

impl fmt::Debug for Parts {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Defines methods that hand their arguments to the method of the same name of `BuildState`.
macro_rules! steps {
    ($(
        $(#[$doc:meta])*
        $name:ident $(<$generic:ident: $bound:ident>)? ($($argument:ident: $ty:ty),*);
    )*) => {$(
        $(#[$doc])*
        #[inline]
        #[must_use]
        pub fn $name $(<$generic: $bound>)? (mut self, $($argument: $ty),*) -> Self {
            self.state().$name($($argument),*);
            self
        }
    )*};
}

impl Parts {
    /// An operation of type `O` without parts.
    pub fn of<O: Op>() -> Self {
        Self(Box::new(BuildState::new(O::INFO)))
    }

    /// The state, to change it.
    #[inline]
    pub(super) fn state(&mut self) -> &mut BuildState {
        self.0.get()
    }

    steps! {
        /// Adds the value of a single operand.
        value(value: Value);
        /// Adds the value of an optional operand.
        optional(value: Option<Value>);
        /// Adds the values of a variadic operand.
        values<V: IntoValues>(values: V);
        /// Adds the groups of a `VariadicOfVariadic` operand.
        groups(groups: &[&[Value]]);
        /// Sets an attribute.
        attr(slot: usize, attr: Attribute);
        /// Sets an attribute; `None` means its default, or absent.
        optional_attr(slot: usize, attr: Option<Attribute>);
        /// Sets a property.
        prop<T: PropertyStorage>(number: usize, value: T);
        /// Sets a property; `None` means its default.
        optional_prop<T: PropertyStorage>(number: usize, value: Option<T>);
        /// Adds a successor.
        successor(block: Block);
        /// Adds the blocks of a variadic successor.
        successors(blocks: &[Block]);
        /// Adds `count` new regions, those of a variadic region.
        regions(count: usize);
        /// Adds the type of an optional result.
        optional_result_type(ty: Option<Type>);
        /// Adds the types of a variadic result.
        result_types(types: &[Type]);
    }

    /// Adds the type of a single result.
    #[must_use]
    pub fn result_type(mut self, ir: &Ir, ty: impl Into<TypeArg>) -> Self {
        self.state().result_type(ir, ty);
        self
    }

    /// The fluent builder with these parts, which are those of an `O`.
    #[inline]
    pub fn builder<O: Op>(self) -> Builder<O> {
        Builder::of(self)
    }

    /// Builds the operation, which is an `O`.
    ///
    /// # Panics
    ///
    /// As [`Builder::build`] does.
    #[inline]
    pub fn build<O: Op>(self, b: &mut OpBuilder<'_>, location: Location) -> O {
        Builder::of(self).build(b, location)
    }
}
