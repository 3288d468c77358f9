import { sql } from 'kysely'
import type { CompanyFields } from '#domain/billing/payers/company_fields'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { db, withTenant } from '#domain/shared/data/database'
import { type EditRefusal, unlessStale } from '#domain/shared/records/stale_version'
import { ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'

type Input = {
  tenantId: string
  actor: Actor
  id: string
  version: number
  language: CompanyFields['language']
  /** Ignored for everybody but a company: a person's fields are changed with the person. */
  company: Omit<CompanyFields, 'language'> | null
}

/** Issued documents keep the payer as it was. */
export function updatePayer(input: Input): Promise<Result<undefined, EditRefusal>> {
  const { tenantId, actor, id, version, language, company } = input
  return withTenant(tenantId, async () => {
    const locked = unlessStale(await lockPayer(id), version)
    if (!locked.ok) return locked
    const { kind, ...saved } = locked.value
    const wanted = { ...(kind === 'company' ? company : null), language }
    const { fields, before, after } = changedFields(saved, wanted)
    if (fields.length === 0) return ok(undefined)
    await db()
      .updateTable('payers')
      .set({ ...wanted, version: version + 1, updated_at: sql`now()` })
      .where('id', '=', id)
      .execute()
    const subject = { subjectType: 'payer', subjectId: id }
    await recordAudit({ actor, action: 'payers.update', ...subject, before, after })
    return ok(undefined)
  })
}

async function lockPayer(id: string) {
  if (!isUuid(id)) return undefined
  return db()
    .selectFrom('payers')
    .where('id', '=', id)
    .select(['kind', 'version', 'name', 'name_other', 'tax_number', 'address', 'email', 'phone'])
    .select('language')
    .forUpdate()
    .executeTakeFirst()
}
