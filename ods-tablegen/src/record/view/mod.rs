//! `Copy` views of records, fields and values: a reference to the keeper and a number.

mod record;
mod value;

pub use record::{Field, Record, Type};
pub use value::{BitsValue, DagArg, DagValue, ListValue, StringValue, UnresolvedValue, Value};
