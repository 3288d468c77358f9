import { sql } from 'kysely'
import { type Named, namesOf } from '#domain/people/guardians/queries/find_household'
import { statement } from '#domain/shared/data/statement'

/** Ids first, then each by its id: one condition with `or` would read the whole centre. */
const siblings = statement(
  (_, given: { studentId: string }) => sql<Named>`
  select ${namesOf('students', 's')}
  from (
    select id from students where household_id = (select household_id from students where id = ${given.studentId})
    union
    select o.student_id from student_guardians l
    join student_guardians o on o.tenant_id = l.tenant_id and o.guardian_id = l.guardian_id where l.student_id = ${given.studentId}
  ) kin
  cross join lateral (select * from students where id = kin.id limit 1) s
  where s.archived_at is null and s.id <> ${given.studentId} order by s.sequence limit 50`
)

/** Through a guardian or a household; 50 at most. */
export const listSiblings = (studentId: string) => siblings({ studentId })
