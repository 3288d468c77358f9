import { DataTable } from '~/ui/list/data_table'
import { FilterChips } from '~/ui/list/filter_chips'
import { ListCard } from '~/ui/list/list_card'
import { withoutFilters } from '~/ui/list/list_defaults'
import type { ListedQuery, ListedRow } from '~/ui/list/list_description'
import { ListToolbar } from '~/ui/list/list_toolbar'
import { NoResults } from '~/ui/list/no_results'
import { Pager } from '~/ui/list/pager'
import type { RecordListProps } from '~/ui/list/record_list'
import { SelectionBar } from '~/ui/list/selection_bar'
import { useBulkActs } from '~/ui/list/use_bulk_acts'
import { useDataTable } from '~/ui/list/use_data_table'
import { useFilterChips } from '~/ui/list/use_filter_chips'
import type { ListControls } from '~/ui/list/use_list_query'
import { useRecordActs } from '~/ui/list/use_record_acts'
import { useAreaWords } from '~/ui/use_area_words'

interface RecordRowsProps<Row extends ListedRow, Q extends ListedQuery> extends RecordListProps<
  Row,
  Q
> {
  list: ListControls<Q>
}

/** The rows of a list with everything around them but the page's head. */
export function RecordRows<Row extends ListedRow, Q extends ListedQuery>(
  props: RecordRowsProps<Row, Q>
) {
  const { area, urls, page, can, columns, filters, list } = props
  const words = useAreaWords(area)
  const { query, change, link, busy } = list
  const { rows, meta } = page
  const chips = useFilterChips(list, filters)
  const acts = useRecordActs(urls, can, props.acts)
  const table = useDataTable({ rows, columns, sort: query.sort, dir: query.dir })
  const chosen = rows.filter((row) => table.state.rowSelection[row.id])
  const forget = () => table.resetRowSelection(true)
  const bulk = useBulkActs({ ...props, isArchive: query.archived, chosen, done: forget })
  const clear = () => change(withoutFilters(query))
  const edit = urls.edit
  return (
    <>
      <ListCard
        toolbar={
          <>
            <ListToolbar searchLabel={words('search')} filters={filters} list={list} />
            {rows.length > 0 && <FilterChips chips={chips} onClear={clear} />}
          </>
        }
        footer={
          rows.length > 0 && (
            <Pager
              meta={meta}
              label={words('title')}
              link={(at) => link({ page: at } as Partial<Q>)}
              onPer={(per) => change({ per } as Partial<Q>)}
            />
          )
        }
      >
        {rows.length === 0 && !busy ? (
          <NoResults filters={<FilterChips chips={chips} />} onClear={clear} />
        ) : (
          <DataTable
            table={table}
            columns={columns}
            caption={words('title')}
            sort={query.sort}
            dir={query.dir}
            onSort={(sort, dir) => change({ sort, dir } as Partial<Q>)}
            href={(row) => urls.show(row.id)}
            editHref={(row) => (edit && can.update && !row.archived_at ? edit(row.id) : undefined)}
            name={props.name}
            acts={acts}
            card={props.card}
            selectable={bulk.length > 0}
            busy={busy}
            place={meta.page}
          />
        )}
      </ListCard>
      {bulk.length > 0 && (
        <SelectionBar count={chosen.length} acts={bulk} busy={busy} onClear={forget} />
      )}
    </>
  )
}
