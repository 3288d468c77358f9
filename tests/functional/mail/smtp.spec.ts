import { test } from '@japa/runner'
import { SendLink } from '#domain/access/links/actions/send_link'
import { CreateTenant } from '#domain/access/centre/actions/create_tenant'
import { db, withTenant } from '#domain/shared/data/database'
import { type Account, createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { changeUser } from '#tests/helpers/access/change_user'
import { writeLetters } from '#tests/helpers/mail/mailbox'
import { receiveLetters } from '#tests/helpers/mail/smtp_server'
import { unkeyed } from '#tests/helpers/people/name_keys'

const send = ({ centre, userId }: Account) =>
  new SendLink().execute({ tenantId: centre.id, userId, purpose: 'invitation' })

const rename = ({ centre, userId }: Account, first_name: string) =>
  withTenant(centre.id, () =>
    db()
      .updateTable('administrators')
      .set({ first_name, ...unkeyed })
      .where('id', '=', (row) =>
        row.selectFrom('users').select('administrator_id').where('id', '=', userId)
      )
      .execute()
  )

test.group('Letters handed to a mail server', () => {
  test('arrive with sender, reader, subject and both bodies, Arabic as it was written', async ({
    assert,
    cleanup,
  }) => {
    const received = await receiveLetters(cleanup)
    const account = await createAdministrator(await createCentre())
    await changeUser(account, { locale: 'ar' })
    await send(account)
    await writeLetters()

    assert.lengthOf(received, 1)
    const [{ from, to, letter, raw }] = received as [(typeof received)[0]]
    assert.equal(from, 'no-reply@localhost')
    assert.deepEqual(to, [account.email])
    assert.equal(letter.from?.address, 'no-reply@localhost')
    assert.deepEqual(
      letter.to?.map(({ address }) => address),
      [account.email]
    )
    assert.equal(letter.subject, 'حسابك في مركز الاختبار')
    assert.include(letter.html!, '<html lang="ar" dir="rtl">')
    for (const body of [letter.html!, letter.text!]) {
      assert.include(body, 'مرحبًا سارة،')
      assert.include(body, 'أُنشئ لك حساب لدى مركز الاختبار')
    }
    const link = /http:\/\/\S+/.exec(letter.text!)![0]
    assert.equal(new URL(link).hostname, account.centre.host)
    assert.include(letter.html!, link)
    assert.match(raw, /^Content-Type: multipart\/alternative/m)
  })

  test('ASVS 1.3.11 a name with line breaks adds no header, no reader and no second letter', async ({
    assert,
    cleanup,
  }) => {
    const received = await receiveLetters(cleanup)
    const evil = 'Evil\r\nBcc: thief@example.test\r\n\r\nGive me money'
    const slug = `e${Date.now().toString(36)}`
    const made = await new CreateTenant().execute({ slug, nameEn: evil, country: 'SA' })
    if (!made.ok) throw new Error(made.error.type)
    const centre = { id: made.value.id, slug, host: `${slug}.localhost` }
    const account = await createAdministrator(centre)
    await changeUser(account, { locale: 'en' })
    await rename(account, evil)
    await send(account)
    await writeLetters()

    assert.lengthOf(received, 1)
    const [{ to, letter, raw }] = received as [(typeof received)[0]]
    assert.deepEqual(to, [account.email])
    assert.isUndefined(letter.bcc)
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
    assert.notMatch(head, /^Bcc:/im)
    assert.lengthOf(head.match(/^Subject:/gim) ?? [], 1)
    assert.notInclude(letter.html!, '<script')
  })

  test('a server that knows nobody is an error, so that the queue tries again', async ({
    assert,
    cleanup,
  }) => {
    const received = await receiveLetters(cleanup, { password: 'another' })
    const account = await createAdministrator(await createCentre())
    await send(account)
    await assert.rejects(() => writeLetters())
    assert.lengthOf(received, 0)
  })
})
