import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { demoCentres, demoSignIns } from '#database/seeders/demo/demo_centres'
import { seedDemo } from '#database/seeders/demo/seed_demo'
import { findTenantByHost } from '#domain/access/queries/find_tenant'
import { rowsOf } from '#tests/helpers/centre'

test.group('The demonstration', () => {
  test('everybody it lets in has a proved address', async ({ assert }) => {
    const slug = `d${uuid().slice(-12)}`
    await seedDemo('a password of the demonstration', [{ ...demoCentres[0], slug }])
    const found = await findTenantByHost(`${slug}.localhost`, 'localhost')
    if (found.type !== 'tenant') throw new Error(found.type)
    const users = await rowsOf({ id: found.tenant.id, slug, host: '' }, 'users')
    assert.lengthOf(users, demoSignIns.length)
    for (const { email, email_verified_at } of users) assert.isNotNull(email_verified_at, email)
  }).timeout(120_000)
})
