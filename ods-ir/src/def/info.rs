//! What a definition says about its parameters and its text.

use super::DialectValues;
use super::declared::DeclaresVerifyParameters;
use super::format::Format;
use crate::accessors::{getters, setters};
use crate::attributes::Attribute;
use crate::constraint::{AttrConstraint, TypeConstraint};
use crate::enums::EnumTable;
use crate::kind_interfaces::{KindEntry, KindInterfaces, OpAsmAliasResult};
use crate::text::parser::{AsmParser, Parsed};
use crate::text::printer::AsmPrinter;
use crate::types::{SubElement, Type};
use std::fmt;
use std::hash::Hash;
use std::sync::OnceLock;

/// The definition of a type or an attribute, as generated code writes it down.
pub struct DefInfo {
    name: &'static str,
    dialect: &'static str,
    full_name: &'static str,
    params: &'static [ParamInfo],
    program: &'static str,
    format: OnceLock<Format>,
    interfaces: KindInterfaces,
    owner: Option<&'static DialectValues>,
}

/// A parameter of a definition.
#[derive(Clone, Copy, Debug)]
pub struct ParamInfo {
    name: &'static str,
    ty: &'static str,
    optional: bool,
    cases: Option<&'static EnumTable>,
}

impl ParamInfo {
    /// A parameter; `ty` is what messages call its type.
    #[inline]
    pub const fn new(name: &'static str, ty: &'static str) -> Self {
        Self {
            name,
            ty,
            optional: false,
            cases: None,
        }
    }

    setters! {
        /// Makes the parameter optional: it has a default value.
        pub optional() => optional = true;

        /// Sets the cases of the enum that is the parameter's type.
        pub of_enum(cases: &'static EnumTable) => cases = Some(cases);
    }

    getters! {
        /// The name.
        pub name() -> &'static str = name;

        /// The name of its type in messages.
        pub type_name() -> &'static str = ty;

        /// Whether it has a default value.
        pub is_optional() -> bool = optional;

        /// The cases of the enum that is its type.
        pub cases() -> Option<&'static EnumTable> = cases;
    }
}

/// How long `dialect.mnemonic` is; nothing without a mnemonic.
#[inline]
pub const fn full_name_length(dialect: &str, mnemonic: &str) -> usize {
    if mnemonic.is_empty() {
        0
    } else {
        dialect.len() + 1 + mnemonic.len()
    }
}

/// `dialect.mnemonic` for a dialect whose name only the compiler knows; `N` is the
/// [`full_name_length`].
pub const fn full_name<const N: usize>(dialect: &str, mnemonic: &str) -> [u8; N] {
    let (dialect, mnemonic) = (dialect.as_bytes(), mnemonic.as_bytes());
    let mut text = [b'.'; N];
    let mut at = 0;
    while at < N {
        if at < dialect.len() {
            text[at] = dialect[at];
        } else if at > dialect.len() {
            text[at] = mnemonic[at - dialect.len() - 1];
        }
        at += 1;
    }
    text
}

/// The text that [`full_name`] made.
///
/// # Panics
///
/// If it is anything else, and no UTF-8.
#[inline]
pub const fn as_text(bytes: &[u8]) -> &str {
    match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => panic!("a name is text"),
    }
}

impl DefInfo {
    /// A definition: its name in messages, its dialect, and `dialect.mnemonic`,
    /// which is empty if it has no text of its own.
    #[inline]
    pub const fn new(name: &'static str, dialect: &'static str, full_name: &'static str) -> Self {
        Self {
            name,
            dialect,
            full_name,
            params: &[],
            program: "",
            format: OnceLock::new(),
            interfaces: KindInterfaces::new(&[]),
            owner: None,
        }
    }

    setters! {
        /// Sets the dialect itself, which may parse and print its types and attributes.
        pub owned_by(dialect: &'static DialectValues) => owner = Some(dialect);

        /// Sets the parameters.
        pub params(params: &'static [ParamInfo]) => params = params;

        /// Sets the format: the words that `ods-table` describes.
        pub program(program: &'static str) => program = program;
    }

    /// Sets the interfaces.
    #[must_use]
    #[inline]
    pub const fn with_interfaces(mut self, entries: &'static [&'static KindEntry]) -> Self {
        self.interfaces.set_entries(entries);
        self
    }

    getters! {
        /// The dialect, if it may parse and print its types and attributes.
        pub owner() -> Option<&'static DialectValues> = owner;

        /// The name of the definition.
        pub name() -> &'static str = name;

        /// The namespace of the dialect.
        pub dialect() -> &'static str = dialect;

        /// `dialect.mnemonic`; empty if there is no mnemonic.
        pub full_name() -> &'static str = full_name;

        /// The parameters, in order.
        pub parameters() -> &'static [ParamInfo] = params;
    }

    /// The word that the text begins with; empty if there is none.
    pub fn mnemonic(&self) -> &'static str {
        let behind = self.full_name.get(self.dialect.len() + 1..);
        behind.unwrap_or_default()
    }

    /// The interfaces that values have.
    pub const fn interfaces(&self) -> &KindInterfaces {
        &self.interfaces
    }

    /// The decoded format.
    #[inline]
    pub(super) fn format(&self) -> &Format {
        self.format
            .get_or_init(|| Format::decode(self.program, self.name))
    }
}

impl fmt::Debug for DefInfo {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DefInfo({})", self.name)
    }
}

