import { SubstituteInstructor } from '#domain/scheduling/class_sessions/actions/substitute_instructor'
import { isStillNeeded } from '#domain/scheduling/substitution/queries/lacking_substitute'
import { findOffer } from '#domain/scheduling/substitution/queries/offers'
import type { OfferStanding } from '#domain/shared/choices/substitution'
import { db, readStatements } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'
import type { Act } from '#domain/teaching/act'

type Input = Act & { sessionId: string; instructorId: string }

export type AcceptRefusal =
  | { type: 'not_found' }
  | { type: 'not_free' | 'busy' }
  | { type: 'over'; standing: Exclude<OfferStanding, 'offered'> }

/** How often one begins anew when a session changes under an offer that still stands. */
const mostTries = 3

/**
 * The first to accept has the session. An offer stands for the session as it is (`version`), and taking it over locks that row: of many
 * at once one finds it so, and everybody else is told who it is now.
 */
export class AcceptOffer {
  async execute(input: Input): Promise<Result<{ actId: string | null }, AcceptRefusal>> {
    const { tenantId, sessionId, instructorId } = input
    if (!isUuid(sessionId)) return err({ type: 'not_found' })
    for (let tries = mostTries; tries > 0; tries--) {
      const offer = await readStatements(tenantId, () => findOffer(sessionId, instructorId))
      if (!offer) return err({ type: 'not_found' })
      const { id, version, standing } = offer
      if (standing !== 'offered') return err({ type: 'over', standing })
      const made = await take(input, { id, version })
      if (typeof made === 'object') return ok(made)
      if (made === 'not_free') return err({ type: 'not_free' })
    }
    return err({ type: 'busy' })
  }
}

type Seen = { id: string; version: number }

async function take({ instructorId, ...act }: Input, session: Seen) {
  try {
    const made = await new TakeOver().execute({
      ...{ ...act, sessions: [session], instructorId, previewed: null, allowance: null },
      telling: { told: ['students', 'instructors'], message: null },
    })
    if (made.ok) return { actId: made.value.actId }
    return made.error.type === 'clashes' ? 'not_free' : 'again'
  } catch (error) {
    if (error instanceof OfferGone) return 'again'
    throw error
  }
}

class OfferGone extends Error {}

class TakeOver extends SubstituteInstructor {
  /** Withdrawn or no longer needed since, it gives nothing: what was written is rolled back. */
  protected override async beside({ instructorId, sessions }: Taking) {
    const taken = await db()
      .updateTable('substitution_offers')
      .set({ state: 'accepted', answered_at: now().toJSDate() })
      .where('session_id', '=', sessions[0]!.id)
      .where('instructor_id', '=', instructorId)
      .where('state', '=', 'offered')
      .where(isStillNeeded('substitution_offers'))
      .returning('session_id')
      .executeTakeFirst()
    if (!taken) throw new OfferGone()
  }
}

type Taking = { instructorId: string; sessions: Seen[] }
