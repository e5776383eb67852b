include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect { let name = "toy"; }

def ConstantOp : Op<Toy_Dialect, "constant"> {
  let arguments = (ins I64Attr:$value);
  let results = (outs AnyType:$result);
  let builders = [
    OpBuilder<(ins "i64":$value, CArg<"Type", "Type::i64()">:$ty), [{
      Self::build($_builder, $_loc, ty, value)
    }]>,
    OpBuilder<(ins "Attribute":$attr), [{
      $_state.set_slot(0, Some(attr));
    }]>
  ];
  let extraClassDeclaration = [{
    pub fn is_zero(self, ir: &Ir) -> bool {
      self.value(ir) == 0
    }
  }];
}
