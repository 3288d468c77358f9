import { type Kysely, sql } from 'kysely'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import type { DB } from '#database/schema'
import { type Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

type Written = Columns<
  'lesson_notes',
  'shared_notes' | 'internal_notes' | 'homework' | 'homework_due_on'
>

interface LastTime extends Written {
  id: string
  starts_at: string
  time_zone: string
  topic: string | null
}

/** Of the same group, or of the same student alone, each by its index; cancelled sessions are skipped. */
const beside = sql`(
  select g.* from class_sessions g where g.group_id = s.group_id and g.status <> 'cancelled' and g.type <> 'event'
  union all
  select p.* from class_sessions p
  where s.group_id is null and p.student_id = s.student_id and p.status <> 'cancelled' and p.type <> 'event')`

/** The latest session before it of which something is written. */
const lastTime = sql<LastTime | null>`(
  select jsonb_build_object('id', b.id, 'starts_at', b.starts_at, 'time_zone', b.time_zone, 'topic', b.topic,
    'shared_notes', n.shared_notes, 'internal_notes', n.internal_notes,
    'homework', n.homework, 'homework_due_on', n.homework_due_on)
  from ${beside} b left join lesson_notes n on n.tenant_id = b.tenant_id and n.session_id = b.id
  where b.starts_at < s.starts_at
    and num_nonnulls(b.topic, n.shared_notes, n.internal_notes, n.homework) > 0
  order by b.starts_at desc limit 1)`

/** The day of the one after it. */
const nextDay = sql<string | null>`(
  select ${sessionDay('b')}::text from ${beside} b
  where b.starts_at > s.starts_at order by b.starts_at limit 1)`

const around = statement((query: Kysely<DB>, given: { id: string }) =>
  query
    .selectFrom('class_sessions as s')
    .where('s.id', '=', given.id)
    .select([lastTime.as('last_time'), nextDay.as('next_on')])
)

/** The notes of the session before this one, and the day of the next session of the same group or student. */
export async function lessonAround(id: string) {
  const [found] = await around({ id })
  const last = found?.last_time ?? null
  return {
    last_time: last && { ...last, starts_at: new Date(last.starts_at).toISOString() },
    next_on: found?.next_on ?? null,
  }
}
