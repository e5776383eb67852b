ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def GroupInClauseOp : Op<Toy, "group_in_clause"> {
        let arguments = (ins OptionalAttr<I32Attr>:$o);
        let assemblyFormat = "oilist(`a` (`b` $o^)?) attr-dict";
    }
    def DictionaryInTheMiddleOp : Op<Toy, "dictionary_in_the_middle"> {
        let arguments = (ins I32:$a);
        let assemblyFormat = "`(` attr-dict `)` $a";
    }
    def WhiteSpaceFirstOp : Op<Toy, "white_space_first"> {
        let arguments = (ins OptionalAttr<I32Attr>:$o);
        let assemblyFormat = "(` ` `b` $o^)? attr-dict";
    }
    def StringOnlyOp : Op<Toy, "string_only"> {
        let assemblyFormat = "custom<Words>(\"1\") attr-dict";
    }
    def LongLiteralsOp : Op<Toy, "long_literals"> {
        let assemblyFormat = "`->` `...` `a.$b` attr-dict";
    }
    def ReferenceToDictionaryOp : Op<Toy, "reference_to_dictionary"> {
        let assemblyFormat = "attr-dict custom<Words>(ref(attr-dict))";
    }
}

fn main() {}
