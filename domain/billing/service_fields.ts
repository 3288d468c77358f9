import type {
  billableTo,
  serviceKinds,
  serviceStatuses,
  serviceUnits,
  taxModes,
} from '#domain/billing/rules/service'
import type { workTypes } from '#domain/shared/choices/work_types'

/**
 * A null `code` asks for the next free one, or keeps the one there is. `taxRate` is per cent, only
 * with the mode `rate`.
 */
export type ServiceFields = {
  code: string | null
  nameEn: string | null
  nameAr: string | null
  kind: (typeof serviceKinds)[number]
  unit: (typeof serviceUnits)[number]
  billableTo: (typeof billableTo)[number]
  isRecurring: boolean
  taxMode: (typeof taxModes)[number]
  taxRate: number | null
  subjectId: string | null
  levelId: string | null
  workType: (typeof workTypes)[number] | null
  status: (typeof serviceStatuses)[number]
}

export const serviceColumns = (fields: ServiceFields) => ({
  name_en: fields.nameEn,
  name_ar: fields.nameAr,
  kind: fields.kind,
  unit: fields.unit,
  billable_to: fields.billableTo,
  is_recurring: fields.isRecurring,
  tax_mode: fields.taxMode,
  tax_rate: fields.taxMode === 'rate' ? fields.taxRate : null,
  subject_id: fields.subjectId,
  level_id: fields.levelId,
  work_type: fields.workType,
  status: fields.status,
})
