// with: --canonicalize
func.func @f() -> (tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<7> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<-2> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.add %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f() -> (tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.add %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f() -> (tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.add %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f() -> (tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<1> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.add %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f() -> (tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.add %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f() -> (tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<-2147483648> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<-1> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.add %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f() -> (tensor<4xf32>) {
  %a = "tosa.const"() {values = dense<1.5> : tensor<4xf32>} : () -> tensor<4xf32>
  %b = "tosa.const"() {values = dense<2.25> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.add %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f() -> (tensor<4xf32>) {
  %a = "tosa.const"() {values = dense<0x7FC00000> : tensor<4xf32>} : () -> tensor<4xf32>
  %b = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.add %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f() -> (tensor<4xf32>) {
  %a = "tosa.const"() {values = dense<0.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %b = "tosa.const"() {values = dense<-0.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.add %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f() -> (tensor<4xf32>) {
  %a = "tosa.const"() {values = dense<3.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %b = "tosa.const"() {values = dense<3.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.add %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f(%0: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.add %a, %0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %q = tosa.add %0, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r, %q : tensor<4xi32>, tensor<4xi32>
}

// -----

func.func @f(%0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %a = "tosa.const"() {values = dense<0.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.add %a, %0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %q = tosa.add %0, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r, %q : tensor<4xf32>, tensor<4xf32>
}

// -----

func.func @f(%0: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<1> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.add %a, %0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %q = tosa.add %0, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r, %q : tensor<4xi32>, tensor<4xi32>
}

// -----

func.func @f(%0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %a = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.add %a, %0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %q = tosa.add %0, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r, %q : tensor<4xf32>, tensor<4xf32>
}

// -----

func.func @f() -> (tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<7> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<-2> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.sub %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f() -> (tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.sub %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f() -> (tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.sub %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f() -> (tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<1> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.sub %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f() -> (tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.sub %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f() -> (tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<-2147483648> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<-1> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.sub %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f() -> (tensor<4xf32>) {
  %a = "tosa.const"() {values = dense<1.5> : tensor<4xf32>} : () -> tensor<4xf32>
  %b = "tosa.const"() {values = dense<2.25> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.sub %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f() -> (tensor<4xf32>) {
  %a = "tosa.const"() {values = dense<0x7FC00000> : tensor<4xf32>} : () -> tensor<4xf32>
  %b = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.sub %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f() -> (tensor<4xf32>) {
  %a = "tosa.const"() {values = dense<0.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %b = "tosa.const"() {values = dense<-0.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.sub %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f() -> (tensor<4xf32>) {
  %a = "tosa.const"() {values = dense<3.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %b = "tosa.const"() {values = dense<3.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.sub %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f(%0: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.sub %a, %0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %q = tosa.sub %0, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r, %q : tensor<4xi32>, tensor<4xi32>
}

// -----

func.func @f(%0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %a = "tosa.const"() {values = dense<0.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.sub %a, %0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %q = tosa.sub %0, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r, %q : tensor<4xf32>, tensor<4xf32>
}

// -----

func.func @f(%0: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<1> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.sub %a, %0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %q = tosa.sub %0, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r, %q : tensor<4xi32>, tensor<4xi32>
}

// -----

func.func @f(%0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %a = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.sub %a, %0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %q = tosa.sub %0, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r, %q : tensor<4xf32>, tensor<4xf32>
}

// -----

func.func @f() -> (tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<7> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<-2> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.intdiv %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f() -> (tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.intdiv %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f() -> (tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.intdiv %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f() -> (tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<1> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.intdiv %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f() -> (tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.intdiv %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f() -> (tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<-2147483648> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<-1> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.intdiv %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f(%0: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.intdiv %a, %0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %q = tosa.intdiv %0, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r, %q : tensor<4xi32>, tensor<4xi32>
}

// -----

func.func @f(%0: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<1> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.intdiv %a, %0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %q = tosa.intdiv %0, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r, %q : tensor<4xi32>, tensor<4xi32>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<7> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<-2> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.greater %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.greater %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.greater %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<1> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.greater %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.greater %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<-2147483648> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<-1> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.greater %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<1.5> : tensor<4xf32>} : () -> tensor<4xf32>
  %b = "tosa.const"() {values = dense<2.25> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.greater %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<0x7FC00000> : tensor<4xf32>} : () -> tensor<4xf32>
  %b = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.greater %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<0.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %b = "tosa.const"() {values = dense<-0.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.greater %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<3.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %b = "tosa.const"() {values = dense<3.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.greater %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f(%0: tensor<4xi32>) -> (tensor<4xi1>, tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.greater %a, %0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %q = tosa.greater %0, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %r, %q : tensor<4xi1>, tensor<4xi1>
}

// -----

func.func @f(%0: tensor<4xf32>) -> (tensor<4xi1>, tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<0.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.greater %a, %0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %q = tosa.greater %0, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %r, %q : tensor<4xi1>, tensor<4xi1>
}

// -----

func.func @f(%0: tensor<4xi32>) -> (tensor<4xi1>, tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<1> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.greater %a, %0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %q = tosa.greater %0, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %r, %q : tensor<4xi1>, tensor<4xi1>
}

// -----

func.func @f(%0: tensor<4xf32>) -> (tensor<4xi1>, tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.greater %a, %0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %q = tosa.greater %0, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %r, %q : tensor<4xi1>, tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<7> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<-2> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.greater_equal %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.greater_equal %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.greater_equal %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<1> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.greater_equal %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.greater_equal %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<-2147483648> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<-1> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.greater_equal %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<1.5> : tensor<4xf32>} : () -> tensor<4xf32>
  %b = "tosa.const"() {values = dense<2.25> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.greater_equal %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<0x7FC00000> : tensor<4xf32>} : () -> tensor<4xf32>
  %b = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.greater_equal %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<0.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %b = "tosa.const"() {values = dense<-0.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.greater_equal %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<3.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %b = "tosa.const"() {values = dense<3.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.greater_equal %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f(%0: tensor<4xi32>) -> (tensor<4xi1>, tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.greater_equal %a, %0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %q = tosa.greater_equal %0, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %r, %q : tensor<4xi1>, tensor<4xi1>
}

// -----

func.func @f(%0: tensor<4xf32>) -> (tensor<4xi1>, tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<0.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.greater_equal %a, %0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %q = tosa.greater_equal %0, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %r, %q : tensor<4xi1>, tensor<4xi1>
}

// -----

func.func @f(%0: tensor<4xi32>) -> (tensor<4xi1>, tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<1> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.greater_equal %a, %0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %q = tosa.greater_equal %0, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %r, %q : tensor<4xi1>, tensor<4xi1>
}

// -----

func.func @f(%0: tensor<4xf32>) -> (tensor<4xi1>, tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.greater_equal %a, %0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %q = tosa.greater_equal %0, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %r, %q : tensor<4xi1>, tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<7> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<-2> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.equal %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.equal %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.equal %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<1> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.equal %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.equal %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<-2147483648> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<-1> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.equal %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<1.5> : tensor<4xf32>} : () -> tensor<4xf32>
  %b = "tosa.const"() {values = dense<2.25> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.equal %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<0x7FC00000> : tensor<4xf32>} : () -> tensor<4xf32>
  %b = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.equal %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<0.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %b = "tosa.const"() {values = dense<-0.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.equal %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<3.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %b = "tosa.const"() {values = dense<3.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.equal %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f(%0: tensor<4xi32>) -> (tensor<4xi1>, tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.equal %a, %0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %q = tosa.equal %0, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %r, %q : tensor<4xi1>, tensor<4xi1>
}

// -----

func.func @f(%0: tensor<4xf32>) -> (tensor<4xi1>, tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<0.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.equal %a, %0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %q = tosa.equal %0, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %r, %q : tensor<4xi1>, tensor<4xi1>
}

// -----

func.func @f(%0: tensor<4xi32>) -> (tensor<4xi1>, tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<1> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.equal %a, %0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %q = tosa.equal %0, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %r, %q : tensor<4xi1>, tensor<4xi1>
}

// -----

func.func @f(%0: tensor<4xf32>) -> (tensor<4xi1>, tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.equal %a, %0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %q = tosa.equal %0, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %r, %q : tensor<4xi1>, tensor<4xi1>
}

// -----

func.func @f(%0: tensor<4xi32>, %1: tensor<4xf32>) -> (tensor<4xi1>, tensor<4xi1>) {
  %r = tosa.equal %0, %0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %q = tosa.equal %1, %1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %r, %q : tensor<4xi1>, tensor<4xi1>
}

// -----

func.func @f(%0: tensor<?xi32>) -> (tensor<?xi1>) {
  %r = tosa.equal %0, %0 : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
  return %r : tensor<?xi1>
}

// -----

func.func @f(%0: tensor<1x4xf32>) -> (tensor<3x4xf32>) {
  %a = "tosa.const"() {values = dense<0.0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
  %r = tosa.add %0, %a : (tensor<1x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// -----

func.func @f(%0: tensor<?x4xf32>) -> (tensor<?x4xf32>) {
  %a = "tosa.const"() {values = dense<0.0> : tensor<1x4xf32>} : () -> tensor<1x4xf32>
  %r = tosa.sub %0, %a : (tensor<?x4xf32>, tensor<1x4xf32>) -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

// -----

func.func @f(%0: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<7> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<3> : tensor<4xi32>} : () -> tensor<4xi32>
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %q = tosa.mul %a, %0, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %p = tosa.mul %0, %a, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  return %r, %q, %p : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}

// -----

func.func @f(%0: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<1> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<9> : tensor<4xi32>} : () -> tensor<4xi32>
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %q = tosa.mul %a, %0, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %p = tosa.mul %0, %a, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  return %r, %q, %p : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}

// -----

func.func @f(%0: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<9> : tensor<4xi32>} : () -> tensor<4xi32>
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %q = tosa.mul %a, %0, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %p = tosa.mul %0, %a, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  return %r, %q, %p : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}

// -----

func.func @f(%0: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<1000> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<-7> : tensor<4xi32>} : () -> tensor<4xi32>
  %s = "tosa.const"() {values = dense<4> : tensor<1xi8>} : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %q = tosa.mul %a, %0, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %p = tosa.mul %0, %a, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  return %r, %q, %p : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}

// -----

func.func @f(%0: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<16> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %s = "tosa.const"() {values = dense<4> : tensor<1xi8>} : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %q = tosa.mul %a, %0, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %p = tosa.mul %0, %a, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  return %r, %q, %p : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}

// -----

func.func @f(%0: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<2147483647> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<2147483647> : tensor<4xi32>} : () -> tensor<4xi32>
  %s = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %q = tosa.mul %a, %0, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %p = tosa.mul %0, %a, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  return %r, %q, %p : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}

// -----

func.func @f(%0: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<-5> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<3> : tensor<4xi32>} : () -> tensor<4xi32>
  %s = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %q = tosa.mul %a, %0, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %p = tosa.mul %0, %a, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  return %r, %q, %p : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}

// -----

func.func @f(%0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %a = "tosa.const"() {values = dense<1.5> : tensor<4xf32>} : () -> tensor<4xf32>
  %b = "tosa.const"() {values = dense<2.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  %q = tosa.mul %a, %0, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  %p = tosa.mul %0, %a, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  return %r, %q, %p : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

func.func @f(%0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %a = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %b = "tosa.const"() {values = dense<7.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  %q = tosa.mul %a, %0, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  %p = tosa.mul %0, %a, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  return %r, %q, %p : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

func.func @f(%0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %a = "tosa.const"() {values = dense<0.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %b = "tosa.const"() {values = dense<7.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  %q = tosa.mul %a, %0, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  %p = tosa.mul %0, %a, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  return %r, %q, %p : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

func.func @f(%0: tensor<4xi16>) -> (tensor<4xi16>, tensor<4xi16>, tensor<4xi16>) {
  %a = "tosa.const"() {values = dense<7> : tensor<4xi16>} : () -> tensor<4xi16>
  %b = "tosa.const"() {values = dense<3> : tensor<4xi16>} : () -> tensor<4xi16>
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<4xi16>, tensor<4xi16>, tensor<1xi8>) -> tensor<4xi16>
  %q = tosa.mul %a, %0, %s : (tensor<4xi16>, tensor<4xi16>, tensor<1xi8>) -> tensor<4xi16>
  %p = tosa.mul %0, %a, %s : (tensor<4xi16>, tensor<4xi16>, tensor<1xi8>) -> tensor<4xi16>
  return %r, %q, %p : tensor<4xi16>, tensor<4xi16>, tensor<4xi16>
}

// -----

func.func @f(%0: tensor<4xi32>, %s: tensor<1xi8>) -> (tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<1> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.mul %0, %a, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f() -> (tensor<4xf16>) {
  %a = "tosa.const"() {values = dense<1.5> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.cast %a : (tensor<4xf32>) -> tensor<4xf16>
  return %r : tensor<4xf16>
}

// -----

func.func @f() -> (tensor<4xf16>) {
  %a = "tosa.const"() {values = dense<1.0e10> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.cast %a : (tensor<4xf32>) -> tensor<4xf16>
  return %r : tensor<4xf16>
}

// -----

func.func @f() -> (tensor<4xbf16>) {
  %a = "tosa.const"() {values = dense<0.1> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.cast %a : (tensor<4xf32>) -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}

// -----

func.func @f() -> (tensor<4xf32>) {
  %a = "tosa.const"() {values = dense<-7> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.cast %a : (tensor<4xi32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f() -> (tensor<4xf32>) {
  %a = "tosa.const"() {values = dense<200> : tensor<4xui8>} : () -> tensor<4xui8>
  %r = tosa.cast %a : (tensor<4xui8>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f() -> (tensor<4xf32>) {
  %a = "tosa.const"() {values = dense<true> : tensor<4xi1>} : () -> tensor<4xi1>
  %r = tosa.cast %a : (tensor<4xi1>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f() -> (tensor<4xi8>) {
  %a = "tosa.const"() {values = dense<2.5> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.cast %a : (tensor<4xf32>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// -----

func.func @f() -> (tensor<4xi8>) {
  %a = "tosa.const"() {values = dense<3.5> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.cast %a : (tensor<4xf32>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// -----

func.func @f() -> (tensor<4xi8>) {
  %a = "tosa.const"() {values = dense<-300.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.cast %a : (tensor<4xf32>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// -----

func.func @f() -> (tensor<4xi8>) {
  %a = "tosa.const"() {values = dense<300.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.cast %a : (tensor<4xf32>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// -----

func.func @f() -> (tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<0x7FC00000> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.cast %a : (tensor<4xf32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f() -> (tensor<4xui8>) {
  %a = "tosa.const"() {values = dense<-1.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.cast %a : (tensor<4xf32>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// -----

func.func @f() -> (tensor<4xui8>) {
  %a = "tosa.const"() {values = dense<300.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.cast %a : (tensor<4xf32>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// -----

func.func @f() -> (tensor<4xi8>) {
  %a = "tosa.const"() {values = dense<300> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.cast %a : (tensor<4xi32>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// -----

func.func @f() -> (tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<-3> : tensor<4xi8>} : () -> tensor<4xi8>
  %r = tosa.cast %a : (tensor<4xi8>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f() -> (tensor<4xi32>) {
  %a = "tosa.const"() {values = dense<200> : tensor<4xui8>} : () -> tensor<4xui8>
  %r = tosa.cast %a : (tensor<4xui8>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f() -> (tensor<4xi8>) {
  %a = "tosa.const"() {values = dense<true> : tensor<4xi1>} : () -> tensor<4xi1>
  %r = tosa.cast %a : (tensor<4xi1>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<6> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.cast %a : (tensor<4xi32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi1>) {
  %a = "tosa.const"() {values = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
  %r = tosa.cast %a : (tensor<4xi32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f() -> (tensor<4xi8>) {
  %a = "tosa.const"() {values = dense<3> : tensor<4xi8>} : () -> tensor<4xi8>
  %r = tosa.cast %a : (tensor<4xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// -----

func.func @f(%0: tensor<4xi8>) -> (tensor<4xi8>) {
  %r = tosa.cast %0 : (tensor<4xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// -----

func.func @f() -> (tensor<2xi8>) {
  %a = "tosa.const"() {values = dense<[1, 2]> : tensor<2xi16>} : () -> tensor<2xi16>
  %r = tosa.cast %a : (tensor<2xi16>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}

// -----

func.func @f() -> (tensor<4xf32>) {
  %a = "tosa.const"() {values = dense<4.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.reciprocal %a : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f() -> (tensor<4xf32>) {
  %a = "tosa.const"() {values = dense<3.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.reciprocal %a : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f() -> (tensor<4xf32>) {
  %a = "tosa.const"() {values = dense<0.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.reciprocal %a : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f() -> (tensor<4xf32>) {
  %a = "tosa.const"() {values = dense<-2.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %r = tosa.reciprocal %a : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
