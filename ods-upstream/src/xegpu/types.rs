//! The text and the verifiers of descriptors.

use super::{
    BlockTensorDescAttr, Distribution, LayoutAttr, MemDescType, MemLayoutAttr, MemorySpace,
    ScatterTensorDescAttr, TensorDescType,
};
use ods_runtime::interfaces::ShapedType;
use ods_runtime::prelude::*;

impl TensorDescType {
    /// What it says of a block.
    pub fn block(&self) -> Option<&BlockTensorDescAttr> {
        self.encoding().as_ref()?.downcast()
    }

    /// What it says of scattered elements.
    pub fn scatter(&self) -> Option<&ScatterTensorDescAttr> {
        self.encoding().as_ref()?.downcast()
    }

    /// Whether the elements are scattered.
    pub fn is_scattered(&self) -> bool {
        self.scatter().is_some()
    }

    /// The number of elements that are contiguous, of scattered ones.
    pub fn chunk_size(&self) -> i64 {
        let scatter = self.scatter();
        scatter.map_or(1, ScatterTensorDescAttr::chunk_size_as_int)
    }

    /// The number of blocks.
    pub fn array_length(&self) -> i64 {
        let length = self.block().map(|block| block.array_length().to_i64());
        length.flatten().unwrap_or(1)
    }

    /// Where the elements are.
    pub fn memory_space(&self) -> MemorySpace {
        match (self.block(), self.scatter()) {
            (Some(block), _) => block.memory_space().value(),
            (None, Some(scatter)) => scatter.memory_space().value(),
            (None, None) => MemorySpace::Global,
        }
    }

    /// The layout, unless it is a slice of one.
    pub fn layout_attr(&self) -> Option<&LayoutAttr> {
        self.layout().as_ref()?.downcast()
    }
}

macro_rules! shaped {
    ($($ty:ident, |$self:ident, $shape:ident, $element:ident| $clone:expr;)*) => {$(
        impl ShapedType for $ty {
            fn clone_with(&$self, shape: Option<&[i64]>, $element: Type) -> Type {
                let $shape = shape.unwrap_or_else(|| $self.shape());
                $clone.into()
            }

            fn get_element_type(&self) -> &Type {
                self.element_type()
            }

            fn has_rank(&self) -> bool {
                true
            }

            fn get_shape(&self) -> &[i64] {
                self.shape()
            }
        }
    )*};
}

shaped! {
    TensorDescType, |self, shape, element| {
        Self::get(shape, element, self.encoding().clone(), self.layout().clone())
    };
    MemDescType, |self, shape, element| Self::get(shape, element, self.mem_layout().clone());
}

/// The width of the units in which elements are moved.
const PACKED_WIDTH: u32 = 32;

/// The width of an integer or a float.
pub(super) fn width(ty: &Type) -> Option<u32> {
    match ty {
        Type::Integer(ty) => Some(ty.width()),
        Type::Float(ty) => Some(ty.width()),
        _ => None,
    }
}

impl TensorDescType {
    /// Elements that are contiguous are the last dimension, and fill units of memory.
    fn verify_chunks(&self, scatter: &ScatterTensorDescAttr, factor: i64) -> Result<(), String> {
        let (shape, chunk) = (self.shape(), scatter.chunk_size_as_int());
        if shape.len() == 1 && chunk != 1 {
            return Err("expected non-contiguous elements for 1D tensor".to_owned());
        }
        let last = shape.last().copied().unwrap_or(0);
        if chunk > 1 && last != chunk {
            return Err("expected last dim of tensor to match chunk size".to_owned());
        }
        if chunk > 1 && last % factor != 0 {
            return Err(format!(
                "expected last dim of tensor to be a multiple of {factor}"
            ));
        }
        Ok(())
    }

    fn verify_layout(&self, layout: &LayoutAttr, factor: i64) -> Result<(), String> {
        let shape = self.shape();
        if shape.len() != layout.rank() {
            return Err("expected layout rank to match tensor rank".to_owned());
        }
        let attribute = Attribute::from(layout.clone());
        let Some(distribution) = Distribution::of(&attribute) else {
            return Ok(());
        };
        let last = distribution.lane_data.last();
        let is_chunked = self.is_scattered() && self.chunk_size() > 1;
        if is_chunked && last.is_some_and(|last| last % factor != 0) {
            return Err(format!(
                "expected last dim of lane_data to be a multiple of: {factor}"
            ));
        }
        if !distribution.is_even(shape) {
            let shape: Vec<String> = shape.iter().map(i64::to_string).collect();
            let shape = shape.join(", ");
            return Err(format!("cannot distribute [{shape}] using {attribute}"));
        }
        Ok(())
    }
}

