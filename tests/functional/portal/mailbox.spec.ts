import fs from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import mail from '@adonisjs/mail/services/main'
import { centreHeader } from '#app/mail/file_transport'
import { lettersKept } from '#app/mail/kept_letters'
import { mailFolder } from '#config/mail'
import env from '#start/env'
import { createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { writeLetters } from '#tests/helpers/mail/mailbox'
import { guest } from '#tests/helpers/visitor'

test.group('The mailbox page', (group) => {
  group.each.setup(() => {
    env.set('DEMO', true)
    return () => env.set('DEMO', false)
  })

  test("shows a centre's own letters, latest first, and one of them with its link", async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const other = await createAdministrator(await createCentre())
    for (const { centre, email } of [account, other]) {
      await guest(client, centre).post('/admin/forgot-password', { email })
      await writeLetters()
      await guest(client, centre).post('/admin/forgot-password', { email })
      await writeLetters()
    }
    const page = (await guest(client, account.centre).visit('/mailbox')).body()
    assert.equal(page.component, 'mailbox/show')
    const { letters, open } = page.props
    assert.lengthOf(letters, 2)
    assert.isAbove(letters[0].at.localeCompare(letters[1].at), -1)
    assert.equal(open.id, letters[0].id)
    assert.equal(open.to, account.email)
    assert.include(open.html, '<html lang="en"')
    assert.match(open.link, /^http:\/\/[^/]+\/admin\/reset-password\/\S+$/)
    const second = await guest(client, account.centre).visit(`/mailbox?letter=${letters[1].id}`)
    assert.equal(second.body().props.open.id, letters[1].id)
  })

  test('is a 404 without the demonstration, behind a proxy, and for a path as a letter', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    ;(await guest(client, centre).get('/mailbox')).assertStatus(200)
    for (const header of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via']) {
      const response = await guest(client, centre).get('/mailbox').header(header, '127.0.0.1')
      response.assertStatus(404)
    }
    const escaped = await guest(client, centre).visit('/mailbox?letter=../../secrets')
    assert.isNull(escaped.body().props.open)
    env.set('DEMO', false)
    ;(await guest(client, centre).get('/mailbox')).assertStatus(404)
  })

  test('leaves out what a power cut left of a letter', async ({ client, assert }) => {
    const { centre, email } = await createAdministrator(await createCentre())
    await guest(client, centre).post('/admin/forgot-password', { email })
    await writeLetters()
    for (const torn of ['', '{"id":"half'])
      await fs.writeFile(join(mailFolder, centre.id, `9${torn.length}.json`), torn)
    const { letters } = (await guest(client, centre).visit('/mailbox')).body().props
    assert.deepEqual(
      letters.map(({ to }: { to: string }) => to),
      [email]
    )
  })

  test('keeps the last 200 letters of a centre', async ({ assert }) => {
    const centre = await createCentre()
    const folder = join(mailFolder, centre.id)
    for (let count = 0; count < lettersKept + 3; count++) {
      await mail.send((message) => {
        message.to('a@centre.test').subject(`Letter ${count}`).header(centreHeader, centre.id)
        message.text('Words')
      })
    }
    const names = (await fs.readdir(folder)).sort()
    assert.lengthOf(names, 200)
    const oldest = JSON.parse(await fs.readFile(join(folder, names[0]!), 'utf8'))
    assert.equal(oldest.subject, 'Letter 3')
  })
})
