import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useCallback, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '~/hooks/use_format'
import { usePermissions } from '~/hooks/use_permissions'
import { FirstUse } from '~/ui/list/first_use'
import { listDefaults, queryString } from '~/ui/list/list_query'
import type {
  ListDescription,
  ListedPage,
  ListedQuery,
  ListedRow,
  ListSettings,
} from '~/ui/list/list_description'
import { ListMenu } from '~/ui/list/list_menu'
import { RecordRows } from '~/ui/list/table/record_rows'
import { useFirstView } from '~/ui/list/views/use_first_view'
import { useListQuery } from '~/ui/list/use_list_query'
import { usePrintAll } from '~/ui/list/use_print_all'
import { PageHeader } from '~/ui/page/page_header'
import type { Abilities } from '~/ui/record/types'
import { useAreaWords } from '~/ui/use_area_words'

export interface RecordListProps<
  Row extends ListedRow,
  Q extends ListedQuery,
> extends ListDescription<Row> {
  page: ListedPage<Row>
  query: Q
  can: Abilities
  settings: ListSettings
  menu?: ReactNode
  beside?: ReactNode
  /** It stands above the pager, over everything that is found. */
  totals?: ReactNode
}

export function RecordList<Row extends ListedRow, Q extends ListedQuery>(
  props: RecordListProps<Row, Q>
) {
  const { area, icon, urls, page, query, can, settings, menu, beside } = props
  const words = useAreaWords(area)
  const t = useTranslations('ui.list')
  const { number } = useFormat()
  const { sorts } = settings
  const defaults = useCallback((asked: Q) => listDefaults(sorts, asked), [sorts])
  const may = usePermissions()
  const bring = can.create && may('admin.imports.create') ? urls.import?.() : undefined
  const only = [area, 'query']
  const list = useListQuery({ url: urls.index(), query, defaults, only })
  const print = usePrintAll({ url: urls.index(), query, page, defaults, only })
  useFirstView(urls.index(), settings)
  const isFirstUse = page.unfiltered_total === 0 && page.meta.total === 0 && !query.archived
  const add = can.create && urls.create && (
    <Button
      component={Link}
      href={urls.create()}
      leftSection={<IconPlus size={16} aria-hidden />}
      data-shortcut="create"
    >
      {words('add')}
    </Button>
  )
  if (isFirstUse) {
    return (
      <>
        <PageHeader title={words('title')} menu={menu} />
        <FirstUse area={area} icon={icon} add={add} beside={beside} bring={bring} />
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={words('title')}
        count={
          page.meta.is_more ? t('more_than', { count: page.meta.total }) : number(page.meta.total)
        }
        primary={
          <>
            {beside}
            {add}
          </>
        }
        menu={
          <>
            {menu}
            <ListMenu
              bring={bring}
              exportOf={urls.export && exportOf}
              onPrint={print}
              total={page.meta.total}
              isMore={page.meta.is_more}
            />
          </>
        }
      />
      <RecordRows {...props} list={list} defaults={defaults} />
    </>
  )

  function exportOf(format: 'xlsx' | 'csv') {
    const standard = defaults(query)
    const asked = { ...query, page: 1, per: standard.per, view: null, columns: [] }
    const everything = queryString(asked, standard)
    const separator = everything ? '&' : '?'
    return `${urls.export!()}${everything}${format === 'csv' ? '' : `${separator}format=${format}`}`
  }
}
