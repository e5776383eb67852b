ods_runtime::ods! {
    def Types : Pass<"types", "Module Op"> {
        let dependentDialects = ["a dialect"];
        let options = [
            Option<"first", "first", "std::vector<int>", "", "">,
            Option<"second", "second", "u32", "1 +", "">,
            Option<"third", "third", "u32", "1", "", "llvm::cl::Hidden">
        ];
    }
    def OnInterface : InterfacePass<"on-interface", "a b">;
    def Constructor : Pass<"constructor"> {
        let constructor = "Self {";
    }
}

fn main() {}
