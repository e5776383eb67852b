"""Functions made at random for folding_mlir.py: operations of index, math and complex, and of arith on poison."""

INDEX_WIDTHS = [1, 8, 31, 32, 33, 48, 63, 64, 65, 128]
# Exponent bits, mantissa bits and sign bits of the formats; mantissa bits are those that are stored.
FORMATS = {
    "f16": (5, 10), "bf16": (8, 7), "f32": (8, 23), "f64": (11, 52), "f80": (15, 64), "f128": (15, 112),
    "tf32": (8, 10), "f8E5M2": (5, 2), "f8E4M3": (4, 3), "f8E3M4": (3, 4), "f8E4M3FN": (4, 3),
    "f8E5M2FNUZ": (5, 2), "f8E4M3FNUZ": (4, 3), "f8E4M3B11FNUZ": (4, 3), "f4E2M1FN": (2, 1), "f6E2M3FN": (2, 3),
    "f6E3M2FN": (3, 2),
}
HOST = ["f32", "f64"]
# Formats without NaN: mlir-opt makes NaN, of which zero is left when it is written down.
WITHOUT_NAN = ["f4E2M1FN", "f6E2M3FN", "f6E3M2FN"]
# Formats that lack the power of two with which mlir-opt rounds: the results there are NaN or zero.
WITHOUT_ROUNDING = ["f8E3M4", "f6E2M3FN"]
FAST_MATH = ["", "", "", " fastmath<nnan>", " fastmath<fast>"]


class Body:
    """The arguments and the operations of a function."""

    def __init__(self, choose, name):
        self.choose, self.name, self.lines, self.count, self.arguments = choose, name, [], 0, []

    def new(self):
        self.count += 1
        return f"%{self.count}"

    def argument(self, ty):
        name = f"%a{len(self.arguments)}"
        self.arguments.append(f"{name}: {ty}")
        return name

    def add(self, text):
        name = self.new()
        self.lines.append(f"{name} = {text}")
        return name

    def text(self):
        results = self.body()
        types = ", ".join(ty for _, ty in results)
        values = ", ".join(value for value, _ in results)
        lines = "".join(f"    {line}\n" for line in [*self.lines, f"return {values} : {types}" if results else "return"])
        return f"  func.func @{self.name}({', '.join(self.arguments)}) -> ({types}) {{\n{lines}  }}\n"


