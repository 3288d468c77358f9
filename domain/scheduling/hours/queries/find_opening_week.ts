import { sql } from 'kysely'
import { statement } from '#domain/shared/data/statement'
import type { WeekWindow } from '#domain/shared/time/week_windows'

export type OpeningWeek = { version: number; windows: WeekWindow[] }

type Row = { version: number; windows: WeekWindow[] }

const weekOfCentre = statement(
  () => sql<Row>`
    select w.version, coalesce(jsonb_agg(jsonb_build_object('weekday', h.weekday,
      'starts', to_char(h.opens, 'HH24:MI'), 'ends', to_char(h.closes, 'HH24:MI'))
      order by h.weekday, h.opens) filter (where h.id is not null), '[]') as windows
    from opening_weeks w
    left join opening_hours h on h.tenant_id = w.tenant_id and h.week_id = w.id
    where w.branch_id is null
    group by w.tenant_id, w.id`
)

/** In the order of the week; a centre that says no hours is open always. */
export async function findOpeningWeek(): Promise<OpeningWeek> {
  const [week] = await weekOfCentre({})
  return week ?? { version: 0, windows: [] }
}
