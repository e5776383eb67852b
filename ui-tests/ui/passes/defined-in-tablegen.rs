use ods_runtime::prelude::*;

ods! {
    def NoWork : Pass<"no-work">;
    def OtherOp : Pass<"other-op", "ModuleOp">;
    def OptionTypes : Pass<"option-types"> {
        let options = [
            Option<"time", "time", "std::time::Duration", "", "">,
            Option<"count", "count", "u32", "\"many\"", "">
        ];
        let dependentDialects = ["NoDialect"];
    }
}

impl RunPass for OtherOp {
    type Op = Operation;

    fn run(&self, _: Operation, _: &mut PassContext<'_>) -> PassResult {
        Ok(())
    }
}

impl RunPass for OptionTypes {
    type Op = Operation;

    fn run(&self, _: Operation, _: &mut PassContext<'_>) -> PassResult {
        Ok(())
    }
}

fn main() {}
