import { recordOf } from '#domain/shared/records/record_kind'
import { groupsBy } from '#domain/teaching/catalogue/uses'

export const termRecord = recordOf('terms')

export type TermFields = {
  /** Null asks for a free one, or keeps the one there is. */
  code: string | null
  name_en: string | null
  name_ar: string | null
  /** Days of the centre, YYYY-MM-DD, both included. */
  starts_on: string
  ends_on: string
}

export const termUses = { groups: groupsBy('term_id') }
