import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { at, dialogOf, sessionIn, week } from '#tests/helpers/browser/calendar'
import { actAtDesk, actOnPhone, handOf } from '#tests/helpers/browser/calendar_acts'
import { inArabic, inBoth, inEnglish } from '#tests/helpers/browser/languages'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { sessionsIn } from '#tests/helpers/scheduling/editing'
import { test } from '@japa/runner'

test.group('What is done with a session of the calendar', () => {
  inBoth(
    'C11b: every act of the menu by mouse, or by keys alone; what is undone is as it was',
    (context) => actAtDesk(context, context.locale === 'en' ? 'mouse' : 'keys')
  )

  inEnglish(
    'C5 C11b: on a phone a sheet tells of a session and acts on it, and so does the menu of a long press',
    actOnPhone
  )

  inArabic(
    'C5: what a colleague changes arrives within two seconds, and leaves what one is doing alone',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const colleague = await openBackOffice(browser, { locale: 'en', centre })
      const id = await writeSession(centre, ...at(16, 14), { title: 'Robotics' })
      const other = await writeSession(centre, ...at(17, 14), { title: 'Choir' })
      for (const each of [office, colleague]) await go(each, week)
      const drawn = sessionIn(page, id)

      const heightOf = async () => (await sessionIn(page, other).boundingBox())?.y ?? 0
      /** The colleague moves the other session by keys; answers when it is saved. */
      async function moveOther() {
        const theirs = sessionIn(colleague.page, other)
        await theirs.press('ArrowDown')
        await colleague.page.locator('[data-unkept]').waitFor()
        await theirs.press('Enter')
        const dialog = dialogOf(colleague, 'Choir')
        await dialog.getByText(colleague.say('sessions.change.move', { count: 1 })).waitFor()
        const before = await heightOf()
        const saved = colleague.page.waitForResponse((of) => of.request().method() === 'PUT')
        await dialog
          .getByRole('button', { name: colleague.say('calendar.acts.keep', { count: 1 }) })
          .click()
        await saved
        const since = Date.now()
        while ((await heightOf()) < before + 4 && Date.now() < since + 5_000);
        assert.isBelow(Date.now() - since, 2_000)
      }

      const hand = handOf(office, 'mouse')
      await hand.act(drawn, 'move')
      const dialog = dialogOf(office, 'Robotics')
      const starts = dialog.locator('#field-starts')
      await starts.fill('٤:٣٠ م')
      await dialog.getByText(say('sessions.change.move', { count: 1 })).waitFor()
      await moveOther()
      assert.equal(await starts.inputValue(), '٤:٣٠ م')
      await dialog.getByText(say('sessions.change.move', { count: 1 })).waitFor()
      await hand.save('calendar.acts.keep', 1)

      await go(office, week)
      await drawn.press('ArrowDown')
      await page.locator('[data-unkept]').waitFor()
      await moveOther()
      await drawn.and(page.locator(':focus')).waitFor()
      await page.locator('[data-unkept]').waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await dialog.getByText(say('sessions.change.move', { count: 1 })).waitFor()
      await hand.save('calendar.acts.keep', 1)
      assert.deepEqual(
        (await sessionsIn(centre)).map((row) => row.starts_at.toISOString()),
        ['2030-09-16T14:00:00.000Z', '2030-09-17T11:30:00.000Z']
      )
      for (const each of [office, colleague]) await each.page.context().close()
    }
  )
})
