#ifndef EFFECTS
#define EFFECTS
include "mlir/Interfaces/SideEffectInterfaceBase.td"

def LogEffectsOpInterface : EffectOpInterfaceBase<"LogEffectsOpInterface", "crate::LogEffect">;
class LogEffects<list<SideEffect> effects = []> : SideEffectsTraitBase<LogEffectsOpInterface, effects>;
def LogWrite : SideEffect<LogEffectsOpInterface, "crate::LogWrite", DefaultResource, 0, PartialEffect>;
#endif
