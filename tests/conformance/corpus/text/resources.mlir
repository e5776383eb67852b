"t.op"() {a = dense_resource<blob> : tensor<2xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      blob: "0x010000000102"
    }
  }
#-}
// -----
"t.op"() {a = dense_resource<nothing> : tensor<2xi8>} : () -> ()
// -----
"t.op"() : () -> ()
{-#
  external_resources: {
    producer: {
      b: true,
      s: "string",
      blob: "0x0800000000010203"
    },
    other: {
      x: false
    }
  }
#-}
// -----
{-#
  dialect_resources: {
    builtin: {
      b: "0x0400000001",
      a: "0x0400000002",
      unused: "0x0400000003"
    }
  },
  external_resources: {
    p: {
      k: "v"
    }
  }
#-}
"t.op"() {a = dense_resource<a> : tensor<1xi8>, b = dense_resource<b> : tensor<1xi8>} : () -> ()
