import { axeViolations } from '#tests/helpers/browser/axe'
import { createCentre } from '#tests/helpers/centre/centre'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { createCourse, createGroup } from '#tests/helpers/teaching/groups'
import { inBoth } from '#tests/helpers/browser/languages'

inBoth(
  'C11 on a phone the filters of a list are one row that scrolls',
  async ({ locale, assert, browser }) => {
    const centre = await createCentre()
    await createGroup(centre, { courseId: await createCourse(centre) })
    const office = await openBackOffice(browser, { locale, width: 390, centre })
    const { page, say } = office
    await go(office, '/admin/groups')
    const names = ['groups.columns.status', 'groups.columns.course', 'groups.columns.instructor']
    const tops = names.map(async (name) => {
      const button = page.getByRole('main').getByRole('button', { name: say(name), exact: true })
      return Math.round((await button.boundingBox())!.y)
    })
    assert.lengthOf(new Set(await Promise.all(tops)), 1)
    const last = page.getByRole('button', { name: say('ui.columns.open') })
    await last.click()
    await page.getByRole('dialog').or(page.getByRole('menu')).first().waitFor()
    assert.deepEqual(await axeViolations(page), [])
    await page.context().close()
  }
)
