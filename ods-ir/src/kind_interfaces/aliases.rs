//! Alias names chosen by dialects.

use crate::attributes::Attribute;
use crate::types::Type;
use std::fmt;

/// The strength of a request for an alias: MLIR's `OpAsmAliasResult`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpAsmAliasResult {
    /// No alias.
    NoAlias,
    /// An alias that another dialect may replace.
    OverridableAlias,
    /// An alias that no dialect may replace.
    FinalAlias,
}

/// MLIR's `OpAsmDialectInterface`: the hooks by which a dialect chooses the types and
/// attributes, its own and others', that print as aliases.
///
/// Dialects are asked in the order of their names. The first `FinalAlias` wins, otherwise
/// the last `OverridableAlias`. If the dialect of a type or attribute names its alias
/// itself, no other dialect is asked.
///
/// ```
/// use ods_runtime::interfaces::{OpAsmAliasResult, OpAsmDialectInterface};
/// use ods_runtime::prelude::*;
/// use ods_runtime::registry::DialectInfo;
///
/// struct Short;
/// impl Dialect for Short {
///     const INFO: &'static DialectInfo = &DialectInfo::new("short").aliases::<Self>();
/// }
/// impl OpAsmDialectInterface for Short {
///     fn get_type_alias(ty: &Type, os: &mut String) -> OpAsmAliasResult {
///         match ty {
///             Type::RankedTensor(ty) => os.push_str(&format!("rank{}", ty.shape().len())),
///             _ => return OpAsmAliasResult::NoAlias,
///         }
///         OpAsmAliasResult::OverridableAlias
///     }
/// }
///
/// let mut ir = Ir::with_registry(DialectRegistry::new().with::<Short>().into());
/// let text = r#""builtin.module"() ({}) {a = tensor<2x3xi1>} : () -> ()"#;
/// let module = parse_source(&mut ir, "a.mlir", text.as_bytes(), ParseOptions::default());
/// let text = module.unwrap().display(&ir).to_string();
/// assert!(text.starts_with("!rank2_ = tensor<2x3xi1>\n"));
/// ```
#[expect(unused_variables, reason = "defaults ignore their arguments")]
pub trait OpAsmDialectInterface: 'static {
    /// Writes the name of the alias of `ty`, without `!` and number, to `os`, and returns
    /// the strength of the request.
    fn get_type_alias(ty: &Type, os: &mut String) -> OpAsmAliasResult {
        OpAsmAliasResult::NoAlias
    }

    /// Writes the name of the alias of `attribute`, without `#` and number, to `os`, and
    /// returns the strength of the request.
    fn get_attribute_alias(attribute: &Attribute, os: &mut String) -> OpAsmAliasResult {
        OpAsmAliasResult::NoAlias
    }
}

/// The functions of a dialect's [`OpAsmDialectInterface`].
#[derive(Clone, Copy)]
#[doc(hidden)]
pub struct AliasHooks {
    pub(crate) type_alias: fn(&Type, &mut String) -> OpAsmAliasResult,
    pub(crate) attribute_alias: fn(&Attribute, &mut String) -> OpAsmAliasResult,
}

impl AliasHooks {
    pub(crate) const fn of<D: OpAsmDialectInterface>() -> Self {
        Self {
            type_alias: D::get_type_alias,
            attribute_alias: D::get_attribute_alias,
        }
    }
}

impl fmt::Debug for AliasHooks {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AliasHooks").finish_non_exhaustive()
    }
}
