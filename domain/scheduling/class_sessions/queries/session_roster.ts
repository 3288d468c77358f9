import { type Expression, sql } from 'kysely'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import { isGuestIn } from '#domain/scheduling/class_sessions/queries/whose_sessions'
import { storedNameFields } from '#domain/shared/text/person_names'
import { isFrozenOn } from '#domain/teaching/enrolments/queries/frozen_on'
import { inGroupOn } from '#domain/teaching/enrolments/queries/in_group_on'
import type { Locale } from '#domain/shared/choices/locales'
import { type Columns, literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { leftStatuses } from '#domain/people/rules/departure'

/** As many are shown beside a session; the group's page shows them all. */
const most = 12

const day = sessionDay('s')

type IsWho = (day: Expression<string>) => Expression<boolean>

type Member = Columns<'enrolments', 'student_id'> & {
  status: Columns<'enrolments', 'status'>['status'] | null
}

const enrolled = (isWho: IsWho) => sql`
  select e.student_id, e.status from enrolments e
  where e.tenant_id = s.tenant_id and e.group_id = s.group_id and ${isWho(day)}`

/** Whoever makes up for another session in this one, as long as they are at the centre; no status. */
const guests = sql`
  select b.student_id, null from make_up_bookings b join students g on g.tenant_id = b.tenant_id and g.id = b.student_id
  where b.tenant_id = s.tenant_id and b.session_id = s.id and s.student_id is null and ${isGuestIn('s')}
    and g.archived_at is null and g.status not in (${sql.join(literals(leftStatuses))})`

const rosterIn = (script: Locale, who: Expression<unknown>) =>
  statement((query, given: { id: string }) =>
    query
      .selectFrom('class_sessions as s')
      .innerJoinLateral(sql<Member>`(${who})`.as<'m'>(sql`m (student_id, status)`), (join) =>
        join.onTrue()
      )
      .innerJoin('students as p', (join) =>
        join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 'm.student_id')
      )
      .where('s.id', '=', given.id)
      .orderBy(sql`m.status is null`)
      .orderBy(`p.sorted_${script}`)
      .orderBy('p.id')
      .limit(sql.lit(most))
      .select(['p.id', 'p.number', 'p.photo', 'm.status'])
      .select(storedNameFields.map((name) => `p.${name}` as const))
      .select(sql<number>`(count(*) over ())::integer`.as('total'))
      .select(sql<number>`(count(*) filter (where m.status is null) over ())::integer`.as('guests'))
  )

const present = sql`${enrolled(inGroupOn)} union all ${guests}`
const rosters = { en: rosterIn('en', present), ar: rosterIn('ar', present) }
const away = enrolled(isFrozenOn)
const frozen = { en: rosterIn('en', away), ar: rosterIn('ar', away) }

/**
 * Who is in the group on the day of a session, the first of them by name, then its make-up guests; how many there are is told
 * with each, guests among them.
 */
export const sessionRoster = (id: string, locale: Locale) => rosters[locale]({ id })

/** Of those in the group, who is on a pause that day. */
export const frozenInSession = (id: string, locale: Locale) => frozen[locale]({ id })
