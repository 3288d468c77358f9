import type { SharedPhones } from '#domain/people/phones/change_shared_phones'
import type { PersonFields } from '#domain/people/person_fields'
import type { Actor } from '#domain/shared/audit/actor'

type Given<Fields extends PersonFields> = {
  tenantId: string
  actor: Actor
  fields: Fields
  duplicatesConfirmed: boolean
}

export type Registration<Fields extends PersonFields> = Given<Fields> & {
  photo?: string | null
}

export type PersonUpdate<Fields extends PersonFields> = Given<Fields> & {
  id: string
  version: number
  sharedPhones?: SharedPhones
  /** The drive key of a new picture, null to remove it, undefined to keep it. */
  photo?: string | null
}
