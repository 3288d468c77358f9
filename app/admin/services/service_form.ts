import type { Infer } from '@vinejs/vine/types'
import type { updateServiceValidator } from '#app/admin/services/service_validator'
import type { ServiceFields } from '#domain/billing/service_fields'

type Form = Omit<Infer<typeof updateServiceValidator>, 'version'>

export const serviceFields = (form: Form): ServiceFields => ({
  code: form.code ?? null,
  nameEn: form.name_en ?? null,
  nameAr: form.name_ar ?? null,
  kind: form.kind,
  unit: form.unit,
  billableTo: form.billable_to,
  isRecurring: form.is_recurring ?? false,
  taxMode: form.tax_mode,
  taxRate: form.tax_rate ?? null,
  subjectId: form.subject_id ?? null,
  levelId: form.level_id ?? null,
  workType: form.work_type ?? null,
  status: form.status,
})
