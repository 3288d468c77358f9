import { freezeClock } from '#domain/shared/time/clock'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { axeViolations } from '#tests/helpers/browser/axe'
import { inArabic } from '#tests/helpers/browser/languages'
import { rowsOf } from '#tests/helpers/centre/centre'
import { createGroup } from '#tests/helpers/teaching/groups'
import { test } from '@japa/runner'

test.group('Chosen and skipped days in a browser', (tests) => {
  tests.each.setup(() => freezeClock('2026-09-01T12:00Z'))

  inArabic(
    'days are typed and picked by keyboard, and one of a series is skipped from its preview',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const group = await createGroup(centre)
      await go(office, `/admin/class-sessions/create?group=${group}`)
      await page.locator('[id="field-slots.0.starts"]').fill('17:00')
      await page.locator('#field-repeats').click()
      await page.getByRole('option', { name: say('sessions.repeats.dates') }).click()
      const days = page.locator('#field-dates')
      await days.fill('7/9/2026')
      await days.press('Enter')
      await days.fill('40/9/2026')
      await days.press('Enter')
      await page.locator('#field-dates-error').waitFor()
      await days.fill('')
      await days.press('ArrowDown')
      await page.locator('[data-dates-dropdown] [data-selected]:focus').waitFor()
      for (const key of ['ArrowDown', 'Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
      await page.keyboard.press('Escape')
      await page.locator('#field-dates:focus').waitFor()
      await page.getByRole('button', { name: say('sessions.form.preview') }).click()
      const plan = page.getByRole('region', { name: say('sessions.plan.title') })
      await plan.getByRole('listitem').nth(2).waitFor()
      await plan.getByRole('button').nth(1).click()
      await plan.getByRole('listitem').nth(2).waitFor({ state: 'detached' })
      assert.deepEqual(await axeViolations(page), [])

      await page.locator('#field-repeats').click()
      await page.getByRole('option', { name: say('sessions.repeats.weekly') }).click()
      await page.locator('#field-starts_on').fill('7/9/2026')
      await page.locator('#field-ends').click()
      await page.getByRole('option', { name: say('sessions.ends.held') }).click()
      await page.locator('#field-ends_count').fill('3')
      await page.locator('#field-excluded').fill('14/9/2026')
      await page.getByRole('button', { name: say('sessions.form.preview') }).click()
      await plan.getByText(say('sessions.plan.excluded'), { exact: true }).waitFor()
      await plan.getByRole('listitem').nth(3).getByRole('button').focus()
      await page.keyboard.press('Enter')
      await plan.getByRole('listitem').nth(4).waitFor()
      await page.getByRole('button', { name: say('sessions.form.create') }).click()
      await page.waitForURL(/class-sessions\?group=/)
      const rows = await rowsOf(centre, 'class_sessions', { group_id: group })
      assert.sameMembers(
        rows.map(({ starts_at: at }) => at.toISOString().slice(0, 10)),
        ['2026-09-07', '2026-09-21', '2026-10-05']
      )
      await page.context().close()
    }
  )
})
