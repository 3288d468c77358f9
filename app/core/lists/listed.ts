import type { ListPage } from '#domain/shared/lists/list_shape'

export const listed = <Row, Shown>(page: ListPage<Row>, row: (row: Row) => Shown) => ({
  rows: page.rows.map(row),
  meta: page.meta,
  unfiltered_total: page.unfiltered_total,
})
