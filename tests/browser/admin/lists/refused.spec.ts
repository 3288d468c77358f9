import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { createAdministratorWho, rowsOf } from '#tests/helpers/centre/centre'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import { type BackOffice, go, openBackOffice } from '#tests/helpers/browser/back_office'
import { createGroup } from '#tests/helpers/teaching/groups'
import { openAt } from '#tests/helpers/browser/open_at'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'

const alert = ({ page }: BackOffice) => page.getByRole('alert')

async function archiveHere({ page, say }: BackOffice) {
  await page
    .getByRole('main')
    .getByRole('button', { name: say('shell.more_acts') })
    .first()
    .click()
  await page.getByRole('menuitem', { name: say('ui.list.archive') }).click()
}

test.group('Refused rows', () => {
  inEnglish(
    'C11 archiving many archives what it may, and names what stays and why',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      await createGroup(centre, { status: 'completed' })
      const open = await createGroup(centre)
      const running = await createGroup(centre, { status: 'running' })
      await go(office, '/admin/groups')
      await page.locator('thead input[type=checkbox]').check({ force: true })
      await page
        .getByRole('toolbar', { name: say('ui.list.selection') })
        .getByRole('button', { name: /Archive|أرشفة/ })
        .click()
      await alert(office).waitFor()
      const stayed = await rowsOf(centre, 'groups', { archived_at: null })
      assert.sameMembers(
        stayed.map(({ id }) => id),
        [open, running]
      )
      const told = await alert(office).getByRole('listitem').allTextContents()
      assert.lengthOf(told, 2)
      for (const { code } of stayed)
        assert.isTrue(
          told.some((line) => line.includes(`${code}: ${say('groups.refused.still_going')}`))
        )
      assert.deepEqual(await axeViolations(page), [])
      await page.setViewportSize({ width: 390, height: 800 })
      await page.locator('li[data-row-id]').first().waitFor()
      assert.isAtMost(await sidewaysScroll(page), 0)
      await page.context().close()
    }
  )

  inArabic(
    'C11 on its own page a group that stays says why as well',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const open = await createGroup(centre)
      await go(office, `/admin/groups/${open}`)
      await archiveHere(office)
      await alert(office).getByText(say('groups.refused.still_going')).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await page.reload()
      await page.locator('h1').first().waitFor()
      assert.equal(await alert(office).count(), 0)
      await page.context().close()
    }
  )

  inEnglish(
    'who may add nothing is told who can grant it, in an empty list and on a page',
    async ({ locale, browser }) => {
      const { centre, say } = await openBackOffice(browser, { locale })
      const account = await createAdministratorWho(centre, ['admin.subjects.index'])
      const page = await openAt(browser, { centre, account, locale, path: '/admin/subjects' })
      await page.getByText(say('ui.list.nothing_added')).waitFor()
      await page.goto(page.url().replace('subjects', 'levels'))
      await page.getByText(say('errors.s403.text')).waitFor()
      await page.context().close()
    }
  )
})
