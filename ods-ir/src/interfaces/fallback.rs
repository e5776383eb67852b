//! Interfaces that a dialect provides for its ops.

use super::dispatch::{ImplementedBy, InterfaceEntry, OpInterface, OpModel, interface_entry};
use crate::ir::{Ir, Operation};
use crate::op::DeclaresOperationInterfaceFallback;
use crate::registry::Dialect;
use std::any::TypeId;

/// Provides interfaces that the ops of a dialect do not have themselves. Required by
/// `hasOperationInterfaceFallback = 1`; MLIR's `getRegisteredInterfaceForOp`.
///
/// It is called for registered and unregistered operations of the dialect, if neither the
/// op nor a model attached to it has the interface.
///
/// ```
/// use ods_runtime::interfaces::{InterfaceEntry, InterfaceRequest};
/// use ods_runtime::prelude::*;
///
/// #[op_interface]
/// trait Cost {
///     fn cost(self, ir: &Ir) -> usize;
/// }
///
/// ods! {
///     def Toy_Dialect : Dialect {
///         let name = "toy";
///         let hasOperationInterfaceFallback = 1;
///     }
///     def NopOp : Op<Toy_Dialect, "nop">;
/// }
///
/// op_model! { struct AnyToyOp for dialect ToyDialect; }
/// impl Cost for AnyToyOp {
///     fn cost(self, ir: &Ir) -> usize {
///         self.op().operands(ir).len() + 1
///     }
/// }
///
/// impl OperationInterfaceFallback for ToyDialect {
///     fn interface_of(request: InterfaceRequest<'_>) -> Option<&'static InterfaceEntry> {
///         request.by::<dyn Cost, AnyToyOp>()
///     }
/// }
///
/// let registry = DialectRegistry::new().with::<ToyDialect>();
/// let mut ir = Ir::with_registry(registry.into());
/// let body = ModuleOp::build(&mut OpBuilder::new(&mut ir), Location::UNKNOWN).body(&ir);
/// let nop = NopOp::build(&mut OpBuilder::at_end(&mut ir, body), Location::UNKNOWN);
/// assert_eq!(nop.operation().interface::<dyn Cost>(&ir).map(|op| op.cost(&ir)), Some(1));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is declared with `hasOperationInterfaceFallback` (`has_operation_interface_fallback` in a derive), but `OperationInterfaceFallback` is not implemented for it",
    label = "needs `impl OperationInterfaceFallback for {Self}`"
)]
pub trait OperationInterfaceFallback: Dialect + DeclaresOperationInterfaceFallback {
    /// The functions of the requested interface; `None` if the operation lacks the
    /// interface.
    fn interface_of(request: InterfaceRequest<'_>) -> Option<&'static InterfaceEntry>;
}

/// Table entry for [`OperationInterfaceFallback`].
pub type InterfaceFallback = fn(InterfaceRequest<'_>) -> Option<&'static InterfaceEntry>;

/// A request for an interface of an operation.
#[derive(Clone, Copy, Debug)]
pub struct InterfaceRequest<'a> {
    op_name: &'a str,
    key: TypeId,
}

impl<'a> InterfaceRequest<'a> {
    /// The full name of the operation, `dialect.mnemonic`.
    #[inline]
    pub fn op_name(&self) -> &'a str {
        self.op_name
    }

    /// Whether the requested interface is `dyn I`.
    pub fn is<I: OpInterface + ?Sized>(&self) -> bool {
        self.key == TypeId::of::<I>()
    }

    /// The functions of `M`, a model of the ops of a dialect
    /// ([`op_model!`](crate::op_model)), if the requested interface is `dyn I`.
    pub fn by<I, M>(&self) -> Option<&'static InterfaceEntry>
    where
        I: ImplementedBy<M> + ?Sized,
        M: OpModel,
    {
        self.is::<I>().then(interface_entry::<I, M>)
    }
}

/// The interface `key` of `op` that its dialect's fallback provides.
pub(super) fn fallback(op: Operation, ir: &Ir, key: TypeId) -> Option<&'static InterfaceEntry> {
    let op_name = op.name(ir).as_str();
    let dialect = match op.info(ir) {
        Some(info) => info.dialect(),
        None => ir.registry().dialect(op_name.split('.').next()?)?,
    };
    dialect.interface_fallback_of()?(InterfaceRequest { op_name, key })
}
