import type { KeyboardEvent } from 'react'

const steps: Record<string, [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Arrow keys move between the boxes of a grid and skip gaps; in Arabic left is forward. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  const from = event.target as HTMLElement
  const place = from.closest<HTMLElement>('[data-at]')?.dataset.at
  if (!step || !place || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  const [down, across] = [step[0], step[1] * forward]
  const boxes = boxesOf(event.currentTarget)
  let [row, column] = place.split(',').map(Number) as [number, number]
  for (let tries = 0; tries < boxes.size + 200; tries++) {
    row += down
    column += across
    if (row < 0 || column < 0 || row > 200 || column > 5) return
    const box = boxes.get(`${row},${column}`)
    if (box) return box.focus()
  }
}

function boxesOf(grid: HTMLElement) {
  const found = [...grid.querySelectorAll<HTMLElement>('[data-at]')].flatMap((cell) => {
    const input = cell.querySelector<HTMLInputElement>('input:not(:disabled)')
    return input ? [[cell.dataset.at!, input] as const] : []
  })
  return new Map(found)
}
