import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { sessionIn } from '#tests/helpers/browser/calendar'
import { inBoth } from '#tests/helpers/browser/languages'
import { createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { createInstructor, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { absent } from '#tests/helpers/people/absences'
import { createGroup } from '#tests/helpers/teaching/groups'

test.group('A substitute in the dialog of a session', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-26T08:00Z'))

  inBoth(
    'takes over one session, or the instructor’s whole day, and who is free comes first',
    async ({ locale, assert, browser }) => {
      const centre = await createCentre()
      const ill = await createInstructor(centre)
      const [busy, free] = [await createInstructor(centre), await createInstructor(centre)]
      const lesson = async (hour: string, instructor: string) =>
        writeSession(centre, `2026-12-01T${hour}:00Z`, `2026-12-01T${hour}:45Z`, {
          type: 'regular',
          group_id: await createGroup(centre),
          instructor_id: instructor,
        })
      const [first, second] = [await lesson('13', ill), await lesson('15', ill)]
      await lesson('15', busy)
      const office = await openBackOffice(browser, { locale, centre, width: 390 })
      const { page, say } = office
      const dialog = page.getByRole('dialog')
      await go(office, `/admin/class-sessions/${first}`)
      await page.getByRole('main').locator('[aria-haspopup=menu]').first().click()
      await page.getByRole('menuitem', { name: say('sessions.acts.substitute') }).click()
      const choice = (id: string) => dialog.locator(`[name=instructor_id][value="${id}"]`)
      await choice(busy).waitFor()
      const others = dialog.locator('details')
      assert.equal(await others.locator(`[value="${busy}"]`).count(), 0)
      await dialog.locator('[type=radio][value=day]').check()
      await others.locator(`[value="${busy}"]`).waitFor({ state: 'attached' })
      await dialog.getByText(say('sessions.acts.substitute')).last().click()
      await dialog.getByText(say('sessions.errors.choose_substitute')).waitFor()
      assert.isEmpty(await axeViolations(page))
      await choice(free).check()
      await dialog.getByText(say('sessions.change.substitute', { count: 2 })).waitFor()
      await dialog.getByRole('button', { name: say('sessions.acts.substitute') }).click()
      await dialog.waitFor({ state: 'detached' })
      for (const id of [first, second]) {
        const [row] = await rowsOf(centre, 'class_sessions', { id })
        assert.equal(row.instructor_id, free)
      }
      await page.context().close()
    }
  )

  inBoth(
    'is looked for where the page and the calendar say that the instructor is away',
    async ({ locale, assert, browser }) => {
      const centre = await createCentre()
      const ill = await createInstructor(centre)
      const substitute = await createInstructor(centre)
      const lesson = async (hour: string, instructor: string) =>
        writeSession(centre, `2026-12-01T${hour}:00Z`, `2026-12-01T${hour}:45Z`, {
          type: 'regular',
          group_id: await createGroup(centre),
          instructor_id: instructor,
        })
      const [session, later] = [await lesson('13', ill), await lesson('15', ill)]
      await lesson('15', substitute)
      await absent(centre, ill, {
        fromDay: '2026-12-01',
        isWholeDays: true,
        untilDay: '2026-12-01',
      })
      const office = await openBackOffice(browser, { locale, centre })
      const { page, say } = office
      const find = page.getByRole('button', { name: say('substitution.title'), exact: true })
      const dialog = page.getByRole('dialog')
      const choices = dialog.locator('[name=instructor_id]')
      await go(office, '/admin/calendar?layout=list&day=2026-12-01')
      await sessionIn(page, later).click()
      await find.waitFor()
      assert.isEmpty(await axeViolations(page))
      await find.click()
      // Nobody is free then: whoever isn't stays folded away
      const others = dialog.locator('details:not([open])')
      await others.getByText(say('substitution.parts.others', { count: 1 })).waitFor()
      assert.isFalse(await choices.first().isVisible())
      await others.locator('summary').click()
      await choices.first().waitFor()
      await go(office, `/admin/class-sessions/${session}`)
      await find.click()
      await choices.and(page.locator(`[value="${substitute}"]`)).check()
      await dialog.getByRole('button', { name: say('sessions.acts.substitute') }).click()
      await dialog.waitFor({ state: 'detached' })
      await find.waitFor({ state: 'detached' })
      await page.context().close()
    }
  )
})
