import type { Data } from '@generated/data'
import { EntryPage } from '~/components/catalogue/entry_page'
import { recordUrls } from '~/ui/record/record_urls'
import type { EntryProps } from '~/components/catalogue/types'
import { TermOverview } from '~/components/terms/term_overview'

type TermShowProps = EntryProps & { term: Data.Admin.Terms.Term }

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
      urls={recordUrls('terms')}
      overview={<TermOverview term={term} />}
    />
  )
}
