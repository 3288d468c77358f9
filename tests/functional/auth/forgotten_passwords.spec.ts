import { test } from '@japa/runner'
import { sql } from 'kysely'
import { platform } from '#domain/shared/data/database'
import {
  createAdministrator,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { changeUser } from '#tests/helpers/access/change_user'
import { lettersTo, linkIn, writeLetters } from '#tests/helpers/mail/mailbox'
import { guest } from '#tests/helpers/visitor'

const chosen = 'seven grey herons by the river'

test.group('A forgotten password', () => {
  test('{row} a letter brings a link that chooses a new one: {kind}')
    .with([
      { row: 'C2', kind: 'admin', path: '/admin' },
      { row: 'C3', kind: 'instructor', path: '/instructor' },
      { row: 'C4', kind: 'student', path: '' },
    ] as const)
    .run(async ({ client, assert }, { kind, path }) => {
      const centre = await createCentre()
      const account =
        kind === 'admin' ? await createAdministrator(centre) : await createPerson(centre, kind)
      const visitor = guest(client, centre)
      ;(await visitor.get(`${path}/forgot-password`)).assertStatus(200)
      const asked = await visitor.post(`${path}/forgot-password`, {
        email: account.email.toUpperCase(),
      })
      assert.equal(asked.header('location'), `${path}/forgot-password`)
      assert.isTrue((await visitor.visit(`${path}/forgot-password`)).body().props.sent)

      const [letter] = await lettersTo(centre, account.email)
      const link = linkIn(letter!)
      assert.match(link, new RegExp(`^${path}/reset-password/`))
      const body = { password: chosen, password_confirmation: chosen }
      assert.equal((await visitor.put(link, body)).header('location'), `${path}/login`)
      const [user] = await rowsOf(centre, 'users', { id: account.userId })
      assert.isNotNull(user.email_verified_at)
    })

  test('T13 text and status are the same for an account, none, a suspended one and one of another door', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const account = await createAdministrator(centre)
    await createAdministrator(centre)
    const suspended = await createAdministrator(centre)
    const student = await createPerson(centre, 'student')
    await changeUser(suspended, { status: 'suspended' })
    const answers = []
    for (const email of [account.email, 'nobody@centre.test', suspended.email, student.email]) {
      const visitor = guest(client, centre)
      const asked = await visitor.post('/admin/forgot-password', { email })
      const { props } = (await visitor.visit('/admin/forgot-password')).body()
      answers.push([asked.status(), asked.header('location'), props.sent, props.errors])
    }
    for (const answer of answers) assert.deepEqual(answer, answers[0])
    for (const email of ['nobody@centre.test', suspended.email, student.email]) {
      assert.lengthOf(await lettersTo(centre, email), 0)
    }
    assert.lengthOf(await lettersTo(centre, account.email), 1)
  })

  test('T13 an address without an account leaves the same job in the queue, which names nobody', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const account = await createAdministrator(centre)
    const jobs = []
    for (const email of [account.email, 'nobody@centre.test']) {
      await guest(client, centre).post('/admin/forgot-password', { email })
      jobs.push(await waitingJobs(centre.id))
    }
    assert.lengthOf(jobs[0]!, 1)
    assert.lengthOf(jobs[1]!, 2)
    for (const job of jobs[1]!) assert.sameMembers(Object.keys(job), ['tenantId', 'mail', 'userId'])
    assert.notInclude(JSON.stringify(jobs), 'nobody@centre.test')
    assert.notInclude(JSON.stringify(jobs), account.email)
  })

  test('T12 a sixth letter to one account within the hour is refused, for absent ones too', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const account = await createAdministrator(centre)
    for (const email of [account.email, 'nobody@centre.test']) {
      const visitor = guest(client, centre)
      for (let time = 0; time < 5; time++) {
        await visitor.post('/admin/forgot-password', { email })
        await writeLetters()
      }
      await visitor.visit('/admin/forgot-password')
      await visitor.post('/admin/forgot-password', { email })
      const { props } = (await visitor.visit('/admin/forgot-password')).body()
      assert.match(props.errors.email, /Too many attempts/)
      assert.isFalse(props.sent)
    }
    assert.lengthOf(await lettersTo(centre, account.email), 5)
  })

  test('F3 an address that is none is named under its field, in Arabic too', async ({
    client,
    assert,
  }) => {
    const visitor = guest(client, await createCentre()).set('locale', 'ar')
    await visitor.post('/forgot-password', { email: 'nobody' })
    const { errors } = (await visitor.visit('/forgot-password')).body().props
    assert.equal(errors.email, 'البريد الإلكتروني غير صحيح')
  })
})

async function waitingJobs(tenant: string): Promise<object[]> {
  const { rows } = await sql<{ data: object }>`
    select data from jobs.job where data->>'tenantId' = ${tenant} and state = 'created'`.execute(
    platform()
  )
  return rows.map(({ data }) => data)
}
