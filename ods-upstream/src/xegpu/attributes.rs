//! The text and the verifiers of attributes.

use super::layout::numbers;
use super::{
    BlockTensorDescAttr, LayoutAttr, MemLayoutAttr, MemorySpace, RangeAttr, ScatterTensorDescAttr,
    SliceAttr, yes,
};
use ods_runtime::attributes::{DictionaryAttr, IntegerAttr, NamedAttribute};
use ods_runtime::prelude::*;

impl BlockTensorDescAttr {
    /// The attribute of a descriptor that says nothing else.
    pub fn default_block() -> Self {
        let space = super::MemorySpaceAttr::get(MemorySpace::Global);
        Self::get(space, IntegerAttr::new(&Type::int(64), 1), yes())
    }

    /// Whether it says what is true without it.
    pub fn has_defaults_only(&self) -> bool {
        *self == Self::default_block()
    }
}

impl VerifyParameters for ScatterTensorDescAttr {
    fn verify_parameters(&self) -> Result<(), String> {
        if self.chunk_size_as_int() <= 0 {
            return Err("invalid chunk size".to_owned());
        }
        Ok(())
    }
}

impl ScatterTensorDescAttr {
    /// The number of elements that are contiguous.
    pub fn chunk_size_as_int(&self) -> i64 {
        self.chunk_size().to_i64().unwrap_or(0)
    }
}

impl VerifyParameters for LayoutAttr {
    fn verify_parameters(&self) -> Result<(), String> {
        let size = |list: &Option<_>| list.as_ref().map(size_of);
        let [sg_layout, sg_data] = [size(self.sg_layout()), size(self.sg_data())];
        let [lane_layout, lane_data] = [size(self.lane_layout()), size(self.lane_data())];
        let [inst_data, order] = [size(self.inst_data()), size(self.order())];
        if sg_layout.is_none() && inst_data.is_none() && lane_layout.is_none() {
            return Err("expected at least one of sg_layout, inst_data or lane_layout".to_owned());
        }
        let differ = |one: Option<usize>, other: Option<usize>| {
            one.is_some() && other.is_some() && one != other
        };
        if differ(sg_layout, inst_data) {
            return Err("expected sg_layout and inst_data to have the same rank".to_owned());
        }
        if differ(sg_layout, lane_layout) {
            return Err("expected sg_layout and lane_layout to have the same rank".to_owned());
        }
        if let (Some(inst), Some(lane)) = (inst_data, lane_layout)
            && inst != lane
        {
            return Err(format!(
                "expected inst_data and lane_layout to have the same rank, got inst_data {inst}, lane_layout {lane}"
            ));
        }
        for (layout, data, what) in [(sg_layout, sg_data, "sg"), (lane_layout, lane_data, "lane")] {
            if data.is_some() && layout.is_none() {
                return Err(format!(
                    "expected {what}_layout being used with {what}_data"
                ));
            }
            if differ(layout, data) {
                return Err(format!(
                    "expected {what}_data and {what}_layout to have the same rank"
                ));
            }
        }
        if order.is_some() && sg_layout.is_none() && lane_layout.is_none() {
            return Err("expected sg_layout/lane_layout being used with order".to_owned());
        }
        for (layout, what) in [(sg_layout, "sg"), (lane_layout, "lane")] {
            if differ(layout, order) {
                return Err(format!(
                    "expected order and {what}_layout to have the same rank"
                ));
            }
        }
        Ok(())
    }
}

/// The length of a list.
fn size_of<K>(list: &ods_runtime::AttrOf<K>) -> usize
where
    K: ods_runtime::constraint::class::AttrClassKind,
{
    numbers(list.get()).len()
}

impl VerifyParameters for SliceAttr {
    fn verify_parameters(&self) -> Result<(), String> {
        let dims = numbers(self.dims().get());
        for (place, dim) in dims.iter().enumerate() {
            if *dim < 0 {
                return Err(format!("invalid dim ({dim}) in slice attribute."));
            }
            if dims[..place].contains(dim) {
                return Err(format!("repeated dim ({dim}) in slice attribute."));
            }
        }
        Ok(())
    }
}

impl VerifyParameters for RangeAttr {
    fn verify_parameters(&self) -> Result<(), String> {
        let [start, end] = [self.start(), self.end()].map(|it| it.to_i64().unwrap_or(0));
        if start >= end {
            return Err(format!(
                "'end' : {end} must be greater than 'start' : {start}"
            ));
        }
        Ok(())
    }
}

impl CustomAttrAssembly for MemLayoutAttr {
    // `<` word `=` attribute (`,` word `=` attribute)* `>`
    fn parse(p: &mut AsmParser<'_>, _: Option<&Type>) -> Parsed<Self> {
        let start = p.offset();
        let mut entries: Vec<NamedAttribute> = Vec::new();
        p.parse_less()?;
        p.parse_comma_separated_list(Delimiter::None, |p| {
            let name = p.parse_any_keyword()?;
            if entries
                .iter()
                .any(|entry| entry.name.bytes() == name.as_bytes())
            {
                let message = format!("duplicate key '{name} in mem layout attribute");
                return Err(p.emit_op_error(start, message));
            }
            p.parse_equal()?;
            let value = p.parse_attribute(None)?;
            entries.push(NamedAttribute::new(name, value));
            Ok(())
        })?;
        p.parse_greater()?;
        Ok(Self::get(DictionaryAttr::new(entries)))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        p.print_comma_separated(self.attrs().entries(), |p, entry| {
            p.write_bytes(entry.name.bytes());
            p.write(" = ");
            p.print_attribute(&entry.value);
        });
        p.write(">");
    }
}
