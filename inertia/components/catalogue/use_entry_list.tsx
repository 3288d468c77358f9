import type { ReactNode } from 'react'
import { EntryCard } from '~/components/catalogue/entry_card'
import type { CatalogueArea, NamedEntry } from '~/components/catalogue/types'
import { recordUrls } from '~/ui/record/record_urls'
import { useBothNames } from '~/ui/names/both_names'
import type { Column } from '~/ui/list/columns/column'
import type {
  ListDescription,
  ListedQuery,
  ListedRow,
  ListSettings,
} from '~/ui/list/list_description'
import { NamedCell } from '~/ui/record/named_cell'
import type { Abilities } from '~/ui/record/types'
import { useAreaWords } from '~/ui/use_area_words'

type EntryRow = ListedRow & NamedEntry & { colour?: string | null }

export type EntryListProps<Query extends ListedQuery = ListedQuery> = {
  query: Query
  can: Abilities
  list: ListSettings
}

interface EntryList<Row extends EntryRow> extends Partial<Pick<ListDescription<Row>, 'filters'>> {
  area: CatalogueArea
  icon: ReactNode
  columns: (usual: Record<'name' | 'code', Column<Row>>) => Column<Row>[]
  facts: (row: Row) => ReactNode
}

export function useEntryList<Row extends EntryRow>(kind: EntryList<Row>): ListDescription<Row> {
  const { area, icon, columns, facts, filters = [] } = kind
  const t = useAreaWords(area)
  const names = useBothNames()
  const urls = recordUrls(area)
  return {
    area,
    icon,
    urls,
    filters,
    name: (row) => names(row).lead,
    card: (row) => (
      <EntryCard entry={row} href={urls.show(row.id)}>
        {facts(row)}
      </EntryCard>
    ),
    columns: columns({
      name: {
        id: 'name',
        title: t('columns.name'),
        sortable: true,
        cell: (row) => <NamedCell named={row} href={urls.show(row.id)} />,
      },
      // Asked for only by areas that have codes, and so a word for them
      get code() {
        return {
          id: 'code',
          title: t('columns.code'),
          sortable: true,
          width: 140,
          cell: ({ code }: Row) => <bdi dir="ltr">{code}</bdi>,
        }
      },
    }),
  }
}
