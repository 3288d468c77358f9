import { axeViolations } from '#tests/helpers/axe'
import { createCentre } from '#tests/helpers/centre'
import { go, sitDown } from '#tests/helpers/desk'
import { createCourse, createGroup } from '#tests/helpers/groups'
import { inBoth } from '#tests/helpers/languages'

inBoth(
  'C11 on a phone the filters of a list are one row that scrolls',
  async ({ locale, assert, browser }) => {
    const centre = await createCentre()
    await createGroup(centre, { courseId: await createCourse(centre) })
    const desk = await sitDown(browser, { locale, width: 390, centre })
    const { page, say } = desk
    await go(desk, '/admin/groups')
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
