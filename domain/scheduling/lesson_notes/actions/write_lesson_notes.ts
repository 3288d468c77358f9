import { sql } from 'kysely'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import { classSessionRecord } from '#domain/scheduling/class_sessions/class_session_record'
import { isTaughtBy } from '#domain/scheduling/class_sessions/queries/whose_sessions'
import {
  type HomeworkFault,
  homeworkFault,
  withoutIdleDay,
} from '#domain/scheduling/lesson_notes/rules/homework_fault'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { db, withTenant } from '#domain/shared/data/database'
import { type EditRefusal, isStale, staleVersion } from '#domain/shared/records/stale_version'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'

interface LessonNotes {
  shared_notes: string | null
  internal_notes: string | null
  homework: string | null
  /** YYYY-MM-DD */
  homework_due_on: string | null
}

interface Input {
  tenantId: string
  actor: Actor
  sessionId: string
  /** Whose session it must be; null: the office writes. */
  instructorId: string | null
  /** 0: nothing was written yet. */
  version: number
  notes: LessonNotes
}

export type NotesRefusal = EditRefusal | { type: HomeworkFault }

/** Notes and homework of one session, whatever became of it; whoever saves second is told of the first. */
export class WriteLessonNotes {
  execute(input: Input): Promise<Result<undefined, NotesRefusal>> {
    return withTenant(input.tenantId, async () => {
      const held = await heldSession(input)
      if (!held) return err({ type: 'not_found' })
      const notes = withoutIdleDay(input.notes)
      const fault = homeworkFault(notes, held.day)
      if (fault) return err({ type: fault })
      const saved = await savedNotes(held.id)
      if (isStale(saved ?? { version: 0 }, input.version)) return staleVersion
      const change = changedFields({ ...saved }, { ...notes })
      if (change.fields.length === 0) return ok(undefined)
      if (!(await save(held.id, input.version, notes))) return staleVersion
      const { before, after } = change
      const subject = { subjectType: classSessionRecord.subject, subjectId: held.id }
      await recordAudit({ actor: input.actor, action: 'sessions.note', ...subject, before, after })
      return ok(undefined)
    })
  }
}

/** Nobody deletes it meanwhile, as undoing its scheduling would. */
const heldSession = async ({ sessionId, instructorId }: Input) =>
  isUuid(sessionId)
    ? db()
        .selectFrom('class_sessions as t')
        .where('t.id', '=', sessionId)
        .$if(instructorId !== null, (query) => query.where(isTaughtBy(instructorId!)))
        .select('t.id')
        .select(sql<string>`${sessionDay('t')}::text`.as('day'))
        .forKeyShare('t')
        .executeTakeFirst()
    : undefined

const savedNotes = (session: string) =>
  db()
    .selectFrom('lesson_notes')
    .where('session_id', '=', session)
    .select(['shared_notes', 'internal_notes', 'homework', 'homework_due_on', 'version'])
    .executeTakeFirst()

/** False when somebody else saved meanwhile. */
async function save(session: string, version: number, notes: LessonNotes) {
  if (version === 0) {
    const { numInsertedOrUpdatedRows: made } = await db()
      .insertInto('lesson_notes')
      .values({ session_id: session, ...notes })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'session_id']).doNothing())
      .executeTakeFirst()
    return made === 1n
  }
  const { numUpdatedRows } = await db()
    .updateTable('lesson_notes')
    .set({ ...notes, version: version + 1, updated_at: now().toJSDate() })
    .where('session_id', '=', session)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
