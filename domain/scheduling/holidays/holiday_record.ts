import { holidaysOnDays } from '#domain/scheduling/holidays/queries/holidays_on_days'
import { readStatements } from '#domain/shared/data/database'
import { err, type Result } from '#domain/shared/result'
import { unusableBranch } from '#domain/scheduling/branches/unusable_branch'
import { type CreateEntry, namedActs, type UpdateEntry } from '#domain/shared/records/entry_acts'
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

const acts = namedActs(holidayRecord, {}, unusableBranch)

export type SameDays = {
  type: 'same_days'
  holidays: { name_en: string | null; name_ar: string | null }[]
}

/** `confirmed`: another holiday on the same days is no mistake. */
type ConfirmedFields = HolidayFields & { confirmed: boolean }

export const holidayActs = {
  ...acts,
  create: ({ fields, ...act }: CreateEntry<ConfirmedFields>) =>
    unlessSameDays(act.tenantId, fields, null, (columns) =>
      acts.create({ ...act, fields: columns })
    ),
  update: ({ fields, ...act }: UpdateEntry<ConfirmedFields>) =>
    unlessSameDays(act.tenantId, fields, act.id, (columns) =>
      acts.update({ ...act, fields: columns })
    ),
}

async function unlessSameDays<Saved, Refusal extends { type: string }>(
  tenantId: string,
  { confirmed, ...fields }: ConfirmedFields,
  self: string | null,
  save: (fields: HolidayFields) => Promise<Result<Saved, Refusal>>
): Promise<Result<Saved, Refusal | SameDays>> {
  if (!confirmed) {
    const { starts_on, ends_on, branch_id } = fields
    const span = { from: starts_on, until: ends_on, branch: branch_id, self }
    const holidays = await readStatements(tenantId, () => holidaysOnDays(span))
    if (holidays.length > 0) return err({ type: 'same_days', holidays })
  }
  return save(fields)
}
