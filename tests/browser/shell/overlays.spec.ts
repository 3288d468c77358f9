import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { type BackOffice, go, openBackOffice } from '#tests/helpers/browser/back_office'
import { createStudent } from '#tests/helpers/people/students'

type Opener = { what: string; path: string; opener: (office: BackOffice) => string; opened: string }

const list = '/admin/students'
const openers: Opener[] = [
  {
    what: 'the more actions of a page',
    path: list,
    opener: ({ say }) => `main button[aria-label="${say('shell.more_acts')}"]`,
    opened: '[role=menu]',
  },
  {
    what: 'the menu of a row',
    path: list,
    opener: () => '[data-row-id] button[aria-haspopup=menu]',
    opened: '[role=menu]',
  },
  {
    what: 'a filter',
    path: list,
    opener: () => '[role=search] button[aria-haspopup=dialog]',
    opened: '[role=dialog]',
  },
  {
    what: 'a choice of a form',
    path: `${list}/create`,
    opener: () => '#field-status',
    opened: '[role=listbox]',
  },
  {
    what: "the person's own menu",
    path: list,
    opener: () => '[data-user-menu]',
    opened: '[role=menu]',
  },
]

test.group('What opens over a page', () => {
  for (const { what, path, opener, opened } of openers) {
    test(`lies inside a landmark: ${what}`, async ({ assert, browser }) => {
      const office = await openBackOffice(browser, { locale: 'ar' })
      await createStudent(office.centre)
      await go(office, path)
      await office.page.locator(opener(office)).first().click()
      await office.page.locator(`${opened}:visible`).first().waitFor()
      const lost = (await axeViolations(office.page)).filter((line) => line.startsWith('region'))
      assert.deepEqual(lost, [])
      await office.page.context().close()
    })
  }
})
