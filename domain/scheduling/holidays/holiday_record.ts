import { unusableBranch } from '#domain/scheduling/branches/unusable_branch'
import { namedActs } from '#domain/shared/records/entry_acts'
import { recordOf } from '#domain/shared/records/record_kind'

export const holidayRecord = recordOf('holidays')

/** Days are the centre's, YYYY-MM-DD, both included. */
export type HolidayFields = {
  name_en: string | null
  name_ar: string | null
  starts_on: string
  ends_on: string
  /** Null is the whole centre. */
  branch_id: string | null
}

export const holidayActs = namedActs(holidayRecord, {}, unusableBranch)
