//! How to print.

/// What MLIR's `OpPrintingFlags` say.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "independent switches")]
#[non_exhaustive]
pub struct PrintFlags {
    /// Print operations in their generic form.
    ///
    /// They print so in any case, all of them, if the operation to print does
    /// not verify: printers of custom forms need not expect anything else.
    pub generic: bool,
    /// Somebody verified the operation already.
    ///
    /// If that is not so, printers of custom forms may panic.
    pub assume_verified: bool,
    /// Print operations as if they stood alone: without aliases.
    pub local_scope: bool,
    /// Print locations.
    pub debug_info: bool,
    /// Print locations in a form that reads well and does not parse.
    pub pretty_debug_info: bool,
    /// Number values of all regions differently, as in generic form.
    pub unique_ssa_ids: bool,
    /// Call values after the names in their locations.
    pub use_name_loc_as_prefix: bool,
    /// Print who uses a value behind its definition, as comments.
    pub value_users: bool,
    /// Leave out regions.
    pub skip_regions: bool,
    /// Leave out elements attributes with more elements than this.
    pub elide_elements_larger_than: Option<u64>,
    /// Leave out resources whose text is longer than this.
    pub elide_resource_larger_than: Option<u64>,
    /// Print elements attributes with more elements than this in hexadecimal.
    pub hex_elements_larger_than: Option<u64>,
    /// Print on all cores, if the feature `rayon` is on; the text is the same.
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
            elide_elements_larger_than: None,
            elide_resource_larger_than: None,
            hex_elements_larger_than: Some(100),
            parallel: false,
        }
    }
}
