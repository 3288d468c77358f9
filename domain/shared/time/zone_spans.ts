const minute = 60_000
const day = 24 * 60 * minute

/**
 * How a zone's clocks run, as arrays that PostgreSQL searches. From `starts[n]` on they are `offsets[n]`
 * seconds ahead of UTC; `local_starts` are the same moments on the wall, written as if it hung in UTC. At the
 * last start the computed years are over: it has no offset.
 */
export interface ZoneSpans {
  starts: string[]
  local_starts: string[]
  offsets: number[]
}

export interface YearRange {
  from: number
  until: number
  /** Days between two looks; a zone that changes its clocks twice in between would be missed. */
  step: number
}

/** Node's own table alone decides, and this is its version, such as 2026c. */
export const zoneTableVersion = process.versions.tz

/** Reads how many seconds the clocks are ahead of UTC; luxon's own way takes three times as long. */
function offsetReader(zone: string) {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  const seconds = new Map<string, number>()
  return (at: number) => {
    const text = format.format(at)
    const shift = text.slice(text.indexOf('GMT') + 3)
    const offset = seconds.get(shift) ?? secondsOf(shift)
    seconds.set(shift, offset)
    return offset
  }
}

/** Reads `+05:45`, `-00:44:30` or nothing at all. */
function secondsOf(shift: string) {
  const [hours = 0, minutes = 0, seconds = 0] = shift.slice(1).split(':').map(Number)
  return (shift.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds)
}

/** Finds the first minute with another offset between two instants that differ. */
function changeBetween(offsetAt: (at: number) => number, before: number, after: number) {
  const offset = offsetAt(before)
  let [low, high] = [before, after]
  while (high - low > minute) {
    const middle = low + Math.floor((high - low) / (2 * minute)) * minute
    if (offsetAt(middle) === offset) low = middle
    else high = middle
  }
  return high
}

export function zoneSpans(zone: string, { from, until, step }: YearRange): ZoneSpans {
  const offsetAt = offsetReader(zone)
  const [first, last] = [Date.UTC(from, 0, 1), Date.UTC(until, 0, 1)]
  const changes = [{ at: first, offset: offsetAt(first) }]
  for (let at = first; at < last; at += step * day) {
    const next = Math.min(at + step * day, last)
    const offset = offsetAt(next)
    if (offset !== changes.at(-1)!.offset)
      changes.push({ at: changeBetween(offsetAt, at, next), offset })
  }
  // An hour that is skipped runs by the clocks before it, and of a doubled one the first counts: `wallClock`
  // does the same
  const localStart = (at: number, index: number) => {
    const [before, after] = [changes[index - 1]?.offset, changes[index]?.offset]
    return at + Math.max(before ?? after!, after ?? before!) * 1000
  }
  const ends = [...changes.map(({ at }) => at), last]
  return {
    starts: ends.map((at) => new Date(at).toISOString()),
    local_starts: ends.map((at, index) => new Date(localStart(at, index)).toISOString()),
    offsets: changes.map(({ offset }) => offset),
  }
}
