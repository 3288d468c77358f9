import { useTranslations } from 'use-intl'
import { SubjectForm } from '~/components/subjects/subject_form'
import { subjectUrls } from '~/components/subjects/subject_urls'
import type { SubjectDetail } from '~/components/subjects/types'
import { useBothNames } from '~/ui/both_names'
import { PageHeader } from '~/ui/page_header'

export default function SubjectEdit({ subject }: { subject: SubjectDetail }) {
  const t = useTranslations('subjects')
  const name = useBothNames()(subject).lead
  const title = t('edit_title', { name })
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { label: t('title'), href: subjectUrls.index() },
          { label: name, href: subjectUrls.show(subject.id) },
        ]}
      />
      <SubjectForm title={title} subject={subject} />
    </>
  )
}
