// Fields that are unset and must not be.

ods! {
    def Toy_Dialect : Dialect { let name = "toy"; let hasConstantMaterializer = ?; }
    def AddOp : Op<Toy_Dialect, "add"> { let summary = ?; let hasFolder = ?; let traits = ?; }
    def Size : InterfaceMethod<"the size", "usize", "size", (ins)> { let returnType = ?; }
    def ShapeInterface : OpInterface<"ShapeInterface"> { let methods = [Size]; let description = ?; }
}
