//! What a conversion leads to: [`ConversionTarget`].

use ods_ir::ir::{Ir, Operation};
use ods_ir::op::{Op, OpInfo};
use ods_ir::registry::Dialect;
use ods_lookup::LookupMap;
use std::fmt;

/// Decides about an operation by looking at it.
type Test = Box<dyn Fn(&Ir, Operation) -> bool + Send + Sync>;

/// When operations are legal.
enum Rule {
    Always,
    Never,
    If(Test),
}

impl Rule {
    #[inline]
    fn holds(&self, ir: &Ir, op: Operation) -> bool {
        match self {
            Self::Always => true,
            Self::Never => false,
            Self::If(test) => test(ir, op),
        }
    }
}

/// The operations that are legal after a conversion, and those that are not: MLIR's
/// `ConversionTarget`.
///
/// The rule for an op is stronger than the one for its dialect, which is stronger than the one for
/// unknown operations.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::conversion::ConversionTarget;
/// let target = ConversionTarget::new()
///     .legal_op_if(|ir, module: ModuleOp| module.sym_name(ir).is_some());
/// let mut ir = Ir::new();
/// let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN);
/// assert_eq!(target.is_legal(&ir, module.operation()), Some(false));
/// module.set_attribute(&mut ir, "sym_name", Some(Attribute::string("a")));
/// assert_eq!(target.is_legal(&ir, module.operation()), Some(true));
///
/// // What is in a module without a name is left alone, whatever it is.
/// let target = target.recursively_legal_op_if(|ir, module: ModuleOp| module.sym_name(ir).is_none());
/// ```
#[derive(Default)]
pub struct ConversionTarget {
    /// By the address of the definition.
    ops: LookupMap<usize, Rule>,
    dialects: LookupMap<&'static str, Rule>,
    /// Whether what is nested in an operation is legal with it, by the address of the definition.
    recursive: LookupMap<usize, Test>,
    unknown: Option<Rule>,
}

#[inline]
fn address(info: &'static OpInfo) -> usize {
    std::ptr::from_ref(info).addr()
}

impl ConversionTarget {
    /// A target that knows no operation.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// `O` is legal.
    #[must_use]
    pub fn legal_op<O: Op>(mut self) -> Self {
        self.ops.insert(address(O::INFO), Rule::Always);
        self
    }

    /// `O` is illegal.
    #[must_use]
    pub fn illegal_op<O: Op>(mut self) -> Self {
        self.ops.insert(address(O::INFO), Rule::Never);
        self
    }

    /// `O` is legal where `test` holds, and illegal elsewhere.
    #[must_use]
    pub fn legal_op_if<O: Op>(
        mut self,
        test: impl Fn(&Ir, O) -> bool + Send + Sync + 'static,
    ) -> Self {
        let test = move |ir: &Ir, op: Operation| test(ir, O::from_operation_unchecked(op));
        self.ops.insert(address(O::INFO), Rule::If(Box::new(test)));
        self
    }

    /// The operations of dialect `D` are legal.
    #[must_use]
    pub fn legal_dialect<D: Dialect>(mut self) -> Self {
        self.dialects.insert(D::INFO.name(), Rule::Always);
        self
    }

    /// The operations of dialect `D` are illegal.
    #[must_use]
    pub fn illegal_dialect<D: Dialect>(mut self) -> Self {
        self.dialects.insert(D::INFO.name(), Rule::Never);
        self
    }

    /// The operations of dialect `D` are legal where `test` holds, and illegal elsewhere.
    #[must_use]
    pub fn legal_dialect_if<D: Dialect>(
        mut self,
        test: impl Fn(&Ir, Operation) -> bool + Send + Sync + 'static,
    ) -> Self {
        self.dialects
            .insert(D::INFO.name(), Rule::If(Box::new(test)));
        self
    }

    /// Where `O` is legal, what is nested in it is legal too, whatever the rules say: MLIR's
    /// `markOpRecursivelyLegal`.
    #[must_use]
    pub fn recursively_legal_op<O: Op>(self) -> Self {
        self.recursively_legal_op_if(|_, _: O| true)
    }

    /// As [`recursively_legal_op`](Self::recursively_legal_op), where `test` holds.
    #[must_use]
    pub fn recursively_legal_op_if<O: Op>(
        mut self,
        test: impl Fn(&Ir, O) -> bool + Send + Sync + 'static,
    ) -> Self {
        let test = move |ir: &Ir, op: Operation| test(ir, O::from_operation_unchecked(op));
        self.recursive.insert(address(O::INFO), Box::new(test));
        self
    }

    /// Operations without another rule are legal where `test` holds.
    #[must_use]
    pub fn unknown_legal_if(
        mut self,
        test: impl Fn(&Ir, Operation) -> bool + Send + Sync + 'static,
    ) -> Self {
        self.unknown = Some(Rule::If(Box::new(test)));
        self
    }

    /// Whether an operation is legal; `None` if nothing is said about it.
    #[inline]
    pub fn is_legal(&self, ir: &Ir, op: Operation) -> Option<bool> {
        let of_op = op.info(ir).and_then(|info| self.ops.get(&address(info)));
        let of_dialect = || self.dialects.get(op.name(ir).dialect());
        let rule = of_op.or_else(of_dialect).or(self.unknown.as_ref())?;
        Some(rule.holds(ir, op))
    }

    /// Whether what is nested in a legal operation is legal with it.
    #[inline]
    pub(super) fn is_recursive(&self, ir: &Ir, op: Operation) -> bool {
        let info = op.info(ir).filter(|_| !self.recursive.is_empty());
        let test = info.and_then(|info| self.recursive.get(&address(info)));
        test.is_some_and(|test| test(ir, op))
    }
}

impl fmt::Debug for ConversionTarget {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ConversionTarget").finish_non_exhaustive()
    }
}
