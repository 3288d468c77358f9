import { sql } from 'kysely'
import { classSessionRecord } from '#domain/scheduling/class_sessions/class_session_record'
import { lacksSubstitute } from '#domain/scheduling/substitution/queries/lacking_substitute'
import { substitutionOffered } from '#domain/scheduling/events'
import { canSignIn } from '#domain/access/accounts/queries/sign_in_address'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { anyOf } from '#domain/shared/data/sql'
import { db, withTenant } from '#domain/shared/data/database'
import { publish } from '#domain/shared/events/publish'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'

type Input = { tenantId: string; actor: Actor; sessionId: string; instructorIds: string[] }

type Refusal = { type: 'not_found' | 'is_over' | 'unknown_instructor' | 'no_account' }

/** To one or several at once; the first to accept has it. Offered again, it is as if for the first time, but for those whose offer stands. */
export class OfferSession {
  async execute(input: Input): Promise<Result<{ offered: number }, Refusal>> {
    const { tenantId, actor, sessionId } = input
    const ids = [...new Set(input.instructorIds.map((id) => id.toLowerCase()))].filter(isUuid)
    if (!isUuid(sessionId)) return err({ type: 'not_found' })
    return withTenant(tenantId, async () => {
      const at = now().toJSDate()
      const session = await lockSession(sessionId, at)
      if (!session) return err({ type: 'not_found' })
      if (session.status !== 'scheduled' || session.starts_at <= at) return err({ type: 'is_over' })
      const here = await thoseHere(ids)
      if (!ids.length || ids.includes(session.instructor_id ?? '') || here.length < ids.length)
        return err({ type: 'unknown_instructor' })
      if (here.some(({ has_account: mayAnswer }) => !mayAnswer)) return err({ type: 'no_account' })
      const { starts_at, ends_at, instructor_id: absent, for_absence } = session
      const rows = ids.map((id) => ({
        ...{ session_id: sessionId, instructor_id: id, absent_id: absent, starts_at, ends_at },
        ...{ for_absence, offered_by: actor.userId, offered_at: at },
      }))
      const fresh = await write(rows)
      for (const id of fresh) await publish(substitutionOffered, { sessionId, instructorId: id })
      await recordAudit(
        ...fresh.map((id) => ({
          ...{ actor, action: 'sessions.offer', subjectType: classSessionRecord.subject },
          ...{ subjectId: sessionId, after: { instructor_id: id } },
        }))
      )
      return ok({ offered: ids.length })
    })
  }
}

const lockSession = (id: string, at: Date) =>
  db()
    .selectFrom('class_sessions as s')
    .where('s.id', '=', id)
    .where('s.type', '<>', 'event')
    .select(['s.status', 's.starts_at', 's.ends_at', 's.instructor_id'])
    .select(lacksSubstitute('s', sql`${at}::timestamptz`).as('for_absence'))
    .forShare('s')
    .executeTakeFirst()

const thoseHere = (ids: string[]) =>
  db()
    .selectFrom('instructors as i')
    .where('i.id', '=', anyOf(ids))
    .where('i.archived_at', 'is', null)
    .where('i.status', '=', 'active')
    .select(['i.id', canSignIn('i', 'instructor').as('has_account')])
    .execute()

type Row = {
  session_id: string
  instructor_id: string
  absent_id: string | null
  starts_at: Date
  ends_at: Date
  for_absence: boolean
  offered_by: string | null
  offered_at: Date
}

const facts = ['absent_id', 'starts_at', 'ends_at', 'for_absence'] as const

const anew = [...facts, 'offered_by', 'offered_at'] as const

const isAnew = sql<boolean>`(substitution_offers.state <> 'offered'
  or (${sql.join(facts.map((name) => sql.ref(`substitution_offers.${name}`)))})
    is distinct from (${sql.join(facts.map((name) => sql.ref(`excluded.${name}`)))}))`

/** Answers with those to whom it is new. */
async function write(rows: Row[]) {
  const written = await db()
    .insertInto('substitution_offers')
    .values(rows)
    .onConflict((on) =>
      on
        .columns(['tenant_id', 'session_id', 'instructor_id'])
        .doUpdateSet({
          ...Object.fromEntries(anew.map((name) => [name, sql.ref(`excluded.${name}`)])),
          state: 'offered',
          answered_at: null,
        })
        .where(isAnew)
    )
    .returning('instructor_id')
    .execute()
  return written.map((row) => row.instructor_id)
}
