"""Modules made at random for passes that need programs of a certain kind."""
from canonicalize_mlir import ALL, Function


def fusible(choose):
    """Parallel loops that follow each other, many with the same bounds."""
    f = Function(choose, ["parallel", "if_"], False)
    scope = [("%a0", "i1", "plain"), ("%a2", "i32", "plain"), ("%a4", "index", "plain"), ("%a5", "index", "plain")]
    spaces = []
    for _ in range(2):
        rank = choose.choice([1, 1, 2])
        spaces.append([[choose.choice(["%a4", "%a5"]) for _ in range(rank)] for _ in range(3)])
    for _ in range(choose.randrange(2, 6)):
        kind = choose.random()
        if kind < 0.1:
            f.use(2, scope)
        elif kind < 0.3:
            f.constant(2, scope, "i32")
        elif kind < 0.4:
            name = f.fresh()
            f.line(2, f"{name} = arith.addi %a2, %a2 : i32")
            scope.append((name, "i32", "plain"))
        elif kind < 0.5:
            f.if_(2, scope, 2)
        lower, upper, step = choose.choice(spaces)
        types = ["i32"] * choose.choice([0, 0, 1, 2])
        inits = f.values(2, scope, types)
        variables = [f.fresh() for _ in lower]
        init = f" init ({', '.join(inits)})" if types else ""
        name = f.start(2, types, f"scf.parallel ({', '.join(variables)}) = ({', '.join(lower)}) to "
                                 f"({', '.join(upper)}) step ({', '.join(step)}){init}{f.arrow(types)} {{")
        inner = [*scope, *((variable, "index", "plain") for variable in variables)]
        f.body(3, inner, 2 if choose.random() < 0.8 else 1)
        if types:
            values = f.values(3, inner, types)
            f.line(3, f"scf.reduce({', '.join(values)} : {', '.join(types)}) {{")
            for number in range(len(types)):
                a, b, made = f.fresh(), f.fresh(), f.fresh()
                f.line(3, ("}, {" if number else "") + f"^bb0({a}: i32, {b}: i32):")
                f.line(4, f'{made} = "t.reduce"({a}, {b}) : (i32, i32) -> i32')
                f.line(4, f"scf.reduce.return {choose.choice([a, b, made, made])} : i32")
            f.line(3, "}")
        f.line(2, "}")
        f.define(scope, name, types)
    return finish(f, scope)


def finish(f, scope):
    values = f.values(2, scope, ["i32"])
    f.end(2, "return", values, ["i32"])
    lines = "".join(f"{line}\n" for line in f.lines)
    return ("module {\n  func.func @f(%a0: i1, %a2: i32, %a4: index, %a5: index) -> i32 {\n"
            f"{lines}  }}\n}}\n")


def tiled(choose):
    """Parallel loops, most with constant bounds."""
    return Function(choose, ["parallel", "parallel", "for_", "if_"], False).text()


def ranges(choose):
    """Loops whose variables are added to and multiplied."""
    f = Function(choose, ["for_", "if_"], False)
    scope = [("%a0", "i1", "plain"), ("%a2", "i32", "plain"), ("%a4", "index", "plain"), ("%a5", "index", "plain")]
    depth, closing = 2, []
    for _ in range(choose.randrange(1, 4)):
        ty, inner = choose.choice([("index", "%a4"), ("i32", "%a2")])
        variable = f.fresh()
        suffix = "" if ty == "index" else " : i32"
        unsigned = "unsigned " if choose.random() < 0.2 else ""
        bounds = [f.pick(depth, scope, ty) for _ in range(3)]
        f.line(depth, f"scf.for {unsigned}{variable} = {bounds[0]} to {bounds[1]} step {bounds[2]}{suffix} {{")
        closing.append("  " * depth + "}")
        depth += 1
        value = variable
        for _ in range(choose.randrange(4)):
            kind = choose.random()
            other = inner if kind < 0.7 else f.opaque(depth, [], ty) if kind < 0.8 else value
            name = f.fresh()
            op = choose.choice(["addi", "muli", "muli", "addi", "subi"] if kind < 0.9 else ["subi"])
            pair = [value, other] if choose.random() < 0.7 else [other, value]
            flags = " overflow<nsw>" if choose.random() < 0.2 else ""
            f.line(depth, f"{name} = arith.{op} {pair[0]}, {pair[1]}{flags} : {ty}")
            value = name
        f.line(depth, f'"t.use"({value}) : ({ty}) -> ()')
        if choose.random() < 0.3:
            f.line(depth, f'"t.use"({variable}) : ({ty}) -> ()')
        scope = [*scope, (variable, ty, "plain"), (value, ty, "plain")]
        f.body(depth, list(scope), 2)
    f.lines += reversed(closing)
    return finish(f, scope[:4])


