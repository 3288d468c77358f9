import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { mailJob, type MailJob } from '#app/jobs/mail_job'
import { platform } from '#domain/shared/data/database'
import { sql } from 'kysely'
import {
  credit,
  createPayer,
  documentIn,
  draft,
  issued,
  voidIn,
} from '#tests/helpers/billing/documents'
import { createCompanyPayer } from '#tests/helpers/billing/papers'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { extractedTexts } from '#tests/helpers/documents/extracted_words'
import { lettersTo, writeLetters } from '#tests/helpers/mail/mailbox'
import { closeMailServer, receiveLetters } from '#tests/helpers/mail/smtp_server'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

const noteEmailsOf = (id: string) => `/admin/credit-notes/${id}/emails`

const emailsOf = (id: string) => `/admin/invoices/${id}/emails`

const company = (
  centre: Centre,
  email: string | null = 'office@gulf.example',
  phone: string | null = null
) => createCompanyPayer(centre, { name_other: 'نفط الخليج', email, phone, language: 'ar' })

const wordsAfter = async (visitor: Visitor) => (await visitor.visit('/admin/invoices')).body().flash

const eventsOf = async (centre: Centre, wanted: string) =>
  (await rowsOf(centre, 'audit_events')).filter(({ action }) => action === wanted)

const sends = (centre: Centre) => eventsOf(centre, 'invoices.send')

const emailOnPage = async (visitor: Visitor, id: string) =>
  (await visitor.visit(`/admin/invoices/${id}`)).body().props.invoice.email

async function waitingJob(centre: Centre) {
  const { rows } = await sql<{ data: MailJob }>`
    select data from jobs.job where name = 'mail' and data->>'tenantId' = ${centre.id} order by created_on desc limit 1`.execute(
    platform()
  )
  return rows[0]!.data
}

