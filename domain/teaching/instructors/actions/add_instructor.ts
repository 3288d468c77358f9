import type { ContactRefusal } from '#domain/people/contact_refusal'
import {
  type LeftBeforeHired,
  RegisterInstructor,
  type RegisterInstructorInput,
} from '#domain/people/instructors/actions/register_instructor'
import { setTaught, type TaughtIds } from '#domain/teaching/instructors/set_taught'
import { rollbackOnRefusal } from '#domain/shared/data/rollback_on_refusal'
import type { Result } from '#domain/shared/result'

type Input = RegisterInstructorInput & TaughtIds
type Refusal = ContactRefusal | LeftBeforeHired | { type: 'unknown_taught' }

export class AddInstructor {
  async execute(input: Input): Promise<Result<{ id: string; number: string }, Refusal>> {
    return rollbackOnRefusal<{ id: string; number: string }, Refusal>(
      input.tenantId,
      async (refuse) => {
        const added = await new RegisterInstructor().execute(input)
        if (!added.ok) return refuse(added.error)
        if (!(await setTaught(added.value.id, input, input.actor)))
          return refuse({ type: 'unknown_taught' })
        return added.value
      }
    )
  }
}
