import { v7 as uuid } from 'uuid'
import type { JoiningKind } from '#domain/shared/choices/kinds'
import type { Locale } from '#domain/shared/choices/locales'
import { requestsWait } from '#domain/access/events'
import { system } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { publish } from '#domain/shared/events/publish'
import { db, withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  kind: JoiningKind
  firstName: string
  lastName: string
  email: string
  /** E.164. */
  phone: string | null
  message: string | null
  locale: Locale
  requestId: string | null
}

/**
 * Never looks at accounts, so that nothing can be learnt about them. While a request of the same
 * address waits, a second one changes nothing and staff are not written to again.
 */
export class AskToJoin {
  async execute(input: Input) {
    await withTenant(input.tenantId, async () => {
      const id = uuid()
      const kept = await db()
        .insertInto('access_requests')
        .values({
          id,
          kind: input.kind,
          first_name: input.firstName,
          last_name: input.lastName,
          email: input.email.toLowerCase(),
          phone: input.phone,
          message: input.message,
          locale: input.locale,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!kept) return
      await recordAudit({
        actor: { ...system, requestId: input.requestId },
        action: 'access_requests.create',
        subjectType: 'access_request',
        subjectId: id,
        after: { kind: input.kind },
      })
      if (await isFirst(input.kind)) await publish(requestsWait, { accessRequestId: id })
    })
  }
}

async function isFirst(kind: Input['kind']) {
  const requests = db().selectFrom('access_requests').where('kind', '=', kind)
  const waiting = requests.where('status', '=', 'waiting').select('id').limit(2)
  return (await waiting.execute()).length === 1
}
