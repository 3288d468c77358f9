import type { HttpContext } from '@adonisjs/core/http'
import { ListQuery } from '#core/lists/list_query'
import { sendSheet } from '#core/lists/send_sheet'
import type { SheetColumn } from '#core/lists/sheet'
import { titleKey } from '#core/lists/title_key'
import type { AreasWith } from '#domain/shared/areas/areas'
import type { CatalogueSource } from '#domain/shared/lists/catalogue_source'
import { exportCatalogue } from '#domain/shared/lists/export_catalogue'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'

export type ExportedArea = AreasWith<'exported', true>

export type ExportedList = (ctx: HttpContext, area: ExportedArea) => ReturnType<typeof sendSheet>

export type Plain<Row> = {
  [Name in keyof Row & string]: Row[Name] extends string | number | null ? Name : never
}[keyof Row & string]

type Cell<Row> = (row: Row) => string | null

type File<Row, Column extends string> = {
  columns: readonly Column[]
  worded: readonly (Column & Plain<Row>)[]
  cells(
    ctx: HttpContext
  ): Record<Exclude<Column, Plain<Row>>, Cell<Row>> & Partial<Record<Column, Cell<Row>>>
  /** Columns this centre has no use for. */
  leavesOut?(ctx: HttpContext): readonly Column[]
  types?: Partial<Record<Column, SheetColumn<Row>['type']>>
}

type Read<Shape extends ListShape, Row> = {
  query(ctx: HttpContext): ListQuery<Shape>
  rows(asked: ListRequest<Shape>): AsyncIterable<Row[]>
}

export const exportedList =
  <Shape extends ListShape, Row, const Column extends string>({
    query,
    rows,
    ...file
  }: Read<Shape, Row> & File<Row, Column>): ExportedList =>
  (ctx, area) => {
    const asked = query(ctx).in(ctx.tenant, ctx.locale)
    return sendSheet<Row>(ctx, {
      name: area,
      columns: columnsOf(ctx, area, file),
      rows: () => rows(asked),
    })
  }

export const exportedSource = <Shape extends ListShape, Row, const Column extends string>(
  source: CatalogueSource<Shape, unknown, Row>,
  file: File<Row, Column> & Partial<Pick<Read<Shape, Row>, 'query'>>
) =>
  exportedList<Shape, Row, Column>({
    query: ({ request }) => new ListQuery(source.shape, request.qs()),
    rows: (asked) => exportCatalogue(source, asked),
    ...file,
  })

function columnsOf<Row, Column extends string>(
  ctx: HttpContext,
  area: ExportedArea,
  { columns, worded, cells, leavesOut, types }: File<Row, Column>
): SheetColumn<Row>[] {
  const { i18n } = ctx
  const own: Partial<Record<string, Cell<Row>>> = cells(ctx)
  const isWorded = (column: string) => worded.some((name) => name === column)
  const valueOf = (row: Row, column: Column) => {
    const value = (row as Record<string, unknown>)[column] ?? null
    return value === null || typeof value === 'number' ? value : String(value)
  }
  const left = leavesOut?.(ctx) ?? []
  const shown = columns.filter((column) => !left.includes(column))
  return shown.map((column) => ({
    title: i18n.t(titleKey(area, column)),
    type: types?.[column] ?? (column.endsWith('_on') ? 'day' : undefined),
    cell(row) {
      const cell = own[column]
      if (cell) return cell(row)
      const value = valueOf(row, column)
      return value && isWorded(column) ? i18n.t(`${area}.${column}.${value}`) : value
    },
  }))
}
