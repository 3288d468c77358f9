import { useEffect, type RefObject } from 'react'

/** Also when the window is resized. */
export function useAway(
  inside: RefObject<HTMLElement | null>,
  onAway: () => void,
  active: boolean
): void {
  useEffect(() => {
    if (!active) return
    const press = ({ target }: Event) => {
      if (!(target instanceof Node && inside.current?.contains(target))) onAway()
    }
    document.addEventListener('pointerdown', press)
    window.addEventListener('resize', onAway)
    return () => {
      document.removeEventListener('pointerdown', press)
      window.removeEventListener('resize', onAway)
    }
  })
}
