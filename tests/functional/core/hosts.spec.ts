import { test } from '@japa/runner'
import { createCentre } from '#tests/helpers/centre/centre'
import { guest } from '#tests/helpers/visitor'

test.group('Hosts name centres', () => {
  test('<slug>.<APP_DOMAIN> is its centre, in its own words', async ({ client, assert }) => {
    const centre = await createCentre()
    const page = await guest(client, centre).visit('/')
    assert.equal(page.body().component, 'guest/welcome')
    assert.equal(page.body().props.tenant.slug, centre.slug)
    assert.equal(page.body().props.tenant.name, 'Test Centre')
  })

  test("C1 the installation's own host finds centres and has no session", async ({
    client,
    assert,
  }) => {
    const installation = guest(client, { host: 'localhost' })
    const page = await installation.visit('/')
    assert.equal(page.body().component, 'guest/installation')
    assert.isNull(page.body().props.tenant)
    assert.equal((await installation.get('/admin/login')).header('location'), '/')
  })

  test('any other host is a translated 404 without a session', async ({ client, assert }) => {
    for (const host of ['nosuch.localhost', 'example.com']) {
      const response = await guest(client, { host }).set('locale', 'ar').get('/')
      response.assertStatus(404)
      assert.notInclude(String(response.headers()['set-cookie'] ?? ''), 'sid=')
      assert.include(response.text(), 'lang="ar"')
    }
  })
})
