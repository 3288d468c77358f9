import { type ExpressionBuilder, type InferResult, type Kysely, sql, type SqlBool } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { DB } from '#database/schema'
import { amount, anyOf, jsonIfJoined, literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { groupsTaught, instructorBeside } from '#domain/teaching/groups/queries/find_group'
import {
  findPlacementWarnings,
  wantedPlace,
} from '#domain/teaching/enrolments/queries/find_placement_warnings'
import { firstDayIn } from '#domain/teaching/enrolments/rules/first_day'
import { liveStatuses } from '#domain/teaching/enrolments/rules/enrolment_state'
import type { WorkType } from '#domain/shared/choices/work_types'

export type Option = { id: string; code: string; en: string | null; ar: string | null }

const most = 500

type Kept = { kept: string[] }

const inDailyListsOr =
  (kept: string[]) => (of: ExpressionBuilder<DB, 'courses' | 'instructors' | 'levels' | 'terms'>) =>
    of.or([of('archived_at', 'is', null), of('id', '=', anyOf(kept))])

const courseOptions = statement((query, { kept }: Kept) =>
  query
    .selectFrom('courses')
    .where(inDailyListsOr(kept))
    .orderBy('code')
    .limit(sql.lit(most))
    .select(['id', 'code', 'title_en as en', 'title_ar as ar', 'level_id'])
    .select(({ ref }) => ref('work_types').$castTo<WorkType[]>().as('work_types'))
    .select(['capacity', 'min_students', 'total_sessions', 'billing_mode'])
    .select((of) => amount(of.ref('price'), of.ref('currency'), of.ref('exponent')).as('price'))
)

const fullNames = (of: ExpressionBuilder<DB, 'instructors'>) => [
  sql<string>`${of.ref('first_name')} || ' ' || ${of.ref('last_name')}`.as('en'),
  sql<
    string | null
  >`nullif(concat_ws(' ', ${of.ref('first_name_other')}, ${of.ref('last_name_other')}), '')`.as(
    'ar'
  ),
]

const asKind = <const K extends string>(name: K) => sql<K>`${sql.lit(name)}`.as('kind')
const noDay = sql<string | null>`null::date`

const others = statement((query, { kept }: Kept) => {
  const instructors = query
    .selectFrom('instructors')
    .where(inDailyListsOr(kept))
    .limit(sql.lit(most))
    .select(asKind('instructor'))
    .select(['id', 'number as code'])
    .select(fullNames)
    .select(['number as place', noDay.as('starts_on'), noDay.as('ends_on')])
  const levels = query
    .selectFrom('levels')
    .where(inDailyListsOr(kept))
    .limit(sql.lit(most))
    .select(asKind('level'))
    .select(['id', 'code', 'name_en as en', 'name_ar as ar'])
    .select(({ ref }) => sql<string>`lpad(${ref('position')}::text, 10, '0')`.as('place'))
    .select([noDay.as('starts_on'), noDay.as('ends_on')])
  const terms = query
    .selectFrom('terms')
    .where(inDailyListsOr(kept))
    .limit(sql.lit(most))
    .select(asKind('term'))
    .select(['id', 'code', 'name_en as en', 'name_ar as ar'])
    .select(({ ref }) => sql<string>`${ref('starts_on')}::text`.as('place'))
    .select(['starts_on', 'ends_on'])
  const groups = query
    .selectFrom('groups')
    .where((of) =>
      of.or([
        of.and([
          of('archived_at', 'is', null),
          of('status', 'in', literals(['draft', 'open', 'running'])),
        ]),
        of('id', '=', anyOf(kept)),
      ])
    )
    .orderBy('starts_on', 'desc')
    .limit(sql.lit(most))
    .select(asKind('group'))
    .select(['id', 'code', 'title_en as en', 'title_ar as ar', 'code as place'])
    .select([noDay.as('starts_on'), noDay.as('ends_on')])
  type Row = InferResult<typeof instructors | typeof levels | typeof terms | typeof groups>[number]
  return sql<Row>`${instructors} union all ${levels} union all ${terms} union all ${groups}
    order by kind, place`
})

const hasGroups = (one: 'course' | 'instructor' | 'level' | 'term') =>
  sql<SqlBool>`exists (select from groups g where g.tenant_id = ${sql.ref(`${one}s.tenant_id`)}
    and ${sql.ref(`g.${one}_id`)} = ${sql.ref(`${one}s.id`)})`

const used = statement((query) => {
  const courses = query
    .selectFrom('courses')
    .where(hasGroups('course'))
    .select(asKind('course'))
    .select(['id', 'code', 'title_en as en', 'title_ar as ar'])
  const instructors = query
    .selectFrom('instructors')
    .where(hasGroups('instructor'))
    .select(asKind('instructor'))
    .select(['id', 'number as code'])
    .select(fullNames)
  const levels = query
    .selectFrom('levels')
    .where(hasGroups('level'))
    .select(asKind('level'))
    .select(['id', 'code', 'name_en as en', 'name_ar as ar'])
  const terms = query
    .selectFrom('terms')
    .where(hasGroups('term'))
    .select(asKind('term'))
    .select(['id', 'code', 'name_en as en', 'name_ar as ar'])
  type Row = InferResult<typeof courses | typeof instructors | typeof levels | typeof terms>[number]
  return sql<Row>`${courses} union all ${instructors} union all ${levels} union all ${terms}
    order by kind, code limit ${sql.lit(most)}`
})

const ofKind = <Row extends Option & { kind: string }>(
  rows: Row[],
  wanted: Row['kind']
): Option[] =>
  rows.filter(({ kind }) => kind === wanted).map(({ id, code, en, ar }) => ({ id, code, en, ar }))

/** Nothing archived except `kept`, by id. Two queries. */
export class GroupOptions {
  async execute(kept: string[] = []) {
    const rows = await others({ kept })
    return {
      courses: await courseOptions({ kept }),
      instructors: ofKind(rows, 'instructor'),
      levels: ofKind(rows, 'level'),
      terms: rows.flatMap((row) => {
        if (row.kind !== 'term') return []
        const { id, code, en, ar, starts_on, ends_on } = row
        return [{ id, code, en, ar, starts_on, ends_on }]
      }),
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

const step = {
  en: 'name_en',
  ar: 'name_ar',
  code: 'code',
  position: 'position',
  min_age: 'min_age',
  max_age: 'max_age',
} as const

const targets = (query: Kysely<DB>) =>
  groupsTaught(query)
    .leftJoin('levels as l', (join) =>
      join.onRef('l.tenant_id', '=', 'g.tenant_id').onRef('l.id', '=', 'g.level_id')
    )
    .where('g.archived_at', 'is', null)
    .where('g.status', 'in', literals(['open', 'running']))
    .orderBy((of) =>
      of.or([of('g.seats_taken', '>=', of.ref('g.capacity')), of('g.waiting', '>', sql.lit(0))])
    )
    .orderBy('g.code')
    .limit(sql.lit(most))
    .select(['g.id', 'g.code', 'g.title_en as en', 'g.title_ar as ar', 'g.status', 'g.capacity'])
    .select(['g.seats_taken', 'g.waiting', 'g.waitlist_enabled', 'g.starts_on', 'g.ends_on'])
    .select(['g.gender_policy', 'g.min_age', 'g.max_age', 'g.billing_mode'])
    .select((of) => [
      amount(of.ref('g.price'), of.ref('g.currency'), of.ref('g.exponent')).as('price'),
      jsonBuildObject({
        id: of.ref('c.id'),
        subject_id: of.ref('c.subject_id'),
        price: amount(of.ref('c.price'), of.ref('c.currency'), of.ref('c.exponent')),
        billing_mode: of.ref('c.billing_mode'),
      }).as('course'),
      instructorBeside().as('instructor'),
      jsonIfJoined('levels', 'l', step).as('level'),
    ])

const targetsBut = statement((query, { exceptId }: { exceptId: string | null }) => {
  const except = sql<string>`${exceptId}::uuid`
  return targets(query).where((of) => of.or([of(except, 'is', null), of('g.id', '<>', except)]))
})

const targetsFor = statement((query, { studentId }: { studentId: string }) =>
  targets(query).where((of) =>
    of.not(
      of.exists(
        of
          .selectFrom('enrolments as e')
          .whereRef('e.tenant_id', '=', 'g.tenant_id')
          .whereRef('e.group_id', '=', 'g.id')
          .where('e.student_id', '=', studentId)
          .where('e.status', 'in', literals(liveStatuses))
      )
    )
  )
)

/** Open or running, except the one they come from; full ones last. One query. */
export class TargetGroups {
  execute(exceptId: string | null = null) {
    return targetsBut({ exceptId })
  }
}

/** Open or running, and not one the student is in or waits for; full ones last. Two queries. */
export class GroupsForStudent {
  async execute(studentId: string, day: string) {
    const groups = await targetsFor({ studentId })
    const places = groups.map(({ id, starts_on }) =>
      wantedPlace(id, studentId, firstDayIn(starts_on, day))
    )
    const warnings = await findPlacementWarnings(places)
    return groups.map((group, at) => ({ ...group, warnings: warnings[at] }))
  }
}
