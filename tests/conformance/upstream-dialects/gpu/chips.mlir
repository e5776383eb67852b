gpu.module @m [#nvvm.target<chip = "sm_80">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.cluster.arrive.relaxed
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.cluster.arrive.relaxed
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.cluster.arrive.relaxed
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_100a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.cluster.arrive.relaxed
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_101a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.cluster.arrive.relaxed
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_103a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.cluster.arrive.relaxed
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_110a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.cluster.arrive.relaxed
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_120">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.cluster.arrive.relaxed
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_20">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.cluster.arrive.relaxed
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_19">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.cluster.arrive.relaxed
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90a">, #nvvm.target<chip = "sm_80">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.cluster.arrive.relaxed
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90f">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.cluster.arrive.relaxed
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_100a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_101a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_103a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_110a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_120">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_20">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_19">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90a">, #nvvm.target<chip = "sm_80">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90f">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.relinquish_alloc_permit
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.relinquish_alloc_permit
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.relinquish_alloc_permit
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_100a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.relinquish_alloc_permit
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_101a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.relinquish_alloc_permit
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_103a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.relinquish_alloc_permit
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_110a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.relinquish_alloc_permit
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_120">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.relinquish_alloc_permit
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_20">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.relinquish_alloc_permit
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_19">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.relinquish_alloc_permit
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90a">, #nvvm.target<chip = "sm_80">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.relinquish_alloc_permit
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90f">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.relinquish_alloc_permit
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    %1 = nvvm.read.ptx.sreg.clusterid.x : i32
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    %1 = nvvm.read.ptx.sreg.clusterid.x : i32
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    %1 = nvvm.read.ptx.sreg.clusterid.x : i32
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_100a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    %1 = nvvm.read.ptx.sreg.clusterid.x : i32
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_101a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    %1 = nvvm.read.ptx.sreg.clusterid.x : i32
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_103a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    %1 = nvvm.read.ptx.sreg.clusterid.x : i32
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_110a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    %1 = nvvm.read.ptx.sreg.clusterid.x : i32
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_120">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    %1 = nvvm.read.ptx.sreg.clusterid.x : i32
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_20">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    %1 = nvvm.read.ptx.sreg.clusterid.x : i32
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_19">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    %1 = nvvm.read.ptx.sreg.clusterid.x : i32
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90a">, #nvvm.target<chip = "sm_80">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    %1 = nvvm.read.ptx.sreg.clusterid.x : i32
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90f">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    %1 = nvvm.read.ptx.sreg.clusterid.x : i32
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_100a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_101a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_103a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_110a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_120">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_20">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_19">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90a">, #nvvm.target<chip = "sm_80">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90f">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    %2 = nvvm.redux.sync add %a, %a : i32 -> i32
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    %2 = nvvm.redux.sync add %a, %a : i32 -> i32
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    %2 = nvvm.redux.sync add %a, %a : i32 -> i32
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_100a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    %2 = nvvm.redux.sync add %a, %a : i32 -> i32
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_101a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    %2 = nvvm.redux.sync add %a, %a : i32 -> i32
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_103a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    %2 = nvvm.redux.sync add %a, %a : i32 -> i32
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_110a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    %2 = nvvm.redux.sync add %a, %a : i32 -> i32
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_120">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    %2 = nvvm.redux.sync add %a, %a : i32 -> i32
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_20">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    %2 = nvvm.redux.sync add %a, %a : i32 -> i32
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_19">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    %2 = nvvm.redux.sync add %a, %a : i32 -> i32
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90a">, #nvvm.target<chip = "sm_80">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    %2 = nvvm.redux.sync add %a, %a : i32 -> i32
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90f">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    %2 = nvvm.redux.sync add %a, %a : i32 -> i32
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.shift %p : !llvm.ptr<6>
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.shift %p : !llvm.ptr<6>
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.shift %p : !llvm.ptr<6>
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_100a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.shift %p : !llvm.ptr<6>
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_101a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.shift %p : !llvm.ptr<6>
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_103a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.shift %p : !llvm.ptr<6>
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_110a">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.shift %p : !llvm.ptr<6>
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_120">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.shift %p : !llvm.ptr<6>
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_20">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.shift %p : !llvm.ptr<6>
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_19">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.shift %p : !llvm.ptr<6>
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90a">, #nvvm.target<chip = "sm_80">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.shift %p : !llvm.ptr<6>
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90f">] {
  llvm.func @f(%a: i32, %p: !llvm.ptr<6>) {
    nvvm.tcgen05.shift %p : !llvm.ptr<6>
    llvm.return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_80">, #rocdl.target] {
  gpu.module @n {
    llvm.func @f() {
      nvvm.cluster.arrive.relaxed
      llvm.return
    }
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_80", verifyTarget = false>, #nvvm.target<chip = "sm_10", verifyTarget = false>] {
    llvm.func @f() {
      nvvm.cluster.arrive.relaxed
      llvm.return
    }
}
