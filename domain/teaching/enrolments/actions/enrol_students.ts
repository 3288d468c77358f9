import { isUuid } from '#domain/shared/text/is_uuid'
import type { StoredNames } from '#domain/shared/text/person_names'
import { err, ok, type Result } from '#domain/shared/result'
import { statement } from '#domain/shared/data/statement'
import { withTenant } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
import type { Act } from '#domain/teaching/act'
import { type EnrolRefusal, EnrolStudent } from '#domain/teaching/enrolments/actions/enrol_student'
import { lockGroup } from '#domain/teaching/groups/locked_group'
import { isEnrolling } from '#domain/teaching/groups/rules/group_state'
import { usualConditions } from '#domain/teaching/enrolments/usual_conditions'
import { storedNameFields } from '#domain/shared/text/person_names'

type Input = Act & {
  groupId: string
  studentIds: string[]
  /** YYYY-MM-DD. */
  startsOn: string
}

type Refusal = { type: 'not_found' | 'unknown_target' | 'not_enrolling' }

export type Enrolling = StoredNames & {
  id: string
  outcome: 'active' | 'waitlisted' | EnrolRefusal['type']
}

const named = statement((query, given: { ids: string[] }) =>
  query
    .selectFrom('students')
    .where('id', '=', anyOf(given.ids))
    .orderBy('sequence')
    .select(['id', ...storedNameFields])
    .forShare()
)

/**
 * As EnrolStudent does each, at the group's price: in the order of their numbers, in one
 * transaction under the group's lock, so that what it says of each is what became of all. Enrols
 * none when one of them is not the tenant's.
 */
export class EnrolStudents {
  async execute(input: Input): Promise<Result<Enrolling[], Refusal>> {
    const { studentIds, ...place } = input
    const ids = [...new Set(studentIds.map((id) => id.toLowerCase()))]
    if (!ids.every((id) => isUuid(id))) return err({ type: 'not_found' })
    return withTenant(input.tenantId, async () => {
      const students = await named({ ids })
      const group = await lockGroup(input.groupId)
      if (!group) return err({ type: 'unknown_target' })
      if (group.isArchived || !isEnrolling(group.status)) return err({ type: 'not_enrolling' })
      if (students.length !== ids.length) return err({ type: 'not_found' })
      const done: Enrolling[] = []
      for (const student of students) {
        const result = await new EnrolStudent().execute({ ...place, ...usualConditions, student })
        const outcome = result.ok ? seated(result.value.status) : result.error.type
        done.push({ ...student, outcome })
      }
      return ok(done)
    })
  }
}

const seated = (status: string) => (status === 'waitlisted' ? 'waitlisted' : 'active')
