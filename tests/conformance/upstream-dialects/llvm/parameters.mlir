// The dialect's attributes on arguments and results.
llvm.func @f(!llvm.ptr {llvm.align})

// -----

llvm.func @f(!llvm.ptr {llvm.align = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.align = i32})

// -----

llvm.func @f(i32 {llvm.align = 4 : i64})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.align = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.alignstack})

// -----

llvm.func @f(!llvm.ptr {llvm.alignstack = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.alignstack = i32})

// -----

llvm.func @f(i32 {llvm.alignstack = 4 : i64})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.alignstack = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.allocalign})

// -----

llvm.func @f(!llvm.ptr {llvm.allocalign = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.allocalign = i32})

// -----

llvm.func @f(i32 {llvm.allocalign})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.allocalign})

// -----

llvm.func @f(!llvm.ptr {llvm.allocptr})

// -----

llvm.func @f(!llvm.ptr {llvm.allocptr = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.allocptr = i32})

// -----

llvm.func @f(i32 {llvm.allocptr})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.allocptr})

// -----

llvm.func @f(!llvm.ptr {llvm.byref})

// -----

llvm.func @f(!llvm.ptr {llvm.byref = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.byref = i32})

// -----

llvm.func @f(i32 {llvm.byref = i32})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.byref = i32})

// -----

llvm.func @f(!llvm.ptr {llvm.byval})

// -----

llvm.func @f(!llvm.ptr {llvm.byval = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.byval = i32})

// -----

llvm.func @f(i32 {llvm.byval = i32})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.byval = i32})

// -----

llvm.func @f(!llvm.ptr {llvm.dereferenceable})

// -----

llvm.func @f(!llvm.ptr {llvm.dereferenceable = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.dereferenceable = i32})

// -----

llvm.func @f(i32 {llvm.dereferenceable = 4 : i64})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.dereferenceable = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.dereferenceable_or_null})

// -----

llvm.func @f(!llvm.ptr {llvm.dereferenceable_or_null = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.dereferenceable_or_null = i32})

// -----

llvm.func @f(i32 {llvm.dereferenceable_or_null = 4 : i64})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.dereferenceable_or_null = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.elementtype})

// -----

llvm.func @f(!llvm.ptr {llvm.elementtype = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.elementtype = i32})

// -----

llvm.func @f(i32 {llvm.elementtype = i32})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.elementtype = i32})

// -----

llvm.func @f(!llvm.ptr {llvm.inalloca})

// -----

llvm.func @f(!llvm.ptr {llvm.inalloca = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.inalloca = i32})

// -----

llvm.func @f(i32 {llvm.inalloca = i32})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.inalloca = i32})

// -----

llvm.func @f(!llvm.ptr {llvm.inreg})

// -----

llvm.func @f(!llvm.ptr {llvm.inreg = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.inreg = i32})

// -----

llvm.func @f(i32 {llvm.inreg})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.inreg})

// -----

llvm.func @f(!llvm.ptr {llvm.nest})

// -----

llvm.func @f(!llvm.ptr {llvm.nest = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.nest = i32})

// -----

llvm.func @f(i32 {llvm.nest})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.nest})

// -----

llvm.func @f(!llvm.ptr {llvm.noalias})

// -----

llvm.func @f(!llvm.ptr {llvm.noalias = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.noalias = i32})

// -----

llvm.func @f(i32 {llvm.noalias})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.noalias})

// -----

llvm.func @f(!llvm.ptr {llvm.nocapture})

// -----

llvm.func @f(!llvm.ptr {llvm.nocapture = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.nocapture = i32})

// -----

llvm.func @f(i32 {llvm.nocapture})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.nocapture})

// -----

llvm.func @f(!llvm.ptr {llvm.nofree})

// -----

llvm.func @f(!llvm.ptr {llvm.nofree = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.nofree = i32})

// -----

llvm.func @f(i32 {llvm.nofree})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.nofree})

// -----

llvm.func @f(!llvm.ptr {llvm.nonnull})

// -----

llvm.func @f(!llvm.ptr {llvm.nonnull = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.nonnull = i32})

// -----

llvm.func @f(i32 {llvm.nonnull})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.nonnull})

// -----

llvm.func @f(!llvm.ptr {llvm.noundef})

// -----

llvm.func @f(!llvm.ptr {llvm.noundef = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.noundef = i32})

// -----

llvm.func @f(i32 {llvm.noundef})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.noundef})

// -----

llvm.func @f(!llvm.ptr {llvm.preallocated})

// -----

llvm.func @f(!llvm.ptr {llvm.preallocated = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.preallocated = i32})

// -----

llvm.func @f(i32 {llvm.preallocated = i32})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.preallocated = i32})

// -----

llvm.func @f(!llvm.ptr {llvm.readnone})

// -----

llvm.func @f(!llvm.ptr {llvm.readnone = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.readnone = i32})

// -----

llvm.func @f(i32 {llvm.readnone})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.readnone})

// -----

llvm.func @f(!llvm.ptr {llvm.readonly})

// -----

llvm.func @f(!llvm.ptr {llvm.readonly = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.readonly = i32})

// -----

llvm.func @f(i32 {llvm.readonly})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.readonly})

// -----

llvm.func @f(!llvm.ptr {llvm.returned})

// -----

llvm.func @f(!llvm.ptr {llvm.returned = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.returned = i32})

// -----

llvm.func @f(i32 {llvm.returned})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.returned})

// -----

llvm.func @f(!llvm.ptr {llvm.signext})

// -----

llvm.func @f(!llvm.ptr {llvm.signext = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.signext = i32})

// -----

llvm.func @f(i32 {llvm.signext})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.signext})

// -----

llvm.func @f(!llvm.ptr {llvm.sret})

// -----

llvm.func @f(!llvm.ptr {llvm.sret = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.sret = i32})

// -----

llvm.func @f(i32 {llvm.sret = i32})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.sret = i32})

// -----

llvm.func @f(!llvm.ptr {llvm.writeonly})

// -----

llvm.func @f(!llvm.ptr {llvm.writeonly = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.writeonly = i32})

// -----

llvm.func @f(i32 {llvm.writeonly})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.writeonly})

// -----

llvm.func @f(!llvm.ptr {llvm.zeroext})

// -----

llvm.func @f(!llvm.ptr {llvm.zeroext = 4 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.zeroext = i32})

// -----

llvm.func @f(i32 {llvm.zeroext})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.zeroext})

// -----

llvm.func @f() -> (i32 {llvm.noalias})

// -----

func.func private @f(tensor<4xi32> {llvm.noalias}) -> (index {llvm.noalias})

// -----

llvm.func @f() -> (i32 {llvm.signext})

// -----

func.func private @f(tensor<4xi32> {llvm.signext}) -> (index {llvm.signext})

// -----

llvm.func @f() -> (i32 {llvm.inreg})

// -----

func.func private @f(tensor<4xi32> {llvm.inreg}) -> (index {llvm.inreg})

// -----

llvm.func @f(!llvm.ptr {llvm.unknown = "x"}) -> (!llvm.ptr {llvm.unknown})

// -----

func.func private @f(i32 {llvm.noalias})
