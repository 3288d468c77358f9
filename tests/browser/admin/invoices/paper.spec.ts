import { test } from '@japa/runner'
import { credit, issued } from '#tests/helpers/billing/documents'
import { createCompanyPayer } from '#tests/helpers/billing/papers'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'
import { lettersTo, writeLetters } from '#tests/helpers/mail/mailbox'
import { receiveLetters } from '#tests/helpers/mail/smtp_server'

test.group('An invoice on paper', () => {
  inEnglish(
    'C16 C11c is opened in three languages, and e-mailed to the payer who is named first',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const payer = await createCompanyPayer(centre, { email: 'office@gulf.example' })
      const { id, number } = await issued(centre, { payer_id: payer })
      await go(office, `/admin/invoices/${id}`)
      await page.getByRole('button', { name: say('invoice_emails.menu') }).click()
      for (const language of ['en', 'ar', 'both']) {
        const item = page.getByRole('menuitem', { name: say(`invoice_emails.print.${language}`) })
        const href = (await item.getAttribute('href'))!
        assert.match(href, new RegExp(`/paper\\?language=${language}$`))
        const type = await page.evaluate(
          async (url) => (await fetch(url)).headers.get('content-type'),
          href
        )
        assert.equal(type, 'application/pdf')
      }
      await page.getByRole('menuitem', { name: say('invoice_emails.send.item') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('office@gulf.example').waitFor()
      await dialog.getByRole('form').getByText('Gulf Oil').waitFor()
      await dialog.getByRole('button', { name: say('invoice_emails.send.submit') }).click()
      await dialog.waitFor({ state: 'hidden' })
      const [letter] = await lettersTo(centre, 'office@gulf.example')
      assert.include(letter!.subject, number!)
      await go(office, `/admin/invoices/${id}`)
      await page.getByText(/^Sent to .*office@gulf\.example.* on /).waitFor()
      await page.context().close()
    }
  )

  inArabic(
    'C16 a credit note whose letter was refused is sent again from its page',
    async ({ locale, assert, browser, cleanup }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const payer = await createCompanyPayer(centre, { email: 'office@gulf.example' })
      const note = await credit(centre, await issued(centre, { payer_id: payer }), { kind: 'all' })
      if (!note.ok) throw new Error(note.error.type)
      await receiveLetters(cleanup, { refuses: true })
      await go(office, `/admin/credit-notes/${note.value.id}`)
      await page.getByRole('button', { name: say('invoice_emails.menu') }).click()
      await page.getByRole('menuitem', { name: say('invoice_emails.send.item') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: say('invoice_emails.send.submit') }).click()
      await dialog.waitFor({ state: 'hidden' })
      await writeLetters()
      await go(office, `/admin/credit-notes/${note.value.id}`)
      await page.getByText(say('invoice_emails.last.failure.refused')).waitFor()
      const received = await receiveLetters(cleanup)
      await page.getByRole('button', { name: say('invoice_emails.last.again') }).click()
      await dialog.getByRole('button', { name: say('invoice_emails.send.submit') }).click()
      await dialog.waitFor({ state: 'hidden' })
      await writeLetters()
      assert.lengthOf(received, 1)
      await page.context().close()
    }
  )

  inArabic(
    'C11c a payer without an address can be called instead, and nothing is offered to be sent',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const payer = await createCompanyPayer(centre, { phone: '+966501234567' })
      const { id } = await issued(centre, { payer_id: payer })
      await go(office, `/admin/invoices/${id}`)
      await page.getByRole('button', { name: say('invoice_emails.menu') }).click()
      await page.getByRole('menuitem', { name: say('invoice_emails.send.item') }).click()
      const dialog = page.getByRole('dialog')
      const whatsapp = dialog.getByRole('link', { name: say('invoice_emails.send.whatsapp') })
      assert.equal(await whatsapp.getAttribute('href'), 'https://wa.me/966501234567')
      const send = dialog.getByRole('button', { name: say('invoice_emails.send.submit') })
      assert.equal(await send.count(), 0)
      await page.context().close()
    }
  )

  inArabic(
    'C16 chosen invoices go by e-mail at once, and those without an address are named',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const payer = await createCompanyPayer(centre, { email: 'office@gulf.example' })
      const reached = await issued(centre, { payer_id: payer })
      const lost = await issued(centre, { payer_id: await createCompanyPayer(centre) })
      await go(office, '/admin/invoices')
      await page.getByRole('checkbox', { name: say('ui.list.select_all') }).check()
      await page
        .getByRole('button', { name: say('invoices.acts.email_many', { count: 2 }) })
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(say('invoice_emails.many.title.invoice', { count: 2 })).waitFor()
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await dialog.getByRole('button', { name: say('invoice_emails.many.submit') }).click()
      await answered
      await page
        .getByText(new RegExp(`${lost.number}`))
        .last()
        .waitFor()
      const [letter] = await lettersTo(centre, 'office@gulf.example')
      assert.include(letter!.subject, reached.number!)
      await page.context().close()
    }
  )
})
