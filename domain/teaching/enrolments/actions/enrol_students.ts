import { isUuid } from '#domain/shared/text/is_uuid'
import type { StoredNames } from '#domain/shared/text/person_names'
import { err, type Result } from '#domain/shared/result'
import { statement } from '#domain/shared/data/statement'
import { rollbackOnRefusal } from '#domain/shared/data/rollback_on_refusal'
import { anyOf } from '#domain/shared/data/sql'
import type { Act } from '#domain/teaching/act'
import { type EnrolRefusal, EnrolStudent } from '#domain/teaching/enrolments/actions/enrol_student'
import {
  type Confirmation,
  confirmationOf,
  type Unconfirmed,
} from '#domain/teaching/enrolments/confirm_warnings'
import { lockGroup } from '#domain/teaching/groups/locked_group'
import { isEnrolling } from '#domain/teaching/groups/rules/group_state'
import { usualConditions } from '#domain/teaching/enrolments/usual_conditions'
import { storedNameFields } from '#domain/shared/text/person_names'

type Input = Act &
  Confirmation & {
    groupId: string
    studentIds: string[]
    /** YYYY-MM-DD. */
    startsOn: string
  }

type Refusal = { type: 'not_found' | 'unknown_target' | 'not_enrolling' } | Unconfirmed

export type Enrolling = StoredNames & {
  id: string
  outcome: 'active' | 'waitlisted' | Exclude<EnrolRefusal['type'], 'unconfirmed'>
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
 * none when one of them is not the tenant's, or when something that speaks against one isn't confirmed.
 */
export class EnrolStudents {
  async execute(input: Input): Promise<Result<Enrolling[], Refusal>> {
    const { studentIds, ...place } = input
    const ids = [...new Set(studentIds.map((id) => id.toLowerCase()))]
    if (!ids.every((id) => isUuid(id))) return err({ type: 'not_found' })
    return rollbackOnRefusal<Enrolling[], Refusal>(input.tenantId, async (refuse) => {
      const students = await named({ ids })
      const group = await lockGroup(input.groupId)
      if (!group) return refuse({ type: 'unknown_target' })
      if (group.isArchived || !isEnrolling(group.status)) return refuse({ type: 'not_enrolling' })
      if (students.length !== ids.length) return refuse({ type: 'not_found' })
      const done: Enrolling[] = []
      for (const student of students) {
        const conditions = { ...place, ...usualConditions, ...confirmationOf(student.id, input) }
        const result = await new EnrolStudent().execute({ ...conditions, student })
        const outcome = result.ok ? seated(result.value.status) : result.error.type
        if (outcome === 'unconfirmed') return refuse({ type: outcome })
        done.push({ ...student, outcome })
      }
      return done
    })
  }
}

const seated = (status: string) => (status === 'waitlisted' ? 'waitlisted' : 'active')
