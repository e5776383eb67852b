def op; def outs; def A : S<(outs A:$x)>;
