//! Ops whose formats have every kind of element, and every kind of anchor.

use ods_runtime::prelude::*;

ods! {
    #![deny(format)]
    def Rt_Dialect : Dialect { let name = "rt"; }

    def Rt_Box : TypeDef<Rt_Dialect, "Box"> {
        let mnemonic = "box";
        let parameters = (ins "Type":$of);
        let assemblyFormat = "`<` $of `>`";
    }
    def Rt_Pair : AttrDef<Rt_Dialect, "Pair"> {
        let mnemonic = "pair";
        let parameters = (ins "i64":$number, "Type":$ty);
        let assemblyFormat = "`<` $number `,` $ty `>`";
    }
    def Level : I32EnumAttr<"Level", "a level", [
        I32EnumAttrCase<"low", 0>, I32EnumAttrCase<"high", 1>]> {
        let genSpecializedAttr = 0;
    }
    def Rt_LevelAttr : EnumAttr<Rt_Dialect, Level, "level"> { let assemblyFormat = "`<` $value `>`"; }
    def Word : I64EnumAttr<"Word", "a word", [
        I64EnumAttrCase<"first", 1>, I64EnumAttrCase<"second", 2>, I64EnumAttrCase<"third", 3, "<3>">]>;
    def Access : I32BitEnum<"Access", "a set", [
        I32BitEnumCaseBit<"read", 0>, I32BitEnumCaseBit<"write", 1>]> { let separator = ", "; }
    def Rt_AccessAttr : EnumAttr<Rt_Dialect, Access, "set"> { let assemblyFormat = "`<` $value `>`"; }
    def Bits : I32BitEnumAttr<"Bits", "bits", [
        I32BitEnumAttrCaseNone<"none">, I32BitEnumAttrCaseBit<"one", 0>, I32BitEnumAttrCaseBit<"two", 1>]>;

    class Rt_Op<string mnemonic, list<Trait> traits = []> : Op<Rt_Dialect, mnemonic, traits>;

    // Operands and their types.

    def SingleOp : Rt_Op<"single"> {
        let arguments = (ins AnyType:$a, AnyType:$b);
        let assemblyFormat = "$a `,` $b attr-dict `:` type($a) `,` type($b)";
    }
    def OptionalOp : Rt_Op<"optional"> {
        let arguments = (ins Optional<AnyType>:$a);
        let assemblyFormat = "(`[` $a^ `:` type($a) `]`) : (`none`)? attr-dict";
    }
    def VariadicOp : Rt_Op<"variadic"> {
        let arguments = (ins Variadic<AnyType>:$a);
        let assemblyFormat = "`(` ($a^ `:` type($a))? `)` attr-dict";
    }
    def GroupsOp : Rt_Op<"groups"> {
        let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$a, DenseI32ArrayAttr:$sizes);
        let assemblyFormat = "(`of` $a^ `:` type($a))? attr-dict";
    }
    def SegmentsOp : Rt_Op<"segments", [AttrSizedOperandSegments]> {
        let arguments = (ins Variadic<AnyType>:$a, Optional<I32>:$b, Variadic<AnyType>:$c);
        let assemblyFormat = "(`a` type($a)^ `=` $a)? (`b` $b^)? (`c` $c^ `:` type($c))? attr-dict";
    }
    def SameSizesOp : Rt_Op<"same_sizes", [SameVariadicOperandSize]> {
        let arguments = (ins Variadic<AnyType>:$a, Variadic<I32>:$b);
        let assemblyFormat = "`(` ($a^ `:` type($a) `by` $b)? `)` attr-dict";
    }
    def AllOp : Rt_Op<"all"> {
        let arguments = (ins AnyType:$a, Variadic<AnyType>:$b);
        let results = (outs AnyType:$r, Variadic<AnyType>:$s);
        let assemblyFormat = "operands attr-dict `:` type(operands) `->` type(results)";
    }
    def FunctionOp : Rt_Op<"function"> {
        let arguments = (ins FlatSymbolRefAttr:$f, Variadic<AnyType>:$a);
        let results = (outs Variadic<AnyType>:$r);
        let assemblyFormat = "$f `(` $a `)` attr-dict `:` functional-type($a, $r)";
    }
    def ResultsOp : Rt_Op<"results", [AttrSizedResultSegments]> {
        let results = (outs Optional<AnyType>:$r, Variadic<AnyType>:$s);
        let assemblyFormat = "attr-dict (`->` type($r)^)? (`and` type($s)^)?";
    }

    // Omitted types.

    def MatchOp : Rt_Op<"match", [AllTypesMatch<["a", "b", "r"]>]> {
        let arguments = (ins AnyType:$a, AnyType:$b);
        let results = (outs AnyType:$r);
        let assemblyFormat = "$a `and` $b attr-dict `:` type($b)";
    }
    def SameOp : Rt_Op<"same", [SameOperandsAndResultType]> {
        let arguments = (ins AnyType:$a, Variadic<AnyType>:$b);
        let results = (outs AnyType:$r);
        let assemblyFormat = "$a `[` $b `]` attr-dict `:` type($a)";
    }
    def MadeOp : Rt_Op<"made", [TypesMatchWith<"a box", "a", "r", "Type::from(BoxType::get($_self.clone()))">]> {
        let arguments = (ins AnyInteger:$a, I32:$b);
        let results = (outs Rt_Box:$r);
        let assemblyFormat = "$a `,` $b attr-dict `:` qualified(type($a))";
    }
    def OfAttributeOp : Rt_Op<"of_attribute", [AllTypesMatch<["value", "r"]>]> {
        let arguments = (ins TypedAttrInterface:$value);
        let results = (outs AnyType:$r);
        let assemblyFormat = "$value attr-dict";
    }
    def BoxOp : Rt_Op<"box"> {
        let arguments = (ins Rt_Box:$a);
        let results = (outs Rt_Box:$r);
        let assemblyFormat = "$a attr-dict `:` type($a) `->` qualified(type($r))";
    }

    // Attributes.

    def AttributesOp : Rt_Op<"attributes"> {
        let arguments = (ins I64Attr:$i, F32Attr:$f, StrAttr:$s, SymbolNameAttr:$n, SymbolRefAttr:$r,
                             ArrayAttr:$l, DenseI64ArrayAttr:$d, TypeAttr:$t, DictionaryAttr:$m);
        let assemblyFormat = "$i $f $s $n $r $l $d $t $m attr-dict";
    }
    def KindsOp : Rt_Op<"kinds"> {
        let arguments = (ins AnyAttr:$any, Word:$word, Bits:$bits, Rt_LevelAttr:$level,
                             Rt_AccessAttr:$set, Rt_Pair:$pair, Rt_Pair:$pair_too, AffineMapAttr:$map, BoolAttr:$bool);
        let assemblyFormat = "$any `,` $word $bits $level $set $pair qualified($pair_too) $map $bool attr-dict";
    }
    def AnchorsOp : Rt_Op<"anchors"> {
        let arguments = (ins OptionalAttr<I64Attr>:$i, OptionalAttr<StrAttr>:$s, OptionalAttr<SymbolNameAttr>:$n,
                             OptionalAttr<ArrayAttr>:$l, OptionalAttr<Word>:$w, UnitAttr:$u, UnitAttr:$v,
                             DefaultValuedAttr<I64Attr, "3">:$d, DefaultValuedOptionalAttr<I64Attr, "4">:$o,
                             OptionalAttr<AnyAttr>:$any);
        let assemblyFormat = "($v^ `v`)? `:` (`i` $i^)? (`s` `=` $s^)? (`n` $n^ `?`)? (`l` $l^)? (`w` $w^)? (`u` $u^)? (`d` $d^)? (`o` $o^)? (`any` $any^)? attr-dict";
    }
    def GuardsOp : Rt_Op<"guards"> {
        let arguments = (ins OptionalAttr<StrAttr>:$s, OptionalAttr<ArrayAttr>:$l, OptionalAttr<SymbolNameAttr>:$n,
                             OptionalAttr<Word>:$w);
        let assemblyFormat = "($s^ `s`)? ($l^)? ($n^ `n`)? `:` ($w^ `w`)? `end` attr-dict";
    }
    def ElseOp : Rt_Op<"else"> {
        let arguments = (ins OptionalAttr<I64Attr>:$i, DefaultValuedAttr<I64Attr, "3">:$d, UnitAttr:$u);
        let assemblyFormat = "(`[` `]`) : (`=` $i^)? (`usual`) : (`unusual` $d^)? (`off`) : (`on` $u^)? attr-dict";
    }
    def NestedOp : Rt_Op<"nested", [AttrSizedOperandSegments]> {
        let arguments = (ins Variadic<I32>:$a, Optional<I64>:$b);
        let assemblyFormat = "`{` (`a` $a^ (`:` type($a)^)?)? (`b` $b^) : (`no` `b`)? `}` attr-dict";
    }
    def ClausesOp : Rt_Op<"clauses", [AttrSizedOperandSegments]> {
        let arguments = (ins Variadic<AnyType>:$a, Optional<I32>:$b, UnitAttr:$u, OptionalAttr<I64Attr>:$i,
                             DefaultValuedAttr<StrAttr, "\"none\"">:$s);
        let assemblyFormat = "oilist(`a` `(` $a `:` type($a) `)` | `b` $b | `u` $u | `i` `=` $i | `s` $s) attr-dict";
    }

    // Properties.

    def PropertiesOp : Rt_Op<"properties"> {
        let arguments = (ins I64Prop:$i, StringProp:$s, BoolProp:$b, UnitProp:$u, DefaultValuedProp<I64Prop, "3">:$d,
                             IntArrayProp<I64Prop>:$l, OptionalProp<I32Prop>:$o);
        let assemblyFormat = "$i $s `,` $b (`u` $u^)? (`d` $d^)? `:` $l (`o` $o^)? attr-dict";
    }
    def RestOp : Rt_Op<"rest"> {
        let arguments = (ins I64Prop:$i, DefaultValuedProp<I64Prop, "3">:$d, UnitProp:$u, StrAttr:$s, OptionalAttr<I64Attr>:$o);
        let assemblyFormat = "$i `rest` prop-dict attr-dict";
    }

    // Regions and successors.

    def MarkOp : Rt_Op<"mark"> { let assemblyFormat = "attr-dict"; }
    def StopOp : Rt_Op<"stop", [Terminator]> { let assemblyFormat = "attr-dict"; }
    def RegionsOp : Rt_Op<"regions"> {
        let regions = (region AnyRegion:$a, AnyRegion:$b);
        let assemblyFormat = "$a (`b` $b^)? attr-dict-with-keyword";
    }
    def ImpliedOp : Rt_Op<"implied", [SingleBlockImplicitTerminator<"StopOp">]> {
        let regions = (region SizedRegion<1>:$a);
        let arguments = (ins Optional<I32>:$n);
        let assemblyFormat = "(`n` $n^)? $a attr-dict";
    }
    def ListsOp : Rt_Op<"lists"> {
        let regions = (region AnyRegion:$a, VariadicRegion<AnyRegion>:$b);
        let assemblyFormat = "$a `and` `[` $b `]` attr-dict";
    }
    def EveryOp : Rt_Op<"every"> {
        let regions = (region AnyRegion:$a, VariadicRegion<AnyRegion>:$b);
        let assemblyFormat = "attr-dict-with-keyword `:` regions";
    }
    def JumpOp : Rt_Op<"jump", [Terminator]> {
        let arguments = (ins Variadic<AnyType>:$a);
        let successors = (successor AnySuccessor:$to, VariadicSuccessor<AnySuccessor>:$others);
        let assemblyFormat = "$to (`(` $a^ `:` type($a) `)`)? `or` `[` $others `]` attr-dict";
    }
    def GotoOp : Rt_Op<"goto", [Terminator]> {
        let successors = (successor AnySuccessor:$to, AnySuccessor:$other);
        let assemblyFormat = "successors attr-dict";
    }

    // Custom directives, and white space.

    def CustomOp : Rt_Op<"custom", [AttrSizedOperandSegments]> {
        let arguments = (ins I64Attr:$i, Variadic<AnyType>:$a, Optional<AnyType>:$b, OptionalAttr<I64Attr>:$o);
        let assemblyFormat = "`<` custom<Number>($i) `>` custom<Values>($a, type($a)) (custom<Maybe>($b, type($b), ref($i))^ `end`)? (custom<Option>($o)^)? `done` attr-dict";
    }
    def SpacesOp : Rt_Op<"spaces"> {
        let arguments = (ins I64Attr:$i, I64Attr:$j, UnitAttr:$u);
        let assemblyFormat = "`` `<` $i `` `:` `` $j `>` ` ` (`u` `` `:` $u^)? `\\n` `end` attr-dict";
    }
}

