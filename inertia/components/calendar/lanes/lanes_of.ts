import { dayLong } from '#domain/shared/time/clock_times'
import type { Minutes } from '#domain/shared/time/closed_hours'
import type { wallClock } from '#domain/shared/time/wall_clock'
import type { CalendarAnswer } from '~/components/calendar/types'
import type { ShownSession } from '~/components/calendar/shown_session'
import type { LaneKind } from '#domain/shared/choices/calendar_layouts'
import { type Days, daysOf, isWithin } from '#domain/shared/time/calendar_span'
import { daysBetween } from '#domain/shared/time/day_span'

/** Whose lane it is: by their place in the answer's list, or of sessions that nobody has, or that need no room. */
type LanePlace = number | 'none' | 'online'

/** What of a session or an absence is on one day. */
type Piece = Minutes & { day: string }

type PlacedSession = Piece & {
  session: ShownSession
  /** Past midnight it goes on. */
  isFirst: boolean
}

type AwayPiece = Piece & { isAskedFor?: boolean }

export type Lane = {
  place: LanePlace
  placed: PlacedSession[]
  /** When whoever has it is away or asks to be, or it is out of use. */
  away: AwayPiece[]
  /** Of its sessions that aren't cancelled. */
  minutes: number
}

interface Shown {
  by: LaneKind
  answer: CalendarAnswer
  sessions: ShownSession[]
  days: Days
  /** The axis'. */
  clock: Clock
}

/** One lane for each that the answer names, those with nothing in them too; before them what belongs in none. */
export function lanesOf({ by, answer, sessions, days, clock }: Shown): Lane[] {
  const placed = new Map<LanePlace, PlacedSession[]>()
  const minutes = new Map<LanePlace, number>()
  for (const session of sessions) {
    const pieces = piecesOf(session.starts_at, session.ends_at, clock, days)
    const begins = isWithin(clock(session.starts_at).day, days) && session.status !== 'cancelled'
    for (const place of placesOf(session, by)) {
      const there = placed.get(place) ?? []
      there.push(...pieces.map((piece, at) => ({ ...piece, session, isFirst: at === 0 })))
      placed.set(place, there)
      if (begins) minutes.set(place, (minutes.get(place) ?? 0) + session.minutes)
    }
  }
  const away = by === 'rooms' ? outOfUse(answer, days) : absences(answer, clock, days)
  const nobodys = (['none', 'online'] as const).filter((place) => placed.get(place)?.length)
  return [...nobodys, ...answer[by].keys()].map((place) => ({
    place,
    placed: placed.get(place) ?? [],
    away: away.filter(({ at }) => at === place),
    minutes: minutes.get(place) ?? 0,
  }))
}

function placesOf(session: ShownSession, by: LaneKind): LanePlace[] {
  if (by === 'instructors') return [session.instructor ?? 'none', ...(session.assistants ?? [])]
  return [session.room ?? (session.is_online ? 'online' : 'none')]
}

type Clock = ReturnType<typeof wallClock>

/** From what the clocks show at its beginning until what they show at its end, which isn't how long it takes where they change. */
export function shownMinutes({ starts_at, ends_at }: ShownSpan, clock: Clock): number {
  const [begins, ends] = [clock(starts_at), clock(ends_at)]
  return daysBetween(begins.day, ends.day) * dayLong + ends.minute - begins.minute
}

type ShownSpan = Pick<ShownSession, 'starts_at' | 'ends_at'>

/** On each of the days; an hour that the clocks show twice is given its length. */
function piecesOf(starts_at: string, ends_at: string, clock: Clock, days: Days): Piece[] {
  const [begins, ends] = [clock(starts_at), clock(ends_at)]
  if (begins.day === ends.day && ends.minute <= begins.minute)
    ends.minute = begins.minute + (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000
  const from = begins.day > days.from ? begins.day : days.from
  const to = ends.day < days.to ? ends.day : days.to
  if (from > to) return []
  return daysOf({ from, to })
    .map((day) => ({
      day,
      from: day === begins.day ? begins.minute : 0,
      until: day === ends.day ? Math.min(ends.minute, dayLong) : dayLong,
    }))
    .filter((piece) => piece.from < piece.until)
}

const absences = (answer: CalendarAnswer, clock: Clock, days: Days) =>
  answer.background.absences.flatMap(
    ({ instructor: at, starts_at, ends_at, is_asked_for: isAskedFor }) =>
      piecesOf(starts_at, ends_at, clock, days).map((piece) => ({
        ...piece,
        at,
        ...(isAskedFor && { isAskedFor }),
      }))
  )

const outOfUse = (answer: CalendarAnswer, days: Days) =>
  answer.background.closures.flatMap(({ room: at, starts_on, ends_on }) =>
    daysOf(days)
      .filter((day) => day >= starts_on && (ends_on === undefined || day <= ends_on))
      .map((day) => ({ day, from: 0, until: dayLong, at }))
  )

export type StripKind = 'free' | 'closed' | 'away' | 'busy' | 'double'

interface Taken {
  busy: Minutes[]
  away: Minutes[]
  closed: Minutes[]
}

/** A day in one line: which hours are free, and which are taken twice. */
export function stripOf(hours: Minutes, { busy, away, closed }: Taken) {
  const all = [...busy, ...away, ...closed]
  const inner = all
    .flatMap(({ from, until }) => [from, until])
    .filter((edge) => edge > hours.from && edge < hours.until)
  const edges = [...new Set([hours.from, ...inner, hours.until])].sort((one, other) => one - other)
  const at = (spans: Minutes[], minute: number) =>
    spans.filter(({ from, until }) => from <= minute && minute < until).length
  const kindAt = (minute: number): StripKind => {
    const count = at(busy, minute)
    if (count > 0) return count > 1 ? 'double' : 'busy'
    if (at(away, minute)) return 'away'
    return at(closed, minute) ? 'closed' : 'free'
  }
  return edges.slice(0, -1).map((from, n) => ({ from, until: edges[n + 1]!, kind: kindAt(from) }))
}
