import { sql } from 'kysely'
import type { InReach } from '#domain/shared/lists/catalogue_source'

/** Half-open, as the constraints of the table are. No session is longer than a day, so that an index leads to the others. */
const overlaps = sql`o.starts_at > l.starts_at - interval '24 hours' and o.starts_at < l.ends_at and o.ends_at > l.starts_at`

const beside = (column: string, condition = sql`true`) => sql`
  select o.id from through l join class_sessions o
    on ${sql.ref(`o.${column}`)} = ${sql.ref(`l.${column}`)} and ${overlaps} and o.id <> l.id
  where l.clash_reason is not null and o.status <> 'cancelled' and ${condition}`

/**
 * Sessions that aren't cancelled and clash: that were let through over a clash or a check, or that truly have an hour in common
 * with another of the same instructor or assistant, the same group, or the same room, unless that takes several at once.
 * Of an instructor, a room or a group the table takes an overlap only where one of both was let through (ADR 43). What people
 * who assist are engaged in is put in order once: it overlaps where an earlier end or the next start is within it.
 */
const clashing = (inReach: InReach) => sql`
  with through as (
    select s.id, s.starts_at, s.ends_at, s.instructor_id, s.group_id, s.room_id, s.room_is_exclusive, s.clash_reason
    from class_sessions s
    where s.status <> 'cancelled' and (s.clash_allowed_by is not null or s.check_allowed_by is not null)
      and ${inReach('starts', sql.ref('s.starts_at'))}
  ), assisted as materialized (
    select s.id, s.starts_at, s.ends_at, a.instructor_id as who
    from class_session_assistants a join class_sessions s on s.id = a.session_id
    where s.status <> 'cancelled' and ${inReach('starts', sql.ref('s.starts_at'))}
  ), engaged as (
    select id, starts_at, ends_at, who from assisted
    union select s.id, s.starts_at, s.ends_at, s.instructor_id from class_sessions s
    where s.status <> 'cancelled' and s.instructor_id in (select who from assisted)
      and ${inReach('starts', sql.ref('s.starts_at'))}
  ), ordered as (
    select id, starts_at < max(ends_at) over (partition by who order by starts_at, id
        rows between unbounded preceding and 1 preceding)
      or ends_at > lead(starts_at) over (partition by who order by starts_at, id) as is_taken
    from engaged
  )
  select id from through
  union ${beside('instructor_id')}
  union ${beside('group_id')}
  union ${beside('room_id', sql`o.room_is_exclusive and l.room_is_exclusive`)}
  union select id from ordered where is_taken`

/** Whether a session is one of them: what the list and the calendar are narrowed down to is what the calendar marks. */
export const isClashing = (session: string, inReach: InReach) =>
  sql<boolean>`(${sql.ref(`${session}.id`)} in (${clashing(inReach)}))`
