import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { fittingEntries } from '~/layouts/menu/bar_entries'

/**
 * How many entries of a list fit into its line, by the unseen copies of them in `measured`, the last of which is "More":
 * other words, another font or another window and it is reckoned anew.
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
