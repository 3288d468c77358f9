import { sql } from 'kysely'
import { compiler } from '#domain/shared/data/database'
import { columns } from '#domain/shared/data/sql'
import type { UsedBy } from '#domain/shared/records/list_uses'
import { storedNameFields } from '#domain/shared/text/person_names'

const person = columns('instructors', 'i', ['id', ...storedNameFields, 'archived_at'])
const code = columns('instructors', 'i', { code: 'number' })

export const coursesBy = (column: 'subject_id' | 'level_id') => (id: string) =>
  compiler
    .selectFrom('courses')
    .where(column, '=', id)
    .select(['id', 'code', 'title_en as name_en', 'title_ar as name_ar', 'archived_at'])

export const groupsBy = (column: 'course_id' | 'level_id' | 'term_id') => (id: string) =>
  compiler
    .selectFrom('groups')
    .where(column, '=', id)
    .select(['id', 'code', 'title_en as name_en', 'title_ar as name_ar', 'archived_at'])

export const instructorsBy = (one: 'subject' | 'level') => (id: string) =>
  sql<UsedBy>`
    select ${person}, ${code}
    from ${sql.table(`instructor_${one}s`)} t
    join instructors i on i.tenant_id = t.tenant_id and i.id = t.instructor_id
    where t.${sql.ref(`${one}_id`)} = ${id}`
