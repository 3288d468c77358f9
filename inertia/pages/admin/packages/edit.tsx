import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PackageForm } from '~/components/packages/package_form'
import type { PackageDetail, ServiceChoice } from '~/components/packages/types'
import { useBothNames } from '~/ui/names/both_names'
import { PageHeader } from '~/ui/page/page_header'

type PackageEditProps = { package: PackageDetail; services: ServiceChoice[] }

export default function PackageEdit({ package: found, services }: PackageEditProps) {
  const t = useTranslations('packages')
  const name = useBothNames()(found).lead
  const title = t('edit_title', { name })
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { label: t('title'), href: urlFor('admin.packages.index') },
          { label: name, href: urlFor('admin.packages.show', { id: found.id }) },
        ]}
      />
      <PackageForm title={title} found={found} services={services} />
    </>
  )
}
