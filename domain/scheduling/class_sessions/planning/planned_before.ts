import type { BusySession } from '#domain/scheduling/class_sessions/planning/busy_sessions'
import type {
  PlannedDates,
  SeriesDate,
  Wanted,
} from '#domain/scheduling/class_sessions/planning/session_plan'
import { newId } from '#domain/scheduling/class_sessions/planning/planned_already'
import { inEveryBranch } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

const known = statement((query, given: { series: string[]; alone: string[] }) =>
  query
    .selectFrom('class_sessions')
    .where('series_id', '=', anyOf(given.series))
    .select(['series_id as id', 'original_start as start'])
    .unionAll(
      query
        .selectFrom('class_sessions')
        .where('id', '=', anyOf(given.alone))
        .select(['id', 'original_start as start'])
    )
)

type Asked = { wanted: Wanted; dates: PlannedDates }

/** Of series that were edited as a whole, or ended where another one goes on, no start tells what was planned. */
const edited = statement((query, given: { series: string[] }) =>
  query
    .selectFrom('class_series')
    .where('id', '=', anyOf(given.series))
    .where('version', '>', 1)
    .select('id')
)

/** Which series that are asked for were edited since they were planned, by their ids; ones the viewer can't see too. */
export async function editedSince(asked: Wanted[]) {
  const series = asked.flatMap(({ seriesId }) => seriesId ?? [])
  return new Set((await inEveryBranch(() => edited({ series }))).map(({ id }) => id))
}

/** Which dates of many were planned before, as long as their series wasn't edited; a group has one session at one hour. */
export async function plannedBefore(asked: Asked[], busy: BusySession[]) {
  const series = asked.flatMap(({ wanted }) => wanted.seriesId ?? [])
  const alone = asked
    .filter(({ wanted }) => !wanted.seriesId)
    .flatMap(({ wanted, dates }) => dates.dates.map((date) => newId(wanted, date)))
  const there = new Set([
    ...(await known({ series, alone })).map(({ id, start }) => keyOf(id, start)),
    ...busy.map(({ groupId, startsAt }) => keyOf(groupId, startsAt)),
  ])
  const isThere = ({ seriesId, meeting, ...wanted }: Wanted, date: SeriesDate) => {
    const { originalStart, startsAt } = date
    if (meeting.groupId && there.has(keyOf(meeting.groupId, startsAt))) return true
    return seriesId
      ? there.has(keyOf(seriesId, originalStart))
      : there.has(keyOf(newId({ ...wanted, seriesId, meeting }, date), null))
  }
  return (wanted: Wanted, dates: SeriesDate[]) =>
    new Set(
      dates
        .filter((date) => isThere(wanted, date))
        .map(({ originalStart }) => originalStart.getTime())
    )
}

const keyOf = (id: string | null, start: Date | null) => `${id} ${start?.getTime()}`
