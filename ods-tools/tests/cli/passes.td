include "mlir/Pass/PassBase.td"

def CountOps : Pass<"count-ops", "ModuleOp"> {
  let summary = "counts operations";
  let description = [{
    The number is a statistic.

      * nested ones count
  }];
  let options = [
    Option<"maxOps", "max-ops", "u32", "10", "How many operations there may be">,
    ListOption<"names", "names", "String", "Their names">
  ];
  let statistics = [Statistic<"numOps", "num-ops", "Number of operations">];
}

// The order in the documentation is that of the names in pipelines.
def Zero : InterfacePass<"a-zero", "SymbolOpInterface">;
