ods! {
    def Both_Dialect : Dialect {
        let name = "both";
        let useDefaultTypePrinterParser = 1;
        let useDefaultAttributePrinterParser = 1;
        let extraClassDeclaration = [{
            fn parse_type(p: &mut AsmParser<'_>) -> Parsed<Type> { parse_generated_type::<Self>(p) }
            fn print_type(ty: &Type, p: &mut AsmPrinter<'_>) { print_generated_type(ty, p) }
            fn print_attribute(attribute: &Attribute, p: &mut AsmPrinter<'_>) { print_generated_attribute(attribute, p) }
        }];
    }
    def Half_Dialect : Dialect {
        let name = "half";
        let extraClassDeclaration = [{
            fn parse_type(p: &mut AsmParser<'_>) -> Parsed<Type> { parse_generated_type::<Self>(p) }
            fn print_attribute(attribute: &Attribute, p: &mut AsmPrinter<'_>) { print_generated_attribute(attribute, p) }
            fn parse_types() {}
        }];
    }
}
