import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { workOnMail } from '#app/jobs/workers'
import { mailLaterToEach } from '#domain/access/links/account_mail'
import { now } from '#domain/shared/time/clock'
import { startedQueue } from '#domain/shared/runtime/jobs'
import { withTenant } from '#domain/shared/data/database'
import { type Account, createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { receiveLetters } from '#tests/helpers/mail/smtp_server'
import { guest } from '#tests/helpers/visitor'

const waiting = 5_000
/** As many as are sent in three or four seconds where nothing else runs; a busy machine sends no more of them first. */
const few = 40
/** In milliseconds. */
const patience = 30_000

const notices = ({ centre, userId }: Account, count: number) =>
  withTenant(centre.id, () =>
    mailLaterToEach(
      Array.from({ length: count }, () => ({
        mail: 'notice',
        userId,
        event: 'password_changed',
        at: now().toISO()!,
      }))
    )
  )

test.group('With 5,000 letters of a centre waiting', () => {
  test('a reset link is handed over before 40 of them, and so is what another centre writes', async (context) => {
    const { assert, client, cleanup } = context
    const received = await receiveLetters(cleanup)
    const many = await createAdministrator(await createCentre())
    const colleague = await createAdministrator(many.centre)
    const other = await createAdministrator(await createCentre())
    const reader = await createAdministrator(other.centre)
    const queue = await startedQueue()
    await queue.deleteQueuedJobs('mail')
    cleanup(async () => {
      await queue.deleteQueuedJobs('mail')
      await queue.offWork('mail')
    })
    const forget = ({ centre, email }: Account) =>
      guest(client, centre).post('/admin/forgot-password', { email })
    const missing = (wanted: Account[]) =>
      wanted
        .map(({ email }) => email)
        .filter((email) => !received.some(({ to }) => to.includes(email)))
    const arrived = async (wanted: Account[]) => {
      for (const end = Date.now() + patience; missing(wanted).length > 0 && Date.now() < end;)
        await sleep(20)
      assert.deepEqual(missing(wanted), [])
    }

    await notices(many, waiting)
    await workOnMail(queue)
    await forget(colleague)
    await forget(other)
    await notices(reader, 1)
    await arrived([colleague, other, reader])
    assert.isAbove(received.length, 3)
    assert.isBelow(received.length, few)
  }).timeout(60_000)
})
