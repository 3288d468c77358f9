import type { HttpContext } from '@adonisjs/core/http'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { mayNameStudents } from '#app/admin/class_sessions/shown/session_query'
import CoveredSessionTransformer from '#app/admin/substitution/covered_session_transformer'
import SubstituteTransformer from '#app/admin/substitution/substitute_transformer'
import { notFound } from '#core/errors/not_found'
import { areaAbilities } from '#core/records/area_policy'
import { coveredSession } from '#domain/scheduling/substitution/queries/covered_session'
import { offersOf } from '#domain/scheduling/substitution/queries/offers'
import { substitutesOf } from '#domain/scheduling/substitution/queries/substitutes_of'
import { readStatements } from '#domain/shared/data/database'

/** Who could stand in for the instructor of one session, and to whom it is offered. */
export default class SubstitutesController {
  async show(ctx: HttpContext) {
    const { auth, bouncer, inertia, params, tenant } = ctx
    await bouncer.with(ClassSessionPolicy).authorize('index')
    const { session, offers, substitutes } = await readStatements(tenant.id, async () => {
      const found = await coveredSession(params.id as string)
      if (!found) throw notFound(ctx)
      const centre = { zone: tenant.timezone, weekStart: tenant.weekStart }
      const [offered, able] = await Promise.all([
        offersOf(found.id),
        found.is_ahead ? substitutesOf(found, centre) : [],
      ])
      return { session: found, offers: offered, substitutes: able }
    })
    const student = mayNameStudents(ctx) ? session.student : null
    return inertia.render('admin/substitutes/show', {
      session: new CoveredSessionTransformer({ ...session, student }).toObject(),
      substitutes: substitutes.map((one) => new SubstituteTransformer(one).toObject()),
      offers: offers.map(({ offered_at: at, answered_at: answered, ...offer }) => ({
        ...offer,
        offered_at: at.toISOString(),
        answered_at: answered?.toISOString() ?? null,
      })),
      can: areaAbilities('sessions', auth.getUserOrFail()),
    })
  }
}
