import type { ContactRefusal } from '#domain/people/contact_refusal'
import { LinkGuardian } from '#domain/people/guardians/actions/link_guardian'
import {
  RegisterGuardian,
  type RegisterGuardianInput,
} from '#domain/people/guardians/actions/register_guardian'
import type { Rights } from '#domain/people/guardians/rules/guardian'
import type { Result } from '#domain/shared/result'
import { rollbackOnRefusal } from '#domain/shared/data/rollback_on_refusal'

type Input = RegisterGuardianInput & { studentId: string; rights: Rights }
type Refusal = ContactRefusal | { type: 'not_found' | 'archived' | 'already_linked' }

export class AddGuardianOf {
  async execute(input: Input): Promise<Result<{ id: string }, Refusal>> {
    const { tenantId, actor, studentId, rights } = input
    return rollbackOnRefusal<{ id: string }, Refusal>(tenantId, async (refuse) => {
      const made = await new RegisterGuardian().execute(input)
      if (!made.ok) return refuse(made.error)
      const pair = { studentId, guardianId: made.value.id }
      const linked = await new LinkGuardian().execute({ tenantId, actor, ...pair, rights })
      if (!linked.ok) return refuse(linked.error)
      return made.value
    })
  }
}
