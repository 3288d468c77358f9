import { test } from '@japa/runner'
import { sql } from 'kysely'
import { mailJob, type MailJob } from '#app/jobs/mail_job'
import { accountChanged } from '#domain/access/events'
import { mailLater } from '#domain/access/links/account_mail'
import { SendLink } from '#domain/access/links/actions/send_link'
import { publish } from '#domain/shared/events/publish'
import { enqueue, startedQueue } from '#domain/shared/runtime/jobs'
import { db, platform, withTenant } from '#domain/shared/data/database'
import {
  type Account,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { askToJoin } from '#tests/helpers/access/access_requests'
import { changeUser } from '#tests/helpers/access/change_user'
import { lettersTo, linkIn, writeLetters } from '#tests/helpers/mail/mailbox'
import { guest } from '#tests/helpers/visitor'

const invite = ({ centre, userId }: Account) =>
  new SendLink().execute({ tenantId: centre.id, userId, purpose: 'password' })

test.group('Letters', () => {
  test('what waited under its former name since before an update is written', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const reader = await createAdministratorWho(centre, ['admin.students.create'])
    const accessRequestId = await askToJoin(centre, { email: 'hind@example.test' })
    await writeLetters()
    for (const former of [
      { mail: 'request_waiting', accessRequestId },
      { mail: 'request_waits', accessRequestId, userId: reader.userId },
    ]) {
      await withTenant(centre.id, () => enqueue('mail', former))
    }
    const letters = await lettersTo(centre, reader.email)
    assert.deepEqual(
      letters.map(({ subject }) => subject),
      Array(3).fill('A request to join from Hind Salem')
    )
  })

  test('a letter about something that happened is sent once, although its job comes twice', async ({
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const { centre, userId } = account
    await withTenant(centre.id, () => publish(accountChanged, { userId, change: 'new_device' }))
    const { rows } = await sql<{ data: MailJob }>`
      select data from jobs.job where name = 'mail' and data->>'tenantId' = ${centre.id}`.execute(
      platform()
    )
    await mailJob(rows[0]!.data)
    assert.lengthOf(await lettersTo(centre, account.email), 1)
  })

  test('a link is written in the language and direction of its reader, and works', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    await changeUser(account, { locale: 'ar' })
    await invite(account)
    const [letter] = await lettersTo(account.centre, account.email)
    assert.equal(letter!.subject, 'اختيار كلمة مرور جديدة')
    assert.include(letter!.html, '<html lang="ar" dir="rtl">')
    assert.include(letter!.text, 'مرحبًا سارة،')
    assert.include(letter!.text, 'مركز الاختبار')
    const page = await guest(client, account.centre).get(linkIn(letter!))
    page.assertStatus(200)
  })

  test('T18 neither the queue nor the database holds a usable link', async ({ assert }) => {
    const account = await createAdministrator(await createCentre())
    await invite(account)
    const { rows: jobs } = await sql`
      select data::text from jobs.job where data->>'tenantId' = ${account.centre.id}`.execute(
      platform()
    )
    const [letter] = await lettersTo(account.centre, account.email)
    const token = linkIn(letter!).split('/').at(-1)!
    const tokens = await rowsOf(account.centre, 'account_tokens')
    assert.lengthOf(jobs, 1)
    assert.notInclude(JSON.stringify([jobs, tokens]), token)
    assert.notInclude(JSON.stringify(jobs), account.email)
  })

  test("T18 a link's address is the installation's own, whatever Host a request names", async ({
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    await invite(account)
    const [letter] = await lettersTo(account.centre, account.email)
    const [address] = /https?:\/\/\S+/.exec(letter!.text)!
    assert.equal(new URL(address).hostname, account.centre.host)
  })

  test('a notice says what happened and when by the clock of the centre', async ({ assert }) => {
    const account = await createAdministrator(await createCentre())
    const at = '2026-11-21T21:30:00.000Z'
    await withTenant(account.centre.id, () =>
      mailLater({ mail: 'notice', userId: account.userId, event: 'passkey_added', at })
    )
    const [letter] = await lettersTo(account.centre, account.email)
    assert.equal(letter!.subject, 'A passkey was added')
    assert.include(letter!.text, '22 November 2026')
    assert.include(letter!.text, '00:30')
  })

  test('nothing is sent when the change it tells of is rolled back', async ({ assert }) => {
    const account = await createAdministrator(await createCentre())
    const failing = withTenant(account.centre.id, async () => {
      await mailLater({
        mail: 'notice',
        userId: account.userId,
        event: 'passkey_added',
        at: '2026-11-21T21:30:00.000Z',
      })
      throw new Error('rolled back')
    })
    await assert.rejects(() => failing, 'rolled back')
    assert.isEmpty(await lettersTo(account.centre, account.email))
  })

  test('a link replaced or an account suspended meanwhile sends nothing', async ({ assert }) => {
    const account = await createAdministrator(await createCentre())
    await invite(account)
    await withTenant(account.centre.id, () =>
      db().deleteFrom('account_tokens').where('user_id', '=', account.userId).execute()
    )
    await writeLetters()
    assert.isEmpty(await lettersTo(account.centre, account.email))
    const queue = await startedQueue()
    assert.isEmpty(await queue.fetch('mail'))
  })
})
