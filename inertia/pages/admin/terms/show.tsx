import { EntryPage } from '~/components/catalogue/entry_page'
import type { EntryTab, Use } from '~/components/catalogue/types'
import { TermOverview } from '~/components/terms/term_overview'
import { termUrls } from '~/components/terms/term_urls'
import type { TermDetail } from '~/components/terms/types'
import type { Abilities, ActivityRow } from '~/ui/record/types'

type TermShowProps = {
  term: TermDetail
  uses: Use[]
  activity: ActivityRow[]
  tab: EntryTab
  can: Abilities
}

export default function TermShow({ term, uses, activity, tab, can }: TermShowProps) {
  return (
    <EntryPage
      area="terms"
      one="term"
      entry={term}
      uses={uses}
      activity={activity}
      tab={tab}
      can={can}
      urls={termUrls}
      overview={<TermOverview term={term} />}
    />
  )
}
