import type { ContactRefusal } from '#domain/people/contact_refusal'
import { LinkGuardian } from '#domain/people/guardians/actions/link_guardian'
import { RegisterGuardian } from '#domain/people/guardians/actions/register_guardian'
import {
  RegisterStudent,
  type RegisterStudentInput,
  type StudentRefusal,
} from '#domain/people/students/actions/register_student'
import type { GuardianFields } from '#domain/people/guardians/guardian_fields'
import { moveStudents } from '#domain/people/guardians/household_members'
import { findHousehold, type Household } from '#domain/people/guardians/queries/find_household'
import { findNamesakes } from '#domain/people/students/queries/find_namesakes'
import type { Rights } from '#domain/people/guardians/rules/guardian'
import { isNamedAlike } from '#domain/people/rules/named_alike'
import { isUuid } from '#domain/shared/text/is_uuid'
import { err, ok, type Result } from '#domain/shared/result'
import { rollbackOnRefusal } from '#domain/shared/data/rollback_on_refusal'

export type FamilyGuardian = { rights: Rights } & (
  { id: string } | { fields: GuardianFields; duplicatesConfirmed: boolean }
)

type Shared = 'tenantId' | 'zone' | 'actor'
export type FamilyChild = Omit<RegisterStudentInput, Shared>

/**
 * `guardian` is null only where a household takes the children in. Without `householdId` they join
 * the guardian's household, when the guardian pays.
 */
export type FamilyInput = Pick<RegisterStudentInput, Shared> & {
  guardian: FamilyGuardian | null
  householdId?: string | null
  children: FamilyChild[]
}

export type ChildRefusal = StudentRefusal | { type: 'named_twice' }

export type FamilyRefusal =
  | { type: 'not_found' }
  | {
      type: 'refused'
      guardian?: ContactRefusal | { type: 'unknown_guardian' | 'archived' }
      /** By the child's place; undefined where nothing is wrong. */
      children: (ChildRefusal | undefined)[]
    }

export type RegisteredFamily = {
  guardianId: string | null
  students: { id: string; number: string }[]
}

type Made = { id: string; number: string }
type Refuse = (refusal: FamilyRefusal) => never

/** All or nothing: one refused child refuses the whole family. */
export class RegisterFamily {
  async execute(input: FamilyInput): Promise<Result<RegisteredFamily, FamilyRefusal>> {
    const { tenantId, householdId = null } = input
    return rollbackOnRefusal<RegisteredFamily, FamilyRefusal>(tenantId, async (refuse) => {
      const household = householdId ? await findHousehold(householdId) : null
      if (household === undefined) return refuse({ type: 'not_found' })
      // The children first: their numbers are taken in turn, so that of two who send the same form one sees the other's
      const { students, refused } = await this.#children(input, refuse)
      const guardian = await this.#guardian(input)
      const guardianId = guardian.ok ? guardian.value : null
      await this.#namesakes(input, { students, guardianId, refused })
      if (!guardian.ok)
        return refuse({ type: 'refused', guardian: guardian.error, children: refused })
      if (refused.some(Boolean)) return refuse({ type: 'refused', children: refused })
      const ids = students.map((student) => student!.id)
      if (household) await moveStudents(ids, household.id, input.actor)
      if (guardianId) await this.#link(input, { ids, guardianId, household }, refuse)
      return { guardianId, students: students.map((student) => student!) }
    })
  }

  async #children({ tenantId, zone, actor, children }: FamilyInput, refuse: Refuse) {
    const students: (Made | undefined)[] = []
    const refused: (ChildRefusal | undefined)[] = children.map(() => undefined)
    for (const [at, child] of children.entries()) {
      const before = children.slice(0, at)
      if (before.some(({ fields }) => isNamedAlike(fields, child.fields))) {
        refused[at] = { type: 'named_twice' }
        continue
      }
      const student = await new RegisterStudent().execute({ tenantId, zone, actor, ...child })
      if (student.ok) students[at] = student.value
      else refused[at] = withoutMade(student.error, students)
      // Nothing more can be asked of a transaction that broke a rule of the database
      if (refused[at]?.type === 'national_id_taken')
        return refuse({ type: 'refused', children: refused })
    }
    return { students, refused }
  }

  async #guardian({
    tenantId,
    actor,
    guardian,
  }: FamilyInput): Promise<Result<string | null, ContactRefusal>> {
    if (!guardian) return ok(null)
    if ('id' in guardian) return ok(guardian.id)
    const made = await new RegisterGuardian().execute({ tenantId, actor, ...guardian })
    return made.ok ? ok(made.value.id) : err(made.error)
  }

  /** A known guardian or household may have a child of that name already. */
  async #namesakes(
    { children, householdId = null }: FamilyInput,
    found: {
      students: (Made | undefined)[]
      guardianId: string | null
      refused: (ChildRefusal | undefined)[]
    }
  ) {
    const { students, refused } = found
    const guardianId = found.guardianId && isUuid(found.guardianId) ? found.guardianId : null
    const studentIds = students.flatMap((student, at) =>
      student && !children[at]!.duplicatesConfirmed ? [student.id] : []
    )
    const namesakes = await findNamesakes({ studentIds, guardianId, householdId })
    for (const [at, student] of students.entries()) {
      const duplicates = namesakes.filter((one) => one.of === student?.id)
      if (duplicates.length > 0) refused[at] = { type: 'possible_duplicates', duplicates }
    }
  }

  async #link(
    { tenantId, actor, guardian, children }: FamilyInput,
    {
      ids,
      guardianId,
      household,
    }: { ids: string[]; guardianId: string; household: Household | null },
    refuse: Refuse
  ) {
    const rights = household
      ? { ...guardian!.rights, isPayer: household.payer_guardian_id === guardianId }
      : guardian!.rights
    for (const studentId of ids) {
      const linked = await new LinkGuardian().execute({
        tenantId,
        actor,
        studentId,
        guardianId,
        rights,
      })
      if (linked.ok) continue
      const type = linked.error.type === 'archived' ? 'archived' : 'unknown_guardian'
      refuse({ type: 'refused', guardian: { type }, children: children.map(() => undefined) })
    }
  }
}

/** A duplicate that was added only now is another child of the same form. */
function withoutMade(refusal: StudentRefusal, made: (Made | undefined)[]): ChildRefusal {
  if (refusal.type !== 'possible_duplicates') return refusal
  const others = refusal.duplicates.filter(({ id }) => !made.some((one) => one?.id === id))
  return others.length > 0 ? { ...refusal, duplicates: others } : { type: 'named_twice' }
}
