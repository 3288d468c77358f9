import type { HttpContext } from '@adonisjs/core/http'
import LevelPolicy from '#app/admin/levels/level_policy'
import { ListQuery } from '#core/lists/list_query'
import { sendSheet } from '#core/lists/send_sheet'
import { exportCatalogue } from '#domain/shared/lists/export_catalogue'
import { levelList, type LevelRow, levelSource } from '#domain/teaching/queries/list_levels'

const columns = [
  'position',
  'code',
  'name_en',
  'name_ar',
  'scope',
  'min_age',
  'max_age',
  'description',
  'courses',
  'instructors',
] as const satisfies (keyof LevelRow)[]

/** What the list shows, as a file: the same filter, streamed while it is read. */
export default class LevelExportsController {
  async show(ctx: HttpContext) {
    const { bouncer, request, tenant, i18n, locale } = ctx
    await bouncer.with(LevelPolicy).authorize('index')
    const query = new ListQuery(levelList, request.qs())
    return sendSheet<LevelRow>(ctx, {
      name: 'levels',
      columns: columns.map((column) => ({
        title: i18n.t(`levels.fields.${column}`),
        cell: (row) =>
          column === 'scope'
            ? i18n.t(`levels.scope.${row.scope}`)
            : (row[column]?.toString() ?? null),
      })),
      rows: () => exportCatalogue(levelSource, query.in(tenant, locale)),
    })
  }
}
