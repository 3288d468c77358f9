import { sql } from 'kysely'
import { surelyAway } from '#domain/people/instructors/absences/away'
import { jsonIfJoined, jsonOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { type StoredNames, storedNameFields } from '#domain/shared/text/person_names'

type Away = StoredNames & { id: string; starts_at: string; ends_at: string }

/** The absences of whoever teaches or assists in a session `s` that touch its hours. */
const awayThen = sql<Away[]>`(
  select coalesce(jsonb_agg(${jsonOf('instructors', 'i', ['id', ...storedNameFields])}
    || jsonb_build_object('starts_at', a.starts_at, 'ends_at', a.ends_at) order by a.starts_at, i.number), '[]')
  from ${surelyAway(sql`s.starts_at`, sql`s.ends_at`)} a join instructors i on i.id = a.instructor_id
  where (i.id = s.instructor_id or i.id in (
      select h.instructor_id from class_session_assistants h where h.session_id = s.id)))`

const places = statement((query, given: { id: string }) =>
  query
    .selectFrom('class_sessions as s')
    .innerJoin('branches as b', 'b.id', 's.branch_id')
    .leftJoin('groups as g', 'g.id', 's.group_id')
    .leftJoin('courses as c', 'c.id', 'g.course_id')
    .where('s.id', '=', given.id)
    .select([
      jsonIfJoined('courses', 'c', ['id', 'title_en', 'title_ar']).as('course'),
      jsonOf('branches', 'b', ['id', 'name_en', 'name_ar']).as('branch'),
      awayThen.as('away'),
    ])
)

/** Of which course and in which branch a session is, and who of those that teach in it is away then. */
export const sessionPlace = async (id: string) => (await places({ id }))[0]!
