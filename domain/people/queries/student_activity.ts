import { selectRows } from '#domain/shared/select_rows'

export type ActivityRow = {
  id: string
  occurred_at: Date
  actor_name: string | null
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

const latest = 50

const sql = `
  select id, occurred_at, actor_name, action, before, after from audit_events
  where subject_type = 'student' and subject_id = ? order by id desc limit ${latest}`

/** Who changed what of one student, the latest 50 first. */
export class StudentActivity {
  execute(studentId: string) {
    return selectRows<ActivityRow>(sql, [studentId])
  }
}
