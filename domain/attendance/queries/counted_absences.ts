import { sql } from 'kysely'
import type { CountedAbsence } from '#domain/attendance/rules/period'
import { inEveryBranch } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

type Given = { students: string[]; but: string[] }

const counted = statement((query, given: Given) =>
  query
    .selectFrom('attendance as a')
    .innerJoin('class_sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'a.tenant_id').onRef('s.id', '=', 'a.session_id')
    )
    .leftJoin('groups as g', (join) =>
      join.onRef('g.tenant_id', '=', 's.tenant_id').onRef('g.id', '=', 's.group_id')
    )
    .where('a.student_id', '=', anyOf(given.students))
    .where('a.standing', '<>', sql.lit('guest'))
    .where(
      sql<boolean>`(a.event = 'late_cancel' and a.uses_free_cancel or a.event = 'excused' and a.makes_up)`
    )
    .where((row) => row.not(row('a.session_id', '=', anyOf(given.but))))
    .select(['a.student_id', 's.starts_at', 's.time_zone', 'g.term_id'])
    .select(sql<CountedAbsence['event']>`a.event`.as('event'))
)

/** What students had of what a policy counts (`isCounted`), in other sessions than these; also where whoever asks may not see them. */
export async function countedAbsences(given: Given) {
  const rows = given.students.length > 0 ? await inEveryBranch(() => counted(given)) : []
  const by = Map.groupBy(rows, (row) => row.student_id)
  return (student: string): CountedAbsence[] => by.get(student) ?? []
}
