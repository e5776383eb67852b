"t.op"() {a = #dlti.dl_entry<"x", 1 : i32>, b = #dlti.dl_entry<index, 64 : i32>} : () -> ()
// -----
"t.op"() {a = #dlti.dl_spec<"x" = 1 : i32, index = 64 : i32, f32 = #dlti.map<"a" = 2>>} : () -> ()
// -----
"t.op"() {a = #dlti.dl_spec<#dlti.dl_entry<"x", 1 : i32>, #dlti.dl_entry<i8, 8 : i32>>} : () -> ()
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big", "dlti.stack_alignment" = 64 : i32>} {
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 1 : i32, "b" = #dlti.map<"c" = "d">, i32 = 3>} {
}
// -----
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 4096 : ui32>, "GPU" = #dlti.target_device_spec<"width" = 64 : ui32>>} {
}
// -----
"t.op"() {a = #dlti.function_pointer_alignment<64, function_dependent = false>, b = #dlti.function_pointer_alignment<32, function_dependent = true>} : () -> ()
// -----
// A repeated key.
"t.op"() {a = #dlti.map<"x" = 1, "x" = 2>} : () -> ()
// -----
"t.op"() {a = #dlti.map<i32 = 1, i32 = 2>} : () -> ()
// -----
"t.op"() {a = #dlti.map<"" = 1>} : () -> ()
// -----
"t.op"() {a = #dlti.map<>} : () -> ()
// -----
"t.op"() {a = #dlti.dl_spec<>} : () -> ()
// -----
"t.op"() {a = #dlti.dl_spec<"" = 1>} : () -> ()
// -----
"t.op"() {a = #dlti.dl_spec<i32 = 1, i32 = 2>} : () -> ()
// -----
"t.op"() {a = #dlti.target_device_spec<i32 = 1>} : () -> ()
// -----
"t.op"() {a = #dlti.target_device_spec<"a" = 1, "a" = 1>} : () -> ()
// -----
"t.op"() {a = #dlti.target_system_spec<"CPU" = 1>} : () -> ()
// -----
"t.op"() {a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 1>, "CPU" = #dlti.target_device_spec<"L1" = 1>>} : () -> ()
// -----
// The attributes of operations.
"t.op"() {dlti.map = 1 : i32} : () -> ()
// -----
"t.op"() {dlti.dl_spec = #dlti.map<"a" = 1>} : () -> ()
// -----
"t.op"() {dlti.target_system_spec = #dlti.map<"a" = 1>} : () -> ()
// -----
"t.op"() {dlti.other = 1 : i32} : () -> ()
// -----
"t.op"() {a = #dlti.unknown<1>} : () -> ()
// -----
"t.op"() {a = #dlti.dl_entry<1, 2>} : () -> ()
// -----
"t.op"() {a = #dlti.dl_entry<"a" 2>} : () -> ()
// -----
"t.op"() {a = #dlti.map<"a" 2>} : () -> ()
// -----
"t.op"() {a = #dlti.map<2 : i32>} : () -> ()
// -----
"t.op"() {a = #dlti.function_pointer_alignment<64>} : () -> ()
// -----
"t.op"() {dlti.dl_spec = 1} : () -> ()
// -----
"t.op"() {dlti.target_system_spec = 1} : () -> ()
// -----
"t.op"() {dlti.foo = 1} : () -> ()
