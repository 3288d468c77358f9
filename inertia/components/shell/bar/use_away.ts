import { useEffect, type RefObject } from 'react'

/** Calls back when something outside is pressed, or the window changes its size. */
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
