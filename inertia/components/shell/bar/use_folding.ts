import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { fittingEntries } from '~/layouts/menu/bar_entries'

/**
 * Measures unseen copies of the entries, the last of which is "More"; again when words, fonts or the window change.
 */
export function useFolding(list: RefObject<HTMLElement | null>) {
  const measured = useRef<HTMLDivElement>(null)
  const [fitting, setFitting] = useState(Infinity)

  useLayoutEffect(() => {
    const room = list.current
    const copies = measured.current
    if (!room || !copies) return
    const measure = () => {
      const widths = [...copies.children].map((copy) => copy.getBoundingClientRect().width)
      const more = widths.pop() ?? 0
      setFitting(fittingEntries(widths, more, room.clientWidth))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(room)
    observer.observe(copies)
    return () => observer.disconnect()
  }, [list])

  return { measured, fitting }
}
