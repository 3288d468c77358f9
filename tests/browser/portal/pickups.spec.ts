import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { markableSession } from '#tests/helpers/attendance/attendance'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inBoth } from '#tests/helpers/browser/languages'
import { createCentre, createPerson, rowsOf } from '#tests/helpers/centre/centre'
import { link } from '#tests/helpers/people/guardians'

const begins = DateTime.utc().startOf('minute').minus({ minutes: 30 })

test.group('A child is picked up at the desk', () => {
  inBoth(
    'on a phone: by a guardian with one tap, undone, and by someone else with a reason',
    async ({ assert, browser, locale }) => {
      const centre = await createCentre()
      const at: [string, string] = [begins.toISO(), begins.plus({ hours: 1 }).toISO()]
      const { session, students } = await markableSession(centre, 1, at)
      const mother = await createPerson(centre, 'guardian')
      await link(centre, students[0]!, mother.personId)
      const office = await openBackOffice(browser, { centre, locale, width: 390 })
      const { page, say } = office
      await go(office, `/admin/class-sessions/${session}/attendance`)
      const child = page.locator(`[data-child="${students[0]}"]`)
      const choices = child.getByRole('button')
      await choices.first().waitFor()
      assert.equal(await choices.count(), 2)
      for (const choice of await choices.all()) {
        assert.isAtLeast((await choice.boundingBox())!.height, 44)
      }
      const wide = await page.evaluate<number>('document.documentElement.scrollWidth')
      assert.isAtMost(wide, 390)

      await choices.first().click()
      const undo = child.getByText(say('pickups.undo'), { exact: true })
      await undo.waitFor()
      assert.containsSubset(await rowsOf(centre, 'pickups'), [{ guardian_id: mother.personId }])
      assert.deepEqual(await axeViolations(page), [])
      await undo.click()

      await child.getByText(say('pickups.other'), { exact: true }).click()
      const dialog = page.getByRole('dialog')
      const save = dialog.getByRole('button', { name: say('pickups.form.save'), exact: true })
      const field = (name: string) =>
        dialog.getByRole('textbox', { name: say(`pickups.form.${name}`) })
      await field('name').fill('خالد')
      await save.click()
      await dialog.locator('[aria-invalid=true]').waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await field('reason').fill('اتصلت والدته')
      await save.click()
      await dialog.waitFor({ state: 'hidden' })
      await child.getByText('اتصلت والدته').waitFor()
      assert.match(await child.innerText(), /خالد/)
      const made = (await rowsOf(centre, 'pickups')).map((row) => [
        row.name,
        row.undone_at === null,
      ])
      assert.sameDeepMembers(made, [
        [null, false],
        ['خالد', true],
      ])
      await page.context().close()
    }
  )
})
