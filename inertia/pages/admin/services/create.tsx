import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ServiceForm } from '~/components/services/service_form'
import type { ServiceChoices } from '~/components/services/types'
import { PageHeader } from '~/ui/page/page_header'

type ServiceCreateProps = { service: null; choices: ServiceChoices; today: string }

export default function ServiceCreate({ choices, today }: ServiceCreateProps) {
  const t = useTranslations('services')
  const title = t('create_title')
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: t('title'), href: urlFor('admin.services.index') }]}
      />
      <ServiceForm title={title} service={null} choices={choices} today={today} />
    </>
  )
}
