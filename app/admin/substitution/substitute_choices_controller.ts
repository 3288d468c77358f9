import type { HttpContext } from '@adonisjs/core/http'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { mayNameStudents } from '#app/admin/class_sessions/shown/session_query'
import CoveredSessionTransformer from '#app/admin/substitution/covered_session_transformer'
import SubstituteTransformer from '#app/admin/substitution/substitute_transformer'
import { notFound } from '#core/errors/not_found'
import { coveredDay, coveredSession } from '#domain/scheduling/substitution/queries/covered_session'
import {
  substitutesOf,
  substitutesOfAll,
} from '#domain/scheduling/substitution/queries/substitutes_of'
import { readStatements } from '#domain/shared/data/database'

export default class SubstituteChoicesController {
  async index(ctx: HttpContext) {
    const { bouncer, params, request, response, tenant } = ctx
    await bouncer.with(ClassSessionPolicy).authorize('update')
    response.header('Cache-Control', 'no-store')
    const isWholeDay = request.input('scope') === 'day'
    const { sessions, substitutes } = await readStatements(tenant.id, async () => {
      const session = await coveredSession(params.id as string)
      if (!session) throw notFound(ctx)
      const centre = { zone: tenant.timezone, weekStart: tenant.weekStart }
      const day = await coveredDay(session)
      return {
        sessions: day,
        substitutes: await (isWholeDay
          ? substitutesOfAll(day, centre)
          : substitutesOf(session, centre)),
      }
    })
    const maySee = mayNameStudents(ctx)
    return {
      sessions: sessions.map(({ student, ...session }) =>
        new CoveredSessionTransformer({ ...session, student: maySee ? student : null }).toObject()
      ),
      substitutes: substitutes.map((one) => new SubstituteTransformer(one).toObject()),
    }
  }
}
