import { LinkGuardian } from '#domain/people/actions/link_guardian'
import { type GuardianRefusal, RegisterGuardian } from '#domain/people/actions/register_guardian'
import {
  RegisterStudent,
  type RegisterStudentInput,
  type StudentRefusal,
} from '#domain/people/actions/register_student'
import type { GuardianFields } from '#domain/people/guardian_fields'
import type { Rights } from '#domain/people/rules/guardian'
import type { Result } from '#domain/shared/result'
import { undoing } from '#domain/shared/undoing'

type Guardian = { rights: Rights } & (
  { id: string } | { fields: GuardianFields; duplicatesConfirmed: boolean }
)

/** With a guardian the centre knows, or a new one. */
type Input = RegisterStudentInput & { guardian: Guardian }

type Refusal =
  | { type: 'student'; refusal: StudentRefusal }
  | { type: 'guardian'; refusal: GuardianRefusal | { type: 'unknown_guardian' } }

/** Adds a student together with a guardian: both or, when one of them is refused, neither. */
export class RegisterFamily {
  async execute({
    guardian,
    ...input
  }: Input): Promise<Result<{ id: string; number: string }, Refusal>> {
    const { tenantId, actor } = input
    return undoing<{ id: string; number: string }, Refusal>(tenantId, async (refuse) => {
      const student = await new RegisterStudent().execute(input)
      if (!student.ok) return refuse({ type: 'student', refusal: student.error })
      const known = await this.#guardian(input, guardian)
      if (!known.ok) return refuse({ type: 'guardian', refusal: known.error })
      const pair = { studentId: student.value.id, guardianId: known.value.id }
      const { rights } = guardian
      const linked = await new LinkGuardian().execute({ tenantId, actor, ...pair, rights })
      if (!linked.ok) return refuse({ type: 'guardian', refusal: { type: 'unknown_guardian' } })
      return student.value
    })
  }

  async #guardian({ tenantId, actor }: RegisterStudentInput, guardian: Guardian) {
    if ('id' in guardian) return { ok: true, value: { id: guardian.id } } as const
    return new RegisterGuardian().execute({ tenantId, actor, ...guardian })
  }
}
