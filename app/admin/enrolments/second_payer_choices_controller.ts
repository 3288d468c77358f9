import type { HttpContext } from '@adonisjs/core/http'
import EnrolmentPolicy from '#app/admin/enrolments/enrolment_policy'
import { soughtPayerValidator } from '#app/admin/enrolments/second_payer_validator'
import { notFound } from '#core/errors/not_found'
import { ListQuery } from '#core/lists/list_query'
import { findPayerChoices } from '#domain/billing/payers/find_payer_choices'
import { guardianChoices } from '#domain/billing/second_payers/guardian_choices'
import { guardianList, listGuardians } from '#domain/people/guardians/queries/list_guardians'
import { findStudents } from '#domain/scheduling/class_sessions/queries/meeting_options'
import { readStatements } from '#domain/shared/data/database'
import { isUuid } from '#domain/shared/text/is_uuid'
import { findPlace } from '#domain/teaching/enrolments/queries/find_place'

const offered = 10

export default class SecondPayerChoicesController {
  /** Families, companies and guardians: one parent may pay although the household of the other does. */
  async index(ctx: HttpContext) {
    const { bouncer, params, request, response, tenant, locale } = ctx
    await bouncer.with(EnrolmentPolicy).authorize('update')
    const { q } = await request.validateUsing(soughtPayerValidator, { data: request.qs() })
    const typed = q?.trim() ?? ''
    const query = new ListQuery(guardianList, { q: typed, sort: 'name' })
    const choices = await readStatements(tenant.id, async () => {
      const id = String(params.id)
      const place = isUuid(id) ? await findPlace(id) : undefined
      if (!place) return undefined
      if (typed === '') return []
      const [students, guardians] = await Promise.all([
        findStudents({ typed, every: true }),
        listGuardians({ ...query.in(tenant, locale), per: offered }),
      ])
      const [payers, people] = await Promise.all([
        findPayerChoices({ typed, students: students.map((one) => one.id) }),
        guardianChoices({ ids: guardians.rows.map((one) => one.id), student: place.studentId }),
      ])
      return [...people, ...payers]
    })
    if (!choices) throw notFound(ctx)
    response.header('Cache-Control', 'no-store')
    return { choices }
  }
}
