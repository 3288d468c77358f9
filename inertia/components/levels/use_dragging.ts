import { useEffect, useEffectEvent } from 'react'

interface DraggingActs {
  onMove: (y: number) => void
  onDrop: () => void
  onCancel: () => void
}

const EDGE = 72
const PACE = 16

/** Follows the pointer even outside the list; near an edge of the window the page scrolls. */
export function useDragging(isDragging: boolean, acts: DraggingActs) {
  const move = useEffectEvent((event: PointerEvent) => {
    if (event.clientY < EDGE) window.scrollBy(0, -PACE)
    if (event.clientY > window.innerHeight - EDGE) window.scrollBy(0, PACE)
    acts.onMove(event.clientY)
  })
  const drop = useEffectEvent(() => acts.onDrop())
  const cancel = useEffectEvent(() => acts.onCancel())
  useEffect(() => {
    if (!isDragging) return
    const moveOn = (event: PointerEvent) => move(event)
    const dropIt = () => drop()
    const cancelIt = () => cancel()
    window.addEventListener('pointermove', moveOn)
    window.addEventListener('pointerup', dropIt)
    window.addEventListener('pointercancel', cancelIt)
    return () => {
      window.removeEventListener('pointermove', moveOn)
      window.removeEventListener('pointerup', dropIt)
      window.removeEventListener('pointercancel', cancelIt)
    }
  }, [isDragging])
}

export function moved<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const [thing] = things.slice(from, from + 1)
  const rest = things.filter((_, index) => index !== from)
  return thing === undefined ? rest : rest.toSpliced(to, 0, thing)
}

/** Where a row that is shown at place `held` of a list belongs when the pointer is at this height: after all whose middle is above. */
export function placeAt(list: HTMLElement, held: number, y: number): number {
  const boxes = [...list.children].map((row) => row.getBoundingClientRect())
  boxes.sort((one, other) => one.top - other.top)
  return boxes.filter((box, index) => index !== held && box.top + box.height / 2 < y).length
}
