import type { LinkedPerson } from '~/components/guardians/types'
import { wordsOf } from '~/ui/form/fields/choice/choices_field'

export type RightsData = {
  relation: string
  is_primary: boolean
  is_payer: boolean
  contact_priority: string
  may_see_data: boolean
  may_pick_up: boolean
  /** Words with a blank between them, so that two people's choices can be put together. */
  channels: string
}

/** What a form starts from: the link there is, or a new one. The first guardian of a child is called first and pays. */
export const rightsData = (link: LinkedPerson | null, isFirst = false): RightsData => ({
  relation: link?.relation ?? '',
  is_primary: link?.is_primary ?? isFirst,
  is_payer: link?.is_payer ?? isFirst,
  contact_priority: String(link?.contact_priority ?? 1),
  may_see_data: link?.may_see_data ?? true,
  may_pick_up: link?.may_pick_up ?? true,
  channels: (link?.channels ?? ['call']).toSorted().join(' '),
})

export const rightsPayload = <Data extends RightsData>(data: Data) => ({
  ...data,
  channels: wordsOf(data.channels),
})
