import { axeViolations } from '#tests/helpers/browser/axe'
import { message } from '#tests/helpers/browser/back_office'
import { at, sessionIn } from '#tests/helpers/browser/calendar'
import { byTurns, inBoth } from '#tests/helpers/browser/languages'
import { openAt } from '#tests/helpers/browser/open_at'
import { createCentre, createPerson } from '#tests/helpers/centre/centre'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { sessionsIn } from '#tests/helpers/scheduling/editing'
import { test } from '@japa/runner'

test.group('The calendar of somebody who teaches or learns', () => {
  test('C20: {who} is told of a session by keys, and is offered nothing that changes it')
    .with(
      byTurns([
        { who: 'instructor', width: 1440 },
        { who: 'student', width: 390 },
      ] as const)
    )
    .run(async ({ assert, browser }, { who, width, locale }) => {
      const centre = await createCentre()
      const account = await createPerson(centre, who)
      const id = await writeSession(centre, ...at(16, 14), {
        ...{ title: 'Robotics', online_url: 'https://meet.example/robotics' },
        [`${who}_id`]: account.personId,
      })
      const before = await sessionsIn(centre)
      const path = '/calendar?layout=list&day=2030-09-16'
      const page = await openAt(browser, { centre, account, path, locale, width })
      const drawn = sessionIn(page, id).last()
      const told = page.getByRole('dialog', { name: 'Robotics' })
      await drawn.press('Enter')
      await told.getByRole('heading').and(page.locator(':focus')).waitFor()
      await told.getByRole('link', { name: message(locale, 'calendar.details.join') }).waitFor()
      await told.getByRole('button', { name: message(locale, 'app.close') }).waitFor()
      assert.equal(await told.getByRole('button').count(), 1)
      assert.deepEqual(await axeViolations(page), [])
      await page.keyboard.press('Escape')
      await told.waitFor({ state: 'detached' })
      await drawn.and(page.locator(':focus')).waitFor()
      for (const key of ['ArrowDown', 'Shift+ArrowDown', 'Shift+F10']) await drawn.press(key)
      await drawn.click({ button: 'right' })
      assert.equal(await page.getByRole('menu').count(), 0)
      assert.equal(await page.locator('[data-unkept]').count(), 0)
      assert.deepEqual(await sessionsIn(centre), before)
      await page.context().close()
    })

  inBoth(
    '2.5 a phone shows which days it is on and the way to absences, neither cut',
    async ({ assert, browser, locale }) => {
      const centre = await createCentre()
      const account = await createPerson(centre, 'instructor')
      const page = await openAt(browser, {
        centre,
        account,
        locale,
        path: '/calendar?layout=week&day=2026-11-30',
        width: 390,
      })
      const days = page.locator('[aria-haspopup=dialog] bdi').first()
      await days.waitFor()
      const link = page
        .locator('main')
        .getByRole('link', { name: message(locale, 'absences.title'), exact: true })
      const isWhole = ({ parentElement: label }: { parentElement: Measured | null }) =>
        label!.scrollWidth <= label!.clientWidth
      assert.isTrue(await days.evaluate(isWhole as never))
      const { x, width } = (await link.boundingBox())!
      assert.isAtLeast(x, 0)
      assert.isAtMost(x + width, 390)
      assert.deepEqual(await axeViolations(page), [])
      await page.context().close()
    }
  )
})

interface Measured {
  scrollWidth: number
  clientWidth: number
}
