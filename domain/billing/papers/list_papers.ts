import { sql } from 'kysely'
import type { DocumentRow, FullDocument } from '#domain/billing/documents/find_document'
import {
  type PayerSnapshot,
  payerSnapshots,
  type SellerSnapshot,
  sellerSnapshot,
  type StudentSnapshots,
  studentSnapshots,
} from '#domain/billing/documents/snapshots'
import { db } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
import { isUuid } from '#domain/shared/text/is_uuid'

type CorrectedInvoice = { number: string; issued_on: string }

type PaperRow = Omit<DocumentRow, 'internal_notes'> & { corrects: CorrectedInvoice | null }

/**
 * The paper of a billing document: an issued one is written from its snapshots, a draft from the records of
 * today.
 */
export type Paper = PaperRow & {
  lines: FullDocument['lines']
  taxes: FullDocument['taxes']
  seller: SellerSnapshot
  payer: PayerSnapshot
  students: StudentSnapshots
}

type Kind = DocumentRow['kind']

/** In the order of the ids; whatever isn't there, or is of the other kind, is missing. */
export async function listPapers(kind: Kind, ids: string[]): Promise<Paper[]> {
  const documents = await listDocuments(kind, ids.filter(isUuid))
  const [lines, taxes, drafted] = await Promise.all([
    listLinesOf(documents),
    listTaxesOf(documents),
    recordsOfDrafts(documents.filter(isDraft)),
  ])
  const students = await studentsOfDrafts(documents, lines)
  const papers = documents.map((document): Paper => {
    const { id, payer_id, seller, payer_snapshot, student_snapshots } = document
    return {
      ...document,
      lines: lines.get(id) ?? [],
      taxes: taxes.get(id) ?? [],
      seller: (seller as SellerSnapshot | null) ?? drafted!.seller,
      payer: (payer_snapshot as PayerSnapshot | null) ?? drafted!.payers.get(payer_id)!,
      students: (student_snapshots as StudentSnapshots | null) ?? students,
    }
  })
  return papers.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

const isDraft = ({ status }: Pick<DocumentRow, 'status'>) => status === 'draft'

async function listDocuments(kind: Kind, ids: string[]): Promise<PaperRow[]> {
  const read = sql<PaperRow>`
    select d.*, case when i.id is not null then jsonb_build_object('number', i.number, 'issued_on', i.issued_on) end as corrects
    from documents d left join documents i on (i.tenant_id, i.id) = (d.tenant_id, d.invoice_id)
    where d.kind = ${kind} and d.id = ${anyOf(ids)}`
  return ids.length === 0 ? [] : (await read.execute(db())).rows
}

async function listLinesOf(documents: PaperRow[]) {
  const rows = await db()
    .selectFrom('document_lines')
    .where('document_id', '=', anyOf(documents.map(({ id }) => id)))
    .selectAll()
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, (row) => row.document_id)
}

async function listTaxesOf(documents: PaperRow[]) {
  const rows = await db()
    .selectFrom('document_taxes')
    .where('document_id', '=', anyOf(documents.map(({ id }) => id)))
    .selectAll()
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, (row) => row.document_id)
}

async function recordsOfDrafts(drafts: PaperRow[]) {
  if (drafts.length === 0) return undefined
  const [{ seller }, payers] = await Promise.all([
    sellerSnapshot(),
    payerSnapshots(drafts.map(({ payer_id: payer }) => payer)),
  ])
  return { seller, payers }
}

async function studentsOfDrafts(
  documents: PaperRow[],
  lines: Awaited<ReturnType<typeof listLinesOf>>
) {
  const drafted = documents.filter(isDraft).flatMap(({ id }) => lines.get(id) ?? [])
  const ids = drafted.map((line) => line.student_id).filter((id) => id !== null)
  return ids.length === 0 ? {} : studentSnapshots(ids)
}
