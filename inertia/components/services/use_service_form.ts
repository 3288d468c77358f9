import { urlFor } from '~/client'
import type { ServiceDetail } from '~/components/services/types'
import { useRecordForm } from '~/ui/form/use_record_form'

export function useServiceForm(service: ServiceDetail | null, today: string) {
  return useRecordForm({
    saved: serviceFormData(service, today),
    isNew: service === null,
    send: (form, options) => {
      if (service) form.put(urlFor('admin.services.update', { id: service.id }), options)
      else form.post(urlFor('admin.services.store'), options)
    },
  })
}

export type ServiceForm = ReturnType<typeof useServiceForm>

/** A service as the form holds it: empty is '', not null; the price is asked for a new one alone. */
type ServiceFormData = {
  name_en: string
  name_ar: string
  code: string
  kind: string
  unit: string
  billable_to: string
  is_recurring: boolean
  tax_mode: string
  tax_rate: string
  subject_id: string
  level_id: string
  work_type: string
  status: string
  price: string
  effective_from: string
  version: number
}

export const serviceFormFields = [
  'name_en',
  'name_ar',
  'code',
  'kind',
  'unit',
  'price',
  'effective_from',
  'billable_to',
  'is_recurring',
  'tax_mode',
  'tax_rate',
  'subject_id',
  'level_id',
  'work_type',
  'status',
] as const

const serviceFormData = (service: ServiceDetail | null, today: string): ServiceFormData => ({
  name_en: service?.name_en ?? '',
  name_ar: service?.name_ar ?? '',
  code: service?.code ?? '',
  kind: service?.kind ?? 'tuition',
  unit: service?.unit ?? 'session',
  billable_to: service?.billable_to ?? 'student',
  is_recurring: service?.is_recurring ?? false,
  tax_mode: service?.tax_mode ?? 'inherit',
  tax_rate: service?.tax_rate ?? '',
  subject_id: service?.subject?.id ?? '',
  level_id: service?.level?.id ?? '',
  work_type: service?.work_type ?? '',
  status: service?.status ?? 'active',
  price: '',
  effective_from: service ? '' : today,
  version: service?.version ?? 1,
})
