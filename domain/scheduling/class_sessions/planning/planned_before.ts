import { sql } from 'kysely'
import type { BusySession } from '#domain/scheduling/class_sessions/planning/busy_sessions'
import type {
  PlannedDates,
  SeriesDate,
  Wanted,
} from '#domain/scheduling/class_sessions/planning/plan_sessions'
import { newId } from '#domain/scheduling/class_sessions/planning/planned_already'
import { statement } from '#domain/shared/data/statement'

const known = statement((query, { ids }: { ids: string[] }) => {
  const those = sql<string>`any(${ids}::uuid[])`
  return query
    .selectFrom('class_series')
    .where('id', '=', those)
    .select('id')
    .unionAll(query.selectFrom('class_sessions').where('id', '=', those).select('id'))
})

type Asked = { wanted: Wanted; dates: PlannedDates }

/** Which of many were planned before, however they were changed since; a group has one session at one hour. */
export async function plannedBefore(asked: Asked[], busy: BusySession[]) {
  const seriesIds = asked.flatMap(({ wanted }) => wanted.seriesId ?? [])
  const alone = asked
    .filter(({ wanted }) => !wanted.seriesId)
    .flatMap(({ wanted, dates }) => dates.dates.map((date) => newId(wanted, date)))
  const ids = new Set((await known({ ids: [...seriesIds, ...alone] })).map(({ id }) => id))
  const hours = new Set(busy.map(({ groupId, startsAt }) => keyOf(groupId, startsAt)))
  const isThere = (wanted: Wanted, date: SeriesDate) => {
    const { groupId } = wanted.meeting
    if (groupId && hours.has(keyOf(groupId, date.startsAt))) return true
    return !wanted.seriesId && ids.has(newId(wanted, date))
  }
  return {
    isPlanned: ({ seriesId }: Wanted) => seriesId !== null && ids.has(seriesId),
    startsOf: (wanted: Wanted, dates: SeriesDate[]) =>
      new Set(
        dates
          .filter((date) => isThere(wanted, date))
          .map(({ originalStart }) => originalStart.getTime())
      ),
  }
}

const keyOf = (groupId: string | null, startsAt: Date) => `${groupId} ${startsAt.getTime()}`
