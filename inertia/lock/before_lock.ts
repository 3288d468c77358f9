const NAME = 'markaz:lock'

/** Called right before the page is left for the lock screen: keep what is typed, ask nothing. */
export function beforeLock(listener: () => void): () => void {
  window.addEventListener(NAME, listener)
  return () => window.removeEventListener(NAME, listener)
}

export const announceLock = (): void => void window.dispatchEvent(new Event(NAME))
