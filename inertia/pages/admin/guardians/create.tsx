import { useTranslations } from 'use-intl'
import { GuardianForm } from '~/components/guardians/guardian_form'
import { guardianUrls } from '~/components/guardians/guardian_urls'
import type { SameContact } from '~/components/people/types'
import { PageHeader } from '~/ui/page_header'

export default function GuardianCreate({ duplicates }: { duplicates: SameContact[] }) {
  const t = useTranslations('guardians')
  const title = t('create_title')
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: t('title'), href: guardianUrls.index() }]} />
      <GuardianForm title={title} guardian={null} duplicates={duplicates} />
    </>
  )
}