class IndexFunction(Body):
    """Numbers near those where targets of 32 and of 64 bits differ."""

    BINARY = ["add", "sub", "mul", "divs", "divu", "ceildivs", "ceildivu", "floordivs", "rems", "remu", "maxs", "maxu",
              "mins", "minu", "shl", "shrs", "shru", "and", "or", "xor"]
    ASSOCIATIVE = ["add", "mul", "maxs", "maxu", "mins", "minu", "and", "or", "xor"]
    PREDICATES = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]

    def number(self):
        near = self.choose.choice([0, 0, 0, 31, 32, 64, 1 << 31, 1 << 32, 1 << 63, -(1 << 31), -(1 << 32)])
        kind = self.choose.random()
        if kind < 0.6:
            value = near + self.choose.randint(-2, 2)
        elif kind < 0.8:
            value = self.choose.getrandbits(64)
        else:
            value = self.choose.randint(-100, 100)
        return (value + (1 << 63)) % (1 << 64) - (1 << 63)

    def constant(self):
        if self.choose.random() < 0.1:
            return self.add(f"arith.constant {self.number()} : index")
        return self.add("ub.poison : index" if self.choose.random() < 0.05 else f"index.constant {self.number()}")

    def operand(self, known, constants=0.7):
        if known and self.choose.random() < 0.3:
            return self.choose.choice(known)
        return self.constant() if self.choose.random() < constants else self.argument("index")

    def body(self):
        known, results = [], []
        for _ in range(self.choose.choice([1, 1, 2, 3])):
            kind = self.choose.random()
            if kind < 0.5:
                a = self.operand(known)
                b = self.operand([*known, a])
                known.append(self.add(f"index.{self.choose.choice(self.BINARY)} {a}, {b}"))
                results.append((known[-1], "index"))
            elif kind < 0.6:
                op = self.choose.choice(self.ASSOCIATIVE)
                inner = self.add(f"index.{op} {self.operand([], 0.2)}, {self.operand([], 0.8)}")
                known.append(self.add(f"index.{op} {inner}, {self.operand([], 0.8)}"))
                results.append((known[-1], "index"))
            elif kind < 0.8:
                self.compared(known, results)
            else:
                self.cast(known, results)
        return results

    def compared(self, known, results):
        kind, predicate = self.choose.random(), self.choose.choice(self.PREDICATES)
        a = self.operand(known)
        b = self.operand([*known, a])
        if kind < 0.4:
            op = self.choose.choice(["maxs", "maxu", "mins", "minu"])
            a = self.add(f"index.{op} {self.argument('index')}, {self.constant()}")
            b = self.constant()
        elif kind < 0.6:
            a, b = self.add(f"index.sub {a}, {b}"), self.add("index.constant 0")
            if self.choose.random() < 0.5:
                a, b = b, a
        results.append((self.add(f"index.cmp {predicate}({a}, {b})"), "i1"))

    def cast(self, known, results):
        op, width = self.choose.choice(["casts", "castu"]), self.choose.choice(INDEX_WIDTHS)
        ty = self.choose.choice(["i", "i", "i", "si", "ui"]) + str(width)
        if self.choose.random() < 0.5:
            value = self.add(f"index.{op} {self.operand(known)} : index to {ty}")
            results.append((value, ty))
            return
        if ty[0] == "i":
            least, number = -(1 << width - 1), self.number()
            number = (number - least) % (1 << width) + least
            constant = f"{number} : {ty}" if width > 1 else self.choose.choice(["true", "false"])
            value = self.add(f"arith.constant {constant}")
        else:
            value = self.argument(ty)
        known.append(self.add(f"index.{op} {value} : {ty} to index"))
        results.append((known[-1], "index"))


