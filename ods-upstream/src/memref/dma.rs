//! `memref.dma_start`, whose operands have their places by the ranks of the memrefs among them.

use super::DmaStartOp;
use ods_runtime::prelude::*;

/// The operands, by what they are for.
struct Parts<'o> {
    source: (Value, &'o [Value]),
    destination: (Value, &'o [Value]),
    number_of_elements: Value,
    tag: (Value, &'o [Value]),
    /// The stride and the number of elements for each, or nothing.
    strides: &'o [Value],
}

fn are_indices(values: &[Value], ir: &Ir) -> bool {
    values.iter().all(|value| value.ty(ir).is_index())
}

/// Divides the operands of an op.
struct Divider<'o> {
    operands: &'o [Value],
    /// Those that no part has yet.
    rest: &'o [Value],
    /// How many are needed, as far as the ranks are known.
    needed: usize,
}

impl<'o> Divider<'o> {
    fn value(&mut self) -> Result<Value, String> {
        let first = self.rest.split_off_first();
        first.copied().ok_or_else(|| self.too_few())
    }

    fn too_few(&self) -> String {
        format!("expected at least {} operands", self.needed)
    }

    /// A memref and as many indices as it has dimensions.
    fn buffer(&mut self, ir: &Ir, name: &str) -> Result<(Value, &'o [Value]), String> {
        let buffer = self.value()?;
        let Type::MemRef(ty) = buffer.ty(ir) else {
            return Err(format!("expected {name} to be of memref type"));
        };
        self.needed += ty.shape().len();
        if self.operands.len() < self.needed {
            return Err(self.too_few());
        }
        let (indices, rest) = self.rest.split_at(ty.shape().len());
        self.rest = rest;
        if !are_indices(indices, ir) {
            return Err(format!("expected {name} indices to be of index type"));
        }
        Ok((buffer, indices))
    }
}

impl<'o> Parts<'o> {
    /// Divides the operands, or says which is missing or has a wrong type.
    fn new(operands: &'o [Value], ir: &Ir) -> Result<Self, String> {
        let mut divider = Divider {
            operands,
            rest: operands,
            needed: 4,
        };
        if operands.len() < divider.needed {
            return Err(divider.too_few());
        }
        let source = divider.buffer(ir, "source")?;
        let destination = divider.buffer(ir, "destination")?;
        let number_of_elements = divider.value()?;
        if !number_of_elements.ty(ir).is_index() {
            return Err("expected num elements to be of index type".into());
        }
        let tag = divider.buffer(ir, "tag")?;
        let strides = divider.rest;
        if !matches!(strides.len(), 0 | 2) {
            return Err("incorrect number of operands".into());
        }
        if !are_indices(strides, ir) {
            return Err("expected stride and num elements per stride to be of type index".into());
        }
        Ok(Self {
            source,
            destination,
            number_of_elements,
            tag,
            strides,
        })
    }
}

impl Verify for DmaStartOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let parts = Parts::new(self.operation().operands(ir), ir);
        parts.map_or_else(|message| Err(self.emit_error(ir, message)), |_| Ok(()))
    }
}

impl CustomAssembly for DmaStartOp {
    // operand `[` operands `]` `,` operand `[` operands `]` `,` operand `,` operand `[` operands `]`
    // (`,` operands)? `:` type `,` type `,` type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let source = p.parse_operand()?;
        let source_indices = p.parse_operand_list(Delimiter::Square)?;
        p.parse_comma()?;
        let destination = p.parse_operand()?;
        let destination_indices = p.parse_operand_list(Delimiter::Square)?;
        p.parse_comma()?;
        let number_of_elements = p.parse_operand()?;
        p.parse_comma()?;
        let tag = p.parse_operand()?;
        let tag_indices = p.parse_operand_list(Delimiter::Square)?;
        let strides = if p.parse_optional_comma() {
            p.parse_operand_list(Delimiter::None)?
        } else {
            Vec::new()
        };
        if !matches!(strides.len(), 0 | 2) {
            return Err(p.emit_error(p.name_offset(), "expected two stride related operands"));
        }
        let types = p.parse_colon_type_list()?.to_vec();
        let [source_type, destination_type, tag_type] = types.as_slice() else {
            return Err(p.emit_error(p.name_offset(), "fewer/more types expected"));
        };
        let index = Type::index();
        for (operands, ty) in [
            (&[source][..], source_type),
            (&source_indices, &index),
            (&[destination], destination_type),
            (&destination_indices, &index),
            (&[number_of_elements], &index),
            (&[tag], tag_type),
            (&tag_indices, &index),
            (&strides, &index),
        ] {
            p.resolve_operands_of_type(operands, ty, &mut state.operands)?;
        }
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        let op = self.operation();
        // The custom form is that of valid operations.
        let Ok(parts) = Parts::new(op.operands(ir), ir) else {
            return;
        };
        let print_buffer = |p: &mut OpPrinter<'_>, (buffer, indices): (Value, &[Value])| {
            p.print_operand(buffer);
            p.write("[");
            p.print_operands(indices);
            p.write("]");
        };
        p.write(" ");
        print_buffer(p, parts.source);
        p.write(", ");
        print_buffer(p, parts.destination);
        p.write(", ");
        p.print_operand(parts.number_of_elements);
        p.write(", ");
        print_buffer(p, parts.tag);
        for stride in parts.strides {
            p.write(", ");
            p.print_operand(*stride);
        }
        p.print_optional_attr_dict(op, &[]);
        p.write(" : ");
        p.print_types_of(&[parts.source.0, parts.destination.0, parts.tag.0]);
    }
}
