transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.alternatives %arg0 : !transform.any_op {
  ^bb1(%x: !transform.op<"a.b">):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.alternatives %arg0 : !transform.any_op {
  ^bb1(%x: !transform.any_op):
  }, {
  ^bb1(%x: !transform.any_op, %y: !transform.any_op):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.foreach %arg0 : !transform.any_op {
  ^bb1(%x: !transform.op<"a.b">):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.foreach %arg0 : !transform.any_op {
  ^bb1(%x: !transform.any_op, %y: !transform.any_op):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.sequence %arg0, %arg0 : !transform.any_op, !transform.any_op failures(propagate) {
  ^bb1(%x: !transform.any_op, %y: !transform.any_value):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.sequence %arg0, %arg0 : (!transform.any_op, !transform.any_op) failures(propagate) {
  ^bb1(%x: !transform.any_op, %y: !transform.any_op):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.tune.alternatives<"y"> { 
  ^bb0(%x: !transform.any_op): 
     transform.yield }
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.alternatives {
  ^bb1(%x: !transform.any_op):
  }
}
