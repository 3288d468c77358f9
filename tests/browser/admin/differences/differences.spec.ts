import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import { aMark, sayPolicy } from '#tests/helpers/attendance/attendance'
import { claimedBy } from '#tests/helpers/billing/claims'
import { attended, came, pricedGroup } from '#tests/helpers/billing/unbilled'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, message, openBackOffice } from '#tests/helpers/browser/back_office'
import { inEnglish } from '#tests/helpers/browser/languages'
import { createCentre } from '#tests/helpers/centre/centre'

test.group('Differences', () => {
  inEnglish(
    'C16 all that differs is chosen and settled by one press',
    async ({ locale, assert, browser }) => {
      const centre = await createCentre()
      const thaw = freezeClock('2026-11-21T09:00Z')
      await sayPolicy(centre, { no_show_charge: 50 })
      const place = await pricedGroup(centre, { minor: 3_333n })
      const session = await attended(centre, place, '2026-11-02')
      await claimedBy(centre, { ...place, sessions: [session], unit_price: 3_333 })
      await came(centre, session, [aMark(place.student, { status: 'absent', seen: 1 })])
      thaw()
      const office = await openBackOffice(browser, { locale, centre })
      const { page, say } = office
      await go(office, '/admin/invoices/differences')
      await page.getByLabel(say('differences.choose_all')).check()
      assert.deepEqual(await axeViolations(page), [])
      await page
        .getByRole('button', { name: message(locale, 'differences.settle', { count: 1 }) })
        .click()
      await page.getByText(say('differences.none.title')).waitFor()
      await page.context().close()
    }
  )
})
