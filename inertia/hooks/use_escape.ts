import { useEffect } from 'react'

/** Calls back on Escape while active, unless what is on top has taken the key already. */
export function useEscape(onEscape: () => void, active: boolean): void {
  useEffect(() => {
    if (!active) return
    const listen = (event: KeyboardEvent) => {
      if (event.code === 'Escape' && !event.defaultPrevented) onEscape()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [onEscape, active])
}
