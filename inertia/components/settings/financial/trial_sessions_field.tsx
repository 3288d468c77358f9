import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { getJson } from '~/feedback/send_json'
import type { Binding, FieldTexts } from '~/ui/form/binding'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { useBothNames } from '~/ui/names/both_names'

interface TrialService {
  id: string
  code: string
  name_en: string | null
  name_ar: string | null
}

/** The services come once the dialog is open: it opens over any page. */
export function TrialSessionsField({ field, ...texts }: FieldTexts & { field: Binding<string> }) {
  const t = useTranslations('financial.trials')
  const names = useBothNames()
  const [services, setServices] = useState<TrialService[]>([])
  useEffect(() => {
    const asking = new AbortController()
    const url = urlFor('admin.settings.trial_services.index')
    getJson<{ services: TrialService[] }>(url, asking.signal)
      .then((answer) => setServices(answer.services))
      .catch(() => undefined)
    return () => asking.abort()
  }, [])
  return (
    <ChoiceField
      {...texts}
      field={field}
      choices={[
        { value: 'free', label: t('free') },
        { value: 'full', label: t('full') },
        ...services.map((service) => ({
          value: service.id,
          label: t('service', { name: names(service).lead }),
          words: [service.code, service.name_en, service.name_ar].filter(Boolean).join(' '),
        })),
      ]}
    />
  )
}