fn parse_number(p: &mut OpParser<'_, '_>) -> Parsed<Attribute> {
    p.parse_attribute(Some(&Type::i64()))
}

fn print_number(p: &mut OpPrinter<'_>, _: impl Op, number: &Attribute) {
    p.print_attribute_without_type(number);
}

/// `(%a : i32, %b : i64)`
fn parse_values(p: &mut OpParser<'_, '_>) -> Parsed<(Vec<UnresolvedOperand>, Vec<Type>)> {
    let (mut operands, mut types) = (Vec::new(), Vec::new());
    p.parse_l_paren()?;
    while !p.parse_optional_r_paren() {
        if !operands.is_empty() {
            p.parse_comma()?;
        }
        operands.push(p.parse_operand()?);
        p.parse_colon()?;
        types.push(p.parse_type()?);
    }
    Ok((operands, types))
}

fn print_values<'t>(
    p: &mut OpPrinter<'_>,
    _: impl Op,
    values: &[Value],
    types: impl Iterator<Item = &'t Type>,
) {
    p.write_byte(b'(');
    for (at, (value, ty)) in values.iter().zip(types).enumerate() {
        if at != 0 {
            p.write(", ");
        }
        p.print_operand(*value);
        p.write(" : ");
        p.print_type(ty);
    }
    p.write_byte(b')');
}

