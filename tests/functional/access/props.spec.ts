import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { db, withTenant } from '#domain/shared/data/database'
import type { Account } from '#tests/helpers/centre/centre'
import { everyPage, setStage } from '#tests/helpers/pages/every_page'
import { guest, signedIn } from '#tests/helpers/visitor'

const canary = 'canary-of-a-secret'

test.group('What pages are told', () => {
  test('T8 no page of anybody carries a password, a key or a recovery code', async ({
    client,
    assert,
  }) => {
    const stage = await setStage()
    const { centre } = stage
    const pages = await everyPage(stage)
    const accounts = [...new Set(pages.flatMap(({ account }) => account ?? []))]
    const centres = new Set([centre.id, ...accounts.map((account) => account.centre.id)])
    for (const id of centres) {
      const own = accounts.filter((account) => account.centre.id === id)
      await withTenant(id, () => hideSecrets(own))
    }
    for (const { path, account, host } of pages) {
      const place = host ? { host } : centre
      const visitor = account ? await signedIn(client, account, place) : guest(client, place)
      const response = await visitor.visit(path)
      assert.notInclude(response.text(), canary, path)
      assert.notMatch(response.text(), /"password"\s*:/, path)
    }
  }).timeout(120_000)
})

async function hideSecrets(accounts: Account[]) {
  await db().updateTable('users').set({ password: canary }).execute()
  for (const { userId } of accounts) {
    await db()
      .insertInto('authenticators')
      .values({ user_id: userId, secret: canary })
      .onConflict((clash) =>
        clash.columns(['tenant_id', 'user_id']).doUpdateSet({ secret: canary })
      )
      .execute()
    await db()
      .insertInto('recovery_codes')
      .values({ id: uuid(), user_id: userId, hash: canary })
      .execute()
  }
}
