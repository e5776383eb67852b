ods_runtime::ods! {
    def My_Dialect : Dialect { let name = "my"; }
    def MyParameter : TypeParameter<"(i64, i64)", "pair of ints"> {
        let parser = [{ [&] -> FailureOr<std::pair<int, int>> {
            int a, b;
            if ($_parser.parseInteger(a) || $_parser.parseStar() || $_parser.parseInteger(b))
                return failure();
            return std::make_pair(a, b);
        }() }];
    }
    def XType : TypeDef<My_Dialect, "X"> {
        let mnemonic = "x";
        let parameters = (ins MyParameter:$p);
        let assemblyFormat = "`<` $p `>`";
    }
}

fn main() {}
