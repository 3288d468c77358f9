import { sql } from 'kysely'
import { announce } from '#domain/scheduling/class_sessions/announcing/announce'
import type { EditedSession } from '#domain/scheduling/class_sessions/editing/edited_session'
import type { Actor } from '#domain/shared/audit/actor'
import type { Tellable } from '#domain/shared/choices/tellable'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { lettersWait } from '#domain/scheduling/class_sessions/announcing/address_announcement'
import { now } from '#domain/shared/time/clock'

type Told = Columns<'announcements', 'act'> & { told: Tellable[]; isSent: boolean }

const toldOf = statement(
  (_, { actId }: { actId: string }) => sql<Told>`
    select a.act, a.told, exists (
      select from announcement_recipients r where r.announcement_id = a.id and r.sent_at is not null) as "isSent"
    from announcements a where a.id = ${actId}`
)

const forget = statement(
  (_, { actId }: { actId: string }) => sql`delete from announcements where id = ${actId}`
)

/** Seconds that undoing itself may take, while somebody else holds what it needs. */
const margin = 4

const opposite = { cancel: 'restore', restore: 'cancel', update: 'update' } as const

/**
 * What nobody can have read yet is taken back. Otherwise whoever had a letter is told that it is as before: which letters have
 * gone by then is decided when they are written.
 */
export async function tellOfUndo(
  actor: Actor,
  { actId, madeAt }: { actId: string; madeAt: Date },
  sessions: EditedSession[]
) {
  const [news] = await toldOf({ actId })
  if (!news) return
  const { act, told, isSent } = news
  const age = (now().toMillis() - +madeAt) / 1000
  if (!isSent && age < lettersWait - margin) return void (await forget({ actId }))
  const telling = { told, message: null, act: opposite[act as keyof typeof opposite] }
  await announce({ ...telling, actor, undoneActId: actId, audience: 'later' }, sessions)
}