def float_bits(choose, element):
    """A float by its bits: zeros, infinities, NaN, numbers near the ends, one, and any."""
    exponent, mantissa = FORMATS[element]
    width = 1 + exponent + mantissa
    sign = choose.choice([0, 0, 1]) << (width - 1)
    top = 1 << (mantissa - 1)
    # The format f80 stores the highest bit of the mantissa.
    whole = top if element == "f80" else 0
    unit = 1 << (mantissa - 1 if whole else mantissa)
    infinity = ((1 << exponent) - 1) << mantissa | whole
    one = ((1 << (exponent - 1)) - 1) << mantissa | whole
    nan = infinity | (top >> 1 if whole else top)
    edges = [0, 0, infinity, nan, infinity - 1 | whole, 1, unit - 1, 1 << mantissa | whole, one, one,
             one + (1 << mantissa), one | top >> 1, one - (1 << mantissa), one + (3 << mantissa) | top >> 2]
    kind = choose.random()
    if kind < 0.35:
        bits = choose.choice(edges)
    elif kind < 0.75:
        # Near one, where functions are neither zero nor infinite.
        spread = min(1 << (exponent - 2), 8)
        field = (1 << (exponent - 1)) - 1 + choose.randint(-spread, spread // 2)
        bits = field << mantissa | choose.getrandbits(mantissa) | whole
    else:
        bits = choose.getrandbits(width - 1) | whole
    if bits > infinity:
        bits = nan
    return f"0x{sign | bits:0{(width + 3) // 4}X}"


class MathFunction(Body):
    FLOAT_UNARY = ["absf", "ceil", "floor", "roundeven", "round", "trunc", "sqrt", "rsqrt", "cbrt", "exp", "exp2", "expm1",
                   "log", "log10", "log1p", "log2", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh",
                   "asinh", "acosh", "atanh", "erf", "erfc"]
    EXACT = ["absf", "ceil", "floor", "roundeven", "round", "trunc"]
    KINDS = ["isfinite", "isinf", "isnan", "isnormal"]
    WIDTHS = [1, 2, 7, 8, 32, 64, 65, 128]

    def __init__(self, choose, name):
        super().__init__(choose, name)
        self.shape = choose.choice(["", "", "", "", "vector<4x{}>", "tensor<2x2x{}>", "tensor<?x{}>", "vector<[4]x{}>"])

    def type(self, element):
        return self.shape.format(element) if self.shape else element

    def constant(self, element, number):
        ty = self.type(element)
        if self.choose.random() < 0.04:
            return self.add(f"ub.poison : {ty}")
        if "?" in ty:
            return self.argument(ty)
        if not self.shape:
            return self.add(f"arith.constant {number()}" + (f" : {ty}" if element != "i1" else ""))
        if "[" in ty or self.choose.random() < 0.4:
            return self.add(f"arith.constant dense<{number()}> : {ty}")
        items = [number() for _ in range(4)]
        text = f"[[{items[0]}, {items[1]}], [{items[2]}, {items[3]}]]" if "2x2" in ty else f"[{', '.join(items)}]"
        return self.add(f"arith.constant dense<{text}> : {ty}")

    def operand(self, element, number, known):
        kind = self.choose.random()
        if known and kind < 0.2:
            return self.choose.choice(known)
        return self.argument(self.type(element)) if kind > 0.92 else self.constant(element, number)

    def body(self):
        return self.integers() if self.choose.random() < 0.3 else self.floats()

    def integers(self):
        width = self.choose.choice([*self.WIDTHS, "index"])
        element, width = ("index", 64) if width == "index" else (f"i{width}", width)
        least, most = -(1 << (width - 1)), (1 << (width - 1)) - 1

        def number():
            if width == 1:
                return self.choose.choice(["true", "false"])
            edges = [0, 1, -1, 2, -2, 3, 7, 10, least, most, least + 1, most - 1]
            value = self.choose.choice(edges) if self.choose.random() < 0.7 else self.choose.randint(least, most)
            return str(min(max(value, least), most))

        known, ty, results = [], self.type(element), []
        for _ in range(self.choose.choice([1, 2])):
            if self.choose.random() < 0.5:
                a, b = self.operand(element, number, known), self.operand(element, number, known)
                known.append(self.add(f"math.ipowi {a}, {b} : {ty}"))
            else:
                op = self.choose.choice(["absi", "ctlz", "cttz", "ctpop"])
                known.append(self.add(f"math.{op} {self.operand(element, number, known)} : {ty}"))
            results.append((known[-1], ty))
        return results

    def floats(self):
        element = self.choose.choice(HOST if self.choose.random() < 0.7 else list(FORMATS))
        number = lambda: float_bits(self.choose, element)
        known, ty, results = [], self.type(element), []
        for _ in range(self.choose.choice([1, 1, 2])):
            kind, flags = self.choose.random(), self.choose.choice(FAST_MATH)
            a = self.operand(element, number, known)
            if kind < 0.12:
                results.append((self.add(f"math.{self.choose.choice(self.KINDS)} {a} : {ty}"), self.type("i1")))
                continue
            if kind < 0.35:
                b = self.operand(element, number, [*known, a])
                op = self.choose.choice(["powf", "copysign", *([] if element in WITHOUT_NAN else ["atan2"])])
                known.append(self.add(f"math.{op} {a}, {b}{flags} : {ty}"))
            elif kind < 0.4:
                b, c = self.operand(element, number, [*known, a]), self.operand(element, number, [*known, a])
                known.append(self.add(f"math.fma {a}, {b}, {c}{flags} : {ty}"))
            else:
                ops = self.FLOAT_UNARY if element in HOST else [*self.FLOAT_UNARY, *5 * self.EXACT]
                rounding = ["ceil", "floor", "roundeven"] if element in WITHOUT_ROUNDING else []
                op = self.choose.choice([op for op in ops if op not in rounding])
                known.append(self.add(f"math.{op} {a}{flags} : {ty}"))
            results.append((known[-1], ty))
        return results


class ComplexFunction(Body):
    UNARY = ["neg", "neg", "conj", "conj", "exp", "exp", "log", "log", "abs", "angle", "sqrt", "sin", "sign", "tanh"]

    def __init__(self, choose, name):
        super().__init__(choose, name)
        self.part = choose.choice(["f16", "f32", "f32", "f64", "bf16"])
        self.complex = f"complex<{self.part}>"

    def real(self):
        numbers = ["0.0", "-0.0", "1.0", "1.0", "-1.0", "2.5", "0x7FC00000" if self.part == "f32" else "0.5"]
        return f"{self.choose.choice(numbers)} : {self.part}"

    def constant(self):
        if self.choose.random() < 0.05:
            return self.add(f"ub.poison : {self.complex}")
        return self.add(f"complex.constant [{self.real()}, {self.real()}] : {self.complex}")

    def number(self, known):
        kind = self.choose.random()
        if known and kind < 0.5:
            return self.choose.choice(known[-5:])
        return self.constant() if kind < 0.75 else self.argument(self.complex)

    def part_of(self, parts):
        if parts and self.choose.random() < 0.6:
            return self.choose.choice(parts[-4:])
        return self.add(f"arith.constant {self.real()}") if self.choose.random() < 0.4 else self.argument(self.part)

    def body(self):
        numbers, parts, others = [], [], []
        for _ in range(self.choose.randint(1, 7)):
            kind, flags = self.choose.random(), self.choose.choice(FAST_MATH)
            if kind < 0.35:
                op = self.choose.choice(["add", "add", "sub", "sub", "mul", "div", "pow", "atan2"])
                a = self.number(numbers)
                b = self.number([*numbers, a])
                if op == "add" and self.choose.random() < 0.3:
                    inner = self.add(f"complex.sub {a}, {b} : {self.complex}")
                    a, b = self.choose.choice([(inner, b), (b, inner), (inner, a)])
                elif op == "sub" and self.choose.random() < 0.3:
                    a = self.add(f"complex.add {a}, {b} : {self.complex}")
                numbers.append(self.add(f"complex.{op} {a}, {b}{flags} : {self.complex}"))
            elif kind < 0.55:
                op = self.choose.choice(self.UNARY)
                value = self.add(f"complex.{op} {self.number(numbers)}{flags} : {self.complex}")
                (parts if op in ["abs", "angle"] else numbers).append(value)
            elif kind < 0.7:
                op, number = self.choose.choice(["re", "im"]), self.number(numbers)
                parts.append(self.add(f"complex.{op} {number} : {self.complex}"))
                if self.choose.random() < 0.3:
                    parts.append(self.add(f"complex.{self.choose.choice(['re', 'im'])} {number} : {self.complex}"))
            elif kind < 0.85:
                numbers.append(self.add(f"complex.create {self.part_of(parts)}, {self.part_of(parts)} : {self.complex}"))
            elif kind < 0.92:
                op = self.choose.choice(["eq", "neq"])
                text = f"complex.{op} {self.number(numbers)}, {self.number(numbers)} : {self.complex}"
                others.append((self.add(text), "i1"))
            else:
                self.bitcasts(numbers, others)
        found = [(value, self.complex) for value in numbers[-3:]] + [(value, self.part) for value in parts[-3:]]
        return found + others

    def bitcasts(self, numbers, others):
        types = {"f16": ["i32", "f32"], "bf16": ["i32", "f32"], "f32": ["i64", "f64"], "f64": ["i128", "f128"]}[self.part]
        value, ty = self.number(numbers), self.complex
        for _ in range(self.choose.randint(1, 4)):
            to = self.choose.choice([other for other in [*types, self.complex] if other != ty])
            dialect = "complex" if self.complex in (ty, to) else "arith"
            value, ty = self.add(f"{dialect}.bitcast {value} : {ty} to {to}"), to
        if ty == self.complex:
            numbers.append(value)
        else:
            others.append((value, ty))
