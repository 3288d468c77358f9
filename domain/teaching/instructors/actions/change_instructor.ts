import {
  UpdateInstructor,
  type UpdateInstructorInput,
  type UpdateInstructorRefusal,
} from '#domain/people/instructors/actions/update_instructor'
import { raiseVersion } from '#domain/people/instructors/lock_instructor'
import type { Followed } from '#domain/people/departures'
import type { Result } from '#domain/shared/result'
import { type Busy, unlessHeld } from '#domain/shared/data/held_by_another'
import { rollbackOnRefusal } from '#domain/shared/data/rollback_on_refusal'
import { setTaught, type TaughtIds } from '#domain/teaching/instructors/set_taught'

type Input = UpdateInstructorInput & TaughtIds
type Saved = { id: string; replacedPhoto: string | null; followed: Followed }
type Refusal = UpdateInstructorRefusal | { type: 'unknown_taught' }

export class ChangeInstructor {
  execute(input: Input): Promise<Result<Saved, Refusal | Busy>> {
    return unlessHeld(() => this.#change(input))
  }

  #change(input: Input): Promise<Result<Saved, Refusal>> {
    return rollbackOnRefusal<Saved, Refusal>(input.tenantId, async (refuse) => {
      const saved = await new UpdateInstructor().execute(input)
      if (!saved.ok) return refuse(saved.error)
      const taught = await setTaught(saved.value.id, input, input.actor)
      if (!taught) return refuse({ type: 'unknown_taught' })
      if (taught.changed && !saved.value.wasChanged) await raiseVersion(saved.value.id)
      return saved.value
    })
  }
}
