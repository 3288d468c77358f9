import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ServiceForm } from '~/components/services/service_form'
import type { ServiceChoices, ServiceDetail } from '~/components/services/types'
import { useBothNames } from '~/ui/names/both_names'
import { PageHeader } from '~/ui/page/page_header'

type ServiceEditProps = { service: ServiceDetail; choices: ServiceChoices; today: string }

export default function ServiceEdit({ service, choices, today }: ServiceEditProps) {
  const t = useTranslations('services')
  const name = useBothNames()(service).lead
  const title = t('edit_title', { name })
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { label: t('title'), href: urlFor('admin.services.index') },
          { label: name, href: urlFor('admin.services.show', { id: service.id }) },
        ]}
      />
      <ServiceForm title={title} service={service} choices={choices} today={today} />
    </>
  )
}
