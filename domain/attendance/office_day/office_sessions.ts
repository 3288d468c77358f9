import { sql } from 'kysely'
import { isUnmarked } from '#domain/scheduling/class_sessions/queries/unmarked'
import { isUnstaffed } from '#domain/scheduling/class_sessions/queries/unstaffed'
import { lacksSubstitute } from '#domain/scheduling/substitution/queries/lacking_substitute'
import { type RowOf, statement } from '#domain/shared/data/statement'

const sessions = statement((query, input: { from: Date; until: Date; moment: Date }) =>
  query
    .selectFrom('class_sessions as s')
    .where('s.starts_at', '>', sql<Date>`${input.from}::timestamptz - interval '24 hours'`)
    .where('s.starts_at', '<', input.until)
    .where('s.ends_at', '>', input.from)
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .select(['s.id', 's.starts_at', 's.ends_at', 's.status', 's.type', 's.instructor_id'])
    .select([
      isUnstaffed('s').as('is_unstaffed'),
      lacksSubstitute('s', sql`${input.moment}::timestamptz`).as('lacks_substitute'),
      isUnmarked('s', sql`${input.moment}::timestamptz`).as('is_unmarked'),
    ])
)

export type SessionOfDay = RowOf<typeof sessions>

/** Every session that runs on a day, cancelled ones too, with what the office has to do about it. */
export const officeSessions = (day: { from: Date; until: Date; moment: Date }) => sessions(day)

const next = statement((query, input: { after: Date }) =>
  query
    .selectFrom('class_sessions as s')
    .where('s.starts_at', '>=', input.after)
    .where('s.status', '=', sql.lit('scheduled'))
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .limit(sql.lit(1))
    .select('s.id')
)

/** The id of the first session that begins at a moment or later. */
export const nextSessionFrom = async (after: Date) => (await next({ after }))[0]?.id

const holiday = statement((query, input: { day: string }) =>
  query
    .selectFrom('holidays as h')
    .where('h.archived_at', 'is', null)
    .where('h.branch_id', 'is', null)
    .where('h.starts_on', '<=', input.day)
    .where('h.ends_on', '>=', input.day)
    .orderBy('h.starts_on')
    .limit(sql.lit(1))
    .select(['h.id', 'h.name_en', 'h.name_ar'])
)

/** The holiday of the whole centre that a day is in. */
export const holidayOn = async (day: string) => (await holiday({ day }))[0] ?? null
