import { isDeepStrictEqual } from 'node:util'
import {
  assistantsBeside,
  assistantsOfSeries,
} from '#domain/scheduling/class_sessions/assistants/kept_assistants'
import type { Meeting } from '#domain/scheduling/class_sessions/meeting'
import type { Wanted } from '#domain/scheduling/class_sessions/planning/session_plan'
import type { Recurrence, SeriesEnd } from '#domain/scheduling/series/rules/series_rule'
import { inEveryBranch } from '#domain/shared/data/database'
import { type RowOf, statement } from '#domain/shared/data/statement'

const found = statement((query, { id }: { id: string }) =>
  query
    .selectFrom('class_series')
    .where('id', '=', id)
    .select(assistantsOfSeries('class_series.id').as('assistant_ids'))
    .select(['branch_id', 'group_id', 'student_id', 'instructor_id', 'room_id', 'type', 'title'])
    .select('service_id')
    .select(['rule', 'starts_on', 'ends_on', 'ends_kind', 'ends_count'])
)

type PlannedSeries = RowOf<typeof found>

type Columns = Pick<PlannedSeries, 'starts_on' | 'ends_on' | 'ends_kind' | 'ends_count'>

export type SavedRule = Pick<Recurrence, 'pattern' | 'excluded' | 'followsTimings'>

export function recurrenceOf(series: Columns & { rule: SavedRule }): Recurrence {
  const { rule, starts_on: startsOn, ends_on: date, ends_kind: kind, ends_count: count } = series
  const { pattern, excluded, followsTimings = false } = rule
  return { pattern, excluded, followsTimings, startsOn, ends: endOf() }

  function endOf(): SeriesEnd | null {
    if (kind === 'on') return { kind, date }
    return kind === 'dates' ? null : { kind, count: count! }
  }
}

/**
 * Whether the series exists already, but for somebody else, in another branch or at other times than are wanted now. A series
 * the viewer can't see counts too.
 */
export async function isOfAnother({ seriesId, meeting, timing }: Wanted, branchId: string) {
  const [series] = seriesId ? await inEveryBranch(() => found({ id: seriesId })) : []
  if (!series) return false
  if (series.branch_id !== branchId) return true
  const saved = recurrenceOf({ ...series, rule: series.rule as unknown as SavedRule })
  const wanted = { ...timing, followsTimings: timing.followsTimings ?? false }
  return !isDeepStrictEqual([savedPart(series), saved], [partOf(meeting), wanted])
}

const savedPart = ({
  group_id,
  student_id,
  instructor_id,
  room_id,
  type,
  title,
  assistant_ids,
  service_id,
}: PlannedSeries) => [
  ...[group_id, student_id, instructor_id, room_id],
  ...[type, title, assistant_ids],
  ...(service_id ? [service_id] : []),
]

/** The part by which a plan is known again; without a service it is as imports have always made it. */
export const partOf = ({
  groupId,
  studentId,
  instructorId,
  roomId,
  type,
  title,
  assistantIds = [],
  serviceId,
}: Meeting) => [
  ...[groupId, studentId, instructorId, roomId].map((id) => id?.toLowerCase() ?? null),
  ...[type, title, assistantsBeside(instructorId, assistantIds)],
  ...(serviceId ? [serviceId.toLowerCase()] : []),
]
