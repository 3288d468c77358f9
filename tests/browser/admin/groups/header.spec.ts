import { test } from '@japa/runner'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { filledGroup } from '#tests/helpers/teaching/groups'
import { inBoth } from '#tests/helpers/browser/languages'

/** A line's height in units of its letters'. */
const leading = `(({ lineHeight, fontSize }) => parseFloat(lineHeight) / parseFloat(fontSize))(
  getComputedStyle(document.querySelector('[role=dialog] h2'))
)`

test.group('The head of a group', () => {
  inBoth(
    'C11 a group has one primary act beside its name, each of its menu a sign',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const { groupId } = await filledGroup(centre, 2, 1)
      await go(office, `/admin/groups/${groupId}`)
      const main = page.getByRole('main')
      const filled = main.locator('.mantine-Button-root:not([data-variant])')
      assert.deepEqual(await filled.allInnerTexts(), [say('groups.acts.add_student')])
      const title = await main.locator('h1').boundingBox()
      const act = await filled.boundingBox()
      assert.isBelow(act!.y, title!.y + title!.height)
      await main.getByRole('button', { name: say('shell.more_acts') }).click()
      const entries = page.getByRole('menuitem')
      await entries.first().waitFor()
      assert.isAbove(await entries.count(), 2)
      assert.equal(await entries.locator('svg').count(), await entries.count())
      await page.context().close()
    }
  )

  inBoth(
    'C11 the lines of a dialog’s long title keep apart',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      const { groupId } = await filledGroup(centre, 1, 0)
      await go(office, `/admin/groups/${groupId}`)
      await page.getByRole('button', { name: say('groups.acts.add_student') }).click()
      await page.getByRole('dialog').getByRole('heading').first().waitFor()
      assert.isAtLeast(await page.evaluate<number>(leading), locale === 'ar' ? 1.6 : 1.4)
      await page.context().close()
    }
  )
})
