import { EntryPage } from '~/components/catalogue/entry_page'
import type { EntryTab, Use } from '~/components/catalogue/types'
import { LevelOverview } from '~/components/levels/level_overview'
import { levelUrls } from '~/components/levels/level_urls'
import type { LevelDetail } from '~/components/levels/types'
import type { Abilities, ActivityRow } from '~/ui/record/types'

type LevelShowProps = {
  level: LevelDetail
  uses: Use[]
  activity: ActivityRow[]
  tab: EntryTab
  can: Abilities
}

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
      urls={levelUrls}
      overview={<LevelOverview level={level} />}
    />
  )
}
