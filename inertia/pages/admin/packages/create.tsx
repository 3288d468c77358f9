import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PackageForm } from '~/components/packages/package_form'
import type { ServiceChoice } from '~/components/packages/types'
import { PageHeader } from '~/ui/page/page_header'

type PackageCreateProps = { package: null; services: ServiceChoice[] }

export default function PackageCreate({ services }: PackageCreateProps) {
  const t = useTranslations('packages')
  const title = t('create_title')
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: t('title'), href: urlFor('admin.packages.index') }]}
      />
      <PackageForm title={title} found={null} services={services} />
    </>
  )
}
