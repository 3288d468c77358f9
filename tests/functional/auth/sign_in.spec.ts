import { test } from '@japa/runner'
import {
  createAdministrator,
  createCentre,
  createPerson,
  password,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { changeUser } from '#tests/helpers/access/change_user'
import { guest, signedIn } from '#tests/helpers/visitor'

test.group('Signing in', () => {
  test('C2 an administrator comes in by their door with a new session id', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = await guest(client, account.centre).prepare()
    const before = visitor.cookie('sid')
    const response = await visitor.post('/admin/login', { email: account.email, password })

    response.assertStatus(302)
    assert.equal(response.header('location'), '/admin')
    assert.notEqual(visitor.cookie('sid'), before)
    const page = await visitor.visit('/admin/profile')
    page.assertStatus(200)
    assert.equal(page.body().props.auth.user.email, account.email)
  })

  test('C3 C4 instructors and students have doors of their own', async ({ client, assert }) => {
    const centre = await createCentre()
    const instructor = await createPerson(centre, 'instructor')
    const student = await createPerson(centre, 'student')
    const guardian = await createPerson(centre, 'guardian')
    for (const [account, door] of [
      [instructor, '/instructor/login'],
      [student, '/login'],
      [guardian, '/login'],
    ] as const) {
      const visitor = guest(client, centre)
      const response = await visitor.post(door, { email: account.email, password })
      assert.equal(response.header('location'), '/')
      const home = await visitor.visit('/')
      assert.equal(home.body().component, 'portal/home')
    }
    const wrongDoor = await guest(client, centre).post('/admin/login', {
      email: student.email,
      password,
    })
    assert.equal(wrongDoor.status(), 302)
    assert.notEqual(wrongDoor.header('location'), '/admin')
  })

  test('a wrong password, an absent account and a suspended one get the same answer', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const account = await createAdministrator(centre)
    const suspended = await createAdministrator(centre)
    await changeUser(suspended, { status: 'suspended' })
    const answers = []
    for (const email of [account.email, 'nobody@centre.test', suspended.email]) {
      const visitor = guest(client, centre)
      const right = email === suspended.email
      const tried = right ? password : 'not the password'
      await visitor.post('/admin/login', { email, password: tried })
      const page = await visitor.visit('/admin/login')
      answers.push(page.body().props.errors)
    }
    assert.deepEqual(answers[0], answers[1])
    assert.deepEqual(answers[0], answers[2])
    assert.isNotEmpty(answers[0].email)
  })

  test('the eleventh wrong try from one address is refused even with the right password', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = guest(client, account.centre)
    for (let tries = 0; tries < 10; tries++) {
      await visitor.post('/admin/login', { email: account.email, password: 'wrong' })
    }
    await visitor.post('/admin/login', { email: account.email, password })
    const page = await visitor.visit('/admin/login')
    assert.match(page.body().props.errors.email, /minutes/)
    assert.isNull(page.body().props.auth)
  })

  test('missing and malformed fields are named, in the language of the page', async ({
    client,
    assert,
  }) => {
    const visitor = guest(client, await createCentre()).set('locale', 'ar')
    await visitor.post('/admin/login', { email: 'not an address' })
    const { errors } = (await visitor.visit('/admin/login')).body().props
    assert.match(errors.email, /\p{Script=Arabic}/u)
    assert.match(errors.password, /\p{Script=Arabic}/u)
  })

  test('F3 field errors read as the specification words them', async ({ client, assert }) => {
    const visitor = guest(client, await createCentre())
    await visitor.post('/admin/login', { email: 'not an address' })
    const { errors } = (await visitor.visit('/admin/login')).body().props
    assert.equal(errors.email, 'Value is not a valid email address')
    assert.equal(errors.password, 'Value is required')
  })

  test('C21 logging out ends the session on the server: its cookie is worth nothing', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = await (await signedIn(client, account)).prepare()
    const stolen = visitor.cookie('sid')!
    const response = await visitor.post('/admin/logout')

    response.assertStatus(409)
    assert.equal(response.header('x-inertia-location'), '/admin/login')
    assert.equal(response.header('clear-site-data'), '"cache"')
    const replay = await guest(client, account.centre).set('sid', stolen).get('/admin/profile')
    assert.equal(replay.header('location'), '/admin/login')
  })

  test('C21 logging out by GET answers 405 at each door', async ({ client, assert }) => {
    const visitor = guest(client, await createCentre())
    for (const path of ['/logout', '/admin/logout', '/instructor/logout']) {
      const response = await visitor.get(path)
      response.assertStatus(405)
      assert.equal(response.header('allow'), 'POST')
    }
  })

  test('after signing in one goes where one wanted to, but never through another door', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const administrator = await createAdministrator(centre)
    const student = await createPerson(centre, 'student')

    const first = guest(client, centre)
    first.keep((await first.get('/admin/profile?from=link')).headers()['set-cookie'])
    const back = await first.post('/admin/login', { email: administrator.email, password })
    assert.equal(back.header('location'), '/admin/profile?from=link')

    const second = guest(client, centre)
    second.keep((await second.get('/admin/profile')).headers()['set-cookie'])
    const home = await second.post('/login', { email: student.email, password })
    assert.equal(home.header('location'), '/')
  })

  test('a session of one centre means nothing at the host of another', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const elsewhere = await signedIn(client, account, await createCentre())
    const stolen = elsewhere.cookie('sid')!
    await elsewhere.post('/admin/login', { email: 'x@y.test', password: 'z' })
    assert.equal((await elsewhere.get('/admin/profile')).header('location'), '/admin/login')
    assert.notEqual(elsewhere.cookie('sid'), stolen)

    const home = guest(client, account.centre).set('sid', stolen)
    assert.equal((await home.get('/admin/profile')).header('location'), '/admin/login')
  })

  test('suspending an account ends its session with the next request', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    await createAdministrator(account.centre)
    const visitor = await signedIn(client, account)
    ;(await visitor.visit('/admin/profile')).assertStatus(200)
    await changeUser(account, { status: 'suspended' })
    assert.equal((await visitor.get('/admin/profile')).header('location'), '/admin/login')
  })

  test('signing in is written to the audit trail, the password nowhere', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    await guest(client, account.centre).post('/admin/login', { email: account.email, password })
    const events = await rowsOf(account.centre, 'audit_events', { subject_id: account.userId })
    assert.include(
      events.map(({ action }) => action),
      'users.sign_in'
    )
    assert.notInclude(JSON.stringify(events), password)
  })
})
