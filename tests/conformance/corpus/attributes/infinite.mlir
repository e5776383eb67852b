// Infinity in formats that have none: the hexadecimal text is read as a number.
// NO ROUND TRIP: mlir-opt does not read back what it prints for it either
"test.op"() {value = 1.0e5000 : f4E2M1FN} : () -> ()
"test.op"() {value = -1.0e400 : f4E2M1FN} : () -> ()
"test.op"() {value = -1.0e400 : f6E2M3FN} : () -> ()
"test.op"() {value = 1.0e400 : f6E3M2FN} : () -> ()