def graph(choose):
    """A graph of blocks, all of them reachable, some with operations that have regions."""
    f = Function(choose, choose.choice([[], [], ["if_"], ["execute_region", "if_"]]), True)
    scope = [("%a0", "i1", "plain"), ("%a2", "i32", "plain"), ("%a4", "index", "plain"), ("%a5", "index", "plain")]
    count = choose.choice([2, 3, 4, 4, 5, 6, 8])
    f.blocks = count
    arguments = [[(f.fresh(), choose.choice(["i32", "i32", "i1"])) for _ in range(choose.choice([0, 0, 1, 2]))]
                 for _ in range(count)]
    # Each block after the first one is a successor of one before it.
    successors = [[] for _ in range(count)]
    for number in range(1, count):
        successors[choose.choice([number - 1, choose.randrange(number)])].append(number)
    for number in range(count):
        for _ in range(choose.choice([0, 0, 1, 1, 2])):
            if count > 1 and len(successors[number]) < 4:
                back = choose.random() < 0.35
                target = choose.randrange(1, count) if back else choose.randrange(min(number + 1, count - 1), count)
                successors[number].append(max(target, 1))
        choose.shuffle(successors[number])
    f.body(2, scope, 2)
    for number in range(count):
        inner = list(scope)
        if number:
            shown = ", ".join(f"{name}: {ty}" for name, ty in arguments[number])
            f.line(1, f"^bb{number}({shown}):" if shown else f"^bb{number}:")
            inner += [(name, ty, "plain") for name, ty in arguments[number]]
            f.body(2, inner, 2)
        targets = []
        for target in successors[number]:
            plain = [value for value in inner if "#" not in value[0]]
            values = [f.pick(2, plain, ty) for _, ty in arguments[target]]
            types = ", ".join(ty for _, ty in arguments[target])
            targets.append(f"^bb{target}({', '.join(values)} : {types})" if values else f"^bb{target}")
        if not targets:
            if choose.random() < 0.1:
                f.line(2, "ub.unreachable")
            else:
                f.end(2, "return", [f.pick(2, inner, "i32")], ["i32"])
        elif len(targets) == 1:
            f.line(2, f"cf.br {targets[0]}")
        elif len(targets) == 2 and choose.random() < 0.8:
            f.line(2, f"cf.cond_br {f.pick(2, inner, 'i1')}, {', '.join(targets)}")
        else:
            cases = choose.sample([0, 1, 2, 3, -1, 10], len(targets) - 1)
            shown = [f"default: {targets[0]}", *(f"{case}: {target}" for case, target in zip(cases, targets[1:]))]
            f.line(2, f"cf.switch {f.pick(2, inner, 'i32')} : i32, [{', '.join(shown)}]")
    lines = "".join(f"{line}\n" for line in f.lines)
    return ("module {\n  func.func @f(%a0: i1, %a2: i32, %a4: index, %a5: index) -> i32 {\n"
            f"{lines}  }}\n}}\n")


INTEGERS = ["i1", "i8", "i32", "i64", "index", "vector<4xi32>", "tensor<3xi8>", "vector<[4]xi16>"]
FLOATS = ["f16", "bf16", "f32", "f64", "f8E8M0FNU", "f4E2M1FN", "f8E5M2"]
WIDTH = {"f16": 16, "bf16": 16, "f32": 32, "f64": 64, "f8E8M0FNU": 8, "f4E2M1FN": 4, "f8E5M2": 8}
SHAPES = ["{}", "{}", "vector<4x{}>", "tensor<3x{}>", "vector<[2]x{}>"]


