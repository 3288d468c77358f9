import { DateTime, IANAZone } from 'luxon'

/** From this instant on the zone's clocks are `to` minutes ahead of UTC; before, they were `from`. */
type Turn = { at: number; from: number; to: number }

const day = 24 * 60 * 60_000

/** The component of a zone whose sessions lie between two instants: each change of its clocks in that time. */
export function vtimezone(name: string, first: Date, last: Date): string {
  const zone = IANAZone.create(name)
  const begin = first.getTime() - day
  const offset = zone.offset(begin)
  const turns = [
    { at: begin, from: offset, to: offset },
    ...turnsOf(zone, begin, last.getTime() + day),
  ]
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    ...turns.flatMap((turn) => observance(turn, zone)),
    'END:VTIMEZONE',
    '',
  ].join('\r\n')
}

/** A day at a time, because no zone changes twice in one and is as it was. */
function turnsOf(zone: IANAZone, begin: number, end: number): Turn[] {
  const turns: Turn[] = []
  for (let at = begin; at < end; at += day) {
    const [from, to] = [zone.offset(at), zone.offset(at + day)]
    if (from !== to) turns.push({ at: turnBetween(zone, at, at + day), from, to })
  }
  return turns
}

function turnBetween(zone: IANAZone, early: number, late: number): number {
  const from = zone.offset(early)
  while (late - early > 1000) {
    const middle = early + Math.floor((late - early) / 2000) * 1000
    if (zone.offset(middle) === from) early = middle
    else late = middle
  }
  return late
}

function observance({ at, from, to }: Turn, zone: IANAZone) {
  const kind = DateTime.fromMillis(at, { zone }).isInDST ? 'DAYLIGHT' : 'STANDARD'
  const onset = DateTime.fromMillis(at + from * 60_000, { zone: 'utc' })
  return [
    `BEGIN:${kind}`,
    `DTSTART:${onset.toFormat("yyyyLLdd'T'HHmmss")}`,
    `TZOFFSETFROM:${written(from)}`,
    `TZOFFSETTO:${written(to)}`,
    `END:${kind}`,
  ]
}

function written(minutes: number) {
  const seconds = Math.round(Math.abs(minutes) * 60)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const [hours, rest, odd] = parts.map((part) => String(part).padStart(2, '0'))
  return `${minutes < 0 ? '-' : '+'}${hours}${rest}${odd === '00' ? '' : odd}`
}

/** At this instant the clocks of the zone show a time that they show twice. */
export const isShownTwice = (at: DateTime) => at.getPossibleOffsets().length > 1
