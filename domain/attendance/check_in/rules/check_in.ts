/** A check-in point that nobody has used for so many days is closed. */
export const daysUnused = 90

interface Session {
  startsAt: Date
  endsAt: Date
  /** The student is marked there already, by whomever. */
  isMarked: boolean
}

const minute = 60_000

/** So close to a beginning, or to an end, the next session counts more than the one that is running. */
const soon = 10 * minute

/**
 * Which session a student means who checks in now, of theirs in the order of their beginning: the one that is running,
 * else the next, from so many minutes before it begins.
 */
export function meantSession<One extends Session>(
  sessions: One[],
  { at, minutesBefore }: { at: Date; minutesBefore: number }
): One | undefined {
  const until = (moment: Date) => moment.getTime() - at.getTime()
  const open = sessions.filter(
    ({ startsAt, endsAt }) => until(startsAt) <= minutesBefore * minute && until(endsAt) > 0
  )
  const running = open.filter(({ startsAt }) => until(startsAt) <= 0)
  const coming = open.find(({ startsAt }) => until(startsAt) > 0)
  const present = running.find(({ isMarked }) => !isMarked) ?? running.at(-1)
  if (!present || !coming) return present ?? coming
  const isOver = present.isMarked || until(present.endsAt) <= soon
  return isOver && until(coming.startsAt) <= soon ? coming : present
}

/** Late by so many whole minutes; null when on time, which a centre stretches by `lateAfter` minutes. */
export function lateBy(startsAt: Date, at: Date, lateAfter: number): number | null {
  const minutes = Math.floor((at.getTime() - startsAt.getTime()) / minute)
  return minutes > lateAfter ? minutes : null
}
