import { sql } from 'kysely'
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

/** When one of them is away, within a span. */
const absencesIn = (given: { from: Date; to: Date }) =>
  sql<Moments>`(select coalesce(jsonb_agg(jsonb_build_object(
    'from', ${milliseconds('a.starts_at')}, 'to', ${milliseconds('a.ends_at')})), '[]')
    from absences a where a.instructor_id = i.id
      and a.ends_at > ${given.from} and a.starts_at < ${given.to})`

const teachers = statement(
  (query, given: { chosen: string | null; subject: string | null; from: Date; to: Date }) =>
    query
      .selectFrom('instructors as i')
      .where('i.archived_at', 'is', null)
      .where((of) =>
        of.or([sql<boolean>`${given.chosen}::uuid is null`, of('i.id', '=', given.chosen!)])
      )
      .orderBy('i.number')
      .limit(sql.lit(most))
      .select(['i.id', 'i.gender', 'i.status', 'i.left_on as leftOn'])
      .select([
        jsonOf('instructors', 'i', ['id', 'number', ...storedNameFields]).as('person'),
        sql<number>`(select count(*)::integer from instructor_subjects s where s.instructor_id = i.id)`.as(
          'subjects'
        ),
        sql<boolean>`exists (select from instructor_subjects s
          where s.instructor_id = i.id and s.subject_id = ${given.subject})`.as('teachesIt'),
        sql<WeekWindow[]>`(select coalesce(jsonb_agg(jsonb_build_object('weekday', w.weekday,
          'starts', to_char(w.starts, 'HH24:MI'), 'ends', to_char(w.ends, 'HH24:MI'))), '[]')
          from availability_windows w where w.instructor_id = i.id)`.as('hours'),
        absencesIn(given).as('absences'),
      ])
)

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
      .select(['i.id', 'i.left_on as leftOn', absencesIn(given).as('absences')])
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
