import { selectRows } from '#domain/shared/select_rows'
import type { KeptAmount } from '#domain/teaching/queries/find_group'
import type { WorkType } from '#domain/teaching/rules/group_state'
import type { BillingMode } from '#domain/teaching/rules/price'

/** What a picker offers: something with a name in both scripts. */
export type Option = { id: string; code: string; en: string | null; ar: string | null }

/** What a new group takes over from its course. */
export type CourseOption = Option & {
  level_id: string | null
  work_types: WorkType[]
  capacity: number | null
  min_students: number | null
  total_sessions: number | null
  price: KeptAmount | null
  billing_mode: BillingMode | null
}

/** A term, whose days a new group takes over. */
export type TermOption = Option & { starts_on: string; ends_on: string }

const most = 500

const courses = `
  select id, code, title_en en, title_ar ar, level_id, work_types, capacity, min_students, total_sessions, billing_mode,
    case when price is not null then jsonb_build_object(
      'minor', price::text, 'currency', currency, 'exponent', exponent) end price
  from courses where archived_at is null order by code limit ${most}`

const others = `
  (select 'instructor' kind, id, number code, first_name || ' ' || last_name en,
    nullif(concat_ws(' ', first_name_other, last_name_other), '') ar, number as place,
    null::text starts_on, null::text ends_on
    from instructors where archived_at is null limit ${most})
  union all (select 'level', id, code, name_en, name_ar, lpad(position::text, 10, '0'), null, null from levels
    where archived_at is null limit ${most})
  union all (select 'term', id, code, name_en, name_ar, starts_on::text, starts_on::text, ends_on::text
    from terms where archived_at is null limit ${most})
  union all (select 'group', id, code, title_en, title_ar, code, null, null from groups
    where archived_at is null and status in ('draft', 'open', 'running') order by starts_on desc limit ${most})
  order by 1, 6`

const used = `
  select 'course' kind, id, code, title_en en, title_ar ar from courses c where exists (
    select from groups where (tenant_id, course_id) = (c.tenant_id, c.id))
  union all select 'instructor', id, number, first_name || ' ' || last_name,
    nullif(concat_ws(' ', first_name_other, last_name_other), '') from instructors i where exists (
    select from groups where (tenant_id, instructor_id) = (i.tenant_id, i.id))
  union all select 'level', id, code, name_en, name_ar from levels l where exists (
    select from groups where (tenant_id, level_id) = (l.tenant_id, l.id))
  union all select 'term', id, code, name_en, name_ar from terms t where exists (
    select from groups where (tenant_id, term_id) = (t.tenant_id, t.id))
  order by 1, 3 limit ${most}`

type Kind = 'course' | 'instructor' | 'level' | 'term' | 'group'
type Row = Option & { kind: Kind; starts_on?: string | null; ends_on?: string | null }

const ofKind = (rows: Row[], wanted: Kind): Option[] =>
  rows.filter(({ kind }) => kind === wanted).map(({ id, code, en, ar }) => ({ id, code, en, ar }))

/** What the form of a group lets people choose from: nothing archived. Two queries. */
export class GroupOptions {
  async execute() {
    const rows = await selectRows<Row>(others)
    return {
      courses: await selectRows<CourseOption>(courses),
      instructors: ofKind(rows, 'instructor'),
      levels: ofKind(rows, 'level'),
      terms: rows.flatMap(({ kind, id, code, en, ar, starts_on, ends_on }) =>
        kind === 'term' && starts_on && ends_on ? [{ id, code, en, ar, starts_on, ends_on }] : []
      ),
      groups: ofKind(rows, 'group'),
    }
  }
}

/** What the list of groups can be filtered by: only what some group names. One query. */
export class GroupFilterOptions {
  async execute() {
    const rows = await selectRows<Row>(used)
    return {
      course: ofKind(rows, 'course'),
      instructor: ofKind(rows, 'instructor'),
      level: ofKind(rows, 'level'),
      term: ofKind(rows, 'term'),
    }
  }
}

/** A group that takes students now, with its seats. */
export type TargetOption = Option & {
  capacity: number
  seats_taken: number
  waiting: number
  waitlist_enabled: boolean
}

const targets = `
  select id, code, title_en en, title_ar ar, capacity, seats_taken, waiting, waitlist_enabled from groups
  where archived_at is null and status in ('open', 'running') and (?::uuid is null or id <> ?::uuid) order by code limit ${most}`

/** Where students may go: groups open or running, but for the one they come from. One query. */
export class TargetGroups {
  execute(exceptId: string | null = null) {
    return selectRows<TargetOption>(targets, [exceptId, exceptId])
  }
}
