import { test } from '@japa/runner'
import { createAdministrator, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { guest, signedIn } from '#tests/helpers/visitor'

test.group('Language', () => {
  test('E1 English is the default; the browser, the cookie and the account come before it', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const locale = async (visitor: ReturnType<typeof guest>, accept = '') => {
      const page = await visitor.get('/').header('Accept-Language', accept)
      return /<html[^>]*lang="(\w+)"/.exec(page.text())?.[1]
    }
    assert.equal(await locale(guest(client, centre)), 'en')
    assert.equal(await locale(guest(client, centre), 'fr'), 'en')
    assert.equal(await locale(guest(client, centre), 'ar-EG,ar;q=0.9'), 'ar')
    assert.equal(await locale(guest(client, centre).set('locale', 'en'), 'ar'), 'en')
    assert.equal(await locale(guest(client, centre).set('locale', 'xx'), 'ar'), 'ar')
  })

  test('E3 lang and dir are right from the server', async ({ client, assert }) => {
    const page = await guest(client, await createCentre())
      .set('locale', 'ar')
      .get('/')
    assert.match(page.text(), /<html[^>]*lang="ar"/)
    assert.match(page.text(), /<html[^>]*dir="rtl"/)
  })

  test('E3 the choice is kept in a cookie and on the account, so that server texts follow', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = await signedIn(client, account)
    const response = await visitor.put('/language', { locale: 'ar' })
    response.assertStatus(303)
    assert.equal(visitor.cookie('locale'), 'ar')
    const [user] = await rowsOf(account.centre, 'users', { id: account.userId })
    assert.equal(user.locale, 'ar')

    const page = await visitor.set('locale', 'en').visit('/admin/profile')
    assert.equal(page.body().props.app.locale, 'ar')
    assert.equal(page.body().props.tenant.name, 'مركز الاختبار')
    assert.equal(page.body().props.intl.locale, 'ar-SA-u-ca-gregory-nu-latn')
  })

  test('a language we do not speak is refused and nothing is changed', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = await signedIn(client, account)
    await visitor.put('/language', { locale: 'fr' })
    const { errors } = (await visitor.visit('/admin/profile')).body().props
    assert.exists(errors.locale)
    const [user] = await rowsOf(account.centre, 'users', { id: account.userId })
    assert.isNull(user.locale)
  })
})
