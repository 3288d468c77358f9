import { recordOf } from '#domain/shared/records/record_kind'

export const branchRecord = recordOf('branches')

/** A null `code` asks for a free one, or keeps the one there is; the phone is E.164. */
export type BranchFields = {
  code: string | null
  name_en: string | null
  name_ar: string | null
  address: string | null
  phone: string | null
  /** IANA; null is the centre's. */
  time_zone: string | null
}
