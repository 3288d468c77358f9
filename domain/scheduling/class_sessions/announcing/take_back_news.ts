import { sql } from 'kysely'
import { announce } from '#domain/scheduling/class_sessions/announcing/announce'
import type { Edit } from '#domain/scheduling/class_sessions/editing/edited_session'
import type { Actor } from '#domain/shared/audit/actor'
import { tellable } from '#domain/shared/choices/tellable'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

type Told = Columns<'announced_sessions', 'session_id'> & Columns<'announcements', 'act' | 'told'>

const lastTold = statement(
  (_, { ids }: { ids: string[] }) => sql<Told>`
    select distinct on (n.session_id) n.session_id, a.act, a.told
    from announced_sessions n join announcements a on a.id = n.announcement_id
    where n.session_id = any(${ids}::uuid[]) and a.act <> 'update'
    order by n.session_id, a.id desc`
)

/**
 * Whoever was last told that sessions are cancelled is told that they are held after all: in the transaction that restores
 * them, which may bring the students back only later.
 */
export async function takeBackNews(actor: Actor, edits: Edit[]) {
  const told = await lastTold({ ids: edits.map(({ after }) => after.id) })
  const gone = told.filter(({ act }) => act === 'cancel')
  const whom = new Set(gone.flatMap((one) => one.told))
  const ids = new Set(gone.map(({ session_id: id }) => id))
  const telling = { told: tellable.filter((one) => whom.has(one)), message: null }
  const restoredOf = edits.filter(({ after }) => ids.has(after.id))
  await announce({ ...telling, actor, act: 'restore', audience: 'later' }, restoredOf)
}
