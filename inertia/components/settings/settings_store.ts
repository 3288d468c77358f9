const listeners = new Set<() => void>()
let open = false

function show(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}

export const openSettings = (): void => show(true)
export const closeSettings = (): void => show(false)

export const settingsDialog = {
  isOpen: (): boolean => open,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
