//! Printing options.

use crate::accessors::option_setters;

/// Options of printing: MLIR's `OpPrintingFlags`.
///
/// ```
/// use ods_runtime::prelude::*;
/// let flags = PrintFlags::new().generic(true).debug_info(true);
/// assert!(flags.generic && !flags.local_scope);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "independent switches")]
#[non_exhaustive]
pub struct PrintFlags {
    /// Print operations in their generic form.
    ///
    /// If the printed operation does not verify, all operations are printed in generic form
    /// regardless, because printers of custom forms require valid IR.
    pub generic: bool,
    /// Assume that the operation has been verified.
    ///
    /// If it is not valid, printers of custom forms may panic.
    pub assume_verified: bool,
    /// Print operations in isolation, without aliases.
    pub local_scope: bool,
    /// Print locations.
    pub debug_info: bool,
    /// Print locations in a readable form that does not parse.
    pub pretty_debug_info: bool,
    /// Give the values of all regions distinct numbers, as in generic form.
    pub unique_ssa_ids: bool,
    /// Name values after the names in their locations.
    pub use_name_loc_as_prefix: bool,
    /// Print the users of each value after its definition, as comments.
    pub value_users: bool,
    /// Omit regions.
    pub skip_regions: bool,
    /// Omit the resources that belong to no dialect after an outermost operation.
    pub skip_external_resources: bool,
    /// Omit elements attributes with more elements than this.
    pub elide_elements_larger_than: Option<u64>,
    /// Omit resources whose text is longer than this.
    pub elide_resource_larger_than: Option<u64>,
    /// Print elements attributes with more elements than this in hexadecimal.
    pub hex_elements_larger_than: Option<u64>,
    /// Print everything in one line, without comments and without a line break at the end, for logs
    /// and messages. The text parses like the other. Line breaks in the verbatim text of types
    /// and attributes of unregistered dialects become spaces.
    pub one_line: bool,
    /// Print on all cores, if the feature `rayon` is enabled; the text is the same.
    pub parallel: bool,
}

impl Default for PrintFlags {
    fn default() -> Self {
        Self {
            generic: false,
            assume_verified: false,
            local_scope: false,
            debug_info: false,
            pretty_debug_info: false,
            unique_ssa_ids: false,
            use_name_loc_as_prefix: false,
            value_users: false,
            skip_regions: false,
            skip_external_resources: false,
            elide_elements_larger_than: None,
            elide_resource_larger_than: None,
            hex_elements_larger_than: Some(100),
            one_line: false,
            parallel: false,
        }
    }
}

impl PrintFlags {
    /// The default flags.
    pub fn new() -> Self {
        Self::default()
    }

    option_setters! {
        generic: bool,
        assume_verified: bool,
        local_scope: bool,
        debug_info: bool,
        pretty_debug_info: bool,
        unique_ssa_ids: bool,
        use_name_loc_as_prefix: bool,
        value_users: bool,
        skip_regions: bool,
        skip_external_resources: bool,
        elide_elements_larger_than: Option<u64>,
        elide_resource_larger_than: Option<u64>,
        hex_elements_larger_than: Option<u64>,
        one_line: bool,
        parallel: bool,
    }
}
