import type { HttpContext } from '@adonisjs/core/http'
import type { Catalogue } from '#core/catalogue/catalogue'
import { ListQuery } from '#core/lists/list_query'
import { sendSheet } from '#core/lists/send_sheet'
import { areaPolicy } from '#core/records/area_policy'
import { exportCatalogue } from '#domain/shared/lists/export_catalogue'
import type { ListShape } from '#domain/shared/lists/list_shape'

type Exported<Shape extends ListShape, Row> = Pick<
  Catalogue<Shape, Row>,
  'record' | 'source' | 'exported' | 'cell'
>

export function catalogueExports<Shape extends ListShape, Row>(kind: Exported<Shape, Row>) {
  const { source, exported } = kind
  const { area } = kind.record
  const Policy = areaPolicy(area)

  return class CatalogueExports {
    async show(ctx: HttpContext) {
      const { bouncer, request, tenant, i18n, locale } = ctx
      await bouncer.with(Policy).authorize('index')
      const query = new ListQuery(source.shape, request.qs())
      return sendSheet<Row>(ctx, {
        name: area,
        columns: exported.map((column) => ({
          title: i18n.t(`${area}.fields.${column}`),
          cell: (row) =>
            (kind.cell ? kind.cell(ctx, column, row) : row[column]?.toString()) ?? null,
        })),
        rows: () => exportCatalogue(source, query.in(tenant, locale)),
      })
    }
  }
}