type MaybeValue = (Option<UnresolvedOperand>, Option<Type>);

/// `%a of 5 : i32`
fn parse_maybe(p: &mut OpParser<'_, '_>, number: &Attribute) -> Parsed<Option<MaybeValue>> {
    let Some(operand) = p.parse_optional_operand()? else {
        return Ok(None);
    };
    p.parse_keyword("of")?;
    let offset = p.offset();
    if p.parse_attribute(Some(&Type::i64()))? != *number {
        return Err(p.emit_error(offset, "expected the same number"));
    }
    p.parse_colon()?;
    Ok(Some((Some(operand), Some(p.parse_type()?))))
}

fn print_maybe(
    p: &mut OpPrinter<'_>,
    _: impl Op,
    value: Option<Value>,
    ty: Option<&Type>,
    number: &Attribute,
) {
    if let (Some(value), Some(ty)) = (value, ty) {
        p.print_operand(value);
        p.write(" of ");
        p.print_attribute_without_type(number);
        p.write(" : ");
        p.print_type(ty);
    }
}

/// `number 5`
fn parse_option(p: &mut OpParser<'_, '_>) -> Parsed<Option<Attribute>> {
    if !p.parse_optional_keyword("number") {
        return Ok(None);
    }
    parse_number(p).map(Some)
}

fn print_option(p: &mut OpPrinter<'_>, op: impl Op, number: Option<&Attribute>) {
    if let Some(number) = number {
        p.write("number ");
        print_number(p, op, number);
    }
}