def arithmetic(choose):
    """Operations of arith on values of many types; many of them fold."""
    lines, number, scope = [], 0, {}

    def fresh():
        nonlocal number
        number += 1
        return f"%v{number}"

    def value(ty):
        found = scope.setdefault(ty, [])
        if found and choose.random() < 0.8:
            return choose.choice(found)
        name = fresh()
        if ty in ("i1", "i8", "i32", "i64", "index") and choose.random() < 0.6:
            constant = choose.choice(["true", "false"]) if ty == "i1" else choose.choice([-1, 0, 1, 2, 7, 127])
            lines.append(f"    {name} = arith.constant {constant}" + ("" if ty == "i1" else f" : {ty}"))
        elif ty in ("f32", "bf16", "f64") and choose.random() < 0.3:
            lines.append(f"    {name} = arith.constant {choose.choice(['3.0', '1.0', '-2.5', '1.5e10'])} : {ty}")
        else:
            lines.append(f'    {name} = "t.make"() : () -> {ty}')
        found.append(name)
        return name

    def define(text, ty):
        name = fresh()
        lines.append(f"    {name} = {text}")
        scope.setdefault(ty, []).append(name)

    for _ in range(choose.randrange(3, 12)):
        kind = choose.random()
        flags = choose.choice(["", "", " fastmath<nnan>", " fastmath<fast>"])
        if kind < 0.45:
            ty = choose.choice(INTEGERS)
            op = choose.choice(["ceildivsi", "ceildivui", "floordivsi", "maxsi", "maxui", "minsi", "minui",
                                "addi", "divsi"])
            define(f"arith.{op} {value(ty)}, {value(ty)} : {ty}", ty)
        elif kind < 0.6:
            ty = choose.choice(SHAPES).format(choose.choice(["f16", "bf16", "f32", "f64"]))
            op = choose.choice(["maximumf", "minimumf", "maxnumf", "minnumf"])
            define(f"arith.{op} {value(ty)}, {value(ty)}{flags} : {ty}", ty)
        elif kind < 0.9:
            shape, (a, b) = choose.choice(SHAPES), choose.sample(FLOATS, 2)
            if WIDTH[a] == WIDTH[b]:
                continue
            narrow, wide = (a, b) if WIDTH[a] < WIDTH[b] else (b, a)
            narrow, wide = shape.format(narrow), shape.format(wide)
            if choose.random() < 0.5:
                define(f"arith.extf {value(narrow)}{flags} : {narrow} to {wide}", wide)
            else:
                mode = choose.choice(["", "", "", "", "", "", " to_nearest_even"])
                define(f"arith.truncf {value(wide)}{mode}{flags} : {wide} to {narrow}", narrow)
        elif kind < 0.97:
            shape = choose.choice(SHAPES)
            narrow, wide = shape.format("f4E2M1FN"), shape.format(choose.choice(["f16", "bf16", "f32"]))
            scale = shape.format(choose.choice(["f8E8M0FNU", "f8E8M0FNU", "f32", "bf16", "f8E5M2"]))
            if choose.random() < 0.5:
                define(f"arith.scaling_extf {value(narrow)}, {value(scale)}{flags} : {narrow}, {scale} to {wide}", wide)
            else:
                define(f"arith.scaling_truncf {value(wide)}, {value(scale)}{flags} : {wide}, {scale} to {narrow}",
                       narrow)
        else:
            condition, true, name = value("i1"), fresh(), fresh()
            lines.append(f"    {true} = arith.constant true")
            lines.append(f"    {name} = arith.xori {condition}, {true} : i1")
            a, b = value("i32"), value("i32")
            define(f"scf.if {name} -> (i32) {{\n      scf.yield {a} : i32\n    }} else {{\n"
                   f"      scf.yield {b} : i32\n    }}", "i32")
    for ty, names in scope.items():
        lines.append(f'    "t.use"({", ".join(names)}) : ({", ".join(ty for _ in names)}) -> ()')
    return "module {\n  func.func @f() {\n" + "".join(f"{line}\n" for line in lines) + "    return\n  }\n}\n"


def duplicates(choose):
    """Functions that are often equal, with calls between them."""
    names = [f"f{number}" for number in range(choose.randrange(2, 7))]

    def body(depth):
        pad, kind = "  " * depth, choose.randrange(7)
        if kind == 0:
            return f"{pad}return %a : i32\n"
        if kind == 1:
            return f"{pad}%b = arith.addi %a, %a : i32\n{pad}return %b : i32\n"
        if kind == 2:
            return f"{pad}%b = call @{choose.choice(names)}(%a) : (i32) -> i32\n{pad}return %b : i32\n"
        if kind == 3:
            op = choose.choice(["addi", "muli"])
            return f"{pad}%b = arith.constant {choose.choice([1, 1, 2])} : i32\n{pad}%c = arith.{op} %a, %b : i32\n{pad}return %c : i32\n"
        if kind == 4:
            return (f"{pad}%c = \"t.c\"(%a) : (i32) -> i1\n{pad}cf.cond_br %c, ^bb1, ^bb2\n{pad[2:]}^bb1:\n"
                    f"{pad}return %a : i32\n{pad[2:]}^bb2:\n{pad}return %{choose.choice('aa')} : i32\n")
        if kind == 5:
            return f"{pad}%b = \"t.r\"(%a) ({{\n{pad}  \"t.e\"(%a) : (i32) -> ()\n{pad}}}) : (i32) -> i32\n{pad}return %b : i32\n"
        return (f"{pad}%f = func.constant @{choose.choice(names)} : (i32) -> i32\n"
                f"{pad}%b = call_indirect %f(%a) : (i32) -> i32\n{pad}return %b : i32\n")

    def function(name, depth):
        pad = "  " * depth
        if choose.random() < 0.1:
            return f"{pad}func.func private @{name}(i32) -> i32\n"
        visibility = choose.choice(["", "", "", "private ", "nested "])
        note = choose.choice([""] * 5 + [" attributes {t.n = 1}", " attributes {no_inline}"])
        argument = choose.choice(["%a: i32"] * 5 + ["%a: i32 {t.n}"])
        return f"{pad}func.func {visibility}@{name}({argument}) -> i32{note} {{\n{body(depth + 1)}{pad}}}\n"

    text = "".join(function(name, 1) for name in names)
    if choose.random() < 0.3:
        text += f'  "t.use"() {{s = @{choose.choice(names)}}} : () -> ()\n'
    return f"module {{\n{text}}}\n"
