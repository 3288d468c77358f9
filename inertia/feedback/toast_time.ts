interface ToastFacts {
  undo?: unknown
}

/** In milliseconds: longer when it offers an undo. */
export function toastTime(toast: ToastFacts): number {
  return toast.undo ? 10_000 : 3_000
}
