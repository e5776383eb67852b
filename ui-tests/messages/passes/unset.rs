ods_runtime::ods! {
    def A : Pass<"a"> { let summary = ?; }
    def B : Pass<"b"> { let options = [Option<"x", "x", ?, "", "">]; }
    def C : Pass<"c"> { let statistics = [Statistic<?, "x", "">]; }
    def D : Pass<"d"> { let dependentDialects = ?; }
    def : Pass<"e">;
}

fn main() {}
