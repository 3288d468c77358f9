import { isStale } from '#domain/shared/records/stale_version'
import type { Result } from '#domain/shared/result'
import { type Busy, unlessHeld } from '#domain/shared/data/held_by_another'
import { rollbackOnRefusal } from '#domain/shared/data/rollback_on_refusal'
import type { Act } from '#domain/teaching/act'
import { type LockedGroup, lockGroups } from '#domain/teaching/groups/locked_group'
import {
  changesOf,
  isPart,
  undoChanges,
  type UndoRefusal,
} from '#domain/teaching/enrolments/undo_changes'
import { standingBefore, writeGroupStatus } from '#domain/teaching/groups/write_group_status'

type Input = Act & {
  id: string
  undoneId: string
  version: number
}

/** Also undoes what the step did to the enrolments (docs/adr/0029). */
export class UndoGroupStatus {
  execute(input: Input): Promise<Result<LockedGroup, UndoRefusal | Busy>> {
    return unlessHeld(() => this.#undo(input))
  }

  #undo(input: Input): Promise<Result<LockedGroup, UndoRefusal>> {
    return rollbackOnRefusal(input.tenantId, async (refuse) => {
      const made = await changesOf(input.undoneId)
      const groups = await lockGroups(input.id, ...made.map(({ groupId }) => groupId))
      const group = groups.get(input.id.toLowerCase())
      if (!group || (await isPart(made, input.undoneId))) return refuse({ type: 'not_found' })
      const isLast = group.lastAct === input.undoneId.toLowerCase()
      const before = await standingBefore(group.id)
      if (!isLast || !before || group.isArchived || isStale(group, input.version)) {
        return refuse({ type: 'changed_since' })
      }
      await writeGroupStatus(input, group, before)
      group.status = before.status
      await undoChanges(input, made, groups, refuse)
      return group
    })
  }
}
