import type { Data } from '@generated/data'
import { EntryPage } from '~/components/catalogue/entry_page'
import { recordUrls } from '~/ui/record/record_urls'
import type { EntryProps } from '~/components/catalogue/types'
import { useTranslations } from 'use-intl'
import { EntryFacts } from '~/components/catalogue/entry_facts'
import { useFormat } from '~/hooks/use_format'

type SubjectShowProps = EntryProps & { subject: Data.Admin.Subjects.Subject }

export default function SubjectShow({ subject, uses, activity, tab, can }: SubjectShowProps) {
  return (
    <EntryPage
      area="subjects"
      one="subject"
      entry={subject}
      uses={uses}
      activity={activity}
      tab={tab}
      can={can}
      urls={recordUrls('subjects')}
      overview={<SubjectOverview subject={subject} />}
    />
  )
}

function SubjectOverview({ subject }: { subject: Data.Admin.Subjects.Subject }) {
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
