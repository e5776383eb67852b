func.func @f() -> (i32, f32, vector<4xi64>, tensor<?xf32>, memref<4xi32>, complex<f32>, none, tuple<i32>) {
  %0 = ub.poison : i32
  %1 = ub.poison <#ub.poison> : f32
  %2 = ub.poison {a = 1 : i32} : vector<4xi64>
  %3 = "ub.poison"() : () -> tensor<?xf32>
  %4 = "ub.poison"() <{value = #ub.poison}> : () -> memref<4xi32>
  %5 = "ub.poison"() {value = #ub.poison} : () -> complex<f32>
  %6 = ub.poison : none
  %7 = ub.poison : tuple<i32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, f32, vector<4xi64>, tensor<?xf32>, memref<4xi32>, complex<f32>, none, tuple<i32>
}

// -----

func.func @f() {
  ub.unreachable
}

// -----

func.func @f() {
  ub.unreachable {a = #ub.poison, b = #ub<poison>}
}

// -----

func.func @f(%c: i1) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  ub.unreachable
^b:
  %0 = ub.poison : i32
  return %0 : i32
}

// -----

%0 = ub.poison

// -----

%0 = ub.poison <> : i32

// -----

%0 = ub.poison <4 : i32> : i32

// -----

%0 = ub.poison <#ub.poison : i32

// -----

%0 = ub.poison <#ub.frozen> : i32

// -----

"t.a"() {x = #ub.poison<>} : () -> ()

// -----

"t.a"() {x = #ub.poison : i32} : () -> ()

// -----

%0 = "ub.poison"() <{value = 1 : i32}> : () -> i32

// -----

%0 = "ub.poison"() <{values = #ub.poison}> : () -> i32

// -----

%0:2 = "ub.poison"() : () -> (i32, i32)

// -----

"ub.poison"() : () -> ()

// -----

%a = "t.x"() : () -> i32
%0 = "ub.poison"(%a) : (i32) -> i32

// -----

%0 = "ub.poison"() ({}) : () -> i32

// -----

func.func @f() {
  ub.unreachable
  return
}

// -----

func.func @f() -> i32 {
  %0 = "ub.unreachable"() : () -> i32
}

// -----

func.func @f(%a: i32) {
  "ub.unreachable"(%a) : (i32) -> ()
}

// -----

func.func @f() {
  "ub.unreachable"() [^a] : () -> ()
^a:
  return
}

// -----

%0 = ub.freeze : i32

// -----

ub.unreachable : i32
