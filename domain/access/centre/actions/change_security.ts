import { sql } from 'kysely'
import { findSecurity, type Security } from '#domain/access/centre/queries/find_security'
import { forgetTenants } from '#domain/access/centre/queries/find_tenant'
import { isStale, type StaleVersion, staleVersion } from '#domain/shared/records/stale_version'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { ok, type Result } from '#domain/shared/result'
import { afterCommit, db, withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; actor: Actor; security: Security }

export class ChangeSecurity {
  async execute({ tenantId, actor, security }: Input): Promise<Result<undefined, StaleVersion>> {
    return withTenant(tenantId, async () => {
      await sql`select pg_advisory_xact_lock(hashtextextended('security ' || ${tenantId}, 0))`.execute(
        db()
      )
      const before = await findSecurity()
      if (isStale(before, security.version)) return staleVersion
      const [was, becomes] = changed(columnsOf(before), columnsOf(security))
      if (Object.keys(becomes).length === 0) return ok(undefined)

      await write(security)
      await recordAudit({
        actor,
        action: 'settings.update_security',
        subjectType: 'tenant',
        subjectId: tenantId,
        before: was,
        after: becomes,
      })
      afterCommit(forgetTenants)
      return ok(undefined)
    })
  }
}

const write = ({ twoFactorRequired, lockAfter, letPeopleAsk }: Security) =>
  sql`select platform.change_security(${twoFactorRequired}, nullif(${lockAfter}, 0), ${letPeopleAsk})`.execute(
    db()
  )

type Columns = Record<string, boolean | number | null | string[]>

const columnsOf = ({ twoFactorRequired, lockAfter, letPeopleAsk }: Security): Columns => ({
  two_factor_required: twoFactorRequired,
  lock_after: lockAfter,
  open_doors: [...letPeopleAsk].sort(),
})

function changed(before: Columns, after: Columns): [Columns, Columns] {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])
  )
  const of = (side: Columns) => Object.fromEntries(names.map((name) => [name, side[name]!]))
  return [of(before), of(after)]
}
