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

/** The one offset of a zone all around a day of its calendar; undefined where its clocks change in these days. */
export function steadyOffset(zone: string, wall: number): number | undefined {
  const index = Math.floor(wall / day)
  const offset = atDay(zone, index)
  const isSteady = [index - 1, index + 1, index + 2].every((one) => atDay(zone, one) === offset)
  return isSteady ? offset : undefined
}
