use ods_runtime::prelude::*;

#[op_interface]
trait Wrong {
    fn borrowed(&self, ir: &Ir) -> usize;
    fn generic<T>(self, ir: &Ir) -> T;
    fn hidden(self, f: impl Fn());
    const LIMIT: usize;
}

#[op_interface]
struct NoTrait;

#[op_interface(krate = a)]
trait Options {}

#[op_interface]
trait WithType<T> {}

#[op_interface]
trait Extends: std::fmt::Debug + Clone {
    fn get(self, ir: &Ir) -> i64;
}

fn main() {}
