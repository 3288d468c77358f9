import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { startInstallation } from '#tests/helpers/server/second_installation'
import { startMailServer } from '#tests/helpers/mail/smtp_server'
import { guest } from '#tests/helpers/visitor'

const patience = 20_000

const centre = {
  name_en: 'Green Valley',
  name_ar: 'الوادي الأخضر',
  slug: 'valley',
  country: 'ae',
  first_name: 'منى',
  last_name: 'راشد',
  email: 'mona@valley.test',
  password: 'seven grey herons by the river',
}

test.group('An installation with SMTP_URL', () => {
  test('a centre is opened, a password is forgotten: both letters arrive at the mail server, from MAIL_FROM', async ({
    assert,
    test: running,
    cleanup,
  }) => {
    const { url, received } = await startMailServer(cleanup)
    const client = await startInstallation(running, {
      SMTP_URL: url,
      MAIL_FROM: 'letters@markaz.test',
      APP_DOMAIN: 'markaz.test',
    })
    const count = async (expected: number) => {
      for (let waited = 0; received.length < expected && waited < patience; waited += 100) {
        await sleep(100)
      }
      assert.lengthOf(received, expected)
    }

    const opener = guest(client, { host: 'markaz.test' }).set('locale', 'ar')
    opener.keep((await opener.get('/admin/register')).headers()['set-cookie'])
    assert.equal((await opener.post('/admin/register', centre)).status(), 409)
    await count(1)
    const visitor = guest(client, { host: 'valley.markaz.test' })
    await visitor.post('/admin/forgot-password', { email: centre.email })
    await count(2)
    assert.isFalse((await visitor.get('/mailbox')).text().includes('mona@valley.test'))

    for (const { from, to, letter } of received) {
      assert.equal(from, 'letters@markaz.test')
      assert.deepEqual(to, [centre.email])
      assert.include(letter.html!, '<html lang="ar" dir="rtl">')
      const link = new URL(/http:\/\/\S+/.exec(letter.text!)![0])
      assert.equal(link.hostname, 'valley.markaz.test')
    }
    assert.deepEqual(
      received.map(({ letter }) => letter.subject),
      ['تأكيد بريدك الإلكتروني', 'اختيار كلمة مرور جديدة']
    )
    const link = new URL(/http:\/\/\S+/.exec(received[1]!.letter.text!)![0])
    assert.equal((await visitor.get(link.pathname)).status(), 200)
  }).timeout(120_000)
})
