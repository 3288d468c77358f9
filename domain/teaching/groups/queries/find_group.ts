import { sql } from 'kysely'
import type { KeptAmount } from '#domain/shared/data/sql'
import { isUuid } from '#domain/shared/text/is_uuid'
import { statement } from '#domain/shared/data/statement'
import type { BillingMode } from '#domain/teaching/rules/price'
import type { WorkType } from '#domain/shared/choices/work_types'
import type { GenderPolicy, GroupStatus } from '#domain/teaching/groups/rules/group_state'

export type Named = { id: string; code: string; en: string | null; ar: string | null }

export type NamedPerson = {
  id: string
  number: string
  first_name: string
  last_name: string
  first_name_other: string | null
  last_name_other: string | null
}

/** One group with everything its page and its form show. */
export type FoundGroup = {
  id: string
  code: string
  title_en: string | null
  title_ar: string | null
  status: GroupStatus
  status_reason: string | null
  work_type: WorkType
  starts_on: string
  ends_on: string | null
  session_target: number | null
  min_students: number | null
  capacity: number
  makeup_extra: number
  seats_taken: number
  seats_over: number
  waiting: number
  waitlist_enabled: boolean
  offer_hours: number
  gender_policy: GenderPolicy
  min_age: number | null
  max_age: number | null
  attendance_required: boolean
  online_url: string | null
  notes: string | null
  colour: string | null
  price: KeptAmount | null
  /** Written while it was on offer; nothing goes by it yet. */
  self_enrol: 'closed' | 'approval' | 'auto'
  billing_mode: BillingMode | null
  course: Named & { price: KeptAmount | null; billing_mode: BillingMode | null }
  instructor: NamedPerson | null
  assistants: NamedPerson[]
  level: Named | null
  term: Named | null
  next_group: Named | null
  archived_at: Date | null
  created_at: Date
  updated_at: Date
  version: number
}

const named = (table: string, name: string) =>
  sql.raw(
    `jsonb_build_object('id', ${table}.id, 'code', ${table}.code, 'en', ${table}.${name}_en, 'ar', ${table}.${name}_ar)`
  )

/** A person who stands beside a group, as JSON. */
export const personOf = (table: string) =>
  sql.raw(`jsonb_build_object('id', ${table}.id, 'number', ${table}.number,
  'first_name', ${table}.first_name, 'last_name', ${table}.last_name,
  'first_name_other', ${table}.first_name_other, 'last_name_other', ${table}.last_name_other)`)

/** What a table asks, as JSON. */
export const amountOf = (table: string) =>
  sql.raw(`case when ${table}.price is not null then jsonb_build_object(
  'minor', ${table}.price::text, 'currency', ${table}.currency, 'exponent', ${table}.exponent) end`)

const groupById = statement(
  (_, given: { id: string }) => sql<FoundGroup>`
  select g.id, g.code, g.title_en, g.title_ar, g.status, g.status_reason, g.work_type, g.starts_on,
    g.ends_on, g.session_target, g.min_students, g.capacity, g.makeup_extra, g.seats_taken, g.seats_over,
    g.waiting, g.waitlist_enabled, g.offer_hours, g.gender_policy, g.min_age, g.max_age, g.self_enrol,
    g.attendance_required, g.online_url, g.notes, g.colour, ${amountOf('g')} price, g.billing_mode,
    ${named('c', 'title')} || jsonb_build_object('price', ${amountOf('c')}, 'billing_mode', c.billing_mode) course,
    case when i.id is not null then ${personOf('i')} end instructor,
    coalesce((select jsonb_agg(${personOf('a')} order by a.number) from group_assistants ga
      join instructors a on (a.tenant_id, a.id) = (ga.tenant_id, ga.instructor_id)
      where (ga.tenant_id, ga.group_id) = (g.tenant_id, g.id)), '[]') assistants,
    case when l.id is not null then ${named('l', 'name')} end as level,
    case when t.id is not null then ${named('t', 'name')} end term,
    case when n.id is not null then ${named('n', 'title')} end next_group,
    g.archived_at, g.created_at, g.updated_at, g.version
  from groups g
  join courses c on (c.tenant_id, c.id) = (g.tenant_id, g.course_id)
  left join instructors i on (i.tenant_id, i.id) = (g.tenant_id, g.instructor_id)
  left join levels l on (l.tenant_id, l.id) = (g.tenant_id, g.level_id)
  left join terms t on (t.tenant_id, t.id) = (g.tenant_id, g.term_id)
  left join groups n on (n.tenant_id, n.id) = (g.tenant_id, g.next_group_id)
  where g.id = ${given.id}`
)

/** One group of the entered tenant; a malformed id, an absent one and another tenant's are the same nothing. */
export class FindGroup {
  async execute(id: string): Promise<FoundGroup | undefined> {
    if (!isUuid(id)) return undefined
    const [group] = await groupById({ id })
    return group
  }
}
