export interface Compared {
  name: string
  held: ReadonlySet<string>
}

export type Mark = 'more' | 'fewer' | undefined

export function markOf(held: ReadonlySet<string>, other: Compared | null, name: string): Mark {
  if (!other || held.has(name) === other.held.has(name)) return undefined
  return held.has(name) ? 'more' : 'fewer'
}

export function difference(held: ReadonlySet<string>, other: Compared, boxes: readonly string[]) {
  const marks = boxes.map((name) => markOf(held, other, name))
  return {
    more: marks.filter((mark) => mark === 'more').length,
    fewer: marks.filter((mark) => mark === 'fewer').length,
  }
}

/** Chooses all, or none when all were chosen; locked ones stay. */
export function toggleAll(
  held: ReadonlySet<string>,
  names: readonly string[],
  locked: ReadonlySet<string>
): Set<string> {
  const free = names.filter((name) => !locked.has(name))
  const isFull = free.every((name) => held.has(name))
  const next = new Set(held)
  for (const name of free) {
    if (isFull) next.delete(name)
    else next.add(name)
  }
  return next
}
