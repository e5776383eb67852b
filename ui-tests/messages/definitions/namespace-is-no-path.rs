ods! {
    def Spaced_Dialect : Dialect {
        let name = "spaced";
        let cppNamespace = "a b";
    }
    def Marked : NativeOpTrait<"Marked"> { let cppNamespace = "a::"; }
    def AOp : Op<Spaced_Dialect, "a", [Marked]>;
    def BOp : Op<Spaced_Dialect, "b", [NativeOpTrait<"Other"> ]>;
    class Traits<string path> : OpInterface<"Asked"> { let cppNamespace = path; }
    def Asking : Traits<"::b::-c">;
    def COp : Op<Spaced_Dialect, "c", [Asking]>;
}
