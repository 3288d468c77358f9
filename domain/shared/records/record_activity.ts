import { selectRows } from '#domain/shared/select_rows'

export type ActivityRow = {
  id: string
  occurred_at: Date
  actor_name: string | null
  actor_name_other: string | null
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

const latest = 50

const sql = `
  select id, occurred_at, case when actor_id is not null then actor_name end as actor_name, actor_name_other, action,
    before, after from audit_events
  where subject_type = ? and subject_id = ? order by id desc limit ${latest}`

/** Who changed what of one record, the latest 50 first; the system has no name here, each language has a word for it. */
export const recordActivity = (subject: string, id: string) =>
  selectRows<ActivityRow>(sql, [subject, id])
