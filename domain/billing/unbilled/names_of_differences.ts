import { sql } from 'kysely'
import { type NamedPayer, namedPayers } from '#domain/billing/payers/named_payers'
import type { ListedStudent } from '#domain/billing/queries/listed_document'
import type { PayerDifferences } from '#domain/billing/unbilled/list_differences'
import { db } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
import { storedNameFields } from '#domain/shared/text/person_names'

export type NamesOfDifferences = {
  payers: Map<string, NamedPayer>
  students: Map<string, ListedStudent>
}

/** Reads the payers and the students of differences by their ids. */
export async function namesOfDifferences(all: PayerDifferences[]): Promise<NamesOfDifferences> {
  const payerIds = all.map(({ payer_id }) => payer_id)
  const studentIds = all.flatMap((one) => one.differences.map(({ student_id }) => student_id))
  const readPayers = sql<NamedPayer>`
    select n.* from ${namedPayers} n where n.id = any(${payerIds}::uuid[])`
  const [{ rows: payers }, students] = await Promise.all([
    readPayers.execute(db()),
    db()
      .selectFrom('students')
      .where('id', '=', anyOf([...new Set(studentIds)]))
      .select(['id', 'number', ...storedNameFields])
      .execute(),
  ])
  return {
    payers: new Map(payers.map((payer) => [payer.id, payer])),
    students: new Map(students.map((student) => [student.id, student])),
  }
}
