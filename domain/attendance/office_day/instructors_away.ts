import { sql } from 'kysely'
import { surelyAway } from '#domain/people/instructors/absences/away'
import { jsonOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

const away = statement((query, input: { from: Date; until: Date }) =>
  query
    .selectFrom(
      surelyAway(sql`${input.from}::timestamptz`, sql`${input.until}::timestamptz`).as('w')
    )
    .innerJoin('absences as a', 'a.id', 'w.id')
    .innerJoin('instructors as i', 'i.id', 'w.instructor_id')
    .where('i.archived_at', 'is', null)
    .groupBy(['i.tenant_id', 'i.id'])
    .orderBy('i.number')
    .select(jsonOf('instructors', 'i', ['id', ...storedNameFields]).as('instructor'))
    .select([
      sql<Date>`greatest(min(w.starts_at), ${input.from}::timestamptz)`.as('starts_at'),
      sql<Date>`least(max(w.ends_at), ${input.until}::timestamptz)`.as('ends_at'),
      sql<Date>`max(w.ends_at)`.as('back_at'),
      sql<string | null>`string_agg(distinct a.reason, ' · ')`.as('reason'),
    ])
)

/** Instructors with an approved absence between two moments. */
export const instructorsAway = (span: { from: Date; until: Date }) => away(span)
