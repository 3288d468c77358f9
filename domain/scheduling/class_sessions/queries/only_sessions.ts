import { type Expression, sql } from 'kysely'
import { isUnstaffed } from '#domain/scheduling/class_sessions/queries/unstaffed'
import type { InReach } from '#domain/shared/lists/catalogue_source'

type Sql = Expression<unknown>

/**
 * Sessions that aren't cancelled and clash: that were let through over a clash or a check, or that truly have an hour in common
 * with another of the same instructor or assistant, the same group, or the same room, unless that takes several at once.
 * What each takes up is put in order once: one that overlaps another overlaps an earlier one's end or the next one's start.
 */
const clashing = (inReach: InReach) => sql`
  with held as (
    select s.id, s.starts_at, s.ends_at, s.instructor_id, s.group_id, s.clash_reason, s.check_reason,
      case when s.room_is_exclusive then s.room_id end as room_id
    from class_sessions s where s.status <> 'cancelled' and ${inReach('starts', sql.ref('s.starts_at'))}
  ), taken as (
    select id, starts_at, ends_at, instructor_id as what from held where instructor_id is not null
    union select h.id, h.starts_at, h.ends_at, a.instructor_id
      from held h join class_session_assistants a on a.session_id = h.id
    union all select id, starts_at, ends_at, room_id from held where room_id is not null
    union all select id, starts_at, ends_at, group_id from held where group_id is not null
  ), beside as (
    select id, starts_at < max(ends_at) over (partition by what order by starts_at, id
        rows between unbounded preceding and 1 preceding)
      or ends_at > lead(starts_at) over (partition by what order by starts_at, id) as is_taken
    from taken
  )
  select id from beside where is_taken
  union select id from held where clash_reason is not null or check_reason is not null`

/** Sessions `t` that clash, or that nobody teaches though somebody should; asked for both, either. */
export const isOnly = (wanted: Sql, inReach: InReach) => sql`(
  ('unstaffed' = any(${wanted}) and ${isUnstaffed('t')})
  or ('clashes' = any(${wanted}) and t.id in (${clashing(inReach)})))`
