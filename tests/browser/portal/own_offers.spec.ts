import { test } from '@japa/runner'
import { OfferSession } from '#domain/scheduling/substitution/actions/offer_session'
import { system } from '#domain/shared/audit/actor'
import { asOwner } from '#tests/helpers/database/as_owner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { message } from '#tests/helpers/browser/back_office'
import { inArabic } from '#tests/helpers/browser/languages'
import { openAt } from '#tests/helpers/browser/open_at'
import { createCentre, createPerson, rowsOf } from '#tests/helpers/centre/centre'
import { createInstructor, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createGroup } from '#tests/helpers/teaching/groups'

const hours = ['2099-09-14T14:00Z', '2099-09-14T15:00Z'] as const

test.group('A session offered to an instructor', () => {
  inArabic(
    '2.4 who is told to call the office has its phone and WhatsApp beside the offer',
    async ({ assert, browser, locale }) => {
      const centre = await createCentre()
      await asOwner()
        .updateTable('platform.tenants')
        .set({ phone: '+966112345678', whatsapp: true })
        .where('id', '=', centre.id)
        .execute()
      const account = await createPerson(centre, 'instructor')
      const session = await writeSession(centre, ...hours, {
        type: 'regular',
        group_id: await createGroup(centre),
        instructor_id: await createInstructor(centre),
      })
      const offer = { tenantId: centre.id, actor: system, sessionId: session }
      const made = await new OfferSession().execute({ ...offer, instructorIds: [account.personId] })
      assert.isTrue(made.ok)
      await writeSession(centre, ...hours, { title: 'Meeting', instructor_id: account.personId })
      const page = await openAt(browser, { centre, account, locale, path: '/', width: 390 })
      const say = (key: string) => message(locale, key)
      const offers = page.getByRole('region', { name: say('substitution.own.title') })
      const call = offers.locator('a[href="tel:+966112345678"]')

      await offers.getByText(say('substitution.own.accept'), { exact: true }).click()
      assert.equal(await call.count(), 0)
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: say('substitution.own.accept') }).click()
      await page.getByText(say('substitution.errors.not_free')).waitFor()
      await call.waitFor()
      assert.match(
        (await offers
          .getByRole('link', { name: say('app.contact.whatsapp') })
          .getAttribute('href')) ?? '',
        /966112345678/
      )
      assert.deepEqual(await axeViolations(page), [])
      const [row] = await rowsOf(centre, 'class_sessions', { id: session })
      assert.notEqual(row!.instructor_id, account.personId)
      await page.context().close()
    }
  )
})