impl VerifyParameters for TensorDescType {
    fn verify_parameters(&self) -> Result<(), String> {
        let rank = self.shape().len();
        if rank == 0 {
            return Err("expected non-zero rank tensor".to_owned());
        }
        if self.block().is_some() && rank > 1 && self.memory_space() == MemorySpace::SLM {
            return Err("SLM is only supported for 1D block tensor".to_owned());
        }
        let element = self.element_type();
        let Some(width) = width(element) else {
            return Err(format!(
                "unsupported element type '{element}': expected integer or float"
            ));
        };
        let factor = i64::from(PACKED_WIDTH.checked_div(width).unwrap_or(1).max(1));
        if let Some(scatter) = self.scatter() {
            self.verify_chunks(scatter, factor)?;
        }
        match self.layout_attr() {
            Some(layout) => self.verify_layout(layout, factor),
            None => Ok(()),
        }
    }
}

impl CustomTypeAssembly for TensorDescType {
    // `<` sizes type (`,` attribute)* `>`
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        // Errors are at the mnemonic.
        let start = p.offset().saturating_sub("tensor_desc".len() as u32);
        p.parse_less()?;
        let shape = p.parse_dimension_list(true, true)?;
        let element = p.parse_type()?;
        let (mut encoding, mut layout) = (None, None);
        while p.parse_optional_comma() {
            let offset = p.offset();
            let attribute = p.parse_attribute(None)?;
            if attribute.is::<LayoutAttr>() {
                layout = Some(attribute);
            } else if attribute.is::<BlockTensorDescAttr>()
                || attribute.is::<ScatterTensorDescAttr>()
            {
                encoding = Some(attribute);
            } else {
                // MLIR says nothing, and fails.
                let message =
                    "expected a layout, or an attribute of a block or of scattered elements";
                return Err(p.emit_op_error(offset, message));
            }
        }
        p.parse_greater()?;
        let encoding = encoding.unwrap_or_else(|| BlockTensorDescAttr::default_block().into());
        let checked = Self::get_checked(Location::UNKNOWN, &shape, element, Some(encoding), layout);
        checked.map_err(|wrong| p.emit_op_error(start, wrong.message))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        p.print_dimension_list(self.shape());
        p.write("x");
        p.print_type(self.element_type());
        let is_default = self
            .block()
            .is_some_and(BlockTensorDescAttr::has_defaults_only);
        let encoding = self.encoding().as_ref().filter(|_| !is_default);
        for attribute in encoding.into_iter().chain(self.layout()) {
            p.write(", ");
            p.print_attribute(attribute);
        }
        p.write(">");
    }
}

impl MemDescType {
    /// The numbers of an entry of the layout.
    fn entry(&self, name: &str) -> Option<Vec<i64>> {
        let layout = self.mem_layout().as_ref()?;
        let mut entries = layout.attrs().entries().iter();
        let entry = entries.find(|entry| entry.name.bytes() == name.as_bytes())?;
        let numbers = entry.value.as_array()?.iter();
        Some(numbers.map(|it| it.as_i64().unwrap_or(0)).collect())
    }

    /// The strides; without a layout those that MLIR takes, which are the sizes from the second one on.
    pub fn strides(&self) -> Vec<i64> {
        self.entry("stride").unwrap_or_else(|| {
            let rest = self.shape().iter().skip(1).copied();
            rest.chain([1]).collect()
        })
    }

    /// The shape of blocks; without blocks that of all.
    pub fn block_shape(&self) -> Vec<i64> {
        let block = self.entry("block").filter(|block| !block.is_empty());
        block.unwrap_or_else(|| self.shape().to_vec())
    }

    /// Whether columns are contiguous.
    pub fn is_col_major(&self) -> bool {
        self.shape().len() == 2 && self.strides().first() == Some(&1)
    }
}

impl CustomTypeAssembly for MemDescType {
    // `<` sizes type (`,` attribute)? `>`
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        p.parse_less()?;
        let shape = p.parse_dimension_list(false, true)?;
        let element = p.parse_type()?;
        let mut layout = None;
        if p.parse_optional_comma() {
            let offset = p.offset();
            let attribute = p.parse_attribute(None)?;
            layout = attribute.downcast::<MemLayoutAttr>().cloned();
            if layout.is_none() {
                let message = "invalid kind of attribute specified";
                return Err(p.emit_op_error(offset, message));
            }
        }
        p.parse_greater()?;
        Ok(Self::get(&shape, element, layout))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        p.print_dimension_list(self.shape());
        p.write("x");
        p.print_type(self.element_type());
        if let Some(layout) = self.mem_layout() {
            p.write(", ");
            p.print_attribute(&layout.clone().into());
        }
        p.write(">");
    }
}
