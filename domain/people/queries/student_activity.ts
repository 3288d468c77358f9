import { currentTransaction } from '#domain/shared/tenant_scope'

export type ActivityRow = {
  id: string
  occurred_at: Date
  actor_name: string | null
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

const latest = 50

/** Who changed what of one student, the latest 50 first. */
export class StudentActivity {
  execute(studentId: string): Promise<ActivityRow[]> {
    return currentTransaction()
      .from('audit_events')
      .select('id', 'occurred_at', 'actor_name', 'action', 'before', 'after')
      .where({ subject_type: 'student', subject_id: studentId })
      .orderBy('id', 'desc')
      .limit(latest)
  }
}
