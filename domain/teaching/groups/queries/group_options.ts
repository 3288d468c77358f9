import { sql } from 'kysely'
import type { KeptAmount } from '#domain/shared/data/sql'
import { literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { amountOf, type NamedPerson, personOf } from '#domain/teaching/groups/queries/find_group'
import { liveStatuses } from '#domain/teaching/enrolments/rules/enrolment_state'
import type { WorkType } from '#domain/shared/choices/work_types'
import type { GenderPolicy, GroupStatus } from '#domain/teaching/groups/rules/group_state'
import type { BillingMode } from '#domain/teaching/rules/price'

/** What a picker offers: something with a name in both scripts. */
export type Option = { id: string; code: string; en: string | null; ar: string | null }

export type CourseOption = Option & {
  level_id: string | null
  work_types: WorkType[]
  capacity: number | null
  min_students: number | null
  total_sessions: number | null
  price: KeptAmount | null
  billing_mode: BillingMode | null
}

const most = 500

type Kept = { kept: string[] }

const courses = statement(
  (_, { kept }: Kept) => sql<CourseOption>`
  select id, code, title_en en, title_ar ar, level_id, work_types, capacity, min_students, total_sessions, billing_mode,
    case when price is not null then jsonb_build_object(
      'minor', price::text, 'currency', currency, 'exponent', exponent) end price
  from courses where archived_at is null or id = any(${kept}::uuid[]) order by code limit ${sql.lit(most)}`
)

const others = statement(
  (_, { kept }: Kept) => sql<Row>`
  (select 'instructor' kind, id, number code, first_name || ' ' || last_name en,
    nullif(concat_ws(' ', first_name_other, last_name_other), '') ar, number as place,
    null::text starts_on, null::text ends_on
    from instructors where archived_at is null or id = any(${kept}::uuid[]) limit ${sql.lit(most)})
  union all (select 'level', id, code, name_en, name_ar, lpad(position::text, 10, '0'), null, null from levels
    where archived_at is null or id = any(${kept}::uuid[]) limit ${sql.lit(most)})
  union all (select 'term', id, code, name_en, name_ar, starts_on::text, starts_on::text, ends_on::text
    from terms where archived_at is null or id = any(${kept}::uuid[]) limit ${sql.lit(most)})
  union all (select 'group', id, code, title_en, title_ar, code, null, null from groups
    where archived_at is null and status in ('draft', 'open', 'running') or id = any(${kept}::uuid[]) order by starts_on desc limit ${sql.lit(most)})
  order by 1, 6`
)

const used = statement(
  () => sql<Row>`
  select 'course' kind, id, code, title_en en, title_ar ar from courses c where exists (
    select from groups where (tenant_id, course_id) = (c.tenant_id, c.id))
  union all select 'instructor', id, number, first_name || ' ' || last_name,
    nullif(concat_ws(' ', first_name_other, last_name_other), '') from instructors i where exists (
    select from groups where (tenant_id, instructor_id) = (i.tenant_id, i.id))
  union all select 'level', id, code, name_en, name_ar from levels l where exists (
    select from groups where (tenant_id, level_id) = (l.tenant_id, l.id))
  union all select 'term', id, code, name_en, name_ar from terms t where exists (
    select from groups where (tenant_id, term_id) = (t.tenant_id, t.id))
  order by 1, 3 limit ${sql.lit(most)}`
)

type Kind = 'course' | 'instructor' | 'level' | 'term' | 'group'
type Row = Option & { kind: Kind; starts_on?: string | null; ends_on?: string | null }

const ofKind = (rows: Row[], wanted: Kind): Option[] =>
  rows.filter(({ kind }) => kind === wanted).map(({ id, code, en, ar }) => ({ id, code, en, ar }))

/** What the form of a group lets people choose from: nothing archived but what is `kept`, by id. Two queries. */
export class GroupOptions {
  async execute(kept: string[] = []) {
    const rows = await others({ kept })
    return {
      courses: await courses({ kept }),
      instructors: ofKind(rows, 'instructor'),
      levels: ofKind(rows, 'level'),
      terms: rows.flatMap(({ kind, id, code, en, ar, starts_on, ends_on }) =>
        kind === 'term' && starts_on && ends_on ? [{ id, code, en, ar, starts_on, ends_on }] : []
      ),
      groups: ofKind(rows, 'group'),
    }
  }
}

export class GroupFilterOptions {
  async execute() {
    const rows = await used({})
    return {
      course: ofKind(rows, 'course'),
      instructor: ofKind(rows, 'instructor'),
      level: ofKind(rows, 'level'),
      term: ofKind(rows, 'term'),
    }
  }
}

/** A group that takes students now: its seats, and what one chooses by. */
export type TargetOption = Option & {
  status: GroupStatus
  capacity: number
  seats_taken: number
  waiting: number
  waitlist_enabled: boolean
  starts_on: string
  ends_on: string | null
  gender_policy: GenderPolicy
  min_age: number | null
  max_age: number | null
  price: KeptAmount | null
  billing_mode: BillingMode | null
  course: { price: KeptAmount | null; billing_mode: BillingMode | null }
  instructor: NamedPerson | null
}

const targets = sql`
  select g.id, g.code, g.title_en en, g.title_ar ar, g.status, g.capacity, g.seats_taken, g.waiting, g.waitlist_enabled,
    g.starts_on, g.ends_on, g.gender_policy, g.min_age, g.max_age, ${amountOf('g')} price,
    g.billing_mode, jsonb_build_object('price', ${amountOf('c')}, 'billing_mode', c.billing_mode) course,
    case when i.id is not null then ${personOf('i')} end instructor
  from groups g
  join courses c on (c.tenant_id, c.id) = (g.tenant_id, g.course_id)
  left join instructors i on (i.tenant_id, i.id) = (g.tenant_id, g.instructor_id)
  where g.archived_at is null and g.status in ('open', 'running')`

const seatsFirst = sql`order by g.seats_taken >= g.capacity or g.waiting > 0, g.code limit ${sql.lit(most)}`

const targetsBut = statement(
  (_, { exceptId }: { exceptId: string | null }) => sql<TargetOption>`
    ${targets} and (${exceptId}::uuid is null or g.id <> ${exceptId}::uuid) ${seatsFirst}`
)

const targetsFor = statement(
  (_, { studentId }: { studentId: string }) => sql<TargetOption>`
    ${targets} and not exists (select from enrolments e where (e.tenant_id, e.group_id) = (g.tenant_id, g.id)
      and e.student_id = ${studentId} and e.status in (${sql.join(literals(liveStatuses))})) ${seatsFirst}`
)

/** Where students may go: groups open or running, but for the one they come from; full ones last. One query. */
export class TargetGroups {
  execute(exceptId: string | null = null) {
    return targetsBut({ exceptId })
  }
}

/** The groups a student may be put into: open or running, and not one they are in or wait for; full ones last. One query. */
export class GroupsForStudent {
  execute(studentId: string) {
    return targetsFor({ studentId })
  }
}
