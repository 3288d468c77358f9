import {
  type ChildRefusal,
  type FamilyChild,
  type FamilyInput,
  type FamilyRefusal,
  RegisterFamily,
} from '#domain/people/actions/register_family'
import { today } from '#domain/shared/time/clock'
import type { Result } from '#domain/shared/result'
import { rollbackOnRefusal } from '#domain/shared/data/rollback_on_refusal'
import { EnrolStudent, type EnrolRefusal } from '#domain/teaching/enrolments/actions/enrol_student'
import type { Confirmation } from '#domain/teaching/enrolments/confirm_warnings'
import { lockGroups } from '#domain/teaching/groups/locked_group'
import type { FirstStatus } from '#domain/teaching/enrolments/rules/enrolment_state'
import { firstDayIn } from '#domain/teaching/enrolments/rules/first_day'
import { usualConditions } from '#domain/teaching/enrolments/usual_conditions'

type Child = FamilyChild &
  Confirmation & {
    groupId: string | null
  }
type Input = Omit<FamilyInput, 'children'> & { children: Child[] }

type Refused = Extract<FamilyRefusal, { type: 'refused' }>
export type EnrolFamilyRefusal =
  | { type: 'not_found' }
  | (Omit<Refused, 'children'> & { children: (ChildRefusal | GroupRefusal | undefined)[] })

export type GroupRefusal = { type: 'group'; reason: EnrolRefusal['type'] }

type Outcome = {
  guardianId: string | null
  students: { id: string; status: FirstStatus | null }[]
}

/**
 * Enrols from the group's first day or today, all or nothing. The groups are locked before anybody
 * is added, as for every other enrolment.
 */
export class EnrolFamily {
  async execute(input: Input): Promise<Result<Outcome, EnrolFamilyRefusal>> {
    const { tenantId, children } = input
    return rollbackOnRefusal<Outcome, EnrolFamilyRefusal>(tenantId, async (refuse) => {
      const groups = await lockGroups(...children.flatMap(({ groupId }) => groupId ?? []))
      const family = await new RegisterFamily().execute(input)
      if (!family.ok) return refuse(family.error)

      const refused: (GroupRefusal | undefined)[] = children.map(() => undefined)
      const students: Outcome['students'] = []
      for (const [at, { id }] of family.value.students.entries()) {
        const { groupId, confirmed_warnings } = children[at]!
        const enrolled = groupId
          ? await this.#enrol(input, {
              id,
              groupId,
              from: groups.get(groupId.toLowerCase())?.startsOn,
              confirmed_warnings,
            })
          : null
        if (enrolled && !enrolled.ok) refused[at] = { type: 'group', reason: enrolled.error.type }
        else students.push({ id, status: enrolled?.value.status ?? null })
      }
      if (refused.some(Boolean)) return refuse({ type: 'refused', children: refused })
      return { guardianId: family.value.guardianId, students }
    })
  }

  #enrol(
    { tenantId, zone, actor }: Input,
    {
      id,
      groupId,
      from,
      confirmed_warnings,
    }: Confirmation & { id: string; groupId: string; from?: string }
  ) {
    const day = today(zone)
    const startsOn = from ? firstDayIn(from, day) : day
    const act = { tenantId, zone, actor }
    return new EnrolStudent().execute({
      ...act,
      ...usualConditions,
      groupId,
      startsOn,
      student: { id },
      confirmed_warnings,
    })
  }
}
