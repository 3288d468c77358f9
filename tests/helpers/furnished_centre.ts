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
  await insert(centre, 'password_tokens', {
    id: uuid(),
    user_id: userId,
    hash: uuid(),
    expires_at: '2100-01-01',
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
