// Code with too many levels.

ods! {
    def Toy_Dialect : Dialect { let name = "toy"; }
    def Deep : Type<CPred<"!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!x">, "deep">;
    def AddOp : Op<Toy_Dialect, "add"> {
        let arguments = (ins Deep:$x);
    }
}