test.group('An invoice by e-mail', () => {
  test('C16 the payer gets the paper, in the language of the document, and the trail says where', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const invoice = await issued(centre, { payer_id: await company(centre) })
    const visitor = await signedIn(client, await createAdministrator(centre))
    const answer = await visitor.post(emailsOf(invoice.id))
    assert.equal(answer.status(), 302)
    const [letter, ...others] = await lettersTo(centre, 'office@gulf.example')
    assert.lengthOf(others, 0)
    assert.equal(letter!.subject, `الفاتورة ${invoice.number} من مركز الاختبار`)
    assert.include(letter!.text, 'مرحبًا نفط الخليج،')
    assert.include(letter!.text.replace(/[\u2066-\u2069\u00a0]/g, ''), '115.00')
    const [file] = letter!.attachments
    assert.equal(file!.name, `فاتورة ${invoice.number}.pdf`)
    const texts = await extractedTexts(new Uint8Array(Buffer.from(file!.content, 'base64')))
    assert.include(texts['pdf.js'], invoice.number!)
    const sent = await documentIn(centre, invoice.id)
    assert.isNotNull(sent.sent_at)
    assert.equal(sent.version, invoice.version)
    const [event] = await sends(centre)
    const after = { number: invoice.number, email: 'office@gulf.example' }
    assert.containsSubset(event, { subject_id: invoice.id, after })
    const [handover] = await eventsOf(centre, 'invoices.email')
    assert.containsSubset(handover, { subject_id: invoice.id, after, actor_id: null })
  })

  test('C16 a letter whose job comes twice is sent once; asked again, it is sent again', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const invoice = await issued(centre, { payer_id: await company(centre) })
    const visitor = await signedIn(client, await createAdministrator(centre))
    await visitor.post(emailsOf(invoice.id))
    await writeLetters()
    const { rows } = await sql<{ data: MailJob }>`
      select data from jobs.job where name = 'mail' and data->>'tenantId' = ${centre.id}`.execute(
      platform()
    )
    await mailJob(rows[0]!.data)
    assert.lengthOf(await lettersTo(centre, 'office@gulf.example'), 1)
    await visitor.post(emailsOf(invoice.id))
    assert.lengthOf(await lettersTo(centre, 'office@gulf.example'), 2)
  })

  test('C16 drafts, void invoices and payers without an address are refused in words', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const payer = await company(centre)
    const unsent = [
      await draft(centre, { payer_id: payer }),
      await issued(centre, { payer_id: payer }),
    ] as const
    await voidIn(centre, unsent[1])
    const silent = await issued(centre, { payer_id: await company(centre, null) })
    const visitor = await signedIn(client, await createAdministrator(centre))
    for (const { id } of unsent) {
      await visitor.post(emailsOf(id))
      assert.equal((await wordsAfter(visitor)).error, 'Only issued documents can be e-mailed.')
    }
    await visitor.post(emailsOf(silent.id))
    assert.equal((await wordsAfter(visitor)).error, 'This payer has no e-mail address.')
    await writeLetters()
    assert.lengthOf(await lettersTo(centre, 'office@gulf.example'), 0)
    assert.lengthOf(await sends(centre), 0)
    assert.isNull((await documentIn(centre, silent.id)).sent_at)
  })

  test('C16 the dialog learns the address first: the payer’s own, else where they sign in', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const phone = '+966501234567'
    const silent = await company(centre, null, phone)
    const signedInAt = await createPayer(centre)
    const cases = [
      [await company(centre), { email: 'office@gulf.example', name_other: 'نفط الخليج' }],
      [silent, { email: null, phone, phone_written: '+966 50 123 4567' }],
    ] as const
    for (const [payer, expected] of cases) {
      const { id } = await issued(centre, { payer_id: payer })
      const answer = await visitor.get(emailsOf(id)).accept('json')
      assert.containsSubset(answer.body(), { payer_id: payer, ...expected })
    }
    const { id } = await issued(centre, { payer_id: signedInAt })
    assert.match((await visitor.get(emailsOf(id)).accept('json')).body().email, /@centre\.test$/)
    assert.equal((await visitor.get(emailsOf(uuid()))).status(), 404)
    const reader = await createAdministratorWho(centre, ['admin.invoices.index'])
    assert.equal((await (await signedIn(client, reader)).get(emailsOf(id))).status(), 403)
  })

  test('C16 several at once: whoever can’t be reached is named, the others get theirs', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const payer = await company(centre)
    const [one, other] = [
      await issued(centre, { payer_id: payer }),
      await issued(centre, { payer_id: payer }),
    ]
    const silent = await issued(centre, { payer_id: await company(centre, null) })
    const drafted = await draft(centre, { payer_id: payer })
    const visitor = await signedIn(client, await createAdministrator(centre))
    const ids = [one, silent, other, drafted].map(({ id }) => id)
    await visitor.post('/admin/invoices/emails', { ids })
    const flash = await wordsAfter(visitor)
    assert.equal(flash.success, '2 invoices are on their way.')
    assert.include(flash.error, `No e-mail address: ${silent.number}.`)
    assert.include(flash.error, 'One isn’t issued')
    assert.lengthOf(await lettersTo(centre, 'office@gulf.example'), 2)
    const many = Array.from({ length: 101 }, () => uuid())
    for (const bad of [{}, { ids: [] }, { ids: many }, { ids: ['7'] }]) {
      await visitor.post('/admin/invoices/emails', bad)
    }
    assert.lengthOf(await sends(centre), 2)
  })

  test('C16 one of another centre, a credit note, and whoever may only read are turned down', async ({
    client,
    assert,
  }) => {
    const [centre, elsewhere] = [await createCentre(), await createCentre()]
    const foreign = await issued(elsewhere, { payer_id: await company(elsewhere) })
    const own = await issued(centre, { payer_id: await company(centre) })
    const note = await credit(centre, own, { kind: 'all' })
    const visitor = await signedIn(client, await createAdministrator(centre))
    for (const id of [foreign.id, note.ok ? note.value.id : '', uuid(), '7'])
      assert.equal((await visitor.post(emailsOf(id))).status(), 404)
    for (const id of [own.id, foreign.id, '7'])
      assert.equal((await visitor.post(noteEmailsOf(id))).status(), 404)
    const reader = await createAdministratorWho(centre, ['admin.invoices.index'])
    assert.equal((await (await signedIn(client, reader)).post(emailsOf(own.id))).status(), 403)
    await writeLetters()
    assert.lengthOf(await lettersTo(elsewhere, 'office@gulf.example'), 0)
  })

  test('C16 a mail server gets the paper as a file beside both bodies', async ({
    client,
    assert,
    cleanup,
  }) => {
    const received = await receiveLetters(cleanup)
    const centre = await createCentre()
    const invoice = await issued(centre, { payer_id: await createPayer(centre) })
    const visitor = await signedIn(client, await createAdministrator(centre))
    await visitor.post(emailsOf(invoice.id))
    await writeLetters()
    assert.lengthOf(received, 1)
    const { raw, letter } = received[0]!
    assert.match(raw, /^Content-Type: multipart\/mixed/m)
    assert.match(raw, /^Content-Type: application\/pdf/m)
    assert.include(letter.html!, invoice.number!)
  })

  test('C16 the page says that it waits, then when it was sent; the trail says both', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const invoice = await issued(centre, { payer_id: await company(centre) })
    const visitor = await signedIn(client, await createAdministrator(centre))
    assert.isNull(await emailOnPage(visitor, invoice.id))
    await visitor.post(emailsOf(invoice.id))
    const email = 'office@gulf.example'
    assert.containsSubset(await emailOnPage(visitor, invoice.id), { state: 'waiting', email })
    assert.isNull((await documentIn(centre, invoice.id)).sent_at)
    assert.lengthOf(await eventsOf(centre, 'invoices.email'), 0)
    await writeLetters()
    assert.containsSubset(await emailOnPage(visitor, invoice.id), { state: 'sent', email })
    assert.lengthOf(await eventsOf(centre, 'invoices.email'), 1)
  })

  test('C16 an address that the mail server refuses has failed at once, and can be sent again', async ({
    client,
    assert,
    cleanup,
  }) => {
    const received = await receiveLetters(cleanup, { refuses: true })
    const centre = await createCentre()
    const invoice = await issued(centre, { payer_id: await company(centre) })
    const visitor = await signedIn(client, await createAdministrator(centre))
    await visitor.post(emailsOf(invoice.id))
    await writeLetters()
    assert.lengthOf(received, 0)
    const expected = { state: 'failed', failure: 'refused', email: 'office@gulf.example' }
    assert.containsSubset(await emailOnPage(visitor, invoice.id), expected)
    assert.isNull((await documentIn(centre, invoice.id)).sent_at)
    assert.lengthOf(await eventsOf(centre, 'invoices.email_failed'), 1)
    await receiveLetters(cleanup)
    await visitor.post(emailsOf(invoice.id))
    await writeLetters()
    assert.containsSubset(await emailOnPage(visitor, invoice.id), { state: 'sent' })
  })

  test('C16 a mail server that can’t be reached is tried again, and has failed after the last try', async ({
    client,
    assert,
    cleanup,
  }) => {
    const close = await closeMailServer(cleanup)
    const centre = await createCentre()
    const invoice = await issued(centre, { payer_id: await company(centre) })
    const visitor = await signedIn(client, await createAdministrator(centre))
    await visitor.post(emailsOf(invoice.id))
    const job = await waitingJob(centre)
    await assert.rejects(() => mailJob(job))
    assert.containsSubset(await emailOnPage(visitor, invoice.id), { state: 'waiting' })
    await assert.rejects(() => mailJob(job, { isLast: true }))
    const failure = 'unreachable'
    assert.containsSubset(await emailOnPage(visitor, invoice.id), { state: 'failed', failure })
    await close()
    await writeLetters()
  })

  test('C16 an invoice that was voided before its letter went isn’t sent, and its page says so', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const invoice = await issued(centre, { payer_id: await company(centre) })
    const visitor = await signedIn(client, await createAdministrator(centre))
    await visitor.post(emailsOf(invoice.id))
    await voidIn(centre, invoice)
    assert.lengthOf(await lettersTo(centre, 'office@gulf.example'), 0)
    const expected = { state: 'failed', failure: 'not_issued' }
    assert.containsSubset(await emailOnPage(visitor, invoice.id), expected)
  })
})

