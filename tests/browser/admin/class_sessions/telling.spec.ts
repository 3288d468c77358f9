import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic } from '#tests/helpers/browser/languages'
import { lettersTo } from '#tests/helpers/mail/mailbox'
import { createInstructor } from '#tests/helpers/people/instructors'
import { createStudent } from '#tests/helpers/people/students'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createGroup, enrolled } from '#tests/helpers/teaching/groups'
import { test } from '@japa/runner'

test.group('Telling people in a browser', () => {
  inArabic(
    'a cancellation counts whom no letter reaches, and tells the others with a message',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      await page.setViewportSize({ width: 390, height: 800 })
      const { id: instructor } = await createInstructor(centre, { email: 'omar@teach.test' })
      const group = await createGroup(centre)
      for (const email of ['sara@home.test', null]) {
        const { id } = await createStudent(centre, { email })
        await enrolled(centre, group, { student: { id } })
      }
      const session = await writeSession(centre, '2099-09-14T14:00Z', '2099-09-14T15:00Z', {
        ...{ group_id: group, instructor_id: instructor, type: 'regular' },
      })
      await go(office, `/admin/class-sessions/${session}`)
      await page.getByRole('main').locator('[aria-haspopup=menu]').first().click()
      await page.getByRole('menuitem', { name: say('sessions.acts.cancel') }).click()
      const dialog = page.getByRole('dialog')
      const missed = say('sessions.telling.unreached.students', { count: 1, all: 2 })
      await dialog.getByText(missed).waitFor()
      const teacher = say('sessions.telling.instructors', { count: 1 })
      await dialog.getByRole('checkbox', { name: teacher }).uncheck()
      await dialog.locator('#field-message').fill('نعتذر منكم')
      assert.deepEqual(await axeViolations(page), [])
      await dialog.getByRole('button', { name: say('sessions.acts.cancel') }).click()
      await dialog.waitFor({ state: 'detached' })
      const [letter] = await lettersTo(centre, 'sara@home.test')
      assert.include(letter!.text, 'نعتذر منكم')
      assert.isEmpty(await lettersTo(centre, 'omar@teach.test'))
      await page.reload()
      await page.getByText(/شخص واحد/).waitFor()
      await page.context().close()
    }
  )
})
