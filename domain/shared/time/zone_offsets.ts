import { IANAZone } from 'luxon'

const day = 86_400_000

/** Days of zones that are remembered: asking Intl once for every session of a series holds everybody up. */
const most = 20_000
const known = new Map<string, number>()

/** Milliseconds that the clocks are ahead of UTC as a day of UTC begins, counted from 1970. */
function atDay(zone: string, index: number) {
  const key = `${zone} ${index}`
  const found = known.get(key)
  if (found !== undefined) return found
  if (known.size >= most) known.clear()
  const offset = IANAZone.create(zone).offset(index * day) * 60_000
  known.set(key, offset)
  return offset
}

/** Milliseconds that the clocks of a zone are ahead of UTC at an instant. */
export function offsetAt(zone: string, at: number): number {
  const index = Math.floor(at / day)
  const offset = atDay(zone, index)
  return offset === atDay(zone, index + 1) ? offset : IANAZone.create(zone).offset(at) * 60_000
}

/** YYYY-MM-DDTHH:MM, as the clocks of a zone show it. */
export function shownAt(zone: string, instant: Date) {
  const at = instant.getTime()
  return new Date(at + offsetAt(zone, at)).toISOString().slice(0, 16)
}

/** YYYY-MM-DD, as the clocks of a zone show it. */
export const dayAt = (zone: string, instant: Date) => shownAt(zone, instant).slice(0, 10)

/** A zone's offsets around a local day: one, except on days when its clocks change. */
export function offsetsAround(zone: string, wall: number): number[] {
  const index = Math.floor(wall / day)
  return [...new Set([index - 1, index, index + 1, index + 2].map((one) => atDay(zone, one)))]
}
