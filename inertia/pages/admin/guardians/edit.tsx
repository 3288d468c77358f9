import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { GuardianForm } from '~/components/guardians/guardian_form'
import type { GuardianDetail } from '~/components/guardians/types'
import type { SameContact } from '~/components/people/types'
import { PageHeader } from '~/ui/page/page_header'
import { useNames } from '~/ui/names/use_names'

interface GuardianEditProps {
  guardian: GuardianDetail
  duplicates: SameContact[]
}

export default function GuardianEdit({ guardian, duplicates }: GuardianEditProps) {
  const t = useTranslations('guardians')
  const name = useNames()(guardian).lead
  const title = t('edit_title', { name })
  const crumbs = [
    { label: t('title'), href: urlFor('admin.guardians.index') },
    { label: name, href: urlFor('admin.guardians.show', { id: guardian.id }) },
  ]
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <GuardianForm title={title} guardian={guardian} duplicates={duplicates} />
    </>
  )
}
