import type { HttpContext } from '@adonisjs/core/http'
import PackagePolicy from '#app/admin/packages/package_policy'
import { ListQuery } from '#core/lists/list_query'
import { sendSheet } from '#core/lists/send_sheet'
import { packageList, type PackageRow, packageSource } from '#domain/billing/queries/list_packages'
import { exportCatalogue } from '#domain/shared/lists/export_catalogue'
import { fromWire, plainAmount } from '#domain/shared/money/money'

export default class PackageExportsController {
  async show(ctx: HttpContext) {
    const { bouncer, request, tenant, i18n } = ctx
    await bouncer.with(PackagePolicy).authorize('index')
    const asked = new ListQuery(packageList, request.qs()).in(tenant, ctx.locale)
    const cells: Record<string, (row: PackageRow) => string | null> = {
      code: (row) => row.code,
      name_en: (row) => row.name_en,
      name_ar: (row) => row.name_ar,
      unit: (row) => i18n.t(`packages.unit.${row.unit}`),
      units: (row) => row.units,
      price: (row) => plainAmount(fromWire(row.price)),
      currency: (row) => row.price.currency,
      validity_days: (row) => (row.validity_days === null ? null : String(row.validity_days)),
      status: (row) => i18n.t(`packages.status.${row.status}`),
    }
    return sendSheet<PackageRow>(ctx, {
      name: 'packages',
      columns: Object.entries(cells).map(([name, cell]) => ({
        title: i18n.t(`packages.fields.${name}`),
        cell,
      })),
      rows: () => exportCatalogue(packageSource, asked),
    })
  }
}
