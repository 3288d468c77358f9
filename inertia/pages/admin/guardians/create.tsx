import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { GuardianForm } from '~/components/guardians/guardian_form'
import type { SameContact } from '~/components/people/types'
import { PageHeader } from '~/ui/page/page_header'

export default function GuardianCreate({ duplicates }: { duplicates: SameContact[] }) {
  const t = useTranslations('guardians')
  const title = t('create_title')
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: t('title'), href: urlFor('admin.guardians.index') }]}
      />
      <GuardianForm title={title} guardian={null} duplicates={duplicates} />
    </>
  )
}
