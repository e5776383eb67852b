func.func @execute(%t: !async.token, %v: !async.value<f32>, %w: !async.value<!async.value<i8>>) -> !async.token {
  %0 = async.execute {
    async.yield
  }
  %1:2 = async.execute [%t, %0] -> !async.value<f32> {
    %c = arith.constant 1.0 : f32
    async.yield %c : f32
  }
  %2, %3, %4 = async.execute [%t] (%v as %x: !async.value<f32>, %w as %y: !async.value<!async.value<i8>>) -> (!async.value<f32>, !async.value<!async.value<i8>>) attributes {tag} {
    async.yield %x, %y : f32, !async.value<i8>
  }
  %5 = async.execute (%v as %x: !async.value<f32>) {
    async.yield
  }
  async.await %t : !async.token
  %6 = async.await %v {tag} : !async.value<f32>
  return %2 : !async.token
}
// -----
func.func @groups(%t: !async.token, %n: index) {
  %g = async.create_group %n : !async.group
  %0 = async.add_to_group %t, %g : !async.token
  async.await_all %g
  return
}
// -----
func.func @coroutines(%n: index) {
  %id = async.coro.id
  %h = async.coro.begin %id
  async.coro.suspend undefined, ^a, ^b, ^c
^a:
  cf.br ^c
^b:
  async.coro.free %id, %h
  cf.br ^c
^c:
  async.coro.end %h
  return
}
// -----
func.func @saved(%h: !async.coro.handle) {
  %s = async.coro.save %h
  async.coro.suspend %s, ^a, ^b, ^c
^a:
  cf.br ^c
^b:
  cf.br ^c
^c:
  return
}
// -----
func.func @runtime(%n: index, %x: f32, %h: !async.coro.handle) {
  %0 = async.runtime.create : !async.token
  %1 = async.runtime.create : !async.value<f32>
  %2 = async.runtime.create_group %n : !async.group
  async.runtime.set_available %0 : !async.token
  async.runtime.set_error %1 : !async.value<f32>
  %3 = async.runtime.is_error %0 : !async.token
  async.runtime.await %0 : !async.token
  async.runtime.resume %h
  async.runtime.await_and_resume %0, %h : !async.token
  async.runtime.store %x, %1 : <f32>
  %4 = async.runtime.load %1 : <f32>
  %5 = async.runtime.add_to_group %0, %2 : !async.token
  async.runtime.add_ref %0 {count = 1 : i64} : !async.token
  async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
  %6 = async.runtime.num_worker_threads : index
  return
}
// -----
async.func @stateful(%x: f32) -> (!async.token, !async.value<f32>) {
  return %x : f32
}
async.func private @declared(f32) -> !async.value<f32>
async.func @stateless() -> !async.token attributes {tag} {
  async.return
}
func.func @calls(%x: f32) {
  %0:2 = async.call @stateful(%x) : (f32) -> (!async.token, !async.value<f32>)
  %1 = async.call @stateless() {tag} : () -> !async.token
  return
}
// -----
func.func @no_value(%x: f32) {
  %0 = async.execute (%x as %y: f32) {
    async.yield
  }
  return
}
// -----
func.func @arguments(%v: !async.value<f32>) {
  %0 = "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%a: i32):
    async.yield
  }) : (!async.value<f32>) -> !async.token
  return
}
// -----
func.func @arguments(%v: !async.value<f32>) {
  %0 = "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({
    async.yield
  }) : (!async.value<f32>) -> !async.token
  return
}
// -----
func.func @yield(%x: f32) {
  %0, %1 = async.execute -> !async.value<i32> {
    async.yield %x : f32
  }
  return
}
// -----
func.func @yields() {
  %0, %1 = async.execute -> !async.value<i32> {
    async.yield
  }
  return
}
// -----
func.func @dependency(%x: f32) {
  %0 = async.execute [%x] {
    async.yield
  }
  return
}
// -----
func.func @no_as(%v: !async.value<f32>) {
  %0 = async.execute (%v: !async.value<f32>) {
    async.yield
  }
  return
}
// -----
func.func @result_of_token(%t: !async.token) {
  %0 = "async.await"(%t) : (!async.token) -> i32
  return
}
// -----
func.func @result_of_value(%t: !async.value<f32>) {
  %0 = "async.await"(%t) : (!async.value<f32>) -> i32
  return
}
// -----
func.func @no_async(%t: f32) {
  async.await %t : f32
  return
}
// -----
func.func @type(%t: !async.value) {
  return
}
// -----
func.func @type(%t: !async.value<>) {
  return
}
// -----
func.func @type(%t: !async.unknown) {
  return
}
// -----
async.func @no_result() {
  return
}
// -----
async.func @wrong_result() -> f32 {
  return
}
// -----
async.func @late_token(%x: f32) -> (!async.value<f32>, !async.token) {
  return %x : f32
}
// -----
async.func @returned(%x: i32) -> (!async.token, !async.value<f32>) {
  return %x : i32
}
// -----
async.func @returned(%x: f32) -> !async.token {
  return %x : f32
}
// -----
func.func @elsewhere() {
  async.return
}
// -----
func.func @undefined() {
  %0 = async.call @f() : () -> !async.token
  return
}
// -----
func.func @f()
func.func @other() {
  %0 = async.call @f() : () -> !async.token
  return
}
// -----
async.func private @f(f32) -> !async.token
func.func @operands() {
  %0 = async.call @f() : () -> !async.token
  return
}
// -----
async.func private @f(f32) -> !async.token
func.func @operand_type(%x: i32) {
  %0 = async.call @f(%x) : (i32) -> !async.token
  return
}
// -----
async.func private @f(f32) -> !async.token
func.func @results(%x: f32) {
  %0:2 = async.call @f(%x) : (f32) -> (!async.token, !async.token)
  return
}
// -----
async.func private @f(f32) -> !async.token
func.func @result_type(%x: f32) {
  %0 = async.call @f(%x) : (f32) -> !async.value<f32>
  return
}
// -----
func.func @stored(%x: f32, %v: !async.value<i32>) {
  "async.runtime.store"(%x, %v) : (f32, !async.value<i32>) -> ()
  return
}
// -----
func.func @loaded(%v: !async.value<i32>) {
  %0 = "async.runtime.load"(%v) : (!async.value<i32>) -> f32
  return
}
// -----
func.func @count(%v: !async.value<i32>) {
  async.runtime.add_ref %v {count = 0 : i64} : !async.value<i32>
  return
}
