import type { Data } from '@generated/data'
import { EntryPage } from '~/components/catalogue/entry_page'
import { recordUrls } from '~/ui/record/record_urls'
import type { EntryProps } from '~/components/catalogue/types'
import { SubjectOverview } from '~/components/subjects/subject_overview'

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
