import { openingOf } from '#domain/scheduling/class_sessions/planning/closed_days'
import { statement } from '#domain/shared/data/statement'

const branchOf = statement((query, { id }: { id: string }) =>
  query.selectFrom('groups').where('id', '=', id).select('branch_id as id')
)

/** When the branch is open in which a group is taught. */
export async function openingOfGroup(id: string) {
  const [branch] = await branchOf({ id })
  return branch ? (await openingOf([branch.id]))(branch.id) : []
}
