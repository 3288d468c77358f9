import { type Expression, type Kysely, sql } from 'kysely'
import type { DB } from '#database/schema'
import { isGone } from '#domain/attendance/make_ups/gone'
import type { UnbilledReason } from '#domain/billing/rules/unbilled_lines'
import { isWithinDays, sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import { takesAttendance } from '#domain/scheduling/class_sessions/queries/takes_attendance'
import { type Columns, enteredTenant, literals } from '#domain/shared/data/sql'
import { planEachTime } from '#domain/shared/data/keep_plans'
import { statement } from '#domain/shared/data/statement'
import { inGroupStatuses } from '#domain/shared/choices/in_group'
import { termsInForce } from '#domain/teaching/enrolments/enrolment_terms'
import { isFrozenOn } from '#domain/teaching/enrolments/queries/frozen_on'
import { inGroupOn } from '#domain/teaching/enrolments/queries/in_group_on'
import type { BillingMode } from '#domain/teaching/rules/price'

/** Days are YYYY-MM-DD of the sessions' own clocks, both included. A null `branch` or `currency` is any. */
export type SessionFilter = {
  from: string
  until: string
  branch: string | null
  currency: string | null
  moment: Date
  /** Ids of students, or the one id of a group or a session; not read for the whole centre. */
  ids: string[]
  with_sessions: boolean
}

export type UnbilledScope = 'centre' | 'students' | 'group' | 'session'

type Nullable<Row> = { [Name in keyof Row]: Row[Name] | null }

/** The price in force, of an enrolment or of a service. */
type PriceInForce = Nullable<
  Columns<'enrolment_terms', 'price' | 'list_price' | 'currency' | 'exponent' | 'discount_reason'> &
    Columns<'enrolment_terms', 'tax_inclusive'>
>

/**
 * Sessions of one student that cost the same for the same reason. `label_service` names and taxes the line;
 * null is the course and the centre's tax. A guest pays the rest of a session of which `missed_percent` was
 * charged when it was missed. `unit_minutes` is the length of each session, where it is charged by itself.
 */
export type UnbilledRow = Columns<'attendance', 'student_id'> &
  Columns<'class_sessions', 'branch_id' | 'group_id' | 'service_id'> &
  PriceInForce & {
    enrolment: string | null
    label_service: string | null
    reason: UnbilledReason | null
    mode: BillingMode | null
    percent: number
    missed_percent: number | null
    unit_minutes: number | null
    minutes: number
    count: number
    first_day: string
    last_day: string
    sessions: string[] | null
    session_minutes: number[] | null
    /** A line of another document bills one of two shares. */
    claimed_line: string | null
    /** Whether they still cost what they did then. */
    is_as_claimed: boolean | null
  }

/** Statuses of enrolments that gave a place in the group at some time. */
const placed = [...inGroupStatuses, 'completed', 'transferred', 'dropped'] as const

const minutesOf = (alias: string) =>
  sql<number>`(extract(epoch from ${sql.ref(`${alias}.ends_at`)} - ${sql.ref(`${alias}.starts_at`)})::integer / 60)`

/** Sessions that may concern one of these students. */
const ofStudents = (filter: SessionFilter) => sql<boolean>`s.id in (
  select a.session_id from attendance a where a.student_id = any(${filter.ids}::uuid[])
  union select b.session_id from make_up_bookings b where b.student_id = any(${filter.ids}::uuid[])
  union select x.id from class_sessions x where x.student_id = any(${filter.ids}::uuid[])
  union select x.id from enrolments e join class_sessions x on x.tenant_id = e.tenant_id and x.group_id = e.group_id
    where e.student_id = any(${filter.ids}::uuid[])
      and x.starts_at >= (${filter.from}::date - interval '14 hours') at time zone 'UTC')`

/** Students are billed by their own group, so the sessions they make up in are its sessions too. */
const ofGroup = (filter: SessionFilter) => sql<boolean>`(
  s.group_id = any(${filter.ids}::uuid[]) or s.id in (
    select b.session_id from make_up_bookings b
      join make_up_credits c on c.tenant_id = b.tenant_id and c.id = b.credit_id
      join class_sessions x on x.tenant_id = c.tenant_id and x.id = c.session_id
    where x.group_id = any(${filter.ids}::uuid[])))`

const scopes: Record<UnbilledScope, (filter: SessionFilter) => Expression<boolean>> = {
  centre: () => sql.lit(true),
  students: ofStudents,
  group: ofGroup,
  session: (filter) => sql`s.id = any(${filter.ids}::uuid[])`,
}

/** The group's own students are billed by it, wherever they were guests. */
const narrowed: Record<UnbilledScope, (filter: SessionFilter) => Expression<boolean>> = {
  centre: () => sql.lit(true),
  students: (filter) => sql`r.person = any(${filter.ids}::uuid[])`,
  group: (filter) => sql`r.billed_group = any(${filter.ids}::uuid[])`,
  session: () => sql.lit(true),
}

/** Sessions that are over and were held, or that their student called off too late. */
const sessions = (filter: SessionFilter, scope: UnbilledScope) => sql`
  select s.tenant_id, s.id, s.group_id, s.student_id, s.service_id, s.type, s.branch_id, s.status,
    ${sessionDay('s')} as day, ${minutesOf('s')} as minutes, ${takesAttendance('s')} as takes,
    s.ends_at >= coalesce((select c.attendance_since from platform.tenants c where c.id = ${enteredTenant}), '-infinity')
      as is_awaited,
    array(select m.student_id from attendance m where m.tenant_id = s.tenant_id and m.session_id = s.id) as marked,
    exists (select from billing_claims c
      where c.tenant_id = s.tenant_id and c.session_id = s.id and c.enrolment_payer_id is not null) as has_shares
  from class_sessions s
  where s.type <> 'event' and s.ends_at <= ${filter.moment}::timestamptz
    and (s.status <> 'cancelled' or s.cancelled_by = 'student')
    and (${filter.branch}::uuid is null or s.branch_id = ${filter.branch}::uuid)
    and ${isWithinDays('s', filter.from, filter.until)} and ${scopes[scope](filter)}`

const isUnmarked = (student: Expression<unknown>) => sql<boolean>`${student} <> all(h.marked)`

const isBooked = (student: Expression<unknown>) => sql<boolean>`exists (
  select from make_up_bookings b
  where b.tenant_id = h.tenant_id and b.session_id = h.id and b.student_id = ${student} and b.state <> 'cancelled')`

const day = sql<string>`h.day`

/** A trial ends on the day the place was confirmed. */
const standingOnTrial = sql`case when e.is_trial and not exists (
    select from enrolment_changes c where c.tenant_id = e.tenant_id and c.enrolment_id = e.id
      and c.to_status = 'active' and c.on_date <= h.day)
  then 'trial' else 'enrolled' end`

const isWanted = (scope: UnbilledScope, { ids }: SessionFilter, student: Expression<unknown>) =>
  scope === 'students' ? sql<boolean>`${student} = any(${ids}::uuid[])` : sql.lit(true)

type Wanted = (student: string) => Expression<boolean>

/** Who is marked stays behind: it would be carried along with each of them. */
const sessionColumns = sql`h.tenant_id, h.id, h.group_id, h.student_id, h.service_id, h.type, h.branch_id, h.day, h.minutes, h.takes,
  h.is_awaited, h.has_shares`

/**
 * Everybody a session concerns: who is marked, by the mark; who is not, as if they had come. PostgreSQL takes
 * the sessions for one, and would read all marks of the centre for each: `offset 0` has it read their own.
 */
const people = (wanted: Wanted) => sql`
  select ${sessionColumns}, a.student_id as person, a.standing, a.charge_percent as percent, a.billed_at, true as is_marked,
    false as is_frozen
  from sessions h cross join lateral (
    select * from attendance m where m.tenant_id = h.tenant_id and m.session_id = h.id offset 0) a
  where ${wanted('a.student_id')}
  union all (
    select distinct on (h.id, e.student_id) ${sessionColumns}, e.student_id, ${standingOnTrial}, 100, null, false, ${isFrozenOn(day)}
    from sessions h join enrolments e on e.tenant_id = h.tenant_id and e.group_id = h.group_id and ${wanted('e.student_id')}
    where h.status <> 'cancelled' and ${inGroupOn(day)} and ${isUnmarked(sql.ref('e.student_id'))}
    order by h.id, e.student_id)
  union all
  select ${sessionColumns}, h.student_id, 'alone', 100, null, false, false from sessions h
  where h.status <> 'cancelled' and h.student_id is not null and ${wanted('h.student_id')} and ${isUnmarked(sql.ref('h.student_id'))}
    and not ${isBooked(sql.ref('h.student_id'))}
  union all
  select ${sessionColumns}, b.student_id, 'guest', null, null, false, false
  from sessions h join make_up_bookings b on b.tenant_id = h.tenant_id and b.session_id = h.id and b.state <> 'cancelled'
  where h.status <> 'cancelled' and ${wanted('b.student_id')} and ${isUnmarked(sql.ref('b.student_id'))} and not exists (
    select from students p where p.tenant_id = b.tenant_id and p.id = b.student_id and ${isGone})`

/** The session that a guest `p` missed; of several bookings the one that stands, else the last. */
const missed = sql`(
  select x.group_id, x.service_id, ${sessionDay('x')} as day, ${minutesOf('x')} as minutes,
    case when b.state <> 'cancelled' then coalesce(y.charge_percent, 0) end as percent
  from make_up_bookings b
    join make_up_credits c on c.tenant_id = b.tenant_id and c.id = b.credit_id
    join class_sessions x on x.tenant_id = c.tenant_id and x.id = c.session_id
    left join attendance y on y.tenant_id = c.tenant_id and y.session_id = c.session_id and y.student_id = c.student_id
  where p.standing = 'guest' and b.tenant_id = p.tenant_id and b.session_id = p.id and b.student_id = p.person
  order by b.state <> 'cancelled' desc, b.created_at desc limit 1)`

const ofPerson = sql`e.tenant_id = d.tenant_id and e.student_id = d.person and e.group_id = d.billed_group
    and not e.is_undone and e.status in (${sql.join(literals(placed))})`

const termColumns = [
  'price',
  'list_price',
  'currency',
  'exponent',
  'tax_inclusive',
  'discount_reason',
  'billing_mode',
] as const

const termsOf = (alias: string) => sql.join(termColumns.map((name) => sql.ref(`${alias}.${name}`)))

/**
 * Most students were once in the group that bills them, and for one price, whatever the day: what a hundred
 * thousand marks cost is then read once for each student, and PostgreSQL can't remember that by itself.
 */
const placements = sql`
  select d.person, d.billed_group, g.course_id, o.*
  from (select distinct tenant_id, person, billed_group from based where billed_group is not null) d
    left join groups g on g.tenant_id = d.tenant_id and g.id = d.billed_group
    left join lateral (
      select * from (
        select e.id as enrolment_id, ${termsOf('p')}, count(*) over () as amount
        from enrolments e left join enrolment_terms p
          on p.tenant_id = e.tenant_id and p.enrolment_id = e.id and p.replaced_by is null
        where ${ofPerson}) one
      where amount = 1) o on true`

/**
 * The enrolment is one that was in the group on the day, else the last before it: marks outlive drops and
 * transfers.
 */
const termsOn = (query: Kysely<DB>) => sql`(
  select e.id as enrolment_id, ${termsOf('t')} from (
    select e.tenant_id, e.id from enrolments e
    where ${ofPerson}
    order by ${inGroupOn(sql`d.billed_day`)} desc,
      coalesce(e.starts_on, e.enrolled_on) <= d.billed_day desc, coalesce(e.starts_on, e.enrolled_on) desc limit 1) e
    left join lateral ${termsInForce(query, sql`d.billed_day`)} t on true
  where o.enrolment_id is null and d.billed_group is not null offset 0)`

const agreed = (name: (typeof termColumns)[number]) =>
  sql`case when o.enrolment_id is null then t.${sql.ref(name)} else o.${sql.ref(name)} end`

const servicePrice = sql`(
  select v.unit, q.amount, q.currency, q.exponent, q.tax_inclusive
  from services v left join lateral (
    select * from service_prices q
    where q.tenant_id = v.tenant_id and q.service_id = v.id and q.effective_from <= d.billed_day
    order by q.effective_from desc limit 1) q on true
  where d.price_service is not null and v.tenant_id = d.tenant_id and v.id = d.price_service)`

/** Trials are free, charged as any session is, or by a service. */
const trials = sql`(
  select c.financial #>> '{trial_sessions,value}' as charge, (select service_id from trial_services) as trial_service_id
  from platform.tenants c where c.id = ${enteredTenant})`

const based = sql`
  select p.*, m.percent as missed_charge, m.day is not null as is_guest,
    coalesce(p.percent, 100 - coalesce(m.percent, 0)) as charged,
    case when p.standing = 'guest' then m.group_id else p.group_id end as billed_group,
    coalesce(case when p.standing = 'guest' then m.day end, p.day) as billed_day,
    coalesce(case when p.standing = 'guest' then m.minutes end, p.minutes) as billed_minutes,
    p.standing = 'trial' or p.standing = 'alone' and p.type = 'trial' and p.service_id is null as is_trial,
    case when p.standing = 'trial' or p.standing = 'alone' and p.type = 'trial' and p.service_id is null
      then (select trial_service_id from trials)
      when p.standing = 'guest' then m.service_id else p.service_id end as price_service
  from people p left join lateral ${missed} m on true`

const isClaimed = sql<boolean>`exists (select from billing_claims c
  where c.tenant_id = p.tenant_id and c.session_id = p.id and c.student_id = p.person)`

const priced = (query: Kysely<DB>) => sql`
  select d.*, coalesce(o.enrolment_id, t.enrolment_id) as enrolment_id, o.course_id,
    case when d.price_service is null then ${agreed('billing_mode')} when v.unit = 'hour' then 'per_hour' else 'per_session' end
      as mode,
    case when d.price_service is null then ${agreed('price')} else v.amount end as price,
    case when d.price_service is null then ${agreed('list_price')} end as list_price,
    case when d.price_service is null then ${agreed('currency')} else v.currency end as currency,
    case when d.price_service is null then ${agreed('exponent')} else v.exponent end as exponent,
    case when d.price_service is null then ${agreed('tax_inclusive')} else v.tax_inclusive end as tax_inclusive,
    case when d.price_service is null then ${agreed('discount_reason')} end as discount_reason
  from based d
    left join placements o on o.person = d.person and o.billed_group = d.billed_group
    left join lateral ${termsOn(query)} t on true
    left join lateral ${servicePrice} v on true`

/** The one of two shares that is billed; read for sessions of which a share is billed at all. */
const halfClaimed = sql`(
  select c.line_id, c.charge_percent, c.minutes from billing_claims c
  where p.has_shares and c.tenant_id = p.tenant_id and c.session_id = p.id and c.student_id = p.person
    and c.enrolment_payer_id is not null and not exists (
      select from billing_claims o
      where o.tenant_id = c.tenant_id and o.session_id = c.session_id and o.student_id = c.student_id and o.share <> c.share)
  limit 1)`

/** Tells why a session is not billed; the first reason counts. */
const reason = (filter: SessionFilter) => sql`case
  when w.line_id is null and p.billed_at is not null then 'billed'
  when w.line_id is null and ${isClaimed} then 'claimed'
  when p.is_frozen then 'frozen'
  when not p.is_marked and p.takes then 'unmarked'
  when p.is_trial and (select charge from trials) = 'free' then 'free_trial'
  when p.mode = 'free' then 'free'
  when p.mode in ('per_month', 'instalments') then 'by_schedule'
  when p.mode is null or p.price is null then 'no_price'
  when p.currency <> ${filter.currency}::text then 'other_currency' end`

const reasoned = (filter: SessionFilter) => sql`
  select p.id, p.person, p.enrolment_id, p.billed_group, p.course_id, p.branch_id, p.price_service, p.tenant_id, p.day,
    p.mode, p.price, p.list_price, p.currency, p.exponent, p.tax_inclusive, p.discount_reason,
    p.charged::integer as percent, p.minutes, p.billed_minutes,
    case when p.is_guest and p.missed_charge between 1 and 99 and p.charged = 100 - p.missed_charge
      then p.missed_charge::integer end as missed_percent,
    case when p.mode = 'per_hour' and (p.is_guest or p.charged < 100) then p.billed_minutes end as unit_minutes,
    w.line_id as claimed_line,
    w.charge_percent = p.charged and (p.mode <> 'per_hour' or p.charged < 100 or w.minutes = p.minutes) as is_as_claimed,
    ${reason(filter)} as reason
  from priced p left join lateral ${halfClaimed} w on true
  where (p.charged > 0 or p.billed_at is not null)
    and (p.is_marked or not p.takes or p.is_awaited)
    and p.mode is distinct from 'per_term'`

const unbilledIn = (scope: UnbilledScope) =>
  statement(
    (query, filter: SessionFilter) => sql<UnbilledRow>`
      with sessions as materialized (${sessions(filter, scope)}),
        trials as materialized ${trials},
        people as (${people((student) => isWanted(scope, filter, sql.ref(student)))}), based as materialized (${based}),
        placements as materialized (${placements}), priced as (${priced(query)}),
        reasoned as (${reasoned(filter)})
      select r.person as student_id, r.enrolment_id as enrolment, r.billed_group as group_id, r.branch_id,
        r.price_service as service_id,
        coalesce(r.price_service, (select c.service_id from course_services c
          where c.tenant_id = r.tenant_id and c.course_id = r.course_id and c.role = 'tuition')) as label_service,
        r.reason, r.mode, r.price::text, r.list_price::text, r.currency, r.exponent, r.tax_inclusive, r.discount_reason,
        r.percent, r.missed_percent, r.unit_minutes,
        sum(coalesce(r.unit_minutes, r.minutes))::integer as minutes, count(*)::integer as count,
        min(r.day)::text as first_day, max(r.day)::text as last_day,
        case when ${filter.with_sessions}::boolean then array_agg(r.id order by r.day, r.id) end as sessions,
        case when ${filter.with_sessions}::boolean then array_agg(r.minutes order by r.day, r.id) end as session_minutes,
        r.claimed_line, r.is_as_claimed
      from reasoned r
      where ${narrowed[scope](filter)}
      group by r.tenant_id, r.person, r.enrolment_id, r.billed_group, r.course_id, r.branch_id, r.price_service, r.reason,
        r.mode, r.price, r.list_price, r.currency, r.exponent, r.tax_inclusive, r.discount_reason, r.percent,
        r.missed_percent, r.unit_minutes, r.claimed_line, r.is_as_claimed`
  )

const statements: Record<UnbilledScope, ReturnType<typeof unbilledIn>> = {
  centre: unbilledIn('centre'),
  students: unbilledIn('students'),
  group: unbilledIn('group'),
  session: unbilledIn('session'),
}

/**
 * The sessions that a scope could be billed for, and those it can't with the reason. How a whole centre's are
 * best read depends on the days, so that is planned for them each time.
 */
export async function unbilledSessions(scope: UnbilledScope, filter: SessionFilter) {
  if (scope !== 'centre') return statements[scope](filter)
  return (await Promise.all([planEachTime(), statements.centre(filter)]))[1]
}
