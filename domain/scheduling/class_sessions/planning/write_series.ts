import { keepAssistantsOfSeries } from '#domain/scheduling/class_sessions/assistants/kept_assistants'
import {
  assistantsIn,
  meetingColumns,
} from '#domain/scheduling/class_sessions/planning/meeting_columns'
import type { SessionPlan, Wanted } from '#domain/scheduling/class_sessions/planning/session_plan'
import type { Recurrence } from '#domain/scheduling/series/rules/series_rule'
import { db } from '#domain/shared/data/database'

type Plan = Pick<SessionPlan, 'branchId' | 'zone' | 'endsOn'>

/** In two statements; one that is there already only ends later. */
export async function writeSeries(plans: { wanted: Wanted; plan: Plan }[]) {
  const rows = plans.flatMap(({ wanted, plan }) => {
    const { seriesId } = wanted
    return seriesId === null ? [] : [{ id: seriesId, ...seriesOf(wanted, plan) }]
  })
  if (!rows.length) return
  await db()
    .insertInto('class_series')
    .values(latestOf(rows))
    .onConflict((on) =>
      on
        .columns(['tenant_id', 'id'])
        .doUpdateSet((of) => ({
          ends_kind: of.ref('excluded.ends_kind'),
          ends_count: of.ref('excluded.ends_count'),
          ends_on: of.ref('excluded.ends_on'),
        }))
        .whereRef('class_series.ends_on', '<', 'excluded.ends_on')
    )
    .execute()
  const assisted = plans.flatMap(({ wanted: { seriesId, meeting } }) =>
    seriesId === null ? [] : [{ id: seriesId, assistant_ids: assistantsIn(meeting) }]
  )
  await keepAssistantsOfSeries(assisted.filter(({ assistant_ids }) => assistant_ids.length))
}

/** A list may continue a series, even one of its own rows: then it ends where the last of them does. */
const latestOf = <Series extends { id: string; ends_on: string | null }>(rows: Series[]) => [
  ...new Map(
    rows
      .toSorted((a, b) => (a.ends_on ?? '').localeCompare(b.ends_on ?? ''))
      .map((row) => [row.id, row])
  ).values(),
]

function seriesOf({ meeting, timing }: Wanted, plan: Plan) {
  const { ends } = timing
  return {
    ...meetingColumns(meeting, plan),
    rule: writtenRule(timing),
    starts_on: timing.startsOn,
    ends_kind: ends?.kind ?? ('dates' as const),
    ends_count: ends && ends.kind !== 'on' ? ends.count : null,
    ends_on: ends?.kind === 'on' ? ends.date : plan.endsOn,
  }
}

type Rule = Pick<Recurrence, 'pattern' | 'excluded' | 'followsTimings'>

/** As a series keeps it. */
export const writtenRule = ({ pattern, excluded, followsTimings = false }: Rule) =>
  JSON.stringify({ pattern, excluded, followsTimings })
