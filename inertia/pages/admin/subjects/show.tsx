import { EntryPage } from '~/components/catalogue/entry_page'
import type { EntryTab, Use } from '~/components/catalogue/types'
import { SubjectOverview } from '~/components/subjects/subject_overview'
import { subjectUrls } from '~/components/subjects/subject_urls'
import type { SubjectDetail } from '~/components/subjects/types'
import type { Abilities, ActivityRow } from '~/ui/record/types'

type SubjectShowProps = {
  subject: SubjectDetail
  uses: Use[]
  activity: ActivityRow[]
  tab: EntryTab
  can: Abilities
}

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
      urls={subjectUrls}
      overview={<SubjectOverview subject={subject} />}
    />
  )
}
