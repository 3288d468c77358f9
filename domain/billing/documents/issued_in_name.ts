import { sql } from 'kysely'
import { blockDeletion } from '#domain/access/accounts/deletion_blockers'
import { statement } from '#domain/shared/data/statement'

/** A household is written to in the name of the guardian or the student who pays for it. */
const issuedTo = statement(
  (_, { userId }: { userId: string }) => sql<{ holds: boolean }>`
    select exists (
      select from users u
      join payers p on p.tenant_id = u.tenant_id
      join documents d on (d.tenant_id, d.payer_id) = (p.tenant_id, p.id) and d.status <> 'draft'
      left join households h on (h.tenant_id, h.id) = (p.tenant_id, p.household_id)
      where u.id = ${userId} and (coalesce(p.student_id, h.payer_student_id) = u.student_id
        or coalesce(p.guardian_id, h.payer_guardian_id) = u.guardian_id)
    ) as holds`
)

/** The law keeps issued documents and who they name: the account of whoever they were issued to stays. */
export function keepAccountsOfPayers() {
  blockDeletion('issued_documents', async (userId) => (await issuedTo({ userId }))[0]!.holds)
}
