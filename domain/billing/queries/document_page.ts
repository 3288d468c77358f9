import { sql } from 'kysely'
import type { FullDocument } from '#domain/billing/documents/find_document'
import { findLastEmail } from '#domain/billing/papers/find_last_email'
import { type ListedStudent, studentsOf } from '#domain/billing/queries/listed_document'
import { amount } from '#domain/shared/data/sql'
import { db } from '#domain/shared/data/database'

export type DocumentSurroundings = Awaited<ReturnType<typeof findSurroundings>>

/** Students are named as they are today. */
export async function findSurroundings(document: FullDocument) {
  const { id, invoice_id, branch_id, kind } = document
  const [students, notes, invoice, branch, email] = await Promise.all([
    billedStudents(id),
    kind === 'invoice' ? creditNotesOf(id) : [],
    invoice_id ? creditedInvoice(invoice_id) : undefined,
    branchOf(branch_id),
    findLastEmail(document),
  ])
  return { students, credit_notes: notes, invoice: invoice ?? null, branch, last_email: email }
}

async function billedStudents(document: string): Promise<ListedStudent[]> {
  const read = sql<{
    students: ListedStudent[]
  }>`select ${studentsOf(sql.val(document))} as students`
  return (await read.execute(db())).rows[0]!.students
}

const creditNotesOf = (invoice: string) =>
  db()
    .selectFrom('documents as d')
    .where('d.invoice_id', '=', invoice)
    .orderBy('d.id')
    .select(['d.id', 'd.number', 'd.issued_on', 'd.reason'])
    .select((of) =>
      amount(of.ref('d.total'), of.ref('d.currency'), of.ref('d.exponent')).as('total')
    )
    .execute()

const creditedInvoice = (id: string) =>
  db().selectFrom('documents').where('id', '=', id).select(['id', 'number']).executeTakeFirst()

const branchOf = (id: string) =>
  db()
    .selectFrom('branches')
    .where('id', '=', id)
    .select(['name_en', 'name_ar'])
    .executeTakeFirstOrThrow()
