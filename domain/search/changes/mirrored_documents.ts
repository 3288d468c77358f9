import { type Expression, sql } from 'kysely'
import type { SearchIndex } from '#domain/shared/choices/search_indexes'
import type { Locale } from '#domain/shared/choices/locales'
import { statement } from '#domain/shared/data/statement'

/** A document as a server outside keeps it, for readers of both languages. */
type MirroredDocument = { id: string } & Record<string, string | boolean | null>

/** Of a group's document; asked by us alone, of readers who are limited to branches. */
export const mirroredBranch = 'branch_id'

type Asked = { ids: string[] }
type Read = (asked: Asked) => Promise<{ document: MirroredDocument }[]>

/** What a server outside calls an attribute, by the language of the reader. */
export function mirroredName(name: string, locale: Locale) {
  const byLanguage = ['title', 'course_name', 'title_other']
  return byLanguage.includes(name) ? `${name}_${locale}` : name
}

const person = (table: 'students' | 'instructors', more = sql``) => sql`
  select id, first_name, last_name, first_name_other, last_name_other, number, email, phone,
    search.phone(phone) phone_written, archived_at is not null archived${more}
  from ${sql.table(table)}`

const groups = sql`
  select g.id, g.code "name", coalesce(g.title_en, g.title_ar) title_en, coalesce(g.title_ar, g.title_en) title_ar,
    coalesce(c.title_en, c.title_ar) course_name_en, coalesce(c.title_ar, c.title_en) course_name_ar,
    g.title_ar title_other_en, g.title_en title_other_ar, g.work_type, g.archived_at is not null archived,
    g.branch_id
  from groups g join courses c on c.tenant_id = g.tenant_id and c.id = g.course_id`

const readOf = (rows: Expression<unknown>): Read =>
  statement(
    (_, { ids }: Asked) =>
      sql<{ document: MirroredDocument }>`
        select to_jsonb(d) document from (${rows}) d where d.id = any (${ids}::uuid[])`
  )

const reads: Record<SearchIndex, Read> = {
  students: readOf(person('students', sql`, birth_date`)),
  instructors: readOf(person('instructors')),
  groups: readOf(groups),
}

/** Of the records with these ids; one that is gone has none. */
export async function mirroredDocuments(index: SearchIndex, ids: string[]) {
  return (await reads[index]({ ids })).map(({ document }) => document)
}
