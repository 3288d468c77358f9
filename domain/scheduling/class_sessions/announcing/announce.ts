import { v7 as uuid } from 'uuid'
import { addressAnnouncement } from '#domain/scheduling/class_sessions/announcing/address_announcement'
import { audienceOf } from '#domain/scheduling/class_sessions/announcing/audience'
import { classSessionRecord } from '#domain/scheduling/class_sessions/class_session_record'
import type { Edit } from '#domain/scheduling/class_sessions/editing/edited_session'
import { newsOf } from '#domain/scheduling/class_sessions/rules/news'
import { sessionsAnnounced } from '#domain/scheduling/events'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import type { Telling } from '#domain/shared/choices/tellable'
import { db } from '#domain/shared/data/database'
import { publish } from '#domain/shared/events/publish'
import { now } from '#domain/shared/time/clock'

type Announced = Telling & {
  /** The act that is told of, if it can be undone. */
  id?: string
  /** The act that is undone: only whoever was told of it is told. */
  undoneActId?: string
  actor: Actor
  act: 'schedule' | 'cancel' | 'restore' | 'update'
  /** `now`: who comes to the sessions at present; `later`: who does once this transaction has ended. */
  audience?: 'now' | 'later'
}

/**
 * Of sessions to come, in the transaction that changes them: what is said to whom is kept, and letters follow once that
 * is committed. Answers how many.
 */
export async function announce(
  { id = uuid(), undoneActId, actor, act, told: whom, message, audience: when }: Announced,
  edits: Edit[]
): Promise<number> {
  const at = now().toJSDate()
  const news = edits.map((edit) => ({ id: edit.after.id, before: newsOf(edit, at) }))
  const sessions = news.filter(({ before }) => before !== undefined)
  const isUnknown = when === 'later'
  const audience = whom.length && !isUnknown ? await audienceOf(edits) : null
  const told = whom.filter((one) => isUnknown || (audience && audience[one].letters > 0))
  if (!told.length || !sessions.length) return 0
  await db()
    .insertInto('announcements')
    .values({ id, act, told, message: message || null, created_at: at, undone_act_id: undoneActId })
    .execute()
  await db()
    .insertInto('announced_sessions')
    .values(
      sessions.map((one) => ({
        announcement_id: id,
        session_id: one.id,
        before: JSON.stringify(one.before),
      }))
    )
    .execute()
  await recordAudit(
    ...sessions.map((one) => ({
      actor,
      action: 'sessions.tell',
      subjectType: classSessionRecord.subject,
      subjectId: one.id,
      after: { told, ...(message && { message }) },
    }))
  )
  if (when === 'now') await addressAnnouncement({ announcementId: id })
  else await publish(sessionsAnnounced, { announcementId: id })
  return told.reduce((sum, one) => sum + (audience?.[one].letters ?? 0), 0)
}
