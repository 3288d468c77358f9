import type { HttpContext } from '@adonisjs/core/http'
import { sendFile } from '#core/lists/send_file'
import { exportOwnData } from '#domain/people/queries/export_own_data'
import { recordAudit } from '#domain/shared/audit/audit'
import { now } from '#domain/shared/time/clock'
import { inSlices } from '#domain/shared/runtime/slices'
import { withTenant } from '#domain/shared/data/database'

/** By POST, because it leaves an entry in the audit trail. */
export default class ProfileExportsController {
  async store(ctx: HttpContext) {
    const { auth, request, tenant } = ctx
    const user = auth.getUserOrFail()
    await withTenant(tenant.id, () =>
      recordAudit({
        actor: user.actor(request.id() ?? null),
        action: 'users.export',
        subjectType: 'user',
        subjectId: user.userId,
      })
    )
    return sendFile(ctx, { name: 'my-data', ending: 'json' }, async (push) => {
      await push(`{"exported_at":${JSON.stringify(now().toISO())}`)
      for (const { name, rows } of exportOwnData(user)) {
        await push(`,\n${JSON.stringify(name)}:[`)
        let separator = ''
        for await (const some of inSlices(rows, (row) => JSON.stringify(row))) {
          await push(`${separator}\n${some.join(',\n')}`)
          separator = ','
        }
        await push(']')
      }
      await push('}\n')
    })
  }
}
