import { sql } from 'kysely'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import type { WeekWindow } from '#domain/shared/time/week_windows'

export type OpeningWeek = { version: number; windows: WeekWindow[] }

/** Without a branch it is the whole centre's. */
type Row = OpeningWeek & Columns<'opening_weeks', 'id' | 'branch_id'>

const openingWeeks = statement(
  () => sql<Row>`
    select w.id, w.branch_id, w.version, coalesce(jsonb_agg(jsonb_build_object('weekday', h.weekday,
      'starts', to_char(h.opens, 'HH24:MI'), 'ends', to_char(h.closes, 'HH24:MI'))
      order by h.weekday, h.opens) filter (where h.id is not null), '[]') as windows
    from opening_weeks w
    left join opening_hours h on h.tenant_id = w.tenant_id and h.week_id = w.id
    group by w.tenant_id, w.id`
)

/** Each in the order of the week; one that says no hours is open always. A branch without one keeps the centre's. */
export const listOpeningWeeks = () => openingWeeks({})

export const findOpeningWeek = async (branchId: string | null) =>
  (await listOpeningWeeks()).find(({ branch_id: of }) => of === branchId)

export const noHours: OpeningWeek = { version: 0, windows: [] }
