import type { HttpContext } from '@adonisjs/core/http'
import { exportOwnData } from '#domain/people/queries/export_own_data'
import { recordAudit } from '#domain/shared/audit'
import { now, today } from '#domain/shared/clock'
import { withTenant } from '#domain/shared/tenant_scope'
import { streamInTenant } from '#domain/shared/tenant_stream'

/** All that is known of oneself, as a file. It is asked for by POST, because it leaves an entry in the audit trail. */
export default class ProfileExportsController {
  async store({ auth, request, response, tenant }: HttpContext) {
    const user = auth.getUserOrFail()
    await withTenant(tenant.id, () =>
      recordAudit({
        actor: user.actor(request.id() ?? null),
        action: 'users.export',
        subjectType: 'user',
        subjectId: user.userId,
      })
    )
    const name = `my-data-${tenant.slug}-${today(tenant.timezone)}.json`
    response.header('Content-Type', 'application/json; charset=utf-8')
    response.header('Content-Disposition', `attachment; filename="${name}"`)
    response.header('X-Content-Type-Options', 'nosniff')
    return response.stream(
      streamInTenant(tenant.id, async (push) => {
        await push(`{"exported_at":${JSON.stringify(now().toISO())}`)
        for (const { name: part, rows } of exportOwnData(user)) {
          await push(`,\n${JSON.stringify(part)}:[`)
          let separator = ''
          for await (const some of rows) {
            for (const row of some) {
              await push(`${separator}\n${JSON.stringify(row)}`)
              separator = ','
            }
          }
          await push(']')
        }
        await push('}\n')
      })
    )
  }
}
