import type { HttpContext } from '@adonisjs/core/http'
import { taughtSession } from '#app/portal/attendance/own_session'
import { answerPickup, answerUndo } from '#core/pickups/answer_pickup'
import { readStatements } from '#domain/shared/data/database'

/** From a session of one's own, by somebody of the list; the office alone lets somebody else. */
export default class OwnPickupsController {
  async store(ctx: HttpContext) {
    await readStatements(ctx.tenant.id, () => taughtSession(ctx))
    return answerPickup(ctx)
  }

  async destroy(ctx: HttpContext) {
    await readStatements(ctx.tenant.id, () => taughtSession(ctx))
    return answerUndo(ctx)
  }
}
