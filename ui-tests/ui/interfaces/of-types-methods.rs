use ods_runtime::prelude::*;

#[type_interface]
trait Wrong {
    fn taken(self) -> usize;
    fn changed(&mut self);
    fn generic<T>(&self) -> T;
    fn verify_trait(&self) -> VerifyResult;
}

#[attr_interface]
enum NoTrait {}

#[attr_interface]
trait Constants {
    const LIMIT: usize;
}

#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(dialect = Toy, mnemonic = "price", assembly_format = "", interfaces = [1 + 2])]
struct Price;

fn main() {}
