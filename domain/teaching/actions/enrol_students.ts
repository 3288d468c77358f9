import { err, ok, type Result } from '#domain/shared/result'
import { selectRows } from '#domain/shared/select_rows'
import { withTenant } from '#domain/shared/tenant_scope'
import type { Act } from '#domain/teaching/act'
import { type EnrolRefusal, EnrolStudent } from '#domain/teaching/actions/enrol_student'
import { lockGroup } from '#domain/teaching/locked_group'
import { isEnrolling } from '#domain/teaching/rules/group_state'

type Input = Act & {
  groupId: string
  studentIds: string[]
  /** YYYY-MM-DD. */
  startsOn: string
}

type Refusal = { type: 'unknown_target' | 'not_enrolling' }

/** What became of one of them: a seat, a place in the waiting list, or why neither. */
export type Enrolling = {
  id: string
  name: string
  outcome: 'active' | 'waitlisted' | EnrolRefusal['type']
}

const named = `
  select id, first_name || ' ' || last_name as name from students
  where id = any(?::uuid[]) order by sequence`

/**
 * Puts many students into one group, as EnrolStudent does each: in the order of their numbers, all in one transaction
 * under the lock of the group, so that what it says of each is what became of all. The price is the group's.
 */
export class EnrolStudents {
  async execute(input: Input): Promise<Result<Enrolling[], Refusal>> {
    return withTenant(input.tenantId, async () => {
      const group = await lockGroup(input.groupId)
      if (!group) return err({ type: 'unknown_target' })
      if (group.isArchived || !isEnrolling(group.status)) return err({ type: 'not_enrolling' })
      const students = await selectRows<{ id: string; name: string }>(named, [input.studentIds])
      const done: Enrolling[] = []
      for (const student of students) {
        const result = await new EnrolStudent().execute({ ...atUsualPrice(input), student })
        const outcome = result.ok ? seated(result.value.status) : result.error.type
        done.push({ ...student, outcome })
      }
      return ok(done)
    })
  }
}

const atUsualPrice = ({ tenantId, zone, actor, groupId, startsOn }: Input) => ({
  tenantId,
  zone,
  actor,
  groupId,
  startsOn,
  as: 'active' as const,
  charge: { price: null, billingMode: null },
  discountReason: null,
  overCapacityReason: null,
})

const seated = (status: string) => (status === 'waitlisted' ? 'waitlisted' : 'active')
