import { sql } from 'kysely'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import type { Columns } from '#domain/shared/data/sql'

/** The notice that holds for student `m.student_id` in session `s`: the first that was told. */
export const noticed = sql<
  Columns<'absence_notices', 'told_at' | 'reason' | 'told_by' | 'made_by'>
>`(
  select n.told_at, n.reason, n.told_by, n.made_by from absence_notices n
  where n.tenant_id = s.tenant_id and n.student_id = m.student_id and n.withdrawn_at is null
    and (n.session_id = s.id
      or ${sessionDay('s')} between n.from_day and n.until_day)
  order by n.told_at, n.id limit 1)`
