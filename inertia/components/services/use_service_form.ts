import { urlFor } from '~/client'
import { serviceFormData } from '~/components/services/service_form_data'
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
