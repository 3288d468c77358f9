import type { HttpContext } from '@adonisjs/core/http'
import GuardianPolicy from '#app/admin/guardians/guardian_policy'
import { ListQuery } from '#core/lists/list_query'
import { guardianList, listGuardians } from '#domain/people/guardians/queries/list_guardians'
import { writtenPhone } from '#domain/people/rules/written_phone'
import { readStatements } from '#domain/shared/data/database'
import { storedNameIn } from '#domain/shared/text/person_names'

const offered = 10
const childrenNamed = 2

export default class GuardianOptionsController {
  async index({ bouncer, request, response, tenant, locale }: HttpContext) {
    await bouncer.with(GuardianPolicy).authorize('index')
    const query = new ListQuery(guardianList, { q: request.input('q'), sort: 'name' })
    const asked = { ...query.in(tenant, locale), per: offered }
    const { rows } = await readStatements(tenant.id, () => listGuardians(asked))
    response.header('Cache-Control', 'no-store')
    return {
      options: rows.map((row) => ({
        id: row.id,
        number: row.number,
        ...storedNameIn(row),
        phone_written: writtenPhone(row.phone),
        children: row.first_children.slice(0, childrenNamed).map(storedNameIn),
      })),
    }
  }
}
