const KEY = 'markaz.active_at'
const FINE_MS = 2_000

export const activity = {
  at(): number {
    return Number(localStorage.getItem(KEY)) || this.mark()
  },
  /** Written at intervals, because every key press calls it. */
  mark(): number {
    const now = Date.now()
    if (now - Number(localStorage.getItem(KEY)) > FINE_MS) localStorage.setItem(KEY, String(now))
    return now
  },
}

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll']

export function onActivity(listener: () => void): () => void {
  const options = { capture: true, passive: true }
  for (const sign of SIGNS) window.addEventListener(sign, listener, options)
  return () => SIGNS.forEach((sign) => window.removeEventListener(sign, listener, options))
}
