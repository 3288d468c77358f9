import { v5 as named, v7 as uuid } from 'uuid'
import type { SeriesDate, Wanted } from '#domain/scheduling/class_sessions/planning/session_plan'
import { partOf } from '#domain/scheduling/class_sessions/planning/planned_series'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { isUuid } from '#domain/shared/text/is_uuid'

const plannedStarts = statement((query, given: { seriesId: string }) =>
  query
    .selectFrom('class_sessions')
    .where('series_id', '=', given.seriesId)
    .select('original_start as start')
)

const plannedAlone = statement((query, { ids }: { ids: string[] }) =>
  query.selectFrom('class_sessions').where('id', '=', anyOf(ids)).select('id')
)

/** Milliseconds of the starts that were planned before, moved and cancelled ones too. */
export async function plannedAlready(wanted: Wanted, dates: SeriesDate[]): Promise<Set<number>> {
  const { seriesId, formId } = wanted
  if (seriesId)
    return new Set((await plannedStarts({ seriesId })).map(({ start }) => start!.getTime()))
  if (!formId) return new Set()
  const starts = new Map(dates.map((date) => [newId(wanted, date), date.originalStart.getTime()]))
  const found = await plannedAlone({ ids: [...starts.keys()] })
  return new Set(found.map(({ id }) => starts.get(id)!))
}

/**
 * A session alone is known by its form and by what the form asked for it, a corrected row of an import also with another
 * branch or link; another one by its series and its start.
 */
export function newId(
  { seriesId, formId, meeting }: Wanted,
  { originalStart, minutes }: Pick<SeriesDate, 'originalStart' | 'minutes'>
) {
  if (seriesId || !formId) return uuid()
  const { branchId, onlineUrl } = meeting
  const place =
    isUuid(formId) && (branchId || onlineUrl) ? [branchId?.toLowerCase() ?? null, onlineUrl] : []
  const asked = [formId.toLowerCase(), partOf(meeting), originalStart.toISOString(), minutes]
  return named(JSON.stringify([...asked, ...place]), named.URL)
}
