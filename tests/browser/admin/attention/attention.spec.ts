import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inBoth } from '#tests/helpers/browser/languages'
import { insert } from '#tests/helpers/database/insert'
import { createInstructor, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createGroup } from '#tests/helpers/teaching/groups'

const day = (days: number) => DateTime.utc().plus({ days }).toISODate()!

test.group('What needs attention', () => {
  inBoth(
    'a group that lacks students, a room and a paper leads from the list to its page, and on to where it is mended',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      const instructor = await createInstructor(centre)
      const group = await createGroup(centre, { startsOn: day(3), minStudents: 4 })
      const lesson = { group_id: group, instructor_id: instructor, type: 'regular' }
      await writeSession(centre, `${day(6)}T14:00Z`, `${day(6)}T15:00Z`, lesson)
      const paper = { kind: 'visa', title: 'Residence', expires_on: day(2) }
      await insert(centre, 'instructor_documents', {
        id: uuid(),
        instructor_id: instructor,
        ...paper,
      })
      await go(office, '/admin/today')
      assert.deepEqual(await axeViolations(page), [])
      const alerts = page.getByRole('region', { name: say('attention.title') })
      for (const kind of ['lacking', 'papers', 'small'] as const) {
        await alerts.getByRole('link', { name: say(`attention.kinds.${kind}`) }).click()
        await page.waitForURL(new RegExp(`kind=${kind}`))
        await alerts
          .locator('[aria-expanded=true]', { hasText: say(`attention.kinds.${kind}`) })
          .waitFor()
        assert.equal(await alerts.locator('li li').count(), 1)
      }
      await alerts.locator('li li').getByRole('link').click()
      await page.getByText(say('attention.group.title')).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await page.getByRole('link', { name: say('attention.group.papers_link') }).click()
      await page.waitForURL(/instructors\/.*tab=documents/)
      await page.context().close()
    }
  )
})
