import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { inBoth } from '#tests/helpers/browser/languages'
import { openAt } from '#tests/helpers/browser/open_at'
import { paletteOf } from '#tests/helpers/browser/palette'
import { createCentre, createPerson } from '#tests/helpers/centre/centre'
import { link } from '#tests/helpers/people/guardians'
import { createStudent } from '#tests/helpers/people/students'
import { createGroup, enrolled } from '#tests/helpers/teaching/groups'
import { wordsOf } from '#tests/helpers/words/words'

test.group('Search in a portal', () => {
  inBoth(
    'D1 a guardian finds her child and the child’s group, and nobody else’s',
    async ({ locale, assert, browser }) => {
      const say = (key: string) => wordsOf(locale).get(key)!
      const centre = await createCentre()
      const account = await createPerson(centre, 'guardian')
      const names = { firstName: 'Layan', lastName: 'Otaibi' }
      const child = await createStudent(centre, {
        ...names,
        firstNameOther: 'ليان',
        lastNameOther: 'العتيبي',
      })
      await link(centre, child.id, account.personId)
      const group = await createGroup(centre, { titleEn: 'Evening', titleAr: 'مجموعة المساء' })
      await enrolled(centre, group, { student: { id: child.id } })
      await enrolled(centre, await createGroup(centre), {
        student: { id: (await createStudent(centre, { firstName: 'Marwan' })).id },
      })
      const page = await openAt(browser, { centre, account, locale, path: '/profile' })
      const { ask, options, panel } = paletteOf(page)
      await ask('marwan')
      await panel.getByText(say('search.none')).waitFor()
      await ask(locale === 'ar' ? 'ليان' : 'layan')
      await options.nth(2).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await options.nth(0).click()
      await page.waitForURL(`**/attendance?child=${child.id}`)
      await ask(locale === 'ar' ? 'المساء' : 'evening')
      await options.nth(0).click()
      await page.waitForURL(/\/#group-/)
      await page.context().close()
    }
  )
})
