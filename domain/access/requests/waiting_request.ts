import type { Locale } from '#domain/shared/choices/locales'
import type { JoiningKind } from '#domain/shared/choices/kinds'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { now } from '#domain/shared/time/clock'
import { db } from '#domain/shared/data/database'

export type WaitingRequest = {
  id: string
  kind: JoiningKind
  first_name: string
  last_name: string
  email: string
  phone: string | null
  locale: Locale
}

/** Locked until the running transaction ends; undefined when somebody decided it meanwhile. */
export async function takeWaitingRequest(id: string): Promise<WaitingRequest | undefined> {
  return db()
    .selectFrom('access_requests')
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .select(['id', 'kind', 'first_name', 'last_name', 'email', 'phone', 'locale'])
    .forUpdate()
    .executeTakeFirst()
}

export async function decideRequest(
  id: string,
  { status, reason = null }: { status: 'approved' | 'declined'; reason?: string | null },
  actor: Actor
) {
  await db()
    .updateTable('access_requests')
    .set({ status, reason, decided_by: actor.userId, decided_at: now().toJSDate() })
    .where('id', '=', id)
    .execute()
  await recordAudit({
    actor,
    action: status === 'approved' ? 'access_requests.approve' : 'access_requests.decline',
    subjectType: 'access_request',
    subjectId: id,
    before: { status: 'waiting' },
    after: { status },
  })
}
