import { clustersOf, tracksOf } from '#domain/shared/time/beside'
import type { Days } from '#domain/shared/time/calendar_span'
import { dayLong } from '#domain/shared/time/clock_times'
import { daysBetween } from '#domain/shared/time/day_span'
import { wallClock } from '#domain/shared/time/wall_clock'
import type { ShownSession } from '~/components/calendar/shown_session'

/** The sessions that begin within an hour of a day and have no room beside the others. */
export type Fold = { day: string; hour: number; sessions: ShownSession[] }

/** In pixels: the least width that a word of a name is readable in. */
const NARROWEST = 48
const MOST = 3
/** In minutes: the least height that a session is drawn with. */
const SHORTEST = 20
const HOUR = 60

const countIn = (width: number) => Math.min(MOST, Math.max(1, Math.floor(width / NARROWEST)))

interface Room {
  days: Days
  zone: string
  /** In pixels, of one day. */
  width: number
  /** In pixels, of the folds that stand at its end. */
  foldWidth: number
}

/** Three sessions at most stand beside each other, fewer where a day is narrow; the others fold. */
export function foldSessions(sessions: ShownSession[], { days, zone, width, foldWidth }: Room) {
  const clock = wallClock(zone)
  const spans = sessions.map((session) => {
    const { day, minute } = clock(session.starts_at)
    const from = daysBetween(days.from, day) * dayLong + minute
    return { session, day, minute, from, until: from + Math.max(session.minutes, SHORTEST) }
  })
  const folded = clustersOf(spans).flatMap((cluster) => {
    const tracks = tracksOf(cluster, SHORTEST)
    if (Math.max(...tracks) < countIn(width)) return []
    const beside = countIn(width - foldWidth)
    return cluster.filter((_, at) => tracks[at]! >= beside)
  })
  const folds = new Map<string, Fold>()
  for (const { session, day, minute } of folded) {
    const hour = Math.floor(minute / HOUR)
    const fold = folds.get(`${day} ${hour}`) ?? { day, hour, sessions: [] }
    fold.sessions.push(session)
    folds.set(`${day} ${hour}`, fold)
  }
  const hidden = new Set(folded.map(({ session }) => session))
  return { shown: sessions.filter((one) => !hidden.has(one)), folds: [...folds.values()] }
}
