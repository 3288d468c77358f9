import { v7 as uuid } from 'uuid'
import type { Result } from '#domain/shared/result'
import { rollbackOnRefusal } from '#domain/shared/data/rollback_on_refusal'
import { publish } from '#domain/shared/events/publish'
import type { Act } from '#domain/teaching/act'
import { placesTaken } from '#domain/teaching/events'
import { lockGroups } from '#domain/teaching/groups/locked_group'
import { restoreTerms } from '#domain/teaching/enrolments/enrolment_terms'
import {
  type ActChange,
  changesOf,
  isPart,
  undoChanges,
  type UndoRefusal,
} from '#domain/teaching/enrolments/undo_changes'

type Input = Act & {
  undoneId: string
}

/** Undoes what one act did to enrolments: a transfer, a drop, a freeze, a completion (docs/adr/0029). */
export class UndoEnrolments {
  async execute(input: Input): Promise<Result<ActChange, UndoRefusal>> {
    return rollbackOnRefusal(input.tenantId, async (refuse) => {
      const made = await changesOf(input.undoneId)
      const back = made.find(({ kept }) => kept !== null)
      if (!back || (await isPart(made, input.undoneId))) return refuse({ type: 'not_found' })
      const groups = await lockGroups(...made.map(({ groupId }) => groupId))
      await undoChanges(input, made, groups, refuse)
      await restoreTerms({ act_id: input.undoneId, undo_id: uuid() })
      const studentIds = made.map(({ studentId }) => studentId)
      await publish(placesTaken, { studentIds, actor: input.actor, undoneId: input.undoneId })
      return back
    })
  }
}
