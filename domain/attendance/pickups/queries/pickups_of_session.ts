import { sql } from 'kysely'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import { members } from '#domain/attendance/queries/session_attendance'
import { pickersOf } from '#domain/attendance/pickups/queries/pickers'
import { pickedUp } from '#domain/attendance/pickups/queries/pickups_of_student'
import type { Locale } from '#domain/shared/choices/locales'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

/** Who is not of age on the day of the session. */
const isMinor = sql<boolean>`p.birth_date > ${sessionDay('s')} - interval '18 years'`

/** Of the member `m` with the mark `a`: they came, or nobody marked them yet. */
export const isThere = sql<boolean>`(not m.is_frozen and (a.status is null or a.status in ('present', 'late')))`

const children = (script: Locale) =>
  statement((query, given: { session: string }) =>
    query
      .selectFrom('class_sessions as s')
      .innerJoinLateral(
        sql<Columns<'pickups', 'tenant_id' | 'student_id'> & { is_frozen: boolean }>`(
          select s.tenant_id, r.student_id, r.is_frozen from ${members} r)`.as('m'),
        (join) => join.onTrue()
      )
      .innerJoin('students as p', (join) =>
        join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 'm.student_id')
      )
      .leftJoin('attendance as a', (join) =>
        join
          .onRef('a.tenant_id', '=', 's.tenant_id')
          .onRef('a.session_id', '=', 's.id')
          .onRef('a.student_id', '=', 'm.student_id')
      )
      .leftJoin('pickups as k', (join) =>
        join
          .onRef('k.tenant_id', '=', 's.tenant_id')
          .onRef('k.session_id', '=', 's.id')
          .onRef('k.student_id', '=', 'm.student_id')
          .on('k.undone_at', 'is', null)
      )
      .where('s.id', '=', given.session)
      .where(sql<boolean>`(${isThere} or k.id is not null)`)
      .where(sql<boolean>`(${isMinor} or k.id is not null or ${pickersOf} <> '[]')`)
      .orderBy(`p.sorted_${script}`)
      .orderBy('p.id')
      .select(['p.id', ...storedNameFields.map((name) => `p.${name}` as const)])
      .select(pickersOf.as('pickers'))
      .select(pickedUp.as('pickup'))
  )

const lists = { en: children('en'), ar: children('ar') }

/** Children who came to a session or whom nobody marked yet, with who may pick them up and who did. */
export const pickupsOfSession = (session: string, locale: Locale) => lists[locale]({ session })
