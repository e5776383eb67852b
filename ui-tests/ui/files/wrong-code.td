def Toy : Dialect {
  let name = "toy";
  let extraClassDeclaration = [{ pub fn answer() -> i32 { "forty-two" } }];
}

def Small : Type<CPred<"$_self.is_small()">, "small">;
def isTiny : TypeConstraint<CPred<"$_self.is_tiny()">, "tiny">;

def AOp : Op<Toy, "a"> {
  let arguments = (ins Small:$value, DefaultValuedAttr<I64Attr, "count()">:$count);
  let builders = [OpBuilder<(ins "Unknown":$width), [{
    let ty = width.bits();
    Self::build($_builder, $_loc, ty)
  }]>];
  let extraClassDeclaration = [{
    pub fn width(self, ir: &Ir) -> Unknown {
      self.value(ir).width()
    }
  }];
}

def Sized : OpInterface<"Sized"> {
  let methods = [InterfaceMethod<"", "i64", "size", (ins), "", [{ $_op.count_all() }]>];
}
