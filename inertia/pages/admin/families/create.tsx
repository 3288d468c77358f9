import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { FamilyForm } from '~/components/families/family_form'
import type { FamilyPage } from '~/components/families/types'
import { PageHeader } from '~/ui/page/page_header'
import { useNames } from '~/ui/names/use_names'

export default function FamilyCreate(page: FamilyPage) {
  const t = useTranslations('families')
  const guardians = useTranslations('guardians')
  const students = useTranslations('students')
  const names = useNames()
  const { family } = page
  const guardian = family?.guardian
  const title = t(family ? 'sibling_title' : 'create_title')
  const crumbs = guardian
    ? [
        { label: guardians('title'), href: urlFor('admin.guardians.index') },
        { label: names(guardian).lead, href: urlFor('admin.guardians.show', { id: guardian.id }) },
      ]
    : [{ label: students('title'), href: urlFor('admin.students.index') }]
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <FamilyForm title={title} page={page} cancelHref={crumbs.at(-1)!.href} />
    </>
  )
}
