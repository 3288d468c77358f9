import { sql } from 'kysely'
import type { StudentsShown } from '#domain/people/students/queries/list_students'
import { statement } from '#domain/shared/data/statement'
import type { Option } from '#domain/teaching/groups/queries/group_options'

const most = 500

/** Only groups students are in today, with the courses and levels of those. */
const taught = statement(
  () => sql<Row>`
  with taught as (
    select g.id, g.code, g.title_en, g.title_ar, g.course_id, coalesce(g.level_id, c.level_id) level_id, g.starts_on
    from groups g join courses c on c.tenant_id = g.tenant_id and c.id = g.course_id
    where g.archived_at is null and g.students > 0
  )
  (select 'group' kind, id, code, title_en en, title_ar ar from taught order by starts_on desc limit ${sql.lit(most)})
  union all (select 'course', id, code, title_en, title_ar from courses
    where id in (select course_id from taught) order by code limit ${sql.lit(most)})
  union all (select 'level', id, code, name_en, name_ar from levels
    where id in (select level_id from taught) order by position limit ${sql.lit(most)})`
)

const chosen = statement((query, given: { guardians: string[] }) =>
  query
    .selectFrom('guardians')
    .where('id', '=', sql<string>`any(${given.guardians}::uuid[])`)
    .select(['id', 'first_name', 'last_name', 'first_name_other', 'last_name_other'])
)

type Row = Option & { kind: 'group' | 'course' | 'level' }

/** What the list of students can be filtered by; of guardians only those it is filtered by, the others are searched. */
export class StudentFilterOptions {
  async execute(shown: StudentsShown, guardians: string[]) {
    const rows = shown.groups ? await taught({}) : []
    const ofKind = (wanted: Row['kind']): Option[] =>
      rows
        .filter(({ kind }) => kind === wanted)
        .map(({ id, code, en, ar }) => ({ id, code, en, ar }))
    return {
      group: ofKind('group'),
      course: ofKind('course'),
      level: ofKind('level'),
      guardian: guardians.length > 0 ? await chosen({ guardians }) : [],
    }
  }
}
