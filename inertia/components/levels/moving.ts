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
