import type { HttpContext } from '@adonisjs/core/http'
import GuardianPolicy from '#app/admin/guardians/guardian_policy'
import { ListQuery } from '#core/lists/list_query'
import { countryName } from '#core/lists/country_name'
import { sendSheet } from '#core/lists/send_sheet'
import { titleKey } from '#core/lists/title_key'
import {
  exportGuardians,
  guardianColumnsOfExport,
  type GuardianExportRow,
} from '#domain/people/guardians/queries/export_guardians'
import { guardianList } from '#domain/people/guardians/queries/list_guardians'

export default class GuardianExportsController {
  async show(ctx: HttpContext) {
    const { bouncer, request, tenant, i18n, locale } = ctx
    await bouncer.with(GuardianPolicy).authorize('index')
    const asked = new ListQuery(guardianList, request.qs()).in(tenant, locale)
    return sendSheet<GuardianExportRow>(ctx, {
      name: 'guardians',
      columns: guardianColumnsOfExport.map((column) => ({
        title: i18n.t(titleKey('guardians', column)),
        cell: (row) => {
          const value = row[column]
          if (value && column === 'nationality') return countryName(locale, value)
          return value && (column === 'status' || column === 'gender')
            ? i18n.t(`guardians.${column}.${value}`)
            : value
        },
      })),
      rows: () => exportGuardians(asked),
    })
  }
}
