//! Prints attributes and locations.

use super::AsmPrinter;
use crate::attributes::{
    Attribute, DialectAttribute, DictionaryAttr, DistinctAttr, FloatAttr, IntegerAttr,
    LocationAttr, NamedAttribute, StridedLayoutAttr, SymbolRefAttr, print_float,
};
use crate::types::{IntegerType, Type};

/// Whether the type of a typed attribute prints.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TypeElision {
    /// Always print it.
    Never,
    /// Omit it if the parser assumes it.
    May,
    /// Always omit it.
    Must,
}

impl AsmPrinter<'_> {
    /// Prints an attribute with its type, or its alias if it has one.
    pub fn print_attribute(&mut self, attribute: &Attribute) {
        self.print_attribute_with(attribute, TypeElision::Never);
    }

    /// Prints an attribute; omits the types `i64` and `f64` of numbers.
    pub fn print_attribute_eliding_type(&mut self, attribute: &Attribute) {
        self.print_attribute_with(attribute, TypeElision::May);
    }

    /// Prints an attribute without its type, which the context determines.
    pub fn print_attribute_without_type(&mut self, attribute: &Attribute) {
        self.print_attribute_with(attribute, TypeElision::Must);
    }

    /// Prints a float without its type, such that it reads back as the same bits: `1.000000e+00`.
    #[inline]
    pub fn print_float(&mut self, value: &FloatAttr) {
        let value = Attribute::from(value.clone());
        self.print_attribute_body_with(&value, TypeElision::Must);
    }

    fn print_attribute_with(&mut self, attribute: &Attribute, elision: TypeElision) {
        if !self.may_have_alias(attribute) {
            return self.print_attribute_body_with(attribute, elision);
        }
        if self.collects_attribute(attribute, elision == TypeElision::Must) {
            return;
        }
        if let Some(alias) = self.alias_of_attribute(attribute) {
            return self.write(alias);
        }
        if attribute.measure().is_huge() {
            return self.print_huge(|p| p.print_attribute_body_with(attribute, elision));
        }
        self.print_attribute_body_with(attribute, elision);
    }

    /// Prints an attribute with its type, ignoring its alias.
    pub(crate) fn print_attribute_body(&mut self, attribute: &Attribute) {
        self.print_attribute_body_with(attribute, TypeElision::Never);
    }

    // Attributes that contain others are printed by separate functions, which keeps the stack
    // frames small.
    fn print_attribute_body_with(&mut self, attribute: &Attribute, elision: TypeElision) {
        match attribute {
            Attribute::Type(attribute) => self.print_type(&attribute.0),
            Attribute::Array(attribute) => self.print_array(attribute.elements()),
            Attribute::Dictionary(attribute) => self.print_attribute_dict(attribute.entries()),
            Attribute::Location(location) => self.print_location_without_alias(location),
            Attribute::Distinct(attribute) => self.print_distinct(attribute),
            Attribute::Dialect(own) => {
                self.print_dialect_attribute(own);
                self.print_attribute_type(attribute.value_type(), elision);
            }
            _ => self.print_leaf(attribute, elision),
        }
    }

    fn print_array(&mut self, elements: &[Attribute]) {
        self.write_byte(b'[');
        self.print_comma_separated(elements, Self::print_attribute_eliding_type);
        self.write_byte(b']');
    }

    fn print_distinct(&mut self, attribute: &DistinctAttr) {
        self.write("distinct[");
        let number = self.distinct_number(attribute);
        self.write_integer(number);
        self.write("]<");
        if !attribute.referenced().is_unit() {
            self.print_attribute(attribute.referenced());
        }
        self.write_byte(b'>');
    }

    fn print_dialect_attribute(&mut self, attribute: &DialectAttribute) {
        let object = attribute.object();
        let dialect = object.dialect().as_bytes();
        self.print_dialect_symbol(b'#', dialect, |p| object.print(p));
    }

    fn print_attribute_type(&mut self, ty: Option<Type>, elision: TypeElision) {
        if let Some(ty) = ty {
            self.print_type_behind_value(&ty, elision);
        }
    }

    fn print_type_behind_value(&mut self, ty: &Type, elision: TypeElision) {
        if elision != TypeElision::Must && !ty.is_none() {
            self.write(" : ");
            self.print_type(ty);
        }
    }

    /// Prints an attribute without parts.
    fn print_leaf(&mut self, attribute: &Attribute, elision: TypeElision) {
        match attribute {
            Attribute::Integer(attribute) => return self.print_integer(attribute, elision),
            Attribute::Float(attribute) => {
                let start = self.out.len();
                print_float(attribute.float_type(), attribute.raw(), &mut self.out);
                // The parser would read the hexadecimal form as an integer.
                if elision == TypeElision::May
                    && attribute.ty() == Type::f64()
                    && !self.out[start..].starts_with(b"0x")
                {
                    return;
                }
            }
            Attribute::String(attribute) => {
                self.print_string(attribute.bytes());
                return self.print_type_behind_value(attribute.ty(), elision);
            }
            Attribute::SymbolRef(attribute) => return self.print_symbol_ref(attribute),
            Attribute::DenseElements(attribute) => {
                self.print_dense_elements(attribute);
                return self.print_type_behind_value(attribute.ty(), elision);
            }
            Attribute::Sparse(attribute) => self.print_sparse_elements(attribute),
            Attribute::DenseResource(attribute) => {
                self.write("dense_resource<");
                self.print_resource_handle(attribute.handle());
                self.write_byte(b'>');
            }
            Attribute::DenseArray(attribute) => return self.print_dense_array(attribute),
            Attribute::AffineMap(map) => {
                self.write("affine_map<");
                self.print_affine_map(map);
                return self.write_byte(b'>');
            }
            Attribute::IntegerSet(set) => {
                self.write("affine_set<");
                self.print_integer_set(set);
                return self.write_byte(b'>');
            }
            Attribute::StridedLayout(layout) => return self.print_strided_layout(layout),
            Attribute::Opaque(attribute) => {
                self.print_dialect_symbol(b'#', attribute.dialect().bytes(), |p| {
                    attribute.verbatim().print(attribute.dialect().bytes(), p);
                });
            }
            // All other attributes have parts.
            _ => return self.write("unit"),
        }
        self.print_attribute_type(attribute.value_type(), elision);
    }

    fn print_integer(&mut self, attribute: &IntegerAttr, elision: TypeElision) {
        if let Some(value) = attribute.to_bool() {
            return self.write(if value { "true" } else { "false" });
        }
        match attribute.signed_word() {
            Some(value) => self.write_integer(value),
            None => (attribute.value()).print(attribute.prints_signed(), &mut self.out),
        }
        let is_elided = match elision {
            TypeElision::Never => false,
            TypeElision::May => attribute.integer_type() == Some(IntegerType::signless(64)),
            TypeElision::Must => true,
        };
        if !is_elided {
            self.write(" : ");
            self.print_type(attribute.type_ref());
        }
    }

    fn print_symbol_ref(&mut self, attribute: &SymbolRefAttr) {
        self.print_symbol_name(attribute.root().bytes());
        for nested in attribute.nested_references() {
            self.write("::");
            self.print_symbol_name(nested.bytes());
        }
    }

    fn print_strided_layout(&mut self, layout: &StridedLayoutAttr) {
        self.write("strided<[");
        self.print_comma_separated(layout.strides(), |p, stride| p.print_dimension(*stride));
        self.write_byte(b']');
        if layout.offset() != 0 {
            self.write(", offset: ");
            self.print_dimension(layout.offset());
        }
        self.write_byte(b'>');
    }

    /// Returns the number of a distinct attribute, in order of first printing.
    fn distinct_number(&mut self, attribute: &DistinctAttr) -> u64 {
        let next = self.distinct_numbers.len() as u64;
        *self.distinct_numbers.entry(attribute.id()).or_insert(next)
    }

    /// Prints a dictionary. Checks made for the whole dictionary are not repeated for its parts.
    #[doc(hidden)]
    pub fn print_whole_dictionary(&mut self, dictionary: &DictionaryAttr) {
        let outer = self.is_plain;
        self.is_plain = !self.asks_for_aliases() && !dictionary.has_alias();
        self.print_attribute_dict(dictionary.entries());
        self.is_plain = outer;
    }

    /// Prints `{…}`, in the given order.
    pub fn print_attribute_dict<'e>(
        &mut self,
        entries: impl IntoIterator<Item = &'e NamedAttribute>,
    ) {
        self.write_byte(b'{');
        self.print_comma_separated(entries, Self::print_named_attribute);
        self.write_byte(b'}');
    }

    /// Prints `name = value`, or `name` alone for `unit`.
    pub fn print_named_attribute(&mut self, entry: &NamedAttribute) {
        if entry.name.is_bare_identifier() {
            self.write_bytes(entry.name.bytes());
        } else {
            self.print_string(entry.name.bytes());
        }
        if !entry.value.is_unit() {
            self.write(" = ");
            self.print_attribute(&entry.value);
        }
    }

    /// Prints `loc(…)`, using the alias of the location if it has one.
    pub fn print_location(&mut self, location: &LocationAttr) {
        if self.collector.is_some() {
            return self.visit_location(location, false);
        }
        if self.flags.pretty_debug_info {
            return self.print_location_body(location);
        }
        self.write("loc(");
        self.print_inner_location(location);
        self.write_byte(b')');
    }

    /// Prints `loc(…)` without the alias of the location itself; nested locations use theirs.
    pub fn print_location_without_alias(&mut self, location: &LocationAttr) {
        if self.flags.pretty_debug_info {
            return self.print_location_body(location);
        }
        self.write("loc(");
        self.print_location_body(location);
        self.write_byte(b')');
    }

    /// Prints a nested location.
    fn print_inner_location(&mut self, location: &LocationAttr) {
        if let Some(alias) = self.alias_of_attribute(&Attribute::Location(location.clone())) {
            return self.write(alias);
        }
        // The expanded form is too large to print.
        if location.measure().is_huge() {
            return self.write("unknown");
        }
        self.print_location_body(location);
    }

    /// Prints the contents of `loc(…)`.
    fn print_location_body(&mut self, location: &LocationAttr) {
        let pretty = self.flags.pretty_debug_info;
        match location {
            LocationAttr::Unknown => self.write(if pretty { "[unknown]" } else { "unknown" }),
            LocationAttr::FileLineColRange(location) => {
                if pretty {
                    self.write_bytes(location.file().bytes());
                } else {
                    self.print_string(location.file().bytes());
                }
                let (start, end) = (location.start(), location.end());
                self.print_line_col(start.0, start.1);
                if start.0 != end.0 {
                    self.write(" to ");
                    self.write_integer(end.0);
                    self.write_byte(b':');
                    self.write_integer(end.1);
                } else if start.1 != end.1 {
                    self.write(" to :");
                    self.write_integer(end.1);
                }
            }
            LocationAttr::Name(location) => {
                self.print_string(location.name().bytes());
                if *location.child() != LocationAttr::Unknown {
                    self.write_byte(b'(');
                    self.print_inner_location(location.child());
                    self.write_byte(b')');
                }
            }
            LocationAttr::CallSite(location) if pretty => {
                let (callee, caller) = (location.callee(), location.caller());
                self.print_inner_location(callee);
                let same_line = matches!(callee, LocationAttr::Name(_))
                    && matches!(caller, LocationAttr::FileLineColRange(_));
                self.write(if same_line { " at " } else { "\n at " });
                self.print_inner_location(caller);
            }
            LocationAttr::CallSite(location) => {
                self.write("callsite(");
                self.print_inner_location(location.callee());
                self.write(" at ");
                self.print_inner_location(location.caller());
                self.write_byte(b')');
            }
            LocationAttr::Opaque(location) => self.print_location_body(location.fallback()),
            LocationAttr::Fused(location) => {
                if !pretty {
                    self.write("fused");
                }
                if let Some(metadata) = location.metadata() {
                    self.write_byte(b'<');
                    self.print_attribute(metadata);
                    self.write_byte(b'>');
                }
                self.write_byte(b'[');
                self.print_comma_separated(location.locations(), Self::print_inner_location);
                self.write_byte(b']');
            }
        }
    }

    fn print_line_col(&mut self, line: u32, column: u32) {
        self.write_byte(b':');
        self.write_integer(line);
        self.write_byte(b':');
        self.write_integer(column);
    }
}
