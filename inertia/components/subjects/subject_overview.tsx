import { useTranslations } from 'use-intl'
import type { SubjectDetail } from '~/components/subjects/types'
import { useFormat } from '~/hooks/use_format'
import { FactsCard } from '~/ui/record/facts_card'

/** What is known about a subject. */
export function SubjectOverview({ subject }: { subject: SubjectDetail }) {
  const t = useTranslations('subjects.fields')
  const format = useFormat()
  const code = <bdi dir="ltr">{subject.code}</bdi>
  return (
    <FactsCard
      facts={[
        { label: t('name_en'), value: subject.name_en && <bdi>{subject.name_en}</bdi> },
        { label: t('name_ar'), value: subject.name_ar && <bdi>{subject.name_ar}</bdi> },
        { label: t('code'), value: code, copy: subject.code },
        { label: t('description'), value: subject.description && <bdi>{subject.description}</bdi> },
        { label: t('created_at'), value: format.dayOf(subject.created_at) },
      ]}
    />
  )
}
