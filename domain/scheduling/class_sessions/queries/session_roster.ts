import { type Expression, sql } from 'kysely'
import { storedNameFields } from '#domain/shared/text/person_names'
import { isFrozenOn } from '#domain/teaching/enrolments/queries/frozen_on'
import { inGroupOn } from '#domain/teaching/enrolments/queries/in_group_on'
import type { Locale } from '#domain/shared/choices/locales'
import { statement } from '#domain/shared/data/statement'

/** As many are shown beside a session; the group's page shows them all. */
const most = 12

const day = sql<string>`(s.starts_at at time zone s.time_zone)::date`

const rosterIn = (script: Locale, isWho: (day: Expression<string>) => Expression<boolean>) =>
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
      .where(isWho(day))
      .orderBy(`p.sorted_${script}`)
      .orderBy('p.id')
      .limit(sql.lit(most))
      .select(['p.id', 'p.number', 'p.photo', 'e.status'])
      .select(storedNameFields.map((name) => `p.${name}` as const))
      .select(sql<number>`(count(*) over ())::integer`.as('total'))
  )

const rosters = { en: rosterIn('en', inGroupOn), ar: rosterIn('ar', inGroupOn) }
const frozen = { en: rosterIn('en', isFrozenOn), ar: rosterIn('ar', isFrozenOn) }

/** Who is in the group on the day of a session, the first of them by name; how many there are is told with each. */
export const sessionRoster = (id: string, locale: Locale) => rosters[locale]({ id })

/** Of those, who is on a pause that day. */
export const frozenInSession = (id: string, locale: Locale) => frozen[locale]({ id })
