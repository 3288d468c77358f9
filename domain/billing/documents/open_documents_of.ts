import { sql } from 'kysely'
import type { People } from '#domain/people/events'
import { type Consequences, noConsequences } from '#domain/people/rules/departure'
import { statement } from '#domain/shared/data/statement'

type OpenDocuments = Pick<Consequences, 'open_invoices' | 'draft_invoices'>

const naming = statement(
  (_, { students }: { students: string[] }) => sql<OpenDocuments>`
    select count(*) filter (where d.status = 'issued')::integer as open_invoices,
      count(*) filter (where d.status = 'draft')::integer as draft_invoices
    from documents d
    where d.kind = 'invoice' and d.status <> 'void' and (d.status = 'draft' or d.open > 0)
      and d.id in (select l.document_id from document_lines l where l.student_id = any(${students}::uuid[]))`
)

/** A student who leaves still owes what was billed: nothing happens to it, and the office should know. */
export async function openDocumentsOf({ kind, ids }: People): Promise<Consequences> {
  if (kind !== 'student') return noConsequences()
  const [open] = await naming({ students: ids })
  return { ...noConsequences(), ...open! }
}
