import { useTranslations } from 'use-intl'
import { FamilyForm } from '~/components/families/family_form'
import type { FamilyPage } from '~/components/families/types'
import { guardianUrls } from '~/components/guardians/guardian_urls'
import { studentUrls } from '~/components/students/student_urls'
import { PageHeader } from '~/ui/page_header'
import { useNames } from '~/ui/use_names'

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
        { label: guardians('title'), href: guardianUrls.index() },
        { label: names(guardian).lead, href: guardianUrls.show(guardian.id) },
      ]
    : [{ label: students('title'), href: studentUrls.index() }]
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <FamilyForm title={title} page={page} cancelHref={crumbs.at(-1)!.href} />
    </>
  )
}
