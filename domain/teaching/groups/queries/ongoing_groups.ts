import type { Refusing } from '#domain/shared/records/set_archived'
import { lockGroups } from '#domain/teaching/groups/locked_group'
import { mayArchive } from '#domain/teaching/groups/rules/group_state'

/**
 * The groups that may not be archived because they still go on; locked, so that none changes
 * meanwhile.
 */
export const ongoingGroups: Refusing = async (ids) => {
  const groups = [...(await lockGroups(...ids)).values()]
  return groups
    .filter(({ status }) => !mayArchive(status))
    .map(({ id, code }) => ({ id, name: code, reason: 'still_going' }))
}
