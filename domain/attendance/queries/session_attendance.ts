import { type Kysely, type Selectable, sql } from 'kysely'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import type { DB } from '#database/schema'
import { isGone } from '#domain/attendance/make_ups/gone'
import { noticed } from '#domain/attendance/notices/noticed'
import type { Standing } from '#domain/shared/choices/attendance'
import type { Locale } from '#domain/shared/choices/locales'
import { type Columns, jsonIfJoined } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'
import { isFrozenOn } from '#domain/teaching/enrolments/queries/frozen_on'
import { inGroupOn } from '#domain/teaching/enrolments/queries/in_group_on'

type Member = Columns<'attendance', 'student_id'> & { standing: Standing; is_frozen: boolean }

const day = sessionDay('s')

/**
 * Everybody a session concerns: who is in its group that day (also on a pause), guests who make up
 * for another one until they leave, the student of a one-to-one session, and whoever is marked, though they would not be on the roster any more.
 */
export const members = sql<Member>`(
  select distinct on (student_id) student_id, standing, is_frozen from (
    select e.student_id, case when e.is_trial and e.status <> 'active' then 'trial' else 'enrolled' end as standing,
      ${isFrozenOn(day)} as is_frozen, 1 as rank
    from enrolments e where e.tenant_id = s.tenant_id and e.group_id = s.group_id and ${inGroupOn(day)}
    union all
    select b.student_id, 'guest', false, 2 from make_up_bookings b
    where b.tenant_id = s.tenant_id and b.session_id = s.id and b.state <> 'cancelled' and not exists (
      select from students p where p.tenant_id = b.tenant_id and p.id = b.student_id and ${isGone})
    union all
    select s.student_id, 'alone', false, 3 where s.student_id is not null
    union all
    select a.student_id, a.standing, false, 4 from attendance a
    where a.tenant_id = s.tenant_id and a.session_id = s.id
  ) m order by student_id, rank)`

/** Sessions `s`, everybody on their rosters `m`, and each one's mark `a` where there is one. */
export const markedMembers = (query: Kysely<DB>) =>
  query
    .selectFrom('class_sessions as s')
    .innerJoinLateral(members.as('m'), (join) => join.onTrue())
    .leftJoin('attendance as a', (join) =>
      join
        .onRef('a.tenant_id', '=', 's.tenant_id')
        .onRef('a.session_id', '=', 's.id')
        .onRef('a.student_id', '=', 'm.student_id')
    )

const ofSession = (query: Kysely<DB>, id: string) =>
  markedMembers(query)
    .leftJoinLateral(noticed.as('n'), (join) => join.onTrue())
    .where('s.id', '=', id)
    .select(['n.told_at as told_at', 'n.reason as told_reason'])
    .select(['m.student_id', 'm.standing', 'm.is_frozen'])
    .select(['a.status', 'a.minutes_late', 'a.minutes_early', 'a.excuse', 'a.notice_at', 'a.note'])
    .select(['a.event', 'a.charge_percent', 'a.makes_up', 'a.billed_at', 'a.version'])
    .select(['a.method', 'a.marked_by', 'a.marked_at'])

/** Read one by one: nobody knows beforehand how many students a centre has, and a plan for all of them would read them all. */
const named = sql<Selectable<DB['students']>>`(
  select * from students p where p.tenant_id = s.tenant_id and p.id = m.student_id offset 0)`

const rosterIn = (script: Locale) =>
  statement((query, given: { id: string }) =>
    ofSession(query, given.id)
      .innerJoinLateral(named.as('p'), (join) => join.onTrue())
      .leftJoin('users as u', (join) =>
        join.onRef('u.tenant_id', '=', 's.tenant_id').onRef('u.id', '=', 'n.made_by')
      )
      .leftJoin('guardians as g', (join) =>
        join.onRef('g.tenant_id', '=', 'u.tenant_id').onRef('g.id', '=', 'u.guardian_id')
      )
      .select(['n.told_by', 'u.kind as told_in'])
      .select(jsonIfJoined('guardians', 'g', [...storedNameFields]).as('told_guardian'))
      .select(['p.number', 'p.photo'])
      .select(storedNameFields.map((name) => `p.${name}` as const))
      .orderBy('m.is_frozen')
      .orderBy(`p.sorted_${script}`)
      .orderBy('p.id')
  )

const rosters = { en: rosterIn('en'), ar: rosterIn('ar') }

export type AttendanceRow = RowOf<typeof rosters.en>

/** The roster of a session with what is marked, by the name a page in `locale` shows; who is on a pause stands last. */
export const sessionAttendance = (id: string, locale: Locale) => rosters[locale]({ id })

const bare = statement((query, given: { id: string }) =>
  ofSession(query, given.id)
    .select(['a.counts_as_attended', 'a.uses_unit', 'a.pays_instructor', 'a.uses_free_cancel'])
    .select(['a.centre_policy_version', 'a.group_policy_version'])
    .select('a.standing as marked_as')
)

export type MarkedRow = RowOf<typeof bare>

/** The same people and marks without names: what marking asks. */
export const markedInSession = (id: string) => bare({ id })
