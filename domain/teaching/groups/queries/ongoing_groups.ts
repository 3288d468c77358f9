import type { Refusing } from '#domain/shared/records/set_archived'
import { lockGroups } from '#domain/teaching/groups/locked_group'
import { mayArchive } from '#domain/teaching/groups/rules/group_state'

/** Those of the groups that are still going on and stay in the lists; locked, so that none goes on meanwhile. */
export const ongoingGroups: Refusing = async (ids) => {
  const groups = [...(await lockGroups(...ids)).values()]
  return groups
    .filter(({ status }) => !mayArchive(status))
    .map(({ id, code }) => ({ id, name: code, reason: 'still_going' }))
}
