// The dialect `test`: ops of the names and behaviour that `mlir-opt` knows, one
// or several for each thing that a definition can say.

def Test_Dialect : Dialect {
  let name = "test";
}

class TEST_Op<string mnemonic, list<Trait> traits = []>
    : Op<Test_Dialect, mnemonic, traits>;

// An op that is all format.
class TEST_FormatOp<string mnemonic, string format, list<Trait> traits = []>
    : TEST_Op<mnemonic, traits> {
  let assemblyFormat = format;
}

// What ends the regions of other ops.
def TestReturnOp : TEST_Op<"return", [ReturnLike, Terminator]> {
  let arguments = (ins Variadic<AnyType>);
}
def TerminatorOp : TEST_Op<"finish", [Terminator]>;