/// What is generated for every type and attribute definition.
pub trait Def: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// The definition.
    const INFO: &'static DefInfo;

    /// The parameters while they are being parsed.
    type Slots: DefSlots + Default;

    /// The value that was parsed, with defaults where nothing was.
    ///
    /// # Errors
    ///
    /// What the verifier says.
    fn from_slots(slots: Self::Slots) -> Result<Self, String>;

    /// Prints one parameter, in full if `qualified`.
    fn print_param(&self, p: &mut AsmPrinter<'_>, index: usize, qualified: bool);

    /// Whether a parameter equals its default.
    fn is_default(&self, index: usize) -> bool {
        let _ = index;
        false
    }

    /// Whether a parameter is not written here: the body of a mutable type inside
    /// itself.
    fn is_hidden(&self, p: &AsmPrinter<'_>, index: usize) -> bool {
        let _ = (p, index);
        false
    }

    /// Prints a custom directive of the format.
    fn print_custom(&self, p: &mut AsmPrinter<'_>, number: usize) {
        let _ = (p, number);
    }

    /// Calls `visit` for each type and attribute among the parameters.
    fn visit<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        let _ = visit;
    }

    /// Whether it may print as an alias, or a definition among its parameters may.
    fn has_alias(&self) -> bool {
        false
    }
}

/// Parameters of a definition while they are being parsed.
pub trait DefSlots {
    /// Parses a parameter; if it is `optional`, it may be missing. Says whether it
    /// was there.
    ///
    /// # Errors
    ///
    /// If it is malformed.
    fn parse_param(&mut self, p: &mut AsmParser<'_>, index: usize, optional: bool) -> Parsed<bool>;

    /// Parses a custom directive of the format; if it is `optional`, it may be
    /// missing. Says whether it was there.
    ///
    /// # Errors
    ///
    /// If it is malformed.
    fn parse_custom(
        &mut self,
        p: &mut AsmParser<'_>,
        number: usize,
        optional: bool,
    ) -> Parsed<bool> {
        let _ = (p, number, optional);
        Ok(true)
    }

    /// Takes the type after an attribute, if there is a parameter for it: whether
    /// it is of the right kind.
    fn set_self_type(&mut self, ty: &Type) -> bool {
        let _ = ty;
        true
    }

    /// Whether the type after an attribute is missing: it has no default.
    fn lacks_self_type(&self) -> bool {
        false
    }
}

/// `genVerifyDecl`: checks the parameters of a type or an attribute.
///
/// Whatever makes a value calls it: `get`, `get_checked` and the parser.
#[diagnostic::on_unimplemented(
    message = "`{Self}` declares a verifier, but does not implement `VerifyParameters`",
    label = "needs `impl VerifyParameters for {Self}`",
    note = "`genVerifyDecl`, or `verify` in a derive, declares the verifier"
)]
pub trait VerifyParameters: DeclaresVerifyParameters {
    /// Checks the parameters of a value in the making.
    ///
    /// # Errors
    ///
    /// What is wrong with them, as a diagnostic says it.
    fn verify_parameters(&self) -> Result<(), String>;
}

/// Checks a parameter that is a type constraint.
///
/// # Errors
///
/// If it is not satisfied.
#[inline]
pub fn check_type(name: &str, constraint: &TypeConstraint, ty: &Type) -> Result<(), String> {
    if constraint.accepts(ty) {
        return Ok(());
    }
    Err(failed(name, &constraint.summary_for(ty)))
}

/// Checks a parameter that is an attribute constraint.
///
/// # Errors
///
/// If it is not satisfied.
#[inline]
pub fn check_attr(name: &str, constraint: &AttrConstraint, attr: &Attribute) -> Result<(), String> {
    if constraint.accepts(attr) {
        return Ok(());
    }
    Err(failed(name, &constraint.summary_for(attr)))
}

#[cold]
#[inline]
fn failed(name: &str, summary: &str) -> String {
    format!("failed to verify '{name}': {summary}")
}

/// The alias that an own `get_alias` asks for.
pub fn alias_of(get_alias: impl FnOnce(&mut String) -> OpAsmAliasResult) -> Option<String> {
    let mut name = String::new();
    match get_alias(&mut name) {
        OpAsmAliasResult::NoAlias => None,
        OpAsmAliasResult::OverridableAlias | OpAsmAliasResult::FinalAlias => Some(name),
    }
}

/// Why a value cannot be made: a parameter was not bound.
#[cold]
#[inline]
pub fn unbound(name: &str) -> String {
    format!("custom parser failed to parse parameter '{name}'")
}

/// Reports that a custom directive refers to a parameter that was not bound.
///
/// # Errors
///
/// Always.
#[cold]
pub fn not_bound<T>(p: &mut AsmParser<'_>) -> Parsed<T> {
    let offset = p.offset();
    Err(p.emit_op_error(offset, "a parameter is referred to that was not parsed"))
}

/// The slots of a definition without format.
#[derive(Default, Debug)]
pub struct NoSlots;

impl DefSlots for NoSlots {
    #[inline]
    fn parse_param(&mut self, _: &mut AsmParser<'_>, _: usize, _: bool) -> Parsed<bool> {
        Ok(false)
    }
}

/// Why a value cannot be made: only its own parser does.
#[cold]
#[inline]
pub fn no_format() -> String {
    "has no assembly format".to_owned()
}
