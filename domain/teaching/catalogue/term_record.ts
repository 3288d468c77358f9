import { recordOf } from '#domain/shared/records/record_kind'
import { groupsBy } from '#domain/teaching/catalogue/uses'

export const termRecord = recordOf('terms')

/**
 * A null `code` asks for a free one, or keeps the one there is. Days are the centre's, YYYY-MM-DD,
 * both included.
 */
export type TermFields = {
  code: string | null
  name_en: string | null
  name_ar: string | null
  starts_on: string
  ends_on: string
}

export const termUses = { groups: groupsBy('term_id') }
