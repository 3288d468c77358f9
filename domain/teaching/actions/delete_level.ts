import { deleteEntry, type DeletionInput } from '#domain/shared/catalogue/delete_entry'
import { withTenant } from '#domain/shared/tenant_scope'
import { holdLadder, ladder, renumber } from '#domain/teaching/ladder'
import { levels } from '#domain/teaching/levels'

/** Deletes a level that no course, group or instructor names; those after it move up. */
export class DeleteLevel {
  execute(input: DeletionInput) {
    return withTenant(input.tenantId, async () => {
      await holdLadder()
      const result = await deleteEntry(levels, input)
      if (result.ok) await renumber((await ladder()).map(({ id }) => id))
      return result
    })
  }
}
