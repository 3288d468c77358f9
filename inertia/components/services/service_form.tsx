import { useTranslations } from 'use-intl'
import { ServiceFields } from '~/components/services/service_fields'
import { serviceFormFields } from '~/components/services/service_form_data'
import { serviceUrls } from '~/components/services/service_urls'
import type { ServiceChoices, ServiceDetail } from '~/components/services/types'
import { useServiceForm } from '~/components/services/use_service_form'
import { useBothNames } from '~/ui/both_names'
import { RecordForm } from '~/ui/form/record_form'
import { RecordStalePanel } from '~/ui/form/record_stale_panel'
import { useFieldValue } from '~/ui/record/use_field_value'

interface ServiceFormProps {
  title: string
  service: ServiceDetail | null
  choices: ServiceChoices
  today: string
}

/** Adds a service, or edits the given one. */
export function ServiceForm({ title, service, choices, today }: ServiceFormProps) {
  const t = useTranslations('services')
  const names = useBothNames()
  const inWords = useFieldValue('services')
  const { form, field, submit, stale, draft, discardDraft } = useServiceForm(service, today)
  const labels = Object.fromEntries(serviceFormFields.map((name) => [name, t(`fields.${name}`)]))
  const write = (name: string, value: unknown): string => {
    const known = [...choices.subjects, ...choices.levels].find(({ id }) => id === value)
    return known ? names(known).lead : inWords(name, value)
  }
  return (
    <RecordForm
      title={title}
      labels={labels}
      errors={form.errors}
      isDirty={form.isDirty}
      isPending={form.processing}
      saveLabel={t(service ? 'form.update' : 'form.create')}
      cancelHref={service ? serviceUrls.show(service.id) : serviceUrls.index()}
      draftRestored={draft.restored}
      onDiscardDraft={discardDraft}
      onLeave={draft.forget}
      onSubmit={submit}
      notices={
        service && (
          <RecordStalePanel
            key={service.version}
            area="services"
            form={form}
            stale={stale}
            write={write}
          />
        )
      }
    >
      <ServiceFields form={form} field={field} choices={choices} isNew={service === null} />
    </RecordForm>
  )
}
