//! Interfaces that a dialect answers for, in place of its ops.

use super::dispatch::{ImplementedBy, InterfaceEntry, OpInterface, OpModel, interface_entry};
use crate::ir::{Ir, Operation};
use crate::registry::Dialect;
use std::any::TypeId;

/// What a dialect with `hasOperationInterfaceFallback = 1` says of interfaces that
/// its ops do not have themselves: MLIR's `getRegisteredInterfaceForOp`.
///
/// It is asked for registered and unregistered operations of the dialect, after the
/// op itself and the models that are attached to it.
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
pub trait OperationInterfaceFallback: Dialect {
    /// The functions of the interface that is asked for; `None` if the operation has
    /// it not.
    fn interface_of(request: InterfaceRequest<'_>) -> Option<&'static InterfaceEntry>;
}

/// Table entry for [`OperationInterfaceFallback`].
pub type InterfaceFallback = fn(InterfaceRequest<'_>) -> Option<&'static InterfaceEntry>;

/// The question for an interface of an operation.
#[derive(Clone, Copy, Debug)]
pub struct InterfaceRequest<'a> {
    op_name: &'a str,
    key: TypeId,
}

impl<'a> InterfaceRequest<'a> {
    /// The full name of the operation, `dialect.mnemonic`.
    pub fn op_name(&self) -> &'a str {
        self.op_name
    }

    /// Whether the interface is `dyn I`.
    pub fn is<I: OpInterface + ?Sized>(&self) -> bool {
        self.key == TypeId::of::<I>()
    }

    /// The functions of `M`, a model of the ops of a dialect
    /// ([`op_model!`](crate::op_model)), if the interface is `dyn I`.
    pub fn by<I, M>(&self) -> Option<&'static InterfaceEntry>
    where
        I: ImplementedBy<M> + ?Sized,
        M: OpModel,
    {
        self.is::<I>().then(interface_entry::<I, M>)
    }
}

/// What the dialect of `op` says of the interface `key`.
pub(super) fn fallback(op: Operation, ir: &Ir, key: TypeId) -> Option<&'static InterfaceEntry> {
    let op_name = op.name(ir).as_str();
    let dialect = match op.info(ir) {
        Some(info) => info.dialect(),
        None => ir.registry().dialect(op_name.split('.').next()?)?,
    };
    dialect.interface_fallback_of()?(InterfaceRequest { op_name, key })
}