async function noteFor(centre: Centre, payer: string) {
  const note = await credit(centre, await issued(centre, { payer_id: payer }), { kind: 'all' })
  if (!note.ok) throw new Error(note.error.type)
  return documentIn(centre, note.value.id)
}

test.group('A credit note by e-mail', () => {
  test('C16 the payer gets it as a file, with the number of the invoice that it corrects', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const note = await noteFor(centre, await company(centre))
    const invoice = await documentIn(centre, note.invoice_id!)
    const visitor = await signedIn(client, await createAdministrator(centre))
    const reach = await visitor.get(noteEmailsOf(note.id)).accept('json')
    assert.containsSubset(reach.body(), { email: 'office@gulf.example' })
    await visitor.post(noteEmailsOf(note.id))
    const [letter] = await lettersTo(centre, 'office@gulf.example')
    assert.equal(letter!.subject, `الإشعار الدائن ${note.number} من مركز الاختبار`)
    assert.include(letter!.text.replace(/[\u2066-\u2069]/g, ''), invoice.number!)
    assert.match(letter!.attachments[0]!.name, /^إشعار دائن .*\.pdf$/)
    const page = await visitor.visit(`/admin/credit-notes/${note.id}`)
    assert.containsSubset(page.body().props.credit_note.email, { state: 'sent' })
    const [event] = await eventsOf(centre, 'credit_notes.send')
    assert.containsSubset(event, { subject_id: note.id, subject_type: 'credit_note' })
  })

  test('C16 the chosen ones go at once; whoever can’t be reached is named', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const payer = await company(centre)
    const notes = [await noteFor(centre, payer), await noteFor(centre, payer)]
    const silent = await noteFor(centre, await company(centre, null))
    const visitor = await signedIn(client, await createAdministrator(centre))
    const ids = [...notes, silent].map(({ id }) => id)
    await visitor.post('/admin/credit-notes/emails', { ids })
    const flash = await wordsAfter(visitor)
    assert.equal(flash.success, '2 credit notes are on their way.')
    assert.include(flash.error, `No e-mail address: ${silent.number}.`)
    assert.lengthOf(await lettersTo(centre, 'office@gulf.example'), 2)
    const reader = await createAdministratorWho(centre, ['admin.credit_notes.index'])
    const refused = await signedIn(client, reader)
    assert.equal((await refused.post('/admin/credit-notes/emails', { ids })).status(), 403)
    assert.equal((await refused.post(noteEmailsOf(ids[0]!))).status(), 403)
  })
})
