import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic } from '#tests/helpers/browser/languages'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createGroup } from '#tests/helpers/teaching/groups'

test.group('Sessions of a group in a browser', (tests) => {
  tests.each.setup(() => freezeClock('2026-09-02T09:00Z'))

  inArabic(
    'those to come are shown first, those before at a click, and the list is opened on them',
    async ({ assert, browser, locale }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const group = await createGroup(centre)
      const meeting = { type: 'regular', group_id: group }
      await writeSession(centre, '2026-09-01T14:00Z', '2026-09-01T15:00Z', {
        ...meeting,
        title: 'الأولى',
      })
      await writeSession(centre, '2026-09-03T14:00Z', '2026-09-03T15:00Z', {
        ...meeting,
        title: 'الثانية',
      })
      await go(office, `/admin/groups/${group}`)
      const tabs = page.getByRole('navigation', { name: say('ui.record.tabs') })
      await tabs.getByRole('link', { name: new RegExp(say('groups.tabs.sessions')) }).click()
      const table = page.getByRole('region', { name: say('sessions.title') })
      await table.getByText('الثانية').waitFor()
      assert.equal(await table.getByText('الأولى').count(), 0)
      await page.getByText(say('ui.list.when.past'), { exact: true }).click()
      await table.getByText('الأولى').waitFor()
      assert.equal(await table.getByText('الثانية').count(), 0)
      assert.isEmpty(await axeViolations(page))
      await page.getByRole('link', { name: say('sessions.of.in_list') }).click()
      await page.waitForURL(/class-sessions\?group=.*&when=past/)
      await page.getByText('الأولى').waitFor()
    }
  )
})
