import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { EntryFacts } from '~/components/catalogue/entry_facts'
import { useFormat } from '~/hooks/use_format'

export function SubjectOverview({ subject }: { subject: Data.Admin.Subjects.Subject }) {
  const t = useTranslations('subjects.fields')
  const format = useFormat()
  return (
    <EntryFacts
      area="subjects"
      entry={subject}
      facts={[
        { label: t('description'), value: subject.description && <bdi>{subject.description}</bdi> },
        { label: t('created_at'), value: format.dayOf(subject.created_at) },
      ]}
    />
  )
}
