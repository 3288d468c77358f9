import { sql } from 'kysely'
import type { StudentsShown } from '#domain/people/students/queries/list_students'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import type { Option } from '#domain/teaching/groups/queries/group_options'
import { storedNameFields } from '#domain/shared/text/person_names'

const most = 500

type Kind = 'group' | 'course' | 'level'
const asKind = (name: Kind) => sql<Kind>`${sql.lit(name)}`.as('kind')

/** Only groups students are in today, with the courses and levels of those. */
const taught = statement((query) =>
  query
    .with('taught', (of) =>
      of
        .selectFrom('groups as g')
        .innerJoin('courses as c', (join) =>
          join.onRef('c.tenant_id', '=', 'g.tenant_id').onRef('c.id', '=', 'g.course_id')
        )
        .where('g.archived_at', 'is', null)
        .where('g.students', '>', sql.lit(0))
        .select(['g.id', 'g.code', 'g.title_en', 'g.title_ar', 'g.course_id', 'g.starts_on'])
        .select(({ fn }) => fn.coalesce('g.level_id', 'c.level_id').as('level_id'))
    )
    .selectFrom((of) =>
      of
        .selectFrom('taught')
        .orderBy('starts_on', 'desc')
        .limit(sql.lit(most))
        .select(asKind('group'))
        .select(['id', 'code', 'title_en as en', 'title_ar as ar'])
        .as('groups')
    )
    .selectAll()
    .unionAll((of) =>
      of.parens(
        of
          .selectFrom('courses')
          .where('id', 'in', of.selectFrom('taught').select('course_id'))
          .orderBy('code')
          .limit(sql.lit(most))
          .select(asKind('course'))
          .select(['id', 'code', 'title_en as en', 'title_ar as ar'])
      )
    )
    .unionAll((of) =>
      of.parens(
        of
          .selectFrom('levels')
          .where('id', 'in', of.selectFrom('taught').select('level_id'))
          .orderBy('position')
          .limit(sql.lit(most))
          .select(asKind('level'))
          .select(['id', 'code', 'name_en as en', 'name_ar as ar'])
      )
    )
)

const chosen = statement((query, given: { guardians: string[] }) =>
  query
    .selectFrom('guardians')
    .where('id', '=', anyOf(given.guardians))
    .select(['id', ...storedNameFields])
)

export class StudentFilterOptions {
  async execute(shown: StudentsShown, guardians: string[]) {
    const rows = shown.groups ? await taught({}) : []
    const ofKind = (wanted: Kind): Option[] =>
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
