import { useTranslations } from 'use-intl'
import { SubjectForm } from '~/components/subjects/subject_form'
import { subjectUrls } from '~/components/subjects/subject_urls'
import { PageHeader } from '~/ui/page_header'

export default function SubjectCreate(_: { subject: null }) {
  const t = useTranslations('subjects')
  const title = t('create_title')
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: t('title'), href: subjectUrls.index() }]} />
      <SubjectForm title={title} subject={null} />
    </>
  )
}
