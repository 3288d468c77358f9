import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'
import { createStudent } from '#tests/helpers/people/students'
import { createInstructor, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createGroup, enrolled } from '#tests/helpers/teaching/groups'
import type { Centre } from '#tests/helpers/centre/centre'

const hour = ['2090-03-01T10:00Z', '2090-03-01T11:00Z'] as const

async function taught(centre: Centre) {
  const [group, instructor] = [await createGroup(centre), await createInstructor(centre)]
  const { id: student } = await createStudent(centre)
  await enrolled(centre, group, { student: { id: student } })
  const lesson = { group_id: group, instructor_id: instructor, type: 'regular' }
  return { group, instructor, student, session: await writeSession(centre, ...hour, lesson) }
}

test.group('The first page of a record', () => {
  for (const act of ['transfer', 'freeze', 'drop'] as const)
    inEnglish(
      `C8 ${act} opens from the header of a student in two clicks`,
      async ({ locale, browser }) => {
        const office = await openBackOffice(browser, { locale })
        const { page, centre, say } = office
        const { student } = await taught(centre)
        await go(office, `/admin/students/${student}`)
        await page.getByRole('button', { name: say('shell.more_acts') }).click()
        await page.getByRole('menuitem', { name: say(`enrolments.acts.${act}`) }).click()
        await page.getByRole('dialog').waitFor()
        await page.context().close()
      }
    )

  inArabic(
    'C8 C11 student, group and instructor lead to their next session, and to their fields',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const { student, group, instructor, session } = await taught(centre)
      for (const path of [
        `/admin/students/${student}`,
        `/admin/groups/${group}`,
        `/admin/instructors/${instructor}`,
      ]) {
        await go(office, path)
        assert.deepEqual(await axeViolations(page), [])
        const next = page.getByRole('region', { name: say('office_day.next.title') })
        const link = next.locator(`a[href$="/class-sessions/${session}"]`)
        await link.waitFor()
        await page
          .getByRole('navigation')
          .getByRole('link', { name: say('ui.record.details') })
          .click()
        await page.waitForURL(/tab=(details|notes)/)
        assert.equal(await link.count(), 0)
      }
      await page.context().close()
    }
  )
})
