import { sql } from 'kysely'
import type { FullDocument } from '#domain/billing/documents/find_document'
import { findLastEmail } from '#domain/billing/papers/find_last_email'
import { type ListedStudent, studentsOf } from '#domain/billing/queries/listed_document'
import { amount, type Columns } from '#domain/shared/data/sql'
import { db } from '#domain/shared/data/database'

export type DocumentSurroundings = Awaited<ReturnType<typeof findSurroundings>>

/** Students are named as they are today. */
export async function findSurroundings(document: FullDocument) {
  const { id, invoice_id, branch_id, kind } = document
  const [students, notes, invoice, branch, email, shares] = await Promise.all([
    billedStudents(id),
    kind === 'invoice' ? creditNotesOf(id) : [],
    invoice_id ? creditedInvoice(invoice_id) : undefined,
    branchOf(branch_id),
    findLastEmail(document),
    kind === 'invoice' ? otherShares(id) : [],
  ])
  return {
    students,
    credit_notes: notes,
    invoice: invoice ?? null,
    branch,
    last_email: email,
    other_shares: shares,
  }
}

type OtherShare = Columns<'documents', 'id' | 'number'>

const claimed = {
  billing_claims: ['session_id', 'student_id'],
  term_claims: ['enrolment_id'],
  fee_claims: ['enrolment_id', 'service_id'],
}

/** Lists the invoices by which somebody else pays the rest of what this one bills a share of. */
async function otherShares(document: string): Promise<OtherShare[]> {
  const parts = Object.entries(claimed).map(([table, keys]) => {
    const isSame = sql.join(
      keys.map((key) => sql`o.${sql.ref(key)} = c.${sql.ref(key)}`),
      sql` and `
    )
    return sql`
      select x.document_id from document_lines l
        join ${sql.table(table)} c on c.tenant_id = l.tenant_id and c.line_id = l.id
        join ${sql.table(table)} o on o.tenant_id = c.tenant_id and ${isSame} and o.share <> c.share
        join document_lines x on x.tenant_id = o.tenant_id and x.id = o.line_id
      where l.document_id = ${document} and c.enrolment_payer_id is not null`
  })
  const read = sql<OtherShare>`
    select d.id, d.number from documents d
    where d.id in (${sql.join(parts, sql` union `)}) and d.id <> ${document} order by d.id`
  return (await read.execute(db())).rows
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
