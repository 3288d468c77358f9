import type { ListPage } from '#domain/shared/lists/list_shape'

/** A page of a list as its page is told it: each row as `row` shows it. */
export const listed = <Row, Shown>(page: ListPage<Row>, row: (row: Row) => Shown) => ({
  rows: page.rows.map(row),
  meta: page.meta,
  unfiltered_total: page.unfiltered_total,
})
