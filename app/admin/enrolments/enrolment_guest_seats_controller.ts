import type { HttpContext } from '@adonisjs/core/http'
import EnrolmentPolicy from '#app/admin/enrolments/enrolment_policy'
import { guestSeatsValidator } from '#app/admin/enrolments/enrolment_validator'
import { notFound } from '#core/errors/not_found'
import { laterMarks } from '#domain/attendance/queries/later_marks'
import { countSeatsOfGroup } from '#domain/attendance/make_ups/seats_of_leaving_students'
import { readStatements } from '#domain/shared/data/database'
import { isInGroup } from '#domain/shared/choices/in_group'
import { isUuid } from '#domain/shared/text/is_uuid'
import { findPlace } from '#domain/teaching/enrolments/queries/find_place'

export default class EnrolmentGuestSeatsController {
  /**
   * How many booked make-ups are cancelled if the student leaves the group, or pauses in it, on these days,
   * and what is marked of them already.
   */
  async show(ctx: HttpContext) {
    const { bouncer, params, request, response, tenant } = ctx
    await bouncer.with(EnrolmentPolicy).authorize('update')
    const { from, until = null } = await request.validateUsing(guestSeatsValidator, {
      data: request.qs(),
    })
    const id = String(params.id)
    const consequences = await readStatements(tenant.id, async () => {
      const place = isUuid(id) ? await findPlace(id) : undefined
      if (!place) return undefined
      const ended = { ...place, from, until }
      const [count, marks] = await Promise.all([
        isInGroup(place.status) ? countSeatsOfGroup(ended) : 0,
        laterMarks(ended),
      ])
      return { count, later_marks: marks }
    })
    if (!consequences) throw notFound(ctx)
    response.header('Cache-Control', 'no-store')
    return consequences
  }
}
