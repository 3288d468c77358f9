import { v7 as uuid } from 'uuid'
import { currentTransaction, withTenant } from '#domain/shared/tenant_scope'
import { createAdministrator, createCentre, createPerson, type Centre } from '#tests/helpers/centre'

/** A centre with at least one row in every tenant table; a new table needs its row here. */
export async function furnishedCentre(): Promise<Centre> {
  const centre = await createCentre()
  const { userId } = await createAdministrator(centre)
  await createPerson(centre, 'instructor')
  await createPerson(centre, 'student')
  await createPerson(centre, 'guardian')
  const own = { user_id: userId }
  await insert(centre, 'account_tokens', {
    ...own,
    id: uuid(),
    purpose: 'password',
    hash: uuid(),
    expires_at: '2100-01-01',
  })
  await insert(centre, 'authenticators', { ...own, secret: 'sealed' })
  await insert(centre, 'recovery_codes', { ...own, id: uuid(), hash: uuid() })
  await insert(centre, 'passkeys', {
    ...own,
    id: uuid(),
    rp_id: centre.host,
    credential_id: uuid(),
    public_key: Buffer.from('key'),
    name: 'Phone',
  })
  await insert(centre, 'access_requests', {
    id: uuid(),
    kind: 'student',
    first_name: 'Omar',
    last_name: 'Khalil',
    email: `${uuid()}@centre.test`,
    locale: 'ar',
    status: 'approved',
    decided_by: userId,
  })
  await insert(centre, 'counters', { name: 'furniture', next: 1 })
  return centre
}

async function insert(centre: Centre, table: string, row: Record<string, unknown>) {
  await withTenant(centre.id, () =>
    currentTransaction()
      .insertQuery()
      .table(table)
      .insert({ tenant_id: centre.id, ...row })
  )
}
