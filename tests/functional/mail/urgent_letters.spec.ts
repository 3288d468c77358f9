import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { workOnMail } from '#app/jobs/workers'
import { mailLaterToEach } from '#domain/access/account_mail'
import { now } from '#domain/shared/clock'
import { startedQueue } from '#domain/shared/jobs'
import { withTenant } from '#domain/shared/tenant_scope'
import { type Account, createAdministrator, createCentre } from '#tests/helpers/centre'
import { receiveLetters } from '#tests/helpers/smtp_server'
import { guest } from '#tests/helpers/visitor'

const waiting = 5_000
const longest = 2_000

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
  test('a reset link is handed over within two seconds, and so is what another centre writes', async (context) => {
    const { assert, client, cleanup } = context
    const received = await receiveLetters(cleanup)
    const many = await createAdministrator(await createCentre())
    const colleague = await createAdministrator(many.centre)
    const other = await createAdministrator(await createCentre())
    const reader = await createAdministrator(other.centre)
    const queue = await startedQueue()
    await queue.deleteQueuedJobs('mail')
    await notices(many, waiting)
    cleanup(async () => {
      await queue.deleteQueuedJobs('mail')
      await queue.offWork('mail')
    })
    await workOnMail(queue)

    const began = performance.now()
    for (const { centre, email } of [colleague, other])
      await guest(client, centre).post('/admin/forgot-password', { email })
    await notices(reader, 1)
    const wanted = [colleague.email, other.email, reader.email]
    const missing = () => wanted.filter((email) => !received.some(({ to }) => to.includes(email)))
    while (missing().length > 0 && performance.now() - began < longest) await sleep(20)
    assert.deepEqual(missing(), [])
    assert.isAbove(received.length, wanted.length)
  }).timeout(30_000)
})
