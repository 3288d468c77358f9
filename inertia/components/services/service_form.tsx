import { recordUrls } from '~/ui/record/record_urls'
import { ServiceFields } from '~/components/services/service_fields'
import { serviceFormFields, useServiceForm } from '~/components/services/use_service_form'
import type { ServiceChoices, ServiceDetail } from '~/components/services/types'
import { useBothNames } from '~/ui/names/both_names'
import { AreaForm } from '~/ui/form/area_form'
import { useFieldValue } from '~/ui/record/use_field_value'

interface ServiceFormProps {
  title: string
  service: ServiceDetail | null
  choices: ServiceChoices
  today: string
}

export function ServiceForm({ title, service, choices, today }: ServiceFormProps) {
  const names = useBothNames()
  const inWords = useFieldValue('services')
  const state = useServiceForm(service, today)
  const write = (name: string, value: unknown): string => {
    const known = [...choices.subjects, ...choices.levels].find(({ id }) => id === value)
    return known ? names(known).lead : inWords(name, value)
  }
  return (
    <AreaForm
      area="services"
      title={title}
      record={service}
      urls={recordUrls('services')}
      inputs={serviceFormFields}
      state={state}
      write={write}
    >
      <ServiceFields
        form={state.form}
        field={state.field}
        choices={choices}
        isNew={service === null}
      />
    </AreaForm>
  )
}
