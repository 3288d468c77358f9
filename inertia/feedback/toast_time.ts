interface ToastFacts {
  undo?: unknown
}

/** How long a toast stays, in milliseconds: longer when it offers to take the act back. */
export function toastTime(toast: ToastFacts): number {
  return toast.undo ? 10_000 : 3_000
}
