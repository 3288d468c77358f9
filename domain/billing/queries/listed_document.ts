import { type Expression, sql } from 'kysely'
import { type NamedPayer, namedPayers } from '#domain/billing/payers/named_payers'
import type { Columns } from '#domain/shared/data/sql'
import { storedNameFields, type StoredNames } from '#domain/shared/text/person_names'

type ListedPayer = Pick<NamedPayer, 'id' | 'kind' | 'number' | 'name' | 'name_other'>

/** A payer as a row of a list names it, read by its id. */
export const payerOf = (id: Expression<unknown>) => sql<ListedPayer>`(
  select jsonb_build_object('id', n.id, 'kind', n.kind, 'number', n.number, 'name', n.name, 'name_other', n.name_other)
  from ${namedPayers} n where n.id = ${id})`

export type ListedStudent = Columns<'students', 'id' | 'number'> & StoredNames

const fields = ['id', 'number', ...storedNameFields] as const

/** The students whom a document bills, in the order of its lines. */
export const studentsOf = (document: Expression<unknown>) => sql<ListedStudent[]>`coalesce((
  select jsonb_agg(jsonb_build_object(${sql.join(
    fields.flatMap((name) => [sql.lit(name), sql.ref(`s.${name}`)])
  )}) order by b.position)
  from (
    select l.student_id, min(l.position) as position from document_lines l
    where l.document_id = ${document} and l.student_id is not null group by l.student_id
  ) b join students s on s.id = b.student_id), '[]')`

/** Whether a listed document `t` bills one of these students. */
export const isOfStudents = (wanted: Expression<unknown>) => sql`t.id in (
  select l.document_id from document_lines l where l.student_id = any(${wanted}::uuid[]))`

/** Documents by their number, or by a name of their payer or of a student whom they bill. */
export const matchingDocuments = (words: Expression<unknown>) =>
  sql`select f.id from search.find_documents(${words}) f`
