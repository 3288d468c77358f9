import { useTranslations } from 'use-intl'
import { useSampleColumns } from '~/components/preview/sample/use_sample_columns'
import { useSampleFilters } from '~/components/preview/sample/use_sample_filters'
import { useSampleControls } from '~/components/preview/sample/use_sample_controls'
import { Specimen, State } from '~/components/preview/specimen'
import { ColumnsButton } from '~/ui/list/columns/columns_button'
import { FilterChips } from '~/ui/list/filters/filter_chips'
import { SearchBox } from '~/ui/list/filters/search_box'
import { useFilterChips } from '~/ui/list/filters/use_filter_chips'
import { ListToolbar } from '~/ui/list/list_toolbar'
import { SaveViewButton } from '~/ui/list/views/save_view_button'
import { useState } from 'react'
import classes from '~/components/preview/preview.module.css'

export function Filters() {
  const t = useTranslations('preview')
  const filters = useSampleFilters()
  const columns = useSampleColumns()
  const list = useSampleControls({ q: t('sample.value'), status: ['active', 'on_hold'] })
  const folded = useSampleControls({})
  const chips = useFilterChips(list, filters)
  const shown = columns.slice(1).map(({ id }) => id)
  const more = filters.flatMap((filter) =>
    [1, 2, 3].map((place) => ({
      ...filter,
      name: `${filter.name}_${place}`,
      label: `${filter.label} ${place}`,
    }))
  )
  return (
    <>
      <Specimen of="ListToolbar" isWide>
        <State is="ready">
          <div className={classes.bar}>
            <ListToolbar searchLabel={t('search')} filters={filters} list={list}>
              <ColumnsButton
                list="preview"
                columns={columns}
                shown={shown}
                density="comfortable"
                onKept={() => undefined}
              />
            </ListToolbar>
          </div>
        </State>
        <State is="many">
          <div className={classes.bar}>
            <ListToolbar searchLabel={t('search')} filters={more} list={folded} />
          </div>
        </State>
      </Specimen>
      <Specimen of="FilterChips" isWide>
        <State is="many">
          <FilterChips
            chips={chips}
            onClear={() => list.change({ q: '', status: [], archived: false })}
          >
            <SaveViewButton list="preview" address="status=active" columns={shown} mayShare />
          </FilterChips>
        </State>
      </Specimen>
      <Specimen of="SearchBox">
        <State is="empty">
          <Search name={t('states.empty')} text="" />
        </State>
        <State is="filled">
          <Search name={t('states.filled')} text={t('sample.value')} />
        </State>
      </Specimen>
    </>
  )
}

function Search({ name, text }: { name: string; text: string }) {
  const t = useTranslations('preview')
  const [sought, seek] = useState(text)
  return (
    <>
      <SearchBox label={`${t('search')}: ${name}`} value={text} onSearch={seek} />
      <p className={classes.note} role="status">
        {t('sought', { text: sought })}
      </p>
    </>
  )
}
