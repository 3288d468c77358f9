import { useTranslations } from 'use-intl'
import { useSampleColumns, SampleCard } from '~/components/preview/sample/use_sample_columns'
import { sampleRows } from '~/components/preview/sample/sample_rows'
import { sampleUrls } from '~/components/preview/sample/sample_urls'
import type { SampleRow } from '~/components/preview/sample/types'
import { Bars } from '~/components/preview/sheets/bars'
import { Specimen, State, type StateName } from '~/components/preview/specimen'
import { CardList } from '~/ui/list/card_list'
import { ListCard } from '~/ui/list/list_card'
import { PrintHead } from '~/ui/list/print_head'
import { DataTable, type DataTableProps } from '~/ui/list/table/data_table'
import { useDataTable } from '~/ui/list/table/use_data_table'
import { useRecordActs } from '~/ui/list/use_record_acts'
import { useNames } from '~/ui/names/use_names'
import { everything } from '~/components/preview/sample/sample_urls'
import { useState } from 'react'
import { chosenColumns, type Direction } from '~/ui/list/columns/column'

const NONE: SampleRow[] = []

type Looks = Pick<DataTableProps<SampleRow>, 'busy' | 'density'>

export function Lists() {
  const t = useTranslations('preview.states')
  const compact = useTable(t('compact'), sampleRows, { density: 'compact', busy: false })
  return (
    <>
      <Specimen of="DataTable" isWide>
        <Table is="ready" rows={sampleRows} looks={{ density: 'comfortable', busy: false }} />
        <Table is="compact" rows={sampleRows} looks={{ density: 'compact', busy: false }} />
        <Table is="busy" rows={sampleRows} looks={{ density: 'comfortable', busy: true }} />
        <Table is="loading" rows={NONE} looks={{ density: 'comfortable', busy: true }} />
      </Specimen>
      <Specimen of="CardList">
        <State is="ready">
          <ListCard>
            <CardList {...compact} />
          </ListCard>
        </State>
      </Specimen>
      <Specimen of="PrintHead" note={t('on_paper')}>
        <PrintHead
          chips={[]}
          meta={{ page: 1, per: 25, total: 60, is_more: false, last_page: 3 }}
        />
      </Specimen>
      <Bars />
    </>
  )
}

function Table({ is, rows, looks }: { is: StateName; rows: SampleRow[]; looks: Looks }) {
  const t = useTranslations('preview.states')
  const props = useTable(t(is), rows, looks)
  return (
    <State is={is}>
      {/* Faded rows are on their way out: neither pressed nor read */}
      <div inert={looks.busy}>
        <ListCard>
          <DataTable {...props} />
        </ListCard>
      </div>
    </State>
  )
}

function useTable(caption: string, rows: SampleRow[], looks: Looks): DataTableProps<SampleRow> {
  const names = useNames()
  const columns = chosenColumns(useSampleColumns(), [], [])
  const acts = useRecordActs<SampleRow>(sampleUrls, everything)
  const [{ sort, dir }, setSort] = useState<{ sort: string; dir: Direction }>(first)
  return {
    ...looks,
    table: useDataTable({ rows, columns, sort, dir }),
    columns,
    caption,
    sort,
    dir,
    onSort: (next, direction) => setSort({ sort: next, dir: direction }),
    editHref: sampleUrls.edit,
    name: (row) => names(row).lead,
    acts,
    card: (row) => <SampleCard row={row} />,
    selectable: true,
    place: 1,
  }
}

const first = { sort: 'number', dir: 'asc' } as const
