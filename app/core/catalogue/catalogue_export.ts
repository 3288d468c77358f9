import type { Catalogue } from '#core/catalogue/catalogue'
import { exportedSource } from '#core/lists/exported_list'
import type { ListShape } from '#domain/shared/lists/list_shape'

type Exported<Shape extends ListShape, Row> = Pick<
  Catalogue<Shape, Row>,
  'source' | 'exported' | 'worded'
>

export const catalogueExport =
  <Shape extends ListShape, Row>({ source, exported = [], worded = [] }: Exported<Shape, Row>) =>
  async () => ({
    default: exportedSource(source, { columns: exported, worded, cells: () => ({}) }),
  })
