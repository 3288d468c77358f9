import type { HttpContext } from '@adonisjs/core/http'
import ServicePolicy from '#app/admin/services/service_policy'
import { ListQuery } from '#core/lists/list_query'
import { sendSheet } from '#core/lists/send_sheet'
import { serviceList, type ServiceRow, serviceSource } from '#domain/billing/queries/list_services'
import { exportCatalogue } from '#domain/shared/lists/export_catalogue'
import { fromWire, plainAmount } from '#domain/shared/money/money'

export default class ServiceExportsController {
  async show(ctx: HttpContext) {
    const { bouncer, request, tenant, i18n } = ctx
    await bouncer.with(ServicePolicy).authorize('index')
    const asked = new ListQuery(serviceList, request.qs()).in(tenant, ctx.locale)
    const cells: Record<string, (row: ServiceRow) => string | null> = {
      code: (row) => row.code,
      name_en: (row) => row.name_en,
      name_ar: (row) => row.name_ar,
      kind: (row) => i18n.t(`services.kind.${row.kind}`),
      unit: (row) => i18n.t(`services.unit.${row.unit}`),
      price: (row) => row.price && plainAmount(fromWire(row.price)),
      currency: (row) => row.price && row.price.currency,
      status: (row) => i18n.t(`services.status.${row.status}`),
    }
    return sendSheet<ServiceRow>(ctx, {
      name: 'services',
      columns: Object.entries(cells).map(([name, cell]) => ({
        title: i18n.t(`services.fields.${name}`),
        cell,
      })),
      rows: () => exportCatalogue(serviceSource, asked),
    })
  }
}
