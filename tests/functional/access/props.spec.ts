import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { currentTransaction, withTenant } from '#domain/shared/tenant_scope'
import type { Account } from '#tests/helpers/centre'
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
      await withTenant(id, () => hideSecrets(id, own))
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

async function hideSecrets(id: string, accounts: Account[]) {
  await currentTransaction().from('users').update({ password: canary })
  for (const { userId } of accounts) {
    await currentTransaction().rawQuery(
      `insert into authenticators (tenant_id, user_id, secret) values (?, ?, ?)
       on conflict (tenant_id, user_id) do update set secret = excluded.secret`,
      [id, userId, canary]
    )
    await currentTransaction()
      .insertQuery()
      .table('recovery_codes')
      .insert({ tenant_id: id, id: uuid(), user_id: userId, hash: canary })
  }
}
