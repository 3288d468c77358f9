import { sql } from 'kysely'
import { type BranchFields, branchRecord } from '#domain/scheduling/branches/branch_record'
import type { Actor } from '#domain/shared/audit/actor'
import { chooseZone } from '#domain/shared/data/choose_zone'
import { db, tenantId, withTenant } from '#domain/shared/data/database'
import { codePrefixes } from '#domain/shared/records/number_prefixes'
import { refusingTaken } from '#domain/shared/records/refusing_taken'
import { addEntry } from '#domain/shared/records/save_entry'

type Input = { tenantId: string; actor: Actor; fields: BranchFields }

/** Comes last. From the second one on, pages speak of branches. */
export class AddBranch {
  execute({ tenantId: tenant, actor, fields }: Input) {
    return refusingTaken('branches', () =>
      withTenant(tenant, async () => {
        await chooseZone(fields.time_zone)
        const position = await nextPosition()
        return addEntry(branchRecord, codePrefixes.branches, actor, { ...fields, position })
      })
    )
  }
}

/** Two who add at once come one after the other. */
async function nextPosition() {
  await sql`select pg_advisory_xact_lock(hashtextextended('branches ' || ${tenantId()}, 0))`.execute(
    db()
  )
  const found = await db()
    .selectFrom('branches')
    .select((of) => sql<number>`coalesce(max(${of.ref('position')}), 0) + 1`.as('next'))
    .executeTakeFirstOrThrow()
  return found.next
}
