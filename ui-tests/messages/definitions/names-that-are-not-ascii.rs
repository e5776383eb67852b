ods! {
    def Words_Dialect : Dialect { let name = "words"; }
    def WordsOp : Op<Words_Dialect, "op"> {
        let arguments = (ins I32:$naïve, I64Attr:$größe);
        let results = (outs I32:$naive);
    }
}
