import type { ReactNode } from 'react'
import type { When } from '#domain/shared/lists/whens'
import type { Density } from '#domain/shared/lists/densities'
import type { PageSize } from '#domain/shared/lists/page_sizes'
import type { FilterChoice } from '~/ui/list/filters/choice_filter'
import type { Column, Direction } from '~/ui/list/columns/column'
import type { PageMeta } from '~/ui/list/pager'
import type { BulkAct } from '~/ui/list/selection/selection_bar'
import type { RowAct } from '~/ui/list/table/row_act'
import type { RecordUrls } from '~/ui/record/record_urls'
import type { Area } from '~/ui/use_area_words'

export type ListedRow = {
  id: string
  archived_at: string | null
}

export type ListedQuery = {
  q: string
  archived: boolean
  sort: string
  dir: Direction
  page: number
  per: PageSize
  view: string | null
  columns: string[]
  /** Of a list that opens on today; null where days are asked for. */
  when?: When | null
}

export type ListedPage<Row> = {
  rows: Row[]
  meta: PageMeta
  unfiltered_total?: number
}

export type ListSettings = {
  /** Each with its default direction; the first is the list's default. */
  sorts: Record<string, Direction>
  columns: string[]
  density: Density
  /** The view that opens at the bare address. */
  view_id: string | null
  views: SavedView[]
  may_share: boolean
}

export type SavedView = {
  id: string
  name: string
  address: string
  is_shared: boolean
  is_own: boolean
  version: number
}

interface ChoiceFilterPart {
  kind: 'choice'
  name: string
  label: string
  options?: FilterChoice[]
}

interface DaysFilterPart {
  kind: 'days'
  name: string
  label: string
  from: string
  to: string
}

export interface SearchedFilterPart {
  kind: 'searched'
  name: string
  label: string
  options?: FilterChoice[]
  find: (typed: string, signal: AbortSignal) => Promise<FilterChoice[]>
}

export type FilterPart = ChoiceFilterPart | DaysFilterPart | SearchedFilterPart

export interface ListDescription<Row extends ListedRow> {
  area: Area
  icon: ReactNode
  urls: RecordUrls
  columns: Column<Row>[]
  card: (row: Row) => ReactNode
  name: (row: Row) => string
  filters: FilterPart[]
  acts?: (row: Row) => RowAct[]
  bulk?: (chosen: Row[], done: () => void, matching: string | null) => BulkAct[]
}
