import { sql } from 'kysely'
import type { Gender } from '#domain/people/students/rules/student_status'
import { literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import {
  type EnrolmentStatus,
  liveStatuses,
} from '#domain/teaching/enrolments/rules/enrolment_state'

/** A student who might be put into a group, and what they are in it already. */
export type CandidateRow = {
  id: string
  number: string
  first_name: string
  last_name: string
  first_name_other: string | null
  last_name_other: string | null
  phone: string | null
  gender: Gender | null
  birth_date: string | null
  enrolment_status: EnrolmentStatus | null
}

const shown = 8

const candidates = statement(
  (_, given: { query: string; groupId: string }) => sql<CandidateRow>`
  select s.id, s.number, s.first_name, s.last_name, s.first_name_other, s.last_name_other, s.phone, s.gender,
    s.birth_date, e.status enrolment_status
  from search.student_list(${given.query}, '{}', null, null, false, 'number', true, 1, ${sql.lit(shown)}) with ordinality
    as f
  join students s on s.id = f.id
  left join enrolments e on e.student_id = f.id and e.group_id = ${given.groupId}::uuid
    and e.status in (${sql.join(literals(liveStatuses))})
  order by f.ordinality`
)

/** The first students found by a name in either script, a number or a phone; none for an empty text. */
export class FindCandidates {
  async execute(query: string, groupId: string) {
    if (query === '') return []
    return candidates({ query, groupId })
  }
}
