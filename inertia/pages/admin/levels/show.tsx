import { EntryPage } from '~/components/catalogue/entry_page'
import { recordUrls } from '~/ui/record/record_urls'
import type { EntryProps } from '~/components/catalogue/types'
import { LevelOverview } from '~/components/levels/level_overview'
import type { LevelDetail } from '~/components/levels/types'

type LevelShowProps = EntryProps & { level: LevelDetail }

export default function LevelShow({ level, uses, activity, tab, can }: LevelShowProps) {
  return (
    <EntryPage
      area="levels"
      one="level"
      entry={level}
      uses={uses}
      activity={activity}
      tab={tab}
      can={can}
      urls={recordUrls('levels')}
      overview={<LevelOverview level={level} />}
    />
  )
}
