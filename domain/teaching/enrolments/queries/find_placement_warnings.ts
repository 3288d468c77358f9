import { type Selectable, sql } from 'kysely'
import type { DB } from '#database/schema'
import type { Gender } from '#domain/shared/choices/genders'
import { literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import {
  type Applicant,
  type Audience,
  type PlacementWarning,
  placementWarnings,
} from '#domain/teaching/enrolments/rules/suitability'

/** A group a student may come into from a day on (YYYY-MM-DD): one who is in the records, or somebody new. */
export type WantedPlace = {
  group_id: string
  on: string
  student_id?: string | null
  gender?: Gender | null
  birth_date?: string | null
  /** Columns of the group, as a form is about to save them. */
  group_change?: GroupFit
  /** Columns of the student, as a form is about to save them. */
  student_change?: StudentFit
}

export type GroupFit = Pick<
  Selectable<DB['groups']>,
  'course_id' | 'level_id' | 'gender_policy' | 'min_age' | 'max_age'
>

export type StudentFit = { gender: string | null; birth_date: string | null }

export const wantedPlace = (group: string, student: string, day: string): WantedPlace => ({
  group_id: group,
  student_id: student,
  on: day,
})

const step = (level: string) => sql`jsonb_build_object('en', ${sql.ref(`${level}.name_en`)},
  'ar', ${sql.ref(`${level}.name_ar`)}, 'code', ${sql.ref(`${level}.code`)},
  'position', ${sql.ref(`${level}.position`)})`

const suitability = statement(
  (_, wanted: { places: string }) => sql<Audience & Applicant & { place: number; on: string }>`
    select p.place::integer, p."on", g.gender_policy, g.min_age, g.max_age,
      coalesce(s.gender, p.gender) as gender, coalesce(s.birth_date, p.birth_date) as birth_date,
      case when l.id is not null then ${step('l')}
        || jsonb_build_object('min_age', l.min_age, 'max_age', l.max_age) end as level,
      case when r.id is not null then ${step('r')} end as reached,
      coalesce(r.position < l.position and exists (
        select from levels m where m.scope = l.scope and m.archived_at is null
          and m.position > r.position and m.position < l.position), false) as skips_levels
    from jsonb_to_recordset(${wanted.places}::jsonb)
      as p (place integer, group_id uuid, "on" date, student_id uuid, gender text, birth_date date,
        group_change jsonb, student_change jsonb)
    join groups saved on saved.id = p.group_id
    cross join lateral jsonb_populate_record(saved, coalesce(p.group_change, '{}')) g
    join courses c on c.id = g.course_id
    left join students person on person.id = p.student_id
    left join lateral jsonb_populate_record(person, coalesce(p.student_change, '{}')) s on true
    left join levels l on l.id = g.level_id
    left join lateral (
      select b.id, b.name_en, b.name_ar, b.code, b.position
      from enrolments e
        join groups o on o.id = e.group_id and o.id <> g.id
        join courses oc on oc.id = o.course_id and oc.subject_id = c.subject_id
        join levels b on b.id = o.level_id and b.scope = l.scope
      where e.student_id = p.student_id and not e.is_undone
        and e.status in (${sql.join(literals(['active', 'frozen', 'completed']))})
      order by b.position desc limit 1) r on true
    order by p.place`
)

/** Answers in the order of the places; nothing speaks against one whose group isn't there. */
export async function findPlacementWarnings(places: WantedPlace[]): Promise<PlacementWarning[][]> {
  if (places.length === 0) return []
  const rows = await suitability({
    places: JSON.stringify(places.map((one, place) => ({ ...one, place }))),
  })
  const byPlace = new Map(rows.map((row) => [row.place, placementWarnings(row, row, row.on)]))
  return places.map((_, place) => byPlace.get(place) ?? [])
}
