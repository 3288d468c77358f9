import { sql } from 'kysely'
import type { Columns } from '#domain/shared/data/sql'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { statement } from '#domain/shared/data/statement'

type Household = Columns<'households', 'number'>['number'] | null
type Moved = Columns<'students', 'id'> & { before: Household; after: Household }

type Moving = { ids: string[]; householdId: string | null }

const move = statement(
  (_, given: Moving) => sql<Moved>`
  with chosen as (
    select tenant_id, id, household_id from students
    where id = any(${given.ids}::uuid[]) and household_id is distinct from ${given.householdId}::uuid order by id for no key update
  ), moved as (
    update students s set household_id = ${given.householdId}::uuid from chosen c where (s.tenant_id, s.id) = (c.tenant_id, c.id)
    returning s.tenant_id, s.id, c.household_id as left_id, s.household_id as joined_id
  )
  select m.id, l.number as before, j.number as after from moved m
  left join households l on (l.tenant_id, l.id) = (m.tenant_id, m.left_id)
  left join households j on (j.tenant_id, j.id) = (m.tenant_id, m.joined_id)`
)

export async function moveStudents(ids: string[], householdId: string | null, actor: Actor) {
  if (ids.length === 0) return
  const moved = await move({ ids, householdId })
  await recordAudit(
    ...moved.map(({ id, before, after }) => ({
      actor,
      action: after === null ? 'households.leave' : 'households.join',
      subjectType: 'student',
      subjectId: id,
      before: { household: before },
      after: { household: after },
    }))
  )
}

const align = statement(
  (_, given: { studentIds: string[] }) => sql`
  with due as (
    select l.tenant_id, l.student_id, l.guardian_id,
      coalesce(l.guardian_id = h.payer_guardian_id, false) as pays
    from student_guardians l
    join students s on s.tenant_id = l.tenant_id and s.id = l.student_id
    left join households h on h.tenant_id = s.tenant_id and h.id = s.household_id
    where l.student_id = any(${given.studentIds}::uuid[])
  ), freed as (
    update student_guardians l set is_payer = false, version = version + 1, updated_at = now() from due d
    where (l.tenant_id, l.student_id, l.guardian_id) = (d.tenant_id, d.student_id, d.guardian_id)
      and l.is_payer and not d.pays
    returning l.guardian_id
  )
  update student_guardians l set is_payer = true, version = version + 1, updated_at = now()
  from due d cross join (select count(*) from freed) as f
  where (l.tenant_id, l.student_id, l.guardian_id) = (d.tenant_id, d.student_id, d.guardian_id)
    and d.pays and not l.is_payer`
)

/** Makes the payer of these students' household the only payer among their guardians. */
export async function alignPayers(studentIds: string[]) {
  await align({ studentIds })
}
