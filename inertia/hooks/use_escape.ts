import { useEffect } from 'react'

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
