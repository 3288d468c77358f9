import { sql } from 'kysely'
import { statement } from '#domain/shared/data/statement'

export type DeletionBlocker = 'last_super_admin' | 'issued_documents'

type Holds = (userId: string) => Promise<boolean>

const keepers = new Map<DeletionBlocker, Holds>()

export function blockDeletion(reason: DeletionBlocker, holds: Holds) {
  keepers.set(reason, holds)
}

export async function deletionBlockers(userId: string): Promise<DeletionBlocker[]> {
  const reasons: DeletionBlocker[] = []
  for (const [reason, holds] of keepers) if (await holds(userId)) reasons.push(reason)
  return reasons
}

const onlySuperAdmin = statement(
  (_, { userId }: { userId: string }) => sql<{ holds: boolean }>`
  select bool_or(u.id = ${userId}) is true and count(*) = 1 as holds
  from user_roles ur
  join roles r on (r.tenant_id, r.id) = (ur.tenant_id, ur.role_id) and r.is_super
  join users u on (u.tenant_id, u.id) = (ur.tenant_id, ur.user_id)
  where u.status = 'active' and u.archived_at is null`
)

blockDeletion('last_super_admin', async (userId) => {
  const [row] = await onlySuperAdmin({ userId })
  return row!.holds
})
