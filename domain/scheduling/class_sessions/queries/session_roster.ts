import { sql } from 'kysely'
import { storedNameFields } from '#domain/shared/text/person_names'
import { inGroupOn } from '#domain/teaching/enrolments/queries/in_group_on'
import type { Locale } from '#domain/shared/choices/locales'
import { statement } from '#domain/shared/data/statement'

/** As many are shown beside a session; the group's page shows them all. */
const most = 12

const rosterIn = (script: Locale) =>
  statement((query, given: { id: string }) =>
    query
      .selectFrom('class_sessions as s')
      .innerJoin('enrolments as e', (join) =>
        join.onRef('e.tenant_id', '=', 's.tenant_id').onRef('e.group_id', '=', 's.group_id')
      )
      .innerJoin('students as p', (join) =>
        join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.student_id')
      )
      .where('s.id', '=', given.id)
      .where(inGroupOn(sql<string>`(s.starts_at at time zone s.time_zone)::date`))
      .orderBy(`p.sorted_${script}`)
      .orderBy('p.id')
      .limit(sql.lit(most))
      .select(['p.id', 'p.number', 'p.photo', 'e.status'])
      .select(storedNameFields.map((name) => `p.${name}` as const))
      .select(sql<number>`(count(*) over ())::integer`.as('total'))
  )

const rosters = { en: rosterIn('en'), ar: rosterIn('ar') }

/** Who is in the group on the day of a session, the first of them by name; how many there are is told with each. */
export const sessionRoster = (id: string, locale: Locale) => rosters[locale]({ id })
