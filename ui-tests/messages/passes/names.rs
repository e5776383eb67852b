ods_runtime::ods! {
    def Empty : Pass<"">;
    def Spaces : Pass<"two words"> {
        let options = [
            Option<"first", "the first", "u32", "", "">,
            Option<"same", "same", "u32", "", "">,
            Option<"other", "same", "u32", "", "">
        ];
    }
    def Fields : Pass<"fields"> {
        let options = [Option<"type 1", "type", "u32", "", "">];
        let statistics = [Statistic<"count", "count", "">, Statistic<"count", "again", "">];
    }
}

fn main() {}
