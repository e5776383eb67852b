// with: --canonicalize
func.func @only_awaited(%n: index) {
  %0 = async.create_group %n : !async.group
  async.await_all %0
  async.await_all %0
  return
}
// -----
func.func @never_used(%n: index) {
  %0 = async.create_group %n : !async.group
  return
}
// -----
func.func @filled(%n: index, %t: !async.token) -> index {
  %0 = async.create_group %n : !async.group
  %1 = async.add_to_group %t, %0 : !async.token
  async.await_all %0
  return %1 : index
}
