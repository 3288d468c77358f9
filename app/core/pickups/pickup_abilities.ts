import { areaAbilities } from '#core/records/area_policy'
import type { Principal } from '#domain/access/sessions/principal'

export interface PickupAbilities {
  record: boolean
  undo: boolean
  /** When nothing is recorded any more. */
  undo_late: boolean
  /** Somebody who is not on the list, for a reason. */
  others: boolean
}

/** An instructor records and undoes in sessions of theirs; the office alone lets somebody else, and undoes later. */
export function pickupAbilities(user: Principal): PickupAbilities {
  if (user.kind === 'instructor')
    return { record: true, undo: true, undo_late: false, others: false }
  const { create, update } = areaAbilities('attendance', user)
  return { record: create, undo: update, undo_late: update, others: create && update }
}
