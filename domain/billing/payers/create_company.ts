import { v7 as uuid } from 'uuid'
import type { CompanyFields } from '#domain/billing/payers/company_fields'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; actor: Actor; fields: CompanyFields }

/** A company pays a share for students whose household pays the rest. */
export function createCompany({ tenantId, actor, fields }: Input): Promise<{ id: string }> {
  return withTenant(tenantId, async () => {
    const id = uuid()
    await db()
      .insertInto('payers')
      .values({ id, kind: 'company', ...fields })
      .execute()
    const after = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
    const subject = { subjectType: 'payer', subjectId: id }
    await recordAudit({ actor, action: 'payers.create', ...subject, after })
    return { id }
  })
}
