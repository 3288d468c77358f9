import { Suspense } from 'react'
import { lazyPart } from '~/language/lazy_part'
import { chosenColumns } from '~/ui/list/columns/column'
import { ColumnsButton } from '~/ui/list/columns/columns_button'
import { DataTable } from '~/ui/list/table/data_table'
import { FilterChips } from '~/ui/list/filters/filter_chips'
import { ListCard } from '~/ui/list/list_card'
import { withoutFilters, viewAddress } from '~/ui/list/list_query'
import type { ListedQuery, ListedRow } from '~/ui/list/list_description'
import { ListToolbar } from '~/ui/list/list_toolbar'
import { NoResults } from '~/ui/list/no_results'
import { Pager } from '~/ui/list/pager'
import { PrintHead } from '~/ui/list/print_head'
import type { RecordListProps } from '~/ui/list/record_list'
import { SaveViewButton } from '~/ui/list/views/save_view_button'
import { NothingExact } from '~/ui/list/filters/nothing_exact'
import { SelectionBar } from '~/ui/list/selection/selection_bar'
import { useBulkActs } from '~/ui/list/selection/use_bulk_acts'
import { useChosen } from '~/ui/list/selection/use_chosen'
import { useDataTable } from '~/ui/list/table/use_data_table'
import { useFilterChips } from '~/ui/list/filters/use_filter_chips'
import type { ListControls } from '~/ui/list/use_list_query'
import { useNamedChoices } from '~/ui/list/filters/use_named_choices'
import { useRecordActs } from '~/ui/list/use_record_acts'
import { RefusedNotice } from '~/ui/record/archive/refused_notice'
import { useAreaWords } from '~/ui/use_area_words'
import classes from '~/ui/list/list.module.css'

const ViewTabs = lazyPart(() => import('~/ui/list/views/view_tabs'))

interface RecordRowsProps<Row extends ListedRow, Q extends ListedQuery> extends RecordListProps<
  Row,
  Q
> {
  list: ListControls<Q>
  defaults: (query: Q) => Q
}

export function RecordRows<Row extends ListedRow, Q extends ListedQuery>(
  props: RecordRowsProps<Row, Q>
) {
  const { area, urls, page, can, filters, list, settings, defaults } = props
  const words = useAreaWords(area)
  const { query, change, link, busy } = list
  const { rows, meta } = page
  const columns = chosenColumns(props.columns, query.columns, settings.columns)
  const chips = useFilterChips(list, filters)
  useNamedChoices(filters, props.query)
  const acts = useRecordActs(urls, can, props.acts)
  const table = useDataTable({ rows, columns, sort: query.sort, dir: query.dir })
  const address = viewAddress(query, defaults)
  const { chosen, everything, count, isMore, extend, forget } = useChosen(table, page, address)
  const bulk = useBulkActs({
    ...props,
    isArchive: query.archived,
    chosen,
    everything,
    done: forget,
  })
  const clear = () => change(withoutFilters(query))
  const past = () => change({ when: 'past', dir: undefined } as Partial<Q>)
  const isOnlyAhead = query.when === 'upcoming' && chips.length === 0
  const shown = columns.slice(1).map(({ id }) => id)
  const edit = urls.edit
  return (
    <>
      <PrintHead chips={chips} meta={meta} />
      <RefusedNotice />
      <ListCard
        fills
        tabs={
          settings.views.length > 0 && (
            <Suspense fallback={<div style={{ minBlockSize: 44 }} />}>
              <ViewTabs
                list={area}
                url={urls.index()}
                settings={settings}
                current={settings.views.find(({ id }) => id === query.view)}
                address={address}
                only={[area, 'query']}
              />
            </Suspense>
          )
        }
        toolbar={
          <>
            <ListToolbar
              searchLabel={words('search')}
              filters={filters}
              list={list}
              hasArchive={props.urls.archives !== undefined}
            >
              <ColumnsButton
                list={area}
                columns={props.columns}
                shown={shown}
                density={settings.density}
                onKept={() =>
                  query.columns.length > 0 && change({ columns: [] } as unknown as Partial<Q>)
                }
              />
            </ListToolbar>
            {rows.length > 0 && (
              <FilterChips chips={chips} onClear={clear}>
                <SaveViewButton
                  list={area}
                  address={address}
                  columns={shown}
                  mayShare={settings.may_share}
                />
              </FilterChips>
            )}
          </>
        }
        footer={
          rows.length > 0 && (
            <>
              {props.totals}
              <Pager
                meta={meta}
                label={words('title')}
                link={(at) => link({ page: at } as Partial<Q>)}
                onPer={(per) => change({ per } as Partial<Q>)}
              />
            </>
          )
        }
      >
        <div className={classes.similar} role="status">
          {meta.only_similar && <NothingExact query={props.query.q} />}
        </div>
        {rows.length === 0 && !busy ? (
          <NoResults
            filters={<FilterChips chips={chips} />}
            onClear={clear}
            onPast={isOnlyAhead ? past : undefined}
          />
        ) : (
          <DataTable
            table={table}
            columns={columns}
            caption={words('title')}
            sort={query.sort}
            dir={query.dir}
            onSort={(sort, dir) => change({ sort, dir } as Partial<Q>)}
            editHref={(row) => (edit && can.update && !row.archived_at ? edit(row.id) : undefined)}
            name={props.name}
            acts={acts}
            card={props.card}
            selectable={bulk.length > 0}
            busy={busy}
            density={settings.density}
            place={meta.page}
          />
        )}
      </ListCard>
      {bulk.length > 0 && (
        <SelectionBar
          count={count}
          isMore={isMore}
          acts={bulk}
          busy={busy}
          onClear={forget}
          everything={extend}
        />
      )}
    </>
  )
}
