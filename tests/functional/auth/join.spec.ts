import { test } from '@japa/runner'
import { createCentre, createPerson, rowsOf } from '#tests/helpers/centre/centre'
import { letPeopleAsk } from '#tests/helpers/access/access_requests'
import { lettersTo } from '#tests/helpers/mail/mailbox'
import { guest } from '#tests/helpers/visitor'

const filled = (email: string) => ({
  first_name: 'هند',
  last_name: 'السالم',
  email,
  phone: '٠٥٠١٢٣٤٥٦٧',
  phone_country: 'SA',
  message: 'أدرّس الرياضيات مساءً.',
})

const doors = [
  { row: 'C3', kind: 'instructor', path: '/instructor/register' },
  { row: 'C4', kind: 'student', path: '/register' },
] as const

test.group('Asking to join', () => {
  test('{row} where the centre lets {kind}s ask, a request is kept and waits')
    .with([...doors])
    .run(async ({ client, assert }, { kind, path }) => {
      const centre = await createCentre()
      await letPeopleAsk(centre, kind)
      const visitor = guest(client, centre)
      assert.equal((await visitor.visit(path)).body().component, 'auth/join')
      const sent = await visitor.post(path, filled('Hind@Example.test'))
      assert.equal(sent.header('location'), path)
      assert.isTrue((await visitor.visit(path)).body().props.sent)
      const [request] = await rowsOf(centre, 'access_requests')
      assert.deepInclude(request, {
        kind,
        first_name: 'هند',
        email: 'hind@example.test',
        phone: '+966501234567',
        status: 'waiting',
      })
      assert.lengthOf(await rowsOf(centre, 'users'), 0)
      assert.lengthOf(await lettersTo(centre, 'hind@example.test'), 0)
    })

  test('{row} where it does not, the page explains the invitation and a post keeps nothing: {kind}')
    .with([...doors])
    .run(async ({ client, assert }, { kind, path }) => {
      const centre = await createCentre()
      await letPeopleAsk(centre, kind === 'student' ? 'instructor' : 'student')
      const visitor = guest(client, centre)
      assert.equal((await visitor.visit(path)).body().component, 'auth/by_invitation')
      await visitor.post(path, filled('hind@example.test'))
      assert.lengthOf(await rowsOf(centre, 'access_requests'), 0)
    })

  test('T13 the answer is the same for an address with an account, a second request, and neither', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    await letPeopleAsk(centre, 'student')
    const student = await createPerson(centre, 'student')
    const answers = []
    for (const email of ['new@example.test', 'new@example.test', student.email]) {
      const visitor = guest(client, centre)
      const sent = await visitor.post('/register', filled(email))
      const { props } = (await visitor.visit('/register')).body()
      answers.push([sent.status(), sent.header('location'), props.sent, props.errors])
    }
    assert.deepEqual(answers[0], answers[1])
    assert.deepEqual(answers[0], answers[2])
    assert.lengthOf(await rowsOf(centre, 'access_requests'), 2)
  })

  test('F3 what is wrong is said under its field, in both languages', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    await letPeopleAsk(centre, 'student')
    for (const [locale, email, phone] of [
      ['en', 'Value is not a valid email address', /phone/],
      ['ar', 'البريد الإلكتروني غير صحيح', /هاتف/],
    ] as const) {
      const visitor = guest(client, centre).set('locale', locale)
      await visitor.post('/register', { ...filled('nobody'), phone: '12', first_name: '' })
      const { errors } = (await visitor.visit('/register')).body().props
      assert.equal(errors.email, email)
      assert.match(errors.phone, phone)
      assert.isString(errors.first_name)
    }
  })

  test('T12 requests of one address are counted', async ({ client, assert }) => {
    const centre = await createCentre()
    await letPeopleAsk(centre, 'student')
    const visitor = guest(client, centre)
    for (let time = 0; time < 31; time++) {
      await visitor.post('/register', filled(`a${time}@example.test`))
    }
    assert.lengthOf(await rowsOf(centre, 'access_requests'), 30)
    const { errors } = (await visitor.visit('/register')).body().props
    assert.match(errors.email, /Too many attempts/)
  })
})
