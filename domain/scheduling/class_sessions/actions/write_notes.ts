import { classSessionRecord } from '#domain/scheduling/class_sessions/class_session_record'
import type { Actor } from '#domain/shared/audit/actor'
import { withTenant } from '#domain/shared/data/database'
import { updateRecord } from '#domain/shared/records/update_record'

interface Input {
  tenantId: string
  actor: Actor
  id: string
  version: number
  notes: { topic: string | null; notes: string | null }
}

/** Notes of one session, whatever became of it: what is over is what they are written about. */
export class WriteNotes {
  execute({ tenantId, actor, id, version, notes }: Input) {
    return withTenant(tenantId, () =>
      updateRecord(classSessionRecord, actor, { id, version, columns: notes })
    )
  }
}
