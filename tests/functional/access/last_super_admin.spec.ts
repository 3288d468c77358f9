import { test } from '@japa/runner'
import { parallelFalls } from '#tests/helpers/parallel_falls'
import { accountRow } from '#tests/helpers/administrators'
import { createAdministrator, createCentre } from '#tests/helpers/centre'
import { signedIn } from '#tests/helpers/visitor'

const rounds = 30

test.group('The last active SuperAdmin', () => {
  test(`T10 of two who bring each other down at once one stays, ${rounds} times`, async ({
    assert,
  }) => {
    assert.deepEqual(await parallelFalls(rounds), { without: 0, unexpected: [] })
  }).timeout(120_000)

  test('T10 is told why, in words', async ({ client, assert }) => {
    const centre = await createCentre()
    const one = await createAdministrator(centre)
    const other = await createAdministrator(centre)
    const visitor = await signedIn(client, one)
    await visitor.post(`/admin/users/${other.userId}/suspension`)
    assert.equal((await accountRow(other)).status, 'suspended')
    await visitor.post(`/admin/users/${one.userId}/suspension`)
    assert.equal((await accountRow(one)).status, 'active')
  })
})
