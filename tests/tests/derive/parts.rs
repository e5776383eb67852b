//! Parts with the names of the methods that read all parts, and interfaces that are Rust
//! traits.

use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(name = "parts", ops = [RecordOp, ListOp])]
struct PartsDialect;

/// The cost of an operation.
#[op_interface]
trait Cost {
    fn cost(self, ir: &Ir) -> usize;
}

mod sizes {
    use ods_runtime::prelude::*;

    /// The size of an operation.
    #[op_interface]
    pub(super) trait Size {
        fn size(self, ir: &Ir) -> usize {
            self.operation().operands(ir).len()
        }
    }
}

#[derive(OpDef)]
#[op(
    dialect = PartsDialect,
    name = "record",
    traits = [Pure],
    interfaces = [Cost, self::sizes::Size],
    assembly_format = "$fields attr-dict `:` type($fields)"
)]
struct Record {
    #[operand(Variadic<AnyType>)]
    fields: Vec<Value>,
}

impl Cost for RecordOp {
    fn cost(self, ir: &Ir) -> usize {
        self.fields(ir).len() + 1
    }
}

impl sizes::Size for RecordOp {}

#[derive(OpDef)]
#[op(dialect = PartsDialect, name = "list", interfaces = Cost)]
struct List<'ir> {
    #[attr(StrAttr, name = "fields")]
    names: &'ir str,
}

impl Cost for ListOp {
    fn cost(self, ir: &Ir) -> usize {
        self.fields(ir).len()
    }
}

#[test]
fn a_part_called_fields_is_read_by_the_struct() {
    let registry = DialectRegistry::new().with::<PartsDialect>();
    assert!(registry.op("parts.record").is_some());
    let mut ir = Ir::with_registry(registry.into());
    let block = ir.create_block(&[Type::i64()]);
    let value = block.arguments(&ir)[0];
    let mut b = OpBuilder::at_end(&mut ir, block);
    let record = RecordOp::build(&mut b, Location::UNKNOWN, &[value, value]);
    let list = ListOp::build(&mut b, Location::UNKNOWN, "abc");
    assert_eq!(record.fields(&ir), [value, value]);
    let Record { fields } = Record::read(record, &ir);
    assert_eq!(fields, [value, value]);
    assert_eq!(list.fields(&ir), "abc");
    assert!(matches!(
        List::matches(list, &ir),
        Some(List { names: "abc" })
    ));
}

#[test]
fn traits_in_rust_are_interfaces() {
    let mut ir = Ir::with_registry(DialectRegistry::new().with::<PartsDialect>().into());
    let block = ir.create_block(&[Type::i64()]);
    let value = block.arguments(&ir)[0];
    let mut b = OpBuilder::at_end(&mut ir, block);
    let record = RecordOp::build(&mut b, Location::UNKNOWN, &[value]).operation();
    let list = ListOp::build(&mut b, Location::UNKNOWN, "abc").operation();
    let cost = |op: Operation| op.interface::<dyn Cost>(&ir).map(|op| op.cost(&ir));
    assert_eq!((cost(record), cost(list)), (Some(2), Some(3)));
    let size = |op: Operation| op.interface::<dyn sizes::Size>(&ir).map(|op| op.size(&ir));
    assert_eq!((size(record), size(list)), (Some(1), None));
}
