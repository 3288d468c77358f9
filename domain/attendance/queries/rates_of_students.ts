import { sql } from 'kysely'
import type { PortalPerson } from '#domain/access/sessions/principal'
import { isExcused, isRated } from '#domain/attendance/queries/is_rated'
import { ownStudentIds } from '#domain/people/students/queries/own_students'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'
import { now } from '#domain/shared/time/clock'

/** As `rateOf` counts, of every mark there is. */
const ratesOf = (type: 'student' | 'guardian') =>
  statement((query, { id, moment }: { id: string; moment: Date }) =>
    query
      .selectFrom('students as p')
      .innerJoin('attendance as a', (join) =>
        join.onRef('a.tenant_id', '=', 'p.tenant_id').onRef('a.student_id', '=', 'p.id')
      )
      .innerJoin('class_sessions as s', (join) =>
        join.onRef('s.tenant_id', '=', 'a.tenant_id').onRef('s.id', '=', 'a.session_id')
      )
      .where('p.id', '=', sql<string>`any(${ownStudentIds[type](id)})`)
      .where((of) => of.or([isRated(moment), isExcused(moment)]))
      .groupBy(['p.tenant_id', 'p.id'])
      .orderBy('p.sequence')
      .select(['p.id', ...storedNameFields.map((name) => `p.${name}` as const)])
      .select([
        sql<number>`(count(*) filter (where a.counts_as_attended and ${isRated(moment)}))::integer`.as(
          'attended'
        ),
        sql<number>`(count(*) filter (where ${isRated(moment)}))::integer`.as('marked'),
        sql<number>`(count(*) filter (where ${isExcused(moment)}))::integer`.as('excused'),
      ])
  )

const read = { student: ratesOf('student'), guardian: ratesOf('guardian') }

/** How often a student came, or each child a guardian may know of, of those with a mark that counts. */
export const ownRates = async ({ type, id }: PortalPerson) =>
  type === 'instructor' ? [] : read[type]({ id, moment: now().toJSDate() })
