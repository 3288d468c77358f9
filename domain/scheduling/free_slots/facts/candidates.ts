import { sql } from 'kysely'
import { surelyAway } from '#domain/people/instructors/absences/away'
import { latestPapers } from '#domain/people/instructors/queries/latest_papers'
import { jsonOf } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'
import type { WeekWindow } from '#domain/shared/time/week_windows'

/** Of whom and what is compared, as many as a form offers. */
const most = 500

type Dates = { starts_on: string; ends_on: string | null }[]
type Moments = { from: number; to: number }[]

const milliseconds = (column: string) =>
  sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`

const absences = sql<Moments>`jsonb_agg(jsonb_build_object(
  'from', ${milliseconds('a.starts_at')}, 'to', ${milliseconds('a.ends_at')}))`

interface Asked {
  chosen: string | null
  subject: string | null
  from: Date
  to: Date
}

/** Each of what instructors have is read once for all of them. */
const teachers = statement((query, given: Asked) => {
  const isAsked = (column: 'i.id' | 'instructor_id' | 'a.instructor_id') =>
    sql<boolean>`(${given.chosen}::uuid is null or ${sql.ref(column)} = ${given.chosen})`
  return query
    .with('subjects', (from) =>
      from
        .selectFrom('instructor_subjects')
        .where(isAsked('instructor_id'))
        .groupBy('instructor_id')
        .select('instructor_id')
        .select(sql<number>`count(*)::integer`.as('subjects'))
        .select(sql<boolean>`bool_or(subject_id = ${given.subject})`.as('teaches_it'))
    )
    .with('hours', (from) =>
      from
        .selectFrom('availability_windows as w')
        .where(isAsked('instructor_id'))
        .groupBy('instructor_id')
        .select('instructor_id')
        .select(
          sql<WeekWindow[]>`jsonb_agg(jsonb_build_object('weekday', w.weekday,
            'starts', to_char(w.starts, 'HH24:MI'), 'ends', to_char(w.ends, 'HH24:MI')))`.as(
            'hours'
          )
        )
    )
    .with('away', (from) =>
      from
        .selectFrom(surelyAway(sql`${given.from}`, sql`${given.to}`).as('a'))
        .where(isAsked('a.instructor_id'))
        .groupBy('a.instructor_id')
        .select(['a.instructor_id', absences.as('absences')])
    )
    .with('papers', (from) =>
      from
        .selectFrom(latestPapers(query).as('d'))
        .where('d.expires_on', 'is not', null)
        .groupBy('d.instructor_id')
        .select('d.instructor_id')
        .select(sql<string>`min(d.expires_on)`.as('expires_on'))
    )
    .selectFrom('instructors as i')
    .leftJoin('subjects as s', 's.instructor_id', 'i.id')
    .leftJoin('hours as h', 'h.instructor_id', 'i.id')
    .leftJoin('away as a', 'a.instructor_id', 'i.id')
    .leftJoin('papers as p', 'p.instructor_id', 'i.id')
    .where('i.archived_at', 'is', null)
    .where(isAsked('i.id'))
    .orderBy('i.number')
    .limit(sql.lit(most))
    .select(['i.id', 'i.gender', 'i.status', 'i.left_on as leftOn'])
    .select(['i.max_weekly_minutes as mostMinutes', 'p.expires_on as expiresOn'])
    .select([
      jsonOf('instructors', 'i', ['id', 'number', ...storedNameFields]).as('person'),
      sql<number>`coalesce(s.subjects, 0)`.as('subjects'),
      sql<boolean>`coalesce(s.teaches_it, false)`.as('teachesIt'),
      sql<WeekWindow[]>`coalesce(h.hours, '[]')`.as('hours'),
      sql<Moments>`coalesce(a.absences, '[]')`.as('absences'),
    ])
})

export type TeacherRow = RowOf<typeof teachers>

/** All, or the chosen one; with when they can't. */
export const teachersFor = (given: Parameters<typeof teachers>[0]) => teachers(given)

const helpers = statement(
  (query, given: { group: string | null; session: string | null; from: Date; to: Date }) =>
    query
      .selectFrom('instructors as i')
      .where(
        sql<boolean>`i.id in (
          select instructor_id from class_session_assistants where session_id = ${given.session}
          union all
          select instructor_id from group_assistants where group_id = ${given.group} and ${given.session}::uuid is null)`
      )
      .select(['i.id', 'i.left_on as leftOn'])
      .select(
        sql<Moments>`coalesce((select ${absences} from ${surelyAway(
          sql`${given.from}`,
          sql`${given.to}`
        )} a where a.instructor_id = i.id), '[]')`.as('absences')
      )
)

export type HelperRow = RowOf<typeof helpers>

/** Who assists: in the session that moves, else in the group; with when they can't. */
export const helpersOf = (given: Parameters<typeof helpers>[0]) => helpers(given)

const places = statement(
  (query, given: { chosen: string | null; branch: string; from: string; to: string }) =>
    query
      .selectFrom('rooms as r')
      .where('r.archived_at', 'is', null)
      .where((of) =>
        of.or([
          of.and([
            sql<boolean>`${given.chosen}::uuid is null`,
            of('r.branch_id', '=', given.branch),
          ]),
          of('r.id', '=', given.chosen!),
        ])
      )
      .orderBy('r.code')
      .limit(sql.lit(most))
      .select(['r.id', 'r.code', 'r.name_en', 'r.name_ar', 'r.kind', 'r.capacity'])
      .select('r.can_double_book as canDoubleBook')
      .select(
        sql<Dates>`(select coalesce(jsonb_agg(jsonb_build_object(
          'starts_on', c.starts_on, 'ends_on', c.ends_on)), '[]')
          from room_closures c where c.room_id = r.id
            and c.starts_on <= ${given.to}::date and coalesce(c.ends_on, 'infinity') >= ${given.from}::date)`.as(
          'closures'
        )
      )
)

export type PlaceRow = RowOf<typeof places>

/** Those of a branch, or the chosen one; with when they are out of use. */
export const placesFor = (given: Parameters<typeof places>[0]) => places(given)
