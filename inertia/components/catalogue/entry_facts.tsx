import type { CatalogueArea, NamedEntry } from '~/components/catalogue/types'
import { FactsCard, type ListedFact } from '~/ui/record/facts_card'
import { useAreaWords } from '~/ui/use_area_words'

interface EntryFactsProps {
  area: CatalogueArea
  entry: NamedEntry
  facts: ListedFact[]
}

export function EntryFacts({ area, entry, facts }: EntryFactsProps) {
  const t = useAreaWords(area)
  const { code } = entry
  const coded = code !== undefined && {
    label: t('fields.code'),
    value: <bdi dir="ltr">{code}</bdi>,
    copy: code,
  }
  return (
    <FactsCard
      facts={[
        { label: t('fields.name_en'), value: entry.name_en && <bdi>{entry.name_en}</bdi> },
        { label: t('fields.name_ar'), value: entry.name_ar && <bdi>{entry.name_ar}</bdi> },
        ...(coded ? [coded] : []),
        ...facts,
      ]}
    />
  )
}
