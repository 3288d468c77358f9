import type { StoredNames } from '#domain/shared/text/person_names'

/** `type`s: Inertia refuses interfaces in props. */
export type Picker = { id: string; relation: string | null } & (
  { kind: 'guardian'; names: StoredNames } | { kind: 'person'; name: string; phone: string | null }
)

export type PickedUp = {
  id: string
  at: string
  guardian: StoredNames | null
  name: string | null
  reason: string | null
  by: StoredNames | null
  undone: { at: string; by: StoredNames | null } | null
}

/** As a family reads it. */
export type PickupTold = Pick<PickedUp, 'at' | 'guardian' | 'name'>

export type ChildToPickUp = StoredNames & {
  id: string
  pickers: Picker[]
  pickup: PickedUp | null
}

export type Pickups = {
  rows: ChildToPickUp[]
  can: { record: boolean; undo: boolean; others: boolean }
}

export type PickupPerson = {
  id: string
  name: string
  relation: string | null
  phone: string | null
  phone_written: string | null
}

export type StudentPickups = {
  people: PickupPerson[]
  last: PickedUp[]
  may_change: boolean
}

/** Where a session's pick-ups are sent, and each is undone. */
export interface PickupUrls {
  store: string
  undo: (pickup: string) => string
}
