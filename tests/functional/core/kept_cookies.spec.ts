import { test } from '@japa/runner'
import { sessionCookie } from '#config/session'
import { createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { signedIn } from '#tests/helpers/visitor'

const names = (header: string | string[] | undefined) =>
  [header ?? []].flat().map((cookie) => cookie.split('=', 1)[0])

test.group('Cookies that are kept', () => {
  test('a page gives no cookie to a browser that has it, and its token still counts', async ({
    client,
    assert,
  }) => {
    const visitor = await signedIn(client, await createAdministrator(await createCentre()))
    const first = await visitor.visit('/admin/profile')
    assert.sameMembers(names(first.headers()['set-cookie']), ['XSRF-TOKEN'])
    const second = await visitor.visit('/admin/profile')
    second.assertStatus(200)
    assert.isUndefined(second.headers()['set-cookie'])
    const changed = await visitor.put('/language', { locale: 'ar' })
    assert.notEqual(changed.status(), 419)
    assert.notInclude(names(changed.headers()['set-cookie']), 'XSRF-TOKEN')
  })

  test('a token of another session, or one that was changed, is replaced', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const [one, other] = [await signedIn(client, account), await signedIn(client, account)]
    await one.visit('/admin/profile')
    await other.visit('/admin/profile')
    const foreign = one.cookie('XSRF-TOKEN')!
    for (const token of [foreign, `${foreign}x`, '']) {
      const page = await other.set('XSRF-TOKEN', token).visit('/admin/profile')
      assert.include(names(page.headers()['set-cookie']), 'XSRF-TOKEN')
      ;(await other.set('XSRF-TOKEN', token).put('/language', { locale: 'ar' })).assertStatus(419)
    }
  })

  test('a session’s cookie counts with its own signature alone, however often it was seen', async ({
    client,
    assert,
  }) => {
    const visitor = await signedIn(client, await createAdministrator(await createCentre()))
    for (let time = 0; time < 2; time++) (await visitor.visit('/admin/profile')).assertStatus(200)
    const signed = visitor.cookie(sessionCookie)!
    for (const forged of [signed.slice(0, -1), `${signed}A`, signed.replace(/\.[^.]+$/, '.')]) {
      const page = await visitor.set(sessionCookie, forged).visit('/admin/profile')
      assert.equal(page.header('location'), '/admin/login', forged)
    }
  })
})
