import type { Standing } from '#domain/imports/records/target'
import { newGroupStatuses } from '#domain/teaching/groups/rules/group_state'

const isNew = (status: unknown) => newGroupStatuses.some((one) => one === status)

/**
 * A file opens groups. A status by which one begins or ends is an act of its own: a file may only
 * repeat it.
 */
export const groupStanding: Standing = {
  refusals: ({ values, saved }) => {
    const { status } = values
    if (status === undefined || status === saved?.status) return []
    if (isNew(status) && (saved === null || isNew(saved.status))) return []
    return [{ column: 'status', type: saved === null ? 'choice' : 'status_step' }]
  },
  follows: () => ({}),
}
