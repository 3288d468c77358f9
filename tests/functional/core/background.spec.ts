import { test } from '@japa/runner'
import { createAdministrator, createCentre } from '#tests/helpers/centre'
import { platform } from '#domain/shared/tenant_scope'
import { guest, signedIn, type Visitor } from '#tests/helpers/visitor'

const refresh = (visitor: Visitor, path: string, version: string) =>
  visitor
    .get(path)
    .header('X-Inertia', 'true')
    .header('X-Inertia-Version', version)
    .header('X-Inertia-Partial-Component', 'profile/show')
    .header('X-Inertia-Partial-Data', 'auth')
    .header('X-Background', '1')

test.group('What a page asks for by itself', () => {
  test('D10 answers the auth props, and no message is lost to it', async ({ client, assert }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = await signedIn(client, account)
    await visitor.visit('/admin/profile')
    await visitor.put('/admin/profile', {
      first_name: 'New',
      last_name: 'Name',
      email: 'nobody',
      version: 1,
    })
    const version = (await visitor.visit('/admin/students')).body().version
    await visitor.put('/admin/profile', { first_name: 'New', last_name: 'Name', version: 1 })
    const answer = await refresh(visitor, '/admin/profile', version)
    const { props } = answer.body()
    assert.equal(props.auth.user.first_name, 'New')
    assert.notProperty(props, 'person')
    const page = (await visitor.visit('/admin/profile')).body()
    assert.equal(page.flash.success, 'Changes saved')
  })

  test('D10 a guest is told so and sent nowhere; so is who is locked', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { version } = (await guest(client, centre).visit('/login')).body()
    for (const path of ['/', '/admin/profile', '/profile']) {
      const answer = await refresh(guest(client, centre), path, version)
      assert.equal(answer.status(), 401)
      assert.equal(answer.text(), '')
    }
    const account = await createAdministrator(centre)
    const visitor = await signedIn(client, account)
    await platform()
      .from('platform.sessions')
      .where('user_id', account.userId)
      .update({ locked_at: new Date() })
    const answer = await refresh(visitor, '/admin/profile', version)
    assert.equal(answer.status(), 423)
    assert.notInclude(answer.text(), account.email)
  })
})
